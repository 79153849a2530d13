import type { Direction, HexIndex } from '../../../hex';
import { canStrike } from '../contact';
import type { Cast } from './cast';
import { isAlive, nobody, stands, tailAt, valueOf, type Figures } from './figures';

/**
 * The places where one man could end his move, in order of cost; filled again for each man. Each hex is there once, for
 * a horse with its cheapest facing.
 */
export interface Reach {
  readonly hexes: Int16Array;
  readonly facings: Int8Array;
  readonly costs: Uint8Array;
  count: number;
}

/** Most points anybody has. */
const mostPoints = 24;

interface Scratch {
  readonly cost: Uint8Array;
  readonly seen: Int32Array;
  readonly kept: Int32Array;
  readonly buckets: readonly Int32Array[];
  readonly filled: Int32Array;
  stamp: number;
}

const scratches = new Map<number, Scratch>();

function scratchFor(size: number): Scratch {
  const known = scratches.get(size);
  if (known) return known;
  const made: Scratch = {
    cost: new Uint8Array(size * 6),
    seen: new Int32Array(size * 6),
    kept: new Int32Array(size),
    buckets: Array.from({ length: mostPoints + 1 }, () => new Int32Array(size * 6 + 6)),
    filled: new Int32Array(mostPoints + 1),
    stamp: 0,
  };
  scratches.set(size, made);
  return made;
}

/** Room for the places that one figure can reach, none in it yet. */
export const newReach = ({ game }: Cast): Reach => ({
  hexes: new Int16Array(game.board.grid.size),
  facings: new Int8Array(game.board.grid.size),
  costs: new Uint8Array(game.board.grid.size),
  count: 0,
});

/** Counts, by hex, the enemies of an army who could strike there: a hex that nobody leaves without a test. @rule MOV-3 */
export function markZone(cast: Cast, figures: Figures, army: number, zone: Uint8Array): void {
  const { neighbours } = cast.game.board.grid;
  zone.fill(0);
  for (let man = 0; man < cast.count; man++) {
    if (cast.army[man] === army || !stands(figures, man) || cast.attack[valueOf(figures, man)] === 0) continue;
    const rides = figures.facing[man]! >= 0;
    const head = figures.at[man]!;
    for (let half = head; half >= 0; half = half === head ? tailAt(cast, head, figures.facing[man]!) : -1) {
      for (let direction = 0; direction < 6; direction++) {
        const to = neighbours[half * 6 + direction]!;
        if (to >= 0 && canStrike(cast, rides, half, direction as Direction, to)) zone[to]!++;
      }
    }
  }
}

const mayPass = (cast: Cast, figures: Figures, man: number, hex: HexIndex): boolean => {
  const other = figures.holder[hex]!;
  if (other === nobody || other === man) return true;
  if (other >= cast.count) return false;
  return cast.army[other] === cast.army[man] || !stands(figures, other);
};

const mayStop = (figures: Figures, man: number, hex: HexIndex): boolean =>
  figures.holder[hex] === nobody || figures.holder[hex] === man;

/**
 * All places that a man can reach without infiltration tests: in simulations men go round, or stop. @rule MOV-1 @rule
 * MOV-3
 */
export function spread(cast: Cast, figures: Figures, man: number, zone: Uint8Array, reach: Reach): void {
  const { grid } = cast.game.board;
  const scratch = scratchFor(grid.size);
  const { cost, seen, kept, buckets, filled } = scratch;
  const rides = figures.facing[man]! >= 0;
  const points = Math.min(mostPoints, cast.move[valueOf(figures, man)]!);
  const start = rides ? figures.at[man]! * 6 + figures.facing[man]! : figures.at[man]!;
  const { from, to: next, cost: paid } = cast.ways;
  const { footSteps } = cast.game.ground;
  const stamp = ++scratch.stamp;
  filled.fill(0);
  reach.count = 0;
  seen[start] = stamp;
  cost[start] = 0;
  buckets[0]![filled[0]!++] = start;
  const visit = (node: number, hex: HexIndex, price: number): void => {
    if (price > points || (seen[node] === stamp && cost[node]! <= price) || !mayPass(cast, figures, man, hex)) return;
    seen[node] = stamp;
    cost[node] = price;
    buckets[price]![filled[price]!++] = node;
  };
  for (let spent = 0; spent <= points; spent++) {
    const bucket = buckets[spent]!;
    for (let index = 0; index < filled[spent]!; index++) {
      const node = bucket[index]!;
      if (cost[node] !== spent) continue;
      const hex = rides ? Math.trunc(node / 6) : node;
      const facing = rides ? node % 6 : -1;
      if (kept[hex] !== stamp && mayStop(figures, man, hex)) {
        const tail = tailAt(cast, hex, facing);
        if (tail < 0 || mayStop(figures, man, tail)) {
          kept[hex] = stamp;
          reach.hexes[reach.count] = hex;
          reach.facings[reach.count] = facing;
          reach.costs[reach.count++] = spent;
        }
      }
      if (zone[hex]! > 0 && node !== start) continue;
      if (rides) {
        for (let step = from[node]!; step < from[node + 1]!; step++) {
          visit(next[step]!, Math.trunc(next[step]! / 6), spent + paid[step]!);
        }
      } else {
        for (let direction = 0; direction < 6; direction++) {
          const price = footSteps[node * 6 + direction]!;
          const to = grid.neighbours[node * 6 + direction]!;
          if (price < 255 && to >= 0) visit(to, to, spent + price);
        }
      }
    }
  }
}

/**
 * Calls `visit` for every living enemy whom a man could attack from a pose, with the hex from which and the direction.
 */
export function eachTouched(
  cast: Cast,
  figures: Figures,
  man: number,
  at: HexIndex,
  facing: number,
  visit: (other: number, from: HexIndex, direction: Direction, to: HexIndex) => void,
): void {
  const { neighbours } = cast.game.board.grid;
  const rides = facing >= 0;
  for (let half = at; half >= 0; half = half === at ? tailAt(cast, at, facing) : -1) {
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbours[half * 6 + direction]!;
      const other = to < 0 ? nobody : figures.holder[to]!;
      if (other < 0 || other >= cast.count || cast.army[other] === cast.army[man]) continue;
      if (canStrike(cast, rides, half, direction as Direction, to)) visit(other, half, direction as Direction, to);
    }
  }
}

/** Whether an enemy able to strike is beside him: then he does not shoot. @rule LOF-1 */
export function isPressed(cast: Cast, figures: Figures, man: number, zone: Uint8Array): boolean {
  if (!isAlive(figures, man)) return false;
  const tail = tailAt(cast, figures.at[man]!, figures.facing[man]!);
  return zone[figures.at[man]!]! > 0 || (tail >= 0 && zone[tail]! > 0);
}
