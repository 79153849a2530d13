import type { Refusal } from '../../../game';
import { type RefusalCode, type Sequence, type SkirmishGame, impassable } from '../../../skirmish';
import { names, phrase, type Phrase } from '../../table/log/voice';
import { terrainWord } from '../tally/modifiers';
import { blockerOf, blockerWords } from './blockers';

type Game = Pick<SkirmishGame, 'board' | 'byId' | 'ground'>;
type Facts = Refusal['facts'];
type Words = (game: Game, facts: Facts, rule: string) => Phrase;

const who = (facts: Facts, key = 'who') => names(String(facts[key] ?? ''));
const hex = (facts: Facts, key = 'hex') => ({ hex: Number(facts[key] ?? 0) });
const number = (facts: Facts, key: string): number => Number(facts[key] ?? 0);
const sequence = (facts: Facts, key: string): Phrase => phrase(`rules.sequence.${number(facts, key) as Sequence}`);

/** Bows shoot twice, crossbows once: what to say depends on where the turn stands. @rule TURN-1 */
function wrongSequence(facts: Facts): Phrase {
  const [needed, now] = [number(facts, 'needed'), number(facts, 'sequence')];
  const values = { needed: sequence(facts, 'needed'), now: sequence(facts, 'sequence') };
  if (now === 0) return phrase('refusals.wrongSequence.deploying');
  if (needed === 0) return phrase('refusals.wrongSequence.deployed');
  if (needed === 1 && now === 2) return phrase('refusals.wrongSequence.between', values);
  if (needed === 1 && now === 3) return phrase('refusals.wrongSequence.crossbow', values);
  return phrase(needed > now ? 'refusals.wrongSequence.later' : 'refusals.wrongSequence.over', values);
}

/** The stunned do nothing; a mule never attacks. @rule CHR-3 @rule CHR-5 */
const cannotAct: Words = (_game, facts, rule) =>
  phrase(rule === 'CHR-5' ? 'refusals.cannotAct.harmless' : 'refusals.cannotAct.stunned', { who: who(facts) });

/** Each verb has its own count. @rule SHT-3 @rule MOV-1 @rule MEL-1 */
const alreadyActed: Words = (_game, facts, rule) => {
  const id = rule.startsWith('SHT') ? 'shot' : rule.startsWith('MEL') ? 'attacked' : 'moved';
  return phrase(`refusals.alreadyActed.${id}`, { who: who(facts) });
};

/** Ground that nobody passes, or the dead. @rule TER-3 */
const noWayThrough: Words = (game, facts) => {
  const at = number(facts, 'hex');
  const values = { hex: hex(facts), terrain: terrainWord(game, at) };
  if (game.ground.foot[at] === impassable) return phrase('refusals.noWayThrough', values);
  if (facts['mounted'] && game.ground.mounted[at] === impassable) return phrase('refusals.noWayThrough.horse', values);
  return phrase('refusals.noWayThrough.bodies', values);
};

const noPath: Words = (_game, facts) =>
  facts['from'] === facts['to']
    ? phrase('refusals.noPath.nowhere')
    : phrase('refusals.noPath', { from: hex(facts, 'from'), to: hex(facts, 'to') });

const lineBlocked: Words = (game, facts) =>
  phrase(facts['by'] === 'crest' ? 'refusals.lineBlocked.crest' : 'refusals.lineBlocked', {
    blocker: blockerWords(game, blockerOf(facts)),
  });

const notInContact: Words = (_game, facts) =>
  facts['who'] === undefined
    ? phrase('refusals.notInContact.nobody')
    : phrase('refusals.notInContact', { who: who(facts), target: who(facts, 'target') });

const named =
  (id: Phrase['messageId']): Words =>
  (_game, facts) =>
    phrase(id, { who: who(facts) });

const fixed =
  (id: Phrase['messageId']): Words =>
  () =>
    phrase(id);

/** Words for every code: the compiler names the ones that have none. */
const words: Readonly<Record<RefusalCode, Words>> = {
  'game-over': fixed('refusals.gameOver'),
  'wrong-sequence': (_game, facts) => wrongSequence(facts),
  'choice-first': named('refusals.choiceFirst'),
  'no-choice': named('refusals.noChoice'),
  'cannot-act': cannotAct,
  unknown: fixed('refusals.unknown'),
  'already-acted': alreadyActed,
  'already-attacked': named('refusals.alreadyAttacked'),
  'shot-already': named('refusals.shotAlready'),
  'no-weapon': named('refusals.noWeapon'),
  'not-a-target': named('refusals.notATarget'),
  'in-contact': (_game, facts) => phrase('refusals.inContact', { who: who(facts), enemy: who(facts, 'enemy') }),
  'out-of-range': (_game, facts) =>
    phrase('refusals.outOfRange', { range: number(facts, 'range'), reach: number(facts, 'reach'), who: who(facts) }),
  'line-blocked': lineBlocked,
  'no-path': noPath,
  'too-far': (_game, facts) =>
    phrase('refusals.tooFar', { who: who(facts), need: number(facts, 'need'), have: number(facts, 'have') }),
  'no-way-through': noWayThrough,
  'no-way-there': (_game, facts) =>
    phrase(facts['mounted'] ? 'refusals.noWayThere.horse' : 'refusals.noWayThere', {
      who: who(facts),
      hex: hex(facts),
    }),
  'wall-between': (game, facts) =>
    phrase('refusals.wallBetween', {
      wall: blockerWords(game, blockerOf(facts)),
    }),
  'enemy-in-the-way': (_game, facts) => phrase('refusals.enemyInTheWay', { who: who(facts), hex: hex(facts) }),
  'horse-in-the-way': (_game, facts) => phrase('refusals.horseInTheWay', { hex: hex(facts) }),
  'place-taken': (_game, facts) => phrase('refusals.placeTaken', { hex: hex(facts) }),
  'not-an-exit': (_game, facts) => phrase('refusals.notAnExit', { who: who(facts), hex: hex(facts) }),
  'not-in-contact': notInContact,
  'cannot-strike': named('refusals.cannotStrike'),
  'several-on-several': fixed('refusals.severalOnSeveral'),
  'mixed-defenders': named('refusals.mixedDefenders'),
  'too-weak': (_game, facts) =>
    phrase('refusals.tooWeak', { attack: number(facts, 'attack'), defence: number(facts, 'defence') }),
  'not-the-freed-hex': named('refusals.notTheFreedHex'),
  'no-room-to-dismount': named('refusals.noRoomToDismount'),
  'no-horse': named('refusals.noHorse'),
  'cannot-lead': named('refusals.cannotLead'),
  'not-in-zone': (_game, facts) => phrase('refusals.notInZone', { hex: hex(facts) }),
};

/** Why a command is refused, what with, and what to do instead. */
export function refusalWords(game: Game, { code, facts, rule }: Refusal): Phrase {
  const say = words[code as RefusalCode] as Words | undefined;
  return say?.(game, facts, rule) ?? phrase('refusals.other');
}
