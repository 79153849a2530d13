import type { HexIndex, Point } from '../hex';
import type { BoardView, CounterView, GroundView } from './view';

/** How a counter lies on its hex: moved from the middle, and how large. */
export interface Lie extends Point {
  readonly size: number;
}

const alone: Lie = { x: 0, y: 0, size: 1 };
/** On a tower's top a counter lies within the battlements. */
export const towerSize = 0.84;
const onTop: Lie = { x: 0, y: 0, size: towerSize };
/** Two lie side by side, parted by the line from between N and NE to between S and SW: each has three of the six parts. */
const pair: readonly [Lie, Lie] = [
  { x: -37, y: -19, size: 0.6 },
  { x: 37, y: 19, size: 0.6 },
];

const lies = new WeakMap<readonly CounterView[], ReadonlyMap<HexIndex, readonly string[]>>();

/** Who shares a hex with others, in order of id; only hexes with more than one are in it. */
function sharing(counters: readonly CounterView[]): ReadonlyMap<HexIndex, readonly string[]> {
  let shared = lies.get(counters);
  if (!shared) {
    const all = new Map<HexIndex, string[]>();
    for (const { id, hex, facing } of counters) {
      if (facing === null) all.set(hex, [...(all.get(hex) ?? []), id]);
    }
    // In an order that does not change when one of them falls.
    shared = new Map([...all].filter(([, ids]) => ids.length > 1).map(([hex, ids]) => [hex, ids.toSorted()]));
    lies.set(counters, shared);
  }
  return shared;
}

const together = new WeakMap<readonly CounterView[], readonly CounterView[]>();

/** The counters of a view and, on a tower's top, one that is just falling there. */
export function lying(
  { counters, ground }: Pick<BoardView, 'counters' | 'ground'>,
  falling: readonly CounterView[],
): readonly CounterView[] {
  if (falling.length === 0) return counters;
  const known = together.get(falling);
  if (known) return known;
  const onTops = falling.filter(
    ({ id, hex }) => ground.terrain[hex] === 'tower' && !counters.some((one) => one.id === id),
  );
  const all = onTops.length > 0 ? [...counters, ...onTops] : counters;
  together.set(falling, all);
  return all;
}

/** How a counter lies on its hex among the others. Riders lie as they ride. */
export function lieOf(ground: GroundView, counters: readonly CounterView[], counter: CounterView): Lie {
  if (counter.facing !== null) return alone;
  const place = sharing(counters).get(counter.hex)?.indexOf(counter.id) ?? -1;
  if (place >= 0) return pair[place % 2] as Lie;
  return ground.terrain[counter.hex] === 'tower' ? onTop : alone;
}

/** A lie while its counter is away from its hex's middle by a distance: on the move it is as large as any. */
export function lieOnTheWay(lie: Lie, away: number): Lie {
  const part = Math.max(0, 1 - away / 100);
  return { x: lie.x * part, y: lie.y * part, size: 1 + (lie.size - 1) * part };
}
