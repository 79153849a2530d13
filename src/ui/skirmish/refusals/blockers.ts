import { neighbour, type Direction } from '../../../hex';
import type { Blocker } from '../../../skirmish';
import { names, phrase, type Phrase, type Voice } from '../../table/log/voice';
import { terrainWord } from '../tally/modifiers';

type Board = Voice['game'];

/** "between D4 and D5"; a side at the board's edge is named by its one hex. */
export function sideWords(game: Board, kind: 'wall' | 'window' | 'crest', hex: number, direction: Direction): Phrase {
  const side = phrase(`rules.side.${kind}`);
  const beyond = neighbour(game.board.grid, hex, direction);
  return beyond < 0
    ? phrase('refusals.blocker.edge', { side, hex: { hex } })
    : phrase('refusals.blocker.side', { side, hex: { hex }, beyond: { hex: beyond } });
}

/** One thing that stops a line of fire: "tree in K7", "wall between D4 and D5", "Odo in F6". @rule LOF-4 @rule LOF-9 */
export function blockerWords(game: Board, blocker: Blocker): Phrase {
  switch (blocker.kind) {
    case 'wall':
    case 'window':
    case 'crest':
      return sideWords(game, blocker.kind, blocker.hex, blocker.direction);
    case 'terrain':
      return phrase('refusals.blocker.hex', { what: terrainWord(game, blocker.hex), hex: { hex: blocker.hex } });
    case 'character':
      return phrase('refusals.blocker.hex', { what: names(blocker.who), hex: { hex: blocker.hex } });
  }
}

/** The blocker that a refusal's facts describe. */
export function blockerOf(facts: Readonly<Record<string, string | number>>): Blocker {
  const hex = Number(facts['hex'] ?? 0);
  const kind = facts['by'] as Blocker['kind'];
  if (kind === 'terrain') return { kind, hex };
  if (kind === 'character') return { kind, hex, who: String(facts['who']) };
  return { kind, hex, direction: Number(facts['direction'] ?? 0) as Direction };
}
