import { distance, type Grid, type HexIndex } from '../../hex';
import { hexesOf, type Piece } from '../field';

/** Distance from a hex to an enemy; to the nearer hex of a rider. @rule RET-5 */
export const distanceTo = (grid: Grid, hex: HexIndex, enemy: Piece): number =>
  Math.min(...hexesOf(enemy).map((half) => distance(grid, hex, half)));

/** Distance from a hex to the nearest of several enemies. */
export const nearest = (grid: Grid, hex: HexIndex, enemies: readonly Piece[]): number =>
  Math.min(...enemies.map((enemy) => distanceTo(grid, hex, enemy)));
