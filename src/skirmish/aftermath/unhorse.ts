import { hasSide } from '../../game';
import { directions, neighbour, type HexIndex } from '../../hex';
import { fieldOf, hexesOf, pieceAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { footGroundCost, impassable } from '../ground';
import type { Script } from '../script';
import type { SkirmishState } from '../state';
import { kill, killHorseUnder, stun } from './afflict';
import { nearest } from './nearness';

/** Free hexes next to a horse, not behind a wall: where its rider can stand. In order of hex. @rule UNH-1 */
export function freeBeside(game: SkirmishGame, state: SkirmishState, horse: Piece): HexIndex[] {
  const field = fieldOf(game, state);
  const free = new Set<HexIndex>();
  for (const half of hexesOf(horse)) {
    for (const direction of directions) {
      const hex = neighbour(game.board.grid, half, direction);
      if (hex < 0 || hasSide(game.board.wall, half, direction) || pieceAt(field, hex)) continue;
      if (footGroundCost(game, state.bodies, hex) !== impassable) free.add(hex);
    }
  }
  return [...free].sort((a, b) => a - b);
}

/**
 * The hex on which an unhorsed rider lands: as far from the enemies as possible; null when there is no room. @rule
 * UNH-1
 */
export function unhorsedTo(game: SkirmishGame, state: SkirmishState, rider: Piece): HexIndex | null {
  const enemies = fieldOf(game, state).pieces.filter(
    ({ army, standing, values }) => army !== null && army !== rider.army && standing && values.attack > 0,
  );
  let best: HexIndex | null = null;
  let farthest = -1;
  for (const hex of freeBeside(game, state, rider)) {
    const far = nearest(game.board.grid, hex, enemies);
    if (far > farthest) [best, farthest] = [hex, far];
  }
  return best;
}

/**
 * Unhorses a rider: the horse is killed and the rider lands beside it, if there is room; `stunned`: stunned as well.
 * @rule UNH-1 @rule UNH-2
 */
export function unhorse(script: Script, who: string, stunned = false): void {
  const at = unhorsedTo(script.game, script.state(), script.field().byId.get(who)!);
  killHorseUnder(script, who);
  if (at === null) return kill(script, who, 'UNH-1');
  script.emit({ type: 'unhorsed', who, at });
  if (stunned) stun(script, who);
}
