import type { Grid, HexIndex, Point } from '../hex';
import {
  between,
  centred,
  clamped,
  clearMiddle,
  clearRect,
  eased,
  fitted,
  gathered,
  heldTogether,
  homed,
  homeScale,
  isWhole,
  noInsets,
  onScreen,
  panned,
  pinched,
  scaleLimits,
  seeing,
  toScreen,
  toWorld,
  zoomedAbout,
  type CameraView,
  type Frame,
  type Insets,
} from './camera';
import type { Camera } from './camera-api';
import { centreOf, contains, hexesRect, pointsRect, sheetRect, type Rect } from './world';

const focusMilliseconds = 240;
/** A fling loses this share of its speed every so many milliseconds: e-fold. */
const flingDecay = 300;
/** Slower than this, in pixels a millisecond, the eye sees it rest: a touch then is a tap again. */
const restSpeed = 0.06;

type Wish = (from: CameraView, frame: Frame, grid: Grid) => CameraView;

/**
 * A tablet that is turned changes the board's size and what covers it one after the other, in any order: so many
 * milliseconds apart they are one change, about the same middle.
 */
const turningMilliseconds = 600;

/** What is in the middle while the screen changes its shape. */
interface Held {
  readonly middle: Point;
  readonly scale: number;
  readonly whole: boolean;
  /** When the screen, or what covers it, last changed. */
  readonly since: number;
  /** Its size has changed, not what covers it alone. */
  readonly sized: boolean;
  /** What must be seen when all is laid out. */
  readonly asked: readonly HexIndex[];
}

const looking = (view: CameraView, frame: Frame): Omit<Held, 'since'> => ({
  middle: toWorld(view, clearMiddle(frame)),
  scale: view.scale,
  whole: isWhole(view, frame),
  sized: false,
  asked: [],
});

const placesOn = (grid: Grid, hexes: readonly HexIndex[]): readonly Point[] =>
  hexes.filter((hex) => hex >= 0 && hex < grid.size).map((hex) => centreOf(grid, hex));

