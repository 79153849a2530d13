import type { AnimationStep, Stance } from './animation';
import type { CounterView } from './view';
import { neighbour, opposite, type Grid, type HexIndex } from '../hex';

const stanceOf = ({ hex, facing }: Pick<CounterView, 'hex' | 'facing'>): Stance => ({ at: hex, facing });
const inHex = (at: HexIndex): Stance => ({ at, facing: null });

function stancesOfStep(step: AnimationStep): readonly Stance[] {
  switch (step.kind) {
    case 'move':
    case 'push':
      return step.path;
    case 'mount':
      return [...step.path, stanceOf(step.before), ...(step.horse ? [stanceOf(step.horse)] : [])];
    case 'shot':
    case 'throw':
      return [inHex(step.from), inHex(step.to)];
    case 'fall':
    case 'leave':
    case 'horseFall':
    case 'flee':
      return [stanceOf(step.counter)];
    case 'crumble':
    case 'mend':
      return [inHex(step.hex)];
    case 'blast':
    case 'blow':
    case 'puff':
      return [inHex(step.at)];
    case 'appear':
    case 'loose':
    case 'wound':
    case 'stun':
    case 'recover':
      return [];
  }
}

/** The hexes that somebody stands on: a rider's horse fills the one behind him too. */
const hexesOfStance = (grid: Grid, { at, facing }: Stance): readonly HexIndex[] =>
  (facing === null ? [at] : [at, neighbour(grid, at, opposite(facing))]).filter((hex) => hex >= 0 && hex < grid.size);

/** The hexes that counters fill. */
export const hexesOfCounters = (grid: Grid, counters: readonly CounterView[]): readonly HexIndex[] =>
  counters.flatMap((counter) => hexesOfStance(grid, stanceOf(counter)));

/** The given hexes, with the rear hex of every rider among them. */
export const withHorses = (
  grid: Grid,
  counters: readonly CounterView[],
  hexes: readonly HexIndex[],
): readonly HexIndex[] => [
  ...new Set([
    ...hexes,
    ...hexesOfCounters(
      grid,
      counters.filter(({ hex }) => hexes.includes(hex)),
    ),
  ]),
];

/** The hexes in which steps are seen, each once. */
export const hexesOfSteps = (grid: Grid, steps: readonly AnimationStep[]): readonly HexIndex[] => [
  ...new Set(steps.flatMap(stancesOfStep).flatMap((stance) => hexesOfStance(grid, stance))),
];
