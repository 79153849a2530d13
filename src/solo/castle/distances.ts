import { directions, neighbour, opposite, type Grid, type HexIndex } from '../../hex';

/** What a whole section is worth in points of movement to somebody who must climb it: two tries, and a step lost. */
const climbCost = 4;
const far = 255;

/**
 * By hex, the points of the cheapest way to the nearest goal with nobody in the way; `far` (255) where there is none.
 * `steps`: by `hex * 6 + direction`; `climbs`: ramparts that can be climbed, null for those who need not climb.
 */
export function fieldTo(
  grid: Grid,
  steps: Uint8Array,
  climbs: Uint8Array | null,
  goals: readonly HexIndex[],
  start: number,
): Uint8Array {
  const field = new Uint8Array(grid.size).fill(far);
  const queues: HexIndex[][] = Array.from({ length: far }, () => []);
  const reach = (hex: HexIndex, cost: number) => {
    if (cost >= far || cost >= field[hex]!) return;
    field[hex] = cost;
    queues[cost]!.push(hex);
  };
  for (const goal of goals) reach(goal, start);
  for (const [cost, queue] of queues.entries()) {
    for (const hex of queue) {
      if (field[hex] !== cost) continue;
      for (const direction of directions) {
        const from = neighbour(grid, hex, direction);
        if (from < 0) continue;
        const way = opposite(direction);
        const step = steps[from * 6 + way]!;
        if (step !== far) reach(from, cost + step);
        else if (climbs && climbs[from]! & (1 << way)) reach(from, cost + climbCost);
      }
    }
  }
  return field;
}
