import type { Direction, Grid, HexIndex, Point } from '../hex';
import { partOf, type AnimationStep, type Missile, type Numbers, type Stance, type Timed } from './animation';
import { bareHorse, leavingAt, looseFrom, upInTheSaddle, type Leaving } from './animation-leaving';
import { puffsAt, type Puff } from './animation-puffs';
import { blowsAt, type Blows } from './animation-walls';
import { eased } from './camera';
import { placementAlong } from './ride-path';
import type { CounterView } from './view';
import { centreOf, toward } from './world';

/** How a counter shows at a moment, where it differs from the view. World units, radians. */
export interface Posture {
  readonly x: number;
  readonly y: number;
  readonly facing: Direction | null;
  /** How far a rider has turned from his facing, while he turns. */
  readonly turn: number;
  readonly tilt: number;
  readonly size: number;
  readonly opacity: number;
  readonly wounded: boolean;
  readonly stunned: boolean;
  /** Whether it is greyed; only after it has moved. */
  readonly done: boolean;
  /** Shown instead of the view's: a wound is still to come. */
  readonly numbers: Numbers | null;
  /** How it is drawn instead of as in the view, because it was still on horseback or on foot; null: as in the view. */
  readonly as: CounterView | null;
}

/** One moment of an animation, over the final view. */
export interface Moment extends Leaving {
  readonly postures: ReadonlyMap<string, Posture>;
  readonly missiles: readonly {
    readonly from: Point;
    readonly to: Point;
    readonly part: number;
    readonly weapon: Missile;
  }[];
  readonly puffs: readonly Puff[];
  readonly blows: Blows;
}

type Step<Kind extends AnimationStep['kind']> = Extract<AnimationStep, { readonly kind: Kind }>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

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
  Object.assign(posture, placementAlong(stage.grid, path, part));
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
  // Killed in the saddle he alone falls: his horse is in the view, if it stays.
  if (part > 0 && counter.figure !== 'horse') posture.facing = null;
  posture.tilt = part * part * 1.5;
  posture.size = 1 - part * 0.25;
  posture.opacity = 1 - Math.max(0, part - 0.45) / 0.55;
}

/** Off the board: he stands whole until he goes, then is seen less and less. */
function leaves(stage: Stage, timed: Timed, counter: CounterView, now: number): void {
  const posture = stage.postures.get(counter.id);
  if (posture) posture.opacity = 1 - eased(partOf(timed, now));
}

/** Puts somebody where he was before a step that has not begun, unless an earlier step does. */
function waits(stage: Stage, id: string, at: Stance): void {
  const posture = stage.postures.get(id);
  if (!posture || stage.moved.has(id)) return;
  stage.moved.add(id);
  Object.assign(posture, placementAlong(stage.grid, [at], 0));
}

function horseFall(stage: Stage, timed: Timed, step: Step<'horseFall'>, now: number): void {
  const { counter, rider } = step;
  const part = partOf(timed, now);
  const horse = stage.postures.get(bareHorse(counter).id);
  if (horse) {
    horse.tilt = part * part * 0.5;
    horse.size = 1 - part * 0.2;
    horse.opacity = 1 - Math.max(0, part - 0.5) / 0.5;
  }
  const sat = rider === null ? undefined : stage.postures.get(rider);
  if (!sat || rider === null || part > 0) return;
  sat.as = counter;
  sat.facing = counter.facing;
  waits(stage, rider, { at: counter.hex, facing: counter.facing });
}

function thrown(stage: Stage, timed: Timed, { id, from, to }: Step<'throw'>, now: number): void {
  const posture = stage.postures.get(id);
  if (!posture) return;
  if (now < timed.start) {
    waits(stage, id, { at: from, facing: null });
    return;
  }
  stage.moved.add(id);
  const part = partOf(timed, now);
  Object.assign(
    posture,
    placementAlong(
      stage.grid,
      [from, to].map((at) => ({ at, facing: null })),
      part,
    ),
  );
  posture.y -= Math.sin(part * Math.PI) * 95;
  posture.tilt = part * Math.PI * 2;
  posture.size = 1 + Math.sin(part * Math.PI) * 0.22;
}

/** Out of the saddle he is on his feet at once; into it he walks, and rides only when he is up. */
function mount(stage: Stage, timed: Timed, { id, path, before }: Step<'mount'>, now: number): void {
  moves(stage, timed, id, path, now, 0);
  const posture = stage.postures.get(id);
  if (!posture) return;
  const part = partOf(timed, now);
  if (part <= (before.facing === null ? upInTheSaddle : 0)) {
    posture.as = before;
    posture.facing = before.facing;
  } else if (part < 1) posture.facing = path.at(-1)?.facing ?? null;
}

/** How far a horse runs before it is out of sight. */
const flight = 820;

