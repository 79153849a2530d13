import type { Direction, Grid, HexIndex } from '../hex';
import { partOf, type Timed } from './animation';
import { hexesAt } from './ride-path';
import type { CounterView } from './view';

/** Those who are no longer in the view and still show, and the dead of the view who do not lie there yet. */
export interface Leaving {
  readonly falling: readonly CounterView[];
  /** How many of the bodies on a hex do not lie there yet, and how many of those are men. */
  readonly unfallen: ReadonlyMap<HexIndex, { readonly count: number; readonly men: number }>;
  /** Dead horses that go down or have not yet; `shown` grows from 0 to 1. */
  readonly sinking: readonly { readonly hex: HexIndex; readonly facing: Direction | null; readonly shown: number }[];
}

/** The horse of a counter, as it falls or runs off: nobody on it, nothing written on it. */
export const bareHorse = (counter: CounterView): CounterView => ({
  ...counter,
  id: `${counter.id} horse`,
  figure: 'horse',
  name: '',
  values: null,
  wounded: false,
  stunned: false,
  ready: false,
  done: false,
});

/** Who mounts is on foot until this much of it is over. */
export const upInTheSaddle = 0.8;

/**
 * The time at which a horse is first seen without its rider: at the end of the step in which the rider falls off or
 * dismounts.
 */
export function looseFrom(steps: readonly Timed[], horse: Timed, rider: string): number {
  const parting = steps
    .slice(0, steps.indexOf(horse))
    .findLast(({ step }) =>
      step.kind === 'fall' ? step.counter.id === rider : step.kind === 'mount' && step.id === rider,
    );
  return parting?.start ?? horse.start;
}

/** Who has left the view by its end and shows at a moment. */
export function leavingAt(grid: Grid, steps: readonly Timed[], now: number): Leaving {
  const falling: CounterView[] = [];
  const unfallen = new Map<HexIndex, { readonly count: number; readonly men: number }>();
  const sinking: Leaving['sinking'][number][] = [];
  const spare = (hex: HexIndex, count: number, men: number): void => {
    const before = unfallen.get(hex) ?? { count: 0, men: 0 };
    unfallen.set(hex, { count: before.count + count, men: before.men + men });
  };
  for (const timed of steps) {
    const { step, start, end } = timed;
    if (now >= end) continue;
    if (step.kind === 'fall') {
      falling.push(step.counter);
      spare(step.counter.hex, 1, 1);
    } else if (step.kind === 'leave') {
      falling.push(step.counter);
    } else if (step.kind === 'horseFall') {
      const { counter, rider, bodies } = step;
      if (rider === null || now >= start) falling.push(bareHorse(counter));
      for (const hex of hexesAt(grid, { at: counter.hex, facing: counter.facing })) spare(hex, bodies, 0);
      const shown = Math.max(0, partOf(timed, now) - 0.4) / 0.6;
      sinking.push({ hex: counter.hex, facing: counter.facing, shown });
    } else if (step.kind === 'flee') {
      if (now >= looseFrom(steps, timed, step.counter.id)) falling.push(bareHorse(step.counter));
    } else if (step.kind === 'mount' && step.horse && partOf(timed, now) <= upInTheSaddle) {
      falling.push(step.horse);
    }
  }
  return { falling, unfallen, sinking };
}
