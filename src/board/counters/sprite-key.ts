import type { CounterView } from '../view';

/** How much of a counter is drawn: all; without its name; the figure alone, where numbers would be too small to read. */
export type Detail = 'full' | 'values' | 'figure';

/** By a hex's radius in CSS pixels. */
export function detailFor(radius: number): Detail {
  if (radius < 21) return 'figure';
  return radius < 38 ? 'values' : 'full';
}

/** Radii in device pixels at which counters are painted. */
const steps = [10, 14, 20, 28, 40, 52, 66, 84, 104, 132, 168, 210] as const;

/** The smallest step that is not smaller than wanted; the largest beyond. */
export const spriteStep = (radius: number): number =>
  steps.find((step) => step >= radius * 0.97) ?? (steps.at(-1) as number);

/** Everything that a counter's picture depends on: equal keys share one picture. */
export function spriteKey(counter: CounterView, detail: Detail, step: number): string {
  const { values, dice, lives } = counter;
  return [
    step,
    detail,
    counter.colour,
    counter.pattern,
    counter.figure,
    counter.weapon ?? '',
    counter.facing ?? '',
    detail === 'full' ? counter.name : '',
    detail === 'figure' || !values ? '' : `${values.attack}.${values.defence}.${values.move}`,
    detail === 'figure' || !dice ? '' : `${dice.melee}.${dice.shooting}.${dice.magic}.${dice.defence}`,
    lives && lives.of > 1 ? `${lives.left}/${lives.of}` : '',
    (counter.badges ?? []).map(({ kind, count }) => `${kind}${count ?? ''}`).join('.'),
    (counter.hidden ? 'h' : '') +
      (counter.invisible ? 'i' : '') +
      (counter.wounded ? 'w' : '') +
      (counter.stunned ? 's' : '') +
      (counter.armoured ? 'a' : '') +
      (counter.done ? 'd' : '') +
      (counter.ready ? 'r' : ''),
  ].join('|');
}
