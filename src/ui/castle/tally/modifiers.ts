import type { CastleGame, Fraction } from '../../../castle';
import type { Modifier, Tally } from '../../../game';
import type { Direction } from '../../../hex';
import type { LogDetail } from '../../table/log/line';
import { names, phrase, type Phrase } from '../../table/log/voice';
import { sideWords } from '../log/places';

type Game = Pick<CastleGame, 'board'>;
type Words = (game: Game, modifier: Modifier) => Phrase;

const about =
  (id: Phrase['messageId']): Words =>
  (_game, { facts }) =>
    phrase(id, { who: names(String(facts['who'])) });

const alone =
  (id: Phrase['messageId']): Words =>
  () =>
    phrase(id);

/** Every reason that the rules give for dice and defences. */
const reasons: Readonly<Record<string, Words>> = {
  melee: about('castlelog.modifier.melee'),
  shooting: about('castlelog.modifier.shooting'),
  magic: about('castlelog.modifier.magic'),
  own: about('castlelog.modifier.own'),
  // The machine's one die when it shoots; its defence when it is struck.
  catapult: (_game, { rule }) => phrase(rule === 'CAT-2' ? 'castlelog.modifier.stone' : 'castlelog.modifier.catapult'),
  section: alone('castlelog.modifier.section'),
  'over-the-wall': alone('castlelog.modifier.over-the-wall'),
  'catapult-misses': alone('castlelog.modifier.catapult-misses'),
  rampart: (game, { facts }) =>
    phrase('castlelog.modifier.rampart', {
      section: sideWords(game, Number(facts['hex']), Number(facts['direction']) as Direction),
    }),
  'tower-beside': (_game, { facts }) =>
    phrase('castlelog.modifier.tower-beside', { hex: { hex: Number(facts['hex']) } }),
  'top-from-top': alone('castlelog.modifier.top-from-top'),
  'top-from-below': alone('castlelog.modifier.top-from-below'),
};

/** What dice or a defence come from, in a few words. */
export function modifierWords(game: Game, modifier: Modifier): Phrase {
  return reasons[modifier.reason]?.(game, modifier) ?? phrase('castlelog.modifier.other', { rule: modifier.rule });
}

/** Every value of a tally as a line's detail. */
export const valueDetails = (game: Game, tally: Tally): LogDetail[] =>
  tally.map((modifier) => ({ kind: 'value', modifier, phrase: modifierWords(game, modifier) }));

/** A chance as a part from 0 to 1. */
export const partOf = ({ numerator, denominator }: Fraction): number => numerator / denominator;
