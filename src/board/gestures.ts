import type { Point } from '../hex';

/** The gestures, reported to what moves the camera and reports hexes. */
export interface GestureHandlers {
  /** A finger came down: true when it is used up (it ended an animation) and means nothing more. */
  readonly touched: () => boolean;
  /** Stops what moves by itself; true when something did: that touch is then no tap. */
  readonly halt: () => boolean;
  /** `again`: soon after another tap on the same place. True when the tap meant something there. */
  readonly tap: (at: Point, again: boolean) => boolean;
  readonly doubleTap: (at: Point) => void;
  readonly longPress: (at: Point) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  /** A finger has rested: true when it now slides over what lies there, instead of moving the map. */
  readonly hold: (at: Point) => boolean;
  readonly slide: (at: Point) => void;
  readonly slideEnd: (lifted: boolean) => void;
  /** Pixels a millisecond. */
  readonly fling: (vx: number, vy: number) => void;
}

export interface Timers {
  readonly set: (action: () => void, milliseconds: number) => number;
  readonly clear: (timer: number) => void;
}

/** Receives pointer events, from the browser or a test. Times are in milliseconds. */
export interface Gestures {
  readonly down: (id: number, at: Point, time: number) => void;
  readonly move: (id: number, at: Point, time: number) => void;
  readonly up: (id: number, at: Point, time: number) => void;
  readonly cancel: (id: number) => void;
}

/** A finger trembles this far, in pixels, and is still a tap. */
const slop = 10;
/** A finger that rests so long and has something to slide over neither pans nor taps any more. */
const holdMilliseconds = 180;
const longPressMilliseconds = 500;
const doubleTapMilliseconds = 300;
const doubleTapDistance = 28;
/** A fling's speed is that of the last so many milliseconds. */
const flingWindow = 90;

/** `spent`: the fingers on the glass mean nothing any more. */
type Phase = 'idle' | 'pressed' | 'sliding' | 'panning' | 'pinching' | 'spent';

interface Trace extends Point {
  readonly time: number;
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The speed at the end of a trace; none when the finger rested before it left. */
function speed(trace: readonly Trace[], time: number): Point {
  const recent = trace.filter((point) => time - point.time <= flingWindow);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time - first.time < 8) return { x: 0, y: 0 };
  const span = last.time - first.time;
  return { x: (last.x - first.x) / span, y: (last.y - first.y) / span };
}

/** Tells taps, long presses, slides, pans and pinches apart. Two fingers are never a tap, and nothing happens on touch-down. */
export function createGestures(handlers: GestureHandlers, timers: Timers): Gestures {
  const fingers = new Map<number, Point>();
  let phase: Phase = 'idle';
  let start: Point = { x: 0, y: 0 };
  let stopped = false;
  let trace: Trace[] = [];
  let timer: number | null = null;
  let lastTap: (Trace & { readonly used: boolean }) | null = null;

  const forgetPress = (): void => {
    if (timer !== null) timers.clear(timer);
    timer = null;
  };

  const press = (at: Point): void => {
    phase = 'pressed';
    start = at;
    stopped = handlers.halt();
    timer = timers.set(held, holdMilliseconds);
  };

  const held = (): void => {
    timer = null;
    if (phase !== 'pressed') return;
    if (!stopped && handlers.hold(start)) phase = 'sliding';
    else timer = timers.set(pressedLong, longPressMilliseconds - holdMilliseconds);
  };

  const pressedLong = (): void => {
    timer = null;
    if (phase !== 'pressed') return;
    phase = 'spent';
    handlers.longPress(start);
  };

  const tapped = (at: Point, time: number): void => {
    if (stopped) return;
    const again =
      lastTap !== null && time - lastTap.time < doubleTapMilliseconds && far(at, lastTap) < doubleTapDistance;
    if (again && lastTap && !lastTap.used) {
      lastTap = null;
      handlers.doubleTap(at);
      return;
    }
    lastTap = { ...at, time, used: handlers.tap(at, again) };
  };

  const pair = (): readonly [Point, Point] => {
    const [a, b] = [...fingers.values()];
    return [a ?? start, b ?? start];
  };

  const lift = (id: number, lifted: boolean): void => {
    fingers.delete(id);
    forgetPress();
    if (phase === 'sliding') handlers.slideEnd(lifted);
    if (fingers.size === 0) phase = 'idle';
    else if (phase === 'pinching' && fingers.size === 1) {
      phase = 'panning';
      trace = [];
    }
  };

  return {
    down(id, at, time) {
      if (fingers.size >= 2) return;
      const first = fingers.size === 0;
      fingers.set(id, at);
      if (first && handlers.touched()) phase = 'spent';
      else if (first) press(at);
      else if (phase !== 'spent') {
        forgetPress();
        if (phase === 'sliding') handlers.slideEnd(false);
        phase = 'pinching';
      }
      trace = [{ ...at, time }];
    },
    move(id, at, time) {
      const before = fingers.get(id);
      if (!before) return;
      if (phase === 'pressed') {
        if (far(at, start) <= slop) return;
        forgetPress();
        phase = 'panning';
      }
      const from = pair();
      fingers.set(id, at);
      if (phase === 'panning') {
        trace = [...trace.slice(-12), { ...at, time }];
        handlers.pan(at.x - before.x, at.y - before.y);
      } else if (phase === 'sliding') handlers.slide(at);
      else if (phase === 'pinching') handlers.pinch(from, pair());
    },
    up(id, at, time) {
      if (!fingers.has(id)) return;
      const was = phase;
      lift(id, true);
      if (was === 'pressed' && far(at, start) <= slop) tapped(at, time);
      else if (was === 'panning') {
        const velocity = speed(trace, time);
        handlers.fling(velocity.x, velocity.y);
      }
    },
    cancel: (id) => lift(id, false),
  };
}
