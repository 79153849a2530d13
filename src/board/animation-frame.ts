import type { Direction, Grid, HexIndex, Point } from '../hex';
import { puffMilliseconds, type AnimationStep, type Stance, type Timed } from './animation';
import { eased } from './camera';
import type { CounterView } from './view';
import { centreOf } from './world';

/** How a counter shows at a moment, where it differs from the view. World units, radians. */
export interface Posture {
  readonly x: number;
  readonly y: number;
  readonly facing: Direction | null;
  readonly tilt: number;
  readonly size: number;
  readonly opacity: number;
  readonly wounded: boolean;
  readonly stunned: boolean;
}

/** One moment of an animation, over the final view. */
export interface Moment {
  readonly postures: ReadonlyMap<string, Posture>;
  /** The dying, no longer in the view. */
  readonly falling: readonly CounterView[];
  /** How many of the bodies on a hex do not lie there yet. */
  readonly unfallen: ReadonlyMap<HexIndex, number>;
  readonly missiles: readonly {
    readonly from: Point;
    readonly to: Point;
    readonly part: number;
    readonly weapon: 'bow' | 'crossbow';
  }[];
  readonly puffs: readonly {
    readonly at: Point;
    readonly part: number;
    readonly text: string;
    readonly tone: 'good' | 'bad' | 'plain';
  }[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const partOf = (timed: Timed, now: number): number =>
  Math.min(1, Math.max(0, (now - timed.start) / (timed.end - timed.start)));

/** Between the stances of a path at a part of the way (0–1). */
function along(grid: Grid, path: readonly Stance[], part: number): Point & { readonly facing: Direction | null } {
  const legs = path.length - 1;
  const first = path[Math.min(legs, Math.floor(part * legs))] as Stance;
  const second = path[Math.min(legs, Math.floor(part * legs) + 1)] as Stance;
  const within = part * legs - Math.floor(part * legs);
  const a = centreOf(grid, first.at);
  const b = centreOf(grid, second.at);
  return {
    x: a.x + (b.x - a.x) * within,
    y: a.y + (b.y - a.y) * within,
    facing: (within > 0.5 ? second : first).facing,
  };
}

/** Postures under construction, from the final ones backward. */
interface Stage {
  readonly grid: Grid;
  readonly postures: Map<string, Mutable<Posture>>;
  readonly moved: Set<string>;
}

function moves(stage: Stage, timed: Timed, id: string, path: readonly Stance[], now: number, jolt: number): void {
  const posture = stage.postures.get(id);
  if (!posture || path.length === 0) return;
  // A move that has not begun holds its counter back, unless an earlier one of the same counter does.
  if (now < timed.start && stage.moved.has(id)) return;
  stage.moved.add(id);
  const part = eased(partOf(timed, now));
  const place = along(stage.grid, path, part);
  posture.x = place.x;
  posture.y = place.y;
  posture.facing = place.facing;
  posture.tilt = jolt * Math.sin(part * Math.PI * 3) * (1 - part);
  posture.size = 1 + 0.06 * Math.sin(Math.PI * part);
}

function blow(stage: Stage, timed: Timed, at: HexIndex, attackers: readonly string[], now: number): void {
  const part = partOf(timed, now);
  if (part <= 0 || part >= 1) return;
  const centre = centreOf(stage.grid, at);
  const lunge = Math.sin(part * Math.PI) * 0.32;
  for (const [id, posture] of stage.postures) {
    if (attackers.includes(id)) {
      posture.x += (centre.x - posture.x) * lunge;
      posture.y += (centre.y - posture.y) * lunge;
    } else if (Math.hypot(posture.x - centre.x, posture.y - centre.y) < 30 && part > 0.3) {
      const fade = (1 - part) * 16;
      posture.x += Math.sin(part * 42) * fade;
      posture.tilt = Math.sin(part * 36) * fade * 0.008;
    }
  }
}

function fall(stage: Stage, timed: Timed, counter: CounterView, now: number): void {
  const posture = stage.postures.get(counter.id);
  if (!posture) return;
  const part = partOf(timed, now);
  posture.tilt = part * part * 1.5;
  posture.size = 1 - part * 0.25;
  posture.opacity = 1 - Math.max(0, part - 0.45) / 0.55;
}

/** A jerk as a wound or a stun strikes. */
function struck(stage: Stage, timed: Timed, id: string, now: number): void {
  const posture = stage.postures.get(id);
  const part = partOf(timed, now);
  if (!posture || part <= 0 || part >= 1) return;
  posture.tilt = Math.sin(part * Math.PI * 4) * (1 - part) * 0.16;
  posture.size = 1 + Math.sin(part * Math.PI) * 0.1;
}

function apply(stage: Stage, timed: Timed, now: number): void {
  const step: AnimationStep = timed.step;
  if (step.kind === 'move') moves(stage, timed, step.id, step.path, now, 0);
  else if (step.kind === 'push') moves(stage, timed, step.id, step.path, now, 0.12);
  else if (step.kind === 'blow') blow(stage, timed, step.at, step.attackers, now);
  else if (step.kind === 'fall') fall(stage, timed, step.counter, now);
  else if (step.kind === 'wound' || step.kind === 'stun') struck(stage, timed, step.id, now);
}

/** What does not show yet: wounds, stuns and recoveries still to come. */
function hold(stage: Stage, steps: readonly Timed[], now: number): void {
  for (const { step, start } of [...steps].reverse()) {
    if (now >= start || !('id' in step)) continue;
    const posture = stage.postures.get(step.id);
    if (!posture) continue;
    if (step.kind === 'wound') posture.wounded = false;
    if (step.kind === 'stun') posture.stunned = false;
    if (step.kind === 'recover') posture.stunned = true;
  }
}

/** The moment of an animation at so many milliseconds. */
export function momentAt(grid: Grid, counters: readonly CounterView[], steps: readonly Timed[], now: number): Moment {
  const falling: CounterView[] = [];
  const unfallen = new Map<HexIndex, number>();
  const missiles: Mutable<Moment>['missiles'][number][] = [];
  const puffs: Mutable<Moment>['puffs'][number][] = [];
  for (const timed of steps) {
    const { step, start, end } = timed;
    if (step.kind === 'fall' && now < end) {
      falling.push(step.counter);
      unfallen.set(step.counter.hex, (unfallen.get(step.counter.hex) ?? 0) + 1);
    } else if (step.kind === 'shot' && now >= start && now < end) {
      missiles.push({
        from: centreOf(grid, step.from),
        to: centreOf(grid, step.to),
        part: partOf(timed, now),
        weapon: step.weapon,
      });
    } else if (step.kind === 'puff' && now >= start && now < start + puffMilliseconds) {
      puffs.push({
        at: centreOf(grid, step.at),
        part: (now - start) / puffMilliseconds,
        text: step.text,
        tone: step.tone,
      });
    }
  }
  const stage: Stage = { grid, postures: new Map(), moved: new Set() };
  for (const counter of [...counters, ...falling]) {
    const { x, y } = centreOf(grid, counter.hex);
    const { facing, wounded, stunned } = counter;
    stage.postures.set(counter.id, { x, y, facing, tilt: 0, size: 1, opacity: 1, wounded, stunned });
  }
  for (const timed of steps) apply(stage, timed, now);
  hold(stage, steps, now);
  return { postures: stage.postures, falling, unfallen, missiles, puffs };
}
