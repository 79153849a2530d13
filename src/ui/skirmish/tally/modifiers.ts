import { terrainIds, type Modifier } from '../../../game';
import type { HexIndex } from '../../../hex';
import { phrase, names, type Phrase, type Voice } from '../../table/log/voice';

type Words = (game: Voice['game'], facts: Modifier['facts']) => Phrase;

const hexFact = (facts: Modifier['facts']) => ({ hex: { hex: Number(facts['hex'] ?? 0) } });

/** The word for the ground on a hex. */
export const terrainWord = (game: Voice['game'], hex: HexIndex): Phrase =>
  phrase(`rules.terrain.${terrainIds[game.board.terrain[hex] ?? 0] ?? 'open'}`);

/** Every reason that the rules give a modifier. */
const reasons: Readonly<Record<string, Words>> = {
  range: (_game, facts) => phrase('log.modifier.range', { count: Number(facts['range']) }),
  armour: (_game, facts) => phrase('log.modifier.armour', { who: names(String(facts['who'])) }),
  several: (_game, facts) => phrase('log.modifier.several', { count: Number(facts['count']) }),
  ground: (game, facts) =>
    phrase('log.modifier.ground', { ...hexFact(facts), terrain: terrainWord(game, Number(facts['hex'])) }),
  above: () => phrase('log.modifier.above'),
  below: () => phrase('log.modifier.below'),
  window: () => phrase('log.modifier.window'),
  fence: () => phrase('log.modifier.fence'),
  door: (_game, facts) => phrase('log.modifier.door', hexFact(facts)),
};

/** What a modifier is for, in a few words. */
export function modifierWords(game: Voice['game'], { reason, facts, rule }: Modifier): Phrase {
  return reasons[reason]?.(game, facts) ?? phrase('log.modifier.other', { rule });
}
