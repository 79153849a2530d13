import type { Grid, Point } from '../hex';
import type { AnimationStep, Timed } from './animation';
import { cornerPoint, sideEnds } from './ground/outline';
import { centreOf } from './world';

type Form = Extract<AnimationStep, { readonly kind: 'blast' }>['form'];

/** What strikes and what falls at a moment. */
export interface Blows {
  /** Rampart sections that do not yet show as they will: by number, whether each lies in rubble now. */
  readonly walls: ReadonlyMap<number, boolean>;
  readonly blasts: readonly { readonly at: Point; readonly part: number; readonly form: Form }[];
  /** Dust about a section that falls or rises. */
  readonly dusts: readonly { readonly at: Point; readonly part: number }[];
}

/** How far into its step a section changes, behind the thickest of the dust. */
const change = 0.35;

/** Walls, blasts and dust at a time in milliseconds. */
export function blowsAt(grid: Grid, steps: readonly Timed[], now: number): Blows {
  const walls = new Map<number, boolean>();
  const blasts: Blows['blasts'][number][] = [];
  const dusts: Blows['dusts'][number][] = [];
  for (const { step, start, end } of steps) {
    const part = (now - start) / (end - start);
    if (step.kind === 'blast') {
      if (part >= 0 && part < 1) blasts.push({ at: centreOf(grid, step.at), part, form: step.form });
    } else if (step.kind === 'crumble' || step.kind === 'mend') {
      const number = step.hex * 6 + step.direction;
      // The earliest of the changes still to come tells how it stands now.
      if (part < change && !walls.has(number)) walls.set(number, step.kind === 'mend');
      if (part < 0 || part >= 1) continue;
      const [a, b] = sideEnds(grid, step.hex, step.direction).map(cornerPoint) as [Point, Point];
      dusts.push({ at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, part });
    }
  }
  return { walls, blasts, dusts };
}

/** The sections in rubble at a moment: those of the view, but for what is still to happen. The same list when nothing is. */
export function brokenAt(
  broken: readonly number[],
  walls: ReadonlyMap<number, boolean> | undefined,
): readonly number[] {
  if (!walls || walls.size === 0) return broken;
  const now = new Set(broken);
  for (const [number, lies] of walls) {
    if (lies) now.add(number);
    else now.delete(number);
  }
  return [...now];
}
