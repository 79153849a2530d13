import type { Point } from '../../hex';
import { inradius } from '../world';

/** Half a rider's card across, in world units. */
export const riderHalf = 56;
/** From the head hex's middle to the tip of the card, and to where it begins to narrow. */
const tip = 72;
const shoulder = 24;
/** From the hindquarters' middle to the card's end. */
const back = 56;

/**
 * The outline of a rider's card, enlarged by some units: the head's hex with its middle at (0, 0), the head's end
 * upward and pointed, so that the shape shows the facing.
 */
export function riderOutline(grow: number): readonly Point[] {
  const half = riderHalf + grow;
  const front = tip + grow;
  const end = 2 * inradius + back + grow;
  return [
    { x: -half, y: -shoulder - grow * 0.5 },
    { x: -half * 0.16, y: -front },
    { x: half * 0.16, y: -front },
    { x: half, y: -shoulder - grow * 0.5 },
    { x: half, y: end - 12 },
    { x: half - 12, y: end },
    { x: -half + 12, y: end },
    { x: -half, y: end - 12 },
  ];
}