/** Nobody holds it: it stands while its rider falls, then gallops off where it looks, and is gone. */
function flees(stage: Stage, timed: Timed, { counter }: Step<'flee'>, now: number): void {
  const posture = stage.postures.get(bareHorse(counter).id);
  const part = partOf(timed, now);
  if (!posture || counter.facing === null || part <= 0) return;
  const way = toward(counter.facing);
  const far = flight * part * part * (2 - part);
  const leap = Math.sin(part * Math.PI * 7);
  posture.x += way.x * far;
  posture.y += way.y * far - Math.abs(leap) * 12;
  posture.tilt = leap * 0.05;
  posture.size = 1 + Math.abs(leap) * 0.04;
  posture.opacity = 1 - Math.max(0, part - 0.55) / 0.45;
}

/** Not seen beside its rider while he still sits on it. */
function waitsForLoose(stage: Stage, { steps, timed, gone }: LooseFacts, now: number): void {
  if (timed.step.kind !== 'loose') return;
  const posture = stage.postures.get(timed.step.id);
  if (posture && !gone.has(timed.step.id) && now < looseFrom(steps, timed, timed.step.rider)) posture.opacity = 0;
}

interface LooseFacts {
  readonly steps: readonly Timed[];
  readonly timed: Timed;
  /** Horses that show as they were before: they had stood alone already. */
  readonly gone: ReadonlySet<string>;
}

/** A jerk as a wound or a stun strikes. */
function struck(stage: Stage, timed: Timed, id: string, now: number): void {
  const posture = stage.postures.get(id);
  const part = partOf(timed, now);
  if (!posture || part <= 0 || part >= 1) return;
  posture.tilt = Math.sin(part * Math.PI * 4) * (1 - part) * 0.16;
  posture.size = 1 + Math.sin(part * Math.PI) * 0.1;
}

/** Out of the ground: nothing of him until it begins. */
function appears(stage: Stage, timed: Timed, id: string, now: number): void {
  const posture = stage.postures.get(id);
  if (!posture) return;
  const part = eased(partOf(timed, now));
  posture.opacity = part;
  posture.size = 0.6 + 0.4 * part;
  posture.y += (1 - part) * 34;
}

function apply(stage: Stage, timed: Timed, now: number): void {
  const step: AnimationStep = timed.step;
  if (step.kind === 'move') moves(stage, timed, step.id, step.path, now, 0);
  else if (step.kind === 'push') moves(stage, timed, step.id, step.path, now, 0.12);
  else if (step.kind === 'blow') blow(stage, timed, step.at, step.attackers, now);
  else if (step.kind === 'horseFall') horseFall(stage, timed, step, now);
  else if (step.kind === 'throw') thrown(stage, timed, step, now);
  else if (step.kind === 'mount') mount(stage, timed, step, now);
  else if (step.kind === 'flee') flees(stage, timed, step, now);
  else if (step.kind === 'appear') appears(stage, timed, step.id, now);
  else if (step.kind === 'fall') fall(stage, timed, step.counter, now);
  else if (step.kind === 'leave') leaves(stage, timed, step.counter, now);
  else if (step.kind === 'wound' || step.kind === 'stun') struck(stage, timed, step.id, now);
}

/** What does not show yet: wounds, stuns and recoveries still to come, and that somebody under way has had his turn. */
function hold(stage: Stage, steps: readonly Timed[], now: number): void {
  for (const { step, start, end } of [...steps].reverse()) {
    if (!('id' in step)) continue;
    const posture = stage.postures.get(step.id);
    if (!posture) continue;
    if (now < end && (step.kind === 'move' || step.kind === 'mount')) posture.done = false;
    if (now >= start) continue;
    if (step.kind === 'wound') {
      posture.wounded = false;
      posture.numbers = step.before ?? null;
    }
    if (step.kind === 'stun') posture.stunned = false;
    if (step.kind === 'recover') posture.stunned = true;
  }
}

/** What flies. */
function missilesAt(grid: Grid, steps: readonly Timed[], now: number): Moment['missiles'] {
  return steps.flatMap((timed) => {
    const { step, start, end } = timed;
    if (step.kind !== 'shot' || now < start || now >= end) return [];
    const [from, to] = [centreOf(grid, step.from), centreOf(grid, step.to)];
    return [{ from, to, part: partOf(timed, now), weapon: step.weapon }];
  });
}

/** The moment of an animation at a time in milliseconds. */
export function momentAt(grid: Grid, counters: readonly CounterView[], steps: readonly Timed[], now: number): Moment {
  const { falling, unfallen, sinking } = leavingAt(grid, steps, now);
  const stage: Stage = { grid, postures: new Map(), moved: new Set() };
  for (const counter of [...counters, ...falling]) {
    const { x, y } = centreOf(grid, counter.hex);
    const { facing, wounded, stunned, done } = counter;
    const upright = { turn: 0, tilt: 0, size: 1, opacity: 1, numbers: null, as: null };
    stage.postures.set(counter.id, { x, y, facing, wounded, stunned, done, ...upright });
  }
  const gone = new Set(falling.map(({ id }) => id));
  for (const timed of steps) {
    apply(stage, timed, now);
    waitsForLoose(stage, { steps, timed, gone }, now);
  }
  hold(stage, steps, now);
  return {
    postures: stage.postures,
    falling,
    unfallen,
    sinking,
    missiles: missilesAt(grid, steps, now),
    puffs: puffsAt(grid, steps, now),
    blows: blowsAt(grid, steps, now),
  };
}
