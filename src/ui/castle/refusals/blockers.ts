import type { Blocker, CastleGame } from '../../../castle';
import { neighbour, type Direction, type HexIndex } from '../../../hex';
import { phrase, type Phrase } from '../../table/log/voice';

type Game = Pick<CastleGame, 'board'>;

/** "wall between D4 and D5"; a side at the board's edge, or one of which only the hex is known, is named by that. */
export function wallWords(game: Game, kind: 'wall' | 'window', hex: HexIndex, direction: Direction | null): Phrase {
  const beyond = direction === null ? -1 : neighbour(game.board.grid, hex, direction);
  return beyond < 0
    ? phrase(kind === 'wall' ? 'castlelog.blocker.wallAt' : 'castlelog.blocker.windowAt', { hex: { hex } })
    : phrase(`castlelog.blocker.${kind}`, { hex: { hex }, beyond: { hex: beyond } });
}

/** One thing that stops a shot: "tree in K7", "wall between D4 and D5". @rule CFI-4 */
export function blockerWords(game: Game, blocker: Blocker): Phrase {
  switch (blocker.kind) {
    case 'wall':
    case 'window':
      return wallWords(game, blocker.kind, blocker.hex, blocker.direction);
    case 'tree':
    case 'tower':
      return phrase(`castlelog.blocker.${blocker.kind}`, { hex: { hex: blocker.hex } });
  }
}

/** The rule by which it stops the shot. @rule CFI-4 @rule LOF-7 */
export const blockerRule = ({ kind }: Blocker): string => (kind === 'window' ? 'LOF-7' : 'CFI-4');