/** Creates a camera. It has no view until a board attaches it; requests made before are carried out then. */
export function createCamera(): Camera {
  let grid: Grid | null = null;
  let frame: Frame = { sheet: { left: 0, top: 0, right: 1, bottom: 1 }, width: 0, height: 0, insets: noInsets };
  let view: CameraView = { x: 0, y: 0, scale: 0.46 };
  let still = false;
  let waiting: Wish[] = [];
  let running = 0;
  /** Where a move that is under way goes. */
  let heading: Wish | null = null;
  const listeners = new Set<() => void>();
  let held: Held | null = null;
  let taken: () => readonly Rect[] = () => [];

  const show = (next: CameraView): void => {
    if (next.x === view.x && next.y === view.y && next.scale === view.scale) return;
    view = next;
    for (const listener of listeners) listener();
  };

  const halt = (): boolean => {
    heading = null;
    if (running === 0) return false;
    cancelAnimationFrame(running);
    running = 0;
    return true;
  };

  /** Runs a step a frame until it says that it is done. */
  const run = (step: (elapsed: number) => boolean): void => {
    halt();
    const begin = performance.now();
    const next = (now: number): void => {
      running = step(Math.max(0, now - begin)) ? 0 : requestAnimationFrame(next);
    };
    running = requestAnimationFrame(next);
  };

  /** What is held, unless that is long past. */
  const holding = (): Held | null =>
    held !== null && performance.now() - held.since < turningMilliseconds ? held : null;

  /** The screen changes, `sized`: its size does. Answers with what is held in its middle. */
  const hold = (sized: boolean, before: Frame): Held => {
    const { middle, scale, whole, sized: already, asked } = holding() ?? looking(view, before);
    held = { middle, scale, whole, since: performance.now(), sized: sized || already, asked };
    return held;
  };

  const showHeld = ({ middle, scale, whole, asked }: Held): void => {
    halt();
    const middling = whole ? fitted(frame) : centred({ ...view, scale }, frame, middle);
    show(seeing(middling, { ...frame, taken: taken() }, grid && hexesRect(grid, asked)));
  };

  const go = (wish: Wish, smooth = true, keeping: Held | null = null): void => {
    held = keeping;
    if (!grid) {
      waiting.push(wish);
      return;
    }
    halt();
    const from = view;
    const to = wish(view, { ...frame, taken: taken() }, grid);
    if (still || !smooth) {
      show(to);
      return;
    }
    if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) < 1 && Math.abs(to.scale / from.scale - 1) < 0.001) return;
    run((elapsed) => {
      const part = Math.min(1, elapsed / focusMilliseconds);
      show(part === 1 ? to : between(from, to, frame, eased(part)));
      if (part === 1) heading = null;
      return part === 1;
    });
    heading = wish;
  };

  const cover = (insets: Insets | undefined): void => {
    if (insets) frame = { ...frame, insets };
  };

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fit(insets) {
      cover(insets);
      go((_from, now) => fitted(now));
    },
    home(hexes = [], insets, smooth = false) {
      cover(insets);
      go((_from, now, on) => homed(now, pointsRect(heldTogether(now, placesOn(on, hexes))) ?? now.sheet), smooth);
    },
    focus(hexes, insets) {
      cover(insets);
      const turning = holding();
      // While a tablet is being turned, what is asked for comes into sight beside what was in the middle.
      held = turning && { ...turning, asked: hexes };
      if (held?.sized) showHeld(held);
      else go((from, now, on) => seeing(from, now, hexesRect(on, hexes)), true, held);
    },
    gather(hexes, insets) {
      cover(insets);
      go((from, now, on) => gathered(from, now, placesOn(on, hexes)));
    },
    setInsets(insets) {
      const now = grid ? hold(false, frame) : null;
      cover(insets);
      if (now?.sized) showHeld(now);
      else {
        // What covers the map changes in the midst of a move: it still goes where it was going.
        go(heading ?? ((from, on) => clamped(from, on)), true, now);
      }
      for (const listener of listeners) listener();
    },
    zoomBy(factor, about) {
      const [smallest, largest] = scaleLimits(frame);
      const at = about ?? { x: frame.width / 2, y: frame.height / 2 };
      // From the largest scale, asking for more goes back to the comfortable one.
      const full = factor > 1.5 && view.scale > largest * 0.97 && largest > smallest * 1.2;
      go(
        (from, now) => zoomedAbout(from, now, at, full ? homeScale(now) / from.scale : factor),
        Math.abs(factor - 1) > 0.3,
      );
      // It goes so much farther from where it was, not from where it is when something covers the map.
      heading = null;
    },
    centre(world) {
      held = null;
      halt();
      show(centred(view, frame, world));
    },
    panBy(dx, dy) {
      held = null;
      halt();
      show(panned(view, frame, dx, dy));
    },
    pinch(from, to) {
      held = null;
      halt();
      show(pinched(view, frame, from, to));
    },
    fling(vx, vy) {
      if (still || Math.hypot(vx, vy) < 0.05) return;
      let before = 0;
      run((elapsed) => {
        const decay = Math.exp(-elapsed / flingDecay);
        const travel = flingDecay * (Math.exp(-before / flingDecay) - decay);
        before = elapsed;
        const next = panned(view, frame, vx * travel, vy * travel);
        // The first frame may be as old as the fling: nothing has moved yet, and nothing is stuck.
        const stuck = travel > 0 && next.x === view.x && next.y === view.y;
        show(next);
        return stuck || Math.hypot(vx, vy) * decay < restSpeed;
      });
    },
    halt,
    toWorld: (point) => toWorld(view, point),
    screenOf: (hex) => (grid ? toScreen(view, centreOf(grid, hex)) : null),
    shows(hexes) {
      const rect = grid && hexesRect(grid, hexes);
      if (!rect) return true;
      // A hair over the edge is in sight: the map cannot be moved by less than a pixel.
      return contains(clearRect(frame), onScreen(view, rect));
    },
    holds(hexes) {
      const rect = grid && hexesRect(grid, hexes);
      if (!rect) return true;
      const { left, top, right, bottom } = clearRect(frame);
      const scale = homeScale(frame);
      return (rect.right - rect.left) * scale <= right - left && (rect.bottom - rect.top) * scale <= bottom - top;
    },
    isNear: () => view.scale >= homeScale(frame) * 0.8,
    isWhole: () => grid !== null && isWhole(view, frame),
    room: () => clearRect(frame),
    avoid(tell) {
      taken = tell;
    },
    taken: () => taken(),
    attach(nextGrid, width, height, reducedMotion) {
      still = reducedMotion;
      if (width <= 0 || height <= 0) return;
      const before = frame;
      frame = { ...frame, sheet: sheetRect(nextGrid), width, height };
      if (grid !== nextGrid) {
        grid = nextGrid;
        halt();
        let first = homed(frame, frame.sheet);
        for (const wish of waiting) first = wish(first, frame, nextGrid);
        waiting = [];
        show(first);
      } else if (before.width !== width || before.height !== height) {
        showHeld(hold(true, before));
      }
    },
  };
}
