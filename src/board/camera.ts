import type { Point } from '../hex';
import { contains, grown, overlap, pointsRect, worldRadius, type Rect } from './world';

/** Where the map lies on the screen: a world point's place is `x + scale * world.x`, in CSS pixels. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  /** Pixels a world unit: a hundredth of a hex's radius in pixels. */
  readonly scale: number;
}

/** Pixels at each edge of the screen that something covers. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** What the camera is bound to: the sheet in world units, the screen in pixels and what is free of it. */
export interface Frame {
  readonly sheet: Rect;
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  /** Buttons and cards that lie over what is free, in pixels of the screen; left out: none. */
  readonly taken?: readonly Rect[];
}

/** A hex's radius in pixels: never larger than this. */
const largestRadius = 120;
/** Where counters read well at arm's length. */
const comfortableRadius = 46;
/** At least so many columns at the first look, on a narrow screen. */
const columnsAtFirst = 8;

/** The free part of the screen. Never empty, whatever the insets say. */
export function clearRect(frame: Frame): Rect {
  const { insets, width, height } = frame;
  const left = Math.min(insets.left, width / 2 - 40);
  const top = Math.min(insets.top, height / 2 - 40);
  return {
    left,
    top,
    right: Math.max(left + 80, width - insets.right),
    bottom: Math.max(top + 80, height - insets.bottom),
  };
}

/** The scale at which the whole sheet is seen. */
function fitScale(frame: Frame): number {
  const clear = clearRect(frame);
  const across = (clear.right - clear.left) / (frame.sheet.right - frame.sheet.left);
  const down = (clear.bottom - clear.top) / (frame.sheet.bottom - frame.sheet.top);
  return Math.min(across, down, largestRadius / worldRadius);
}

/** The smallest and the largest scale allowed. */
export const scaleLimits = (frame: Frame): readonly [smallest: number, largest: number] => [
  fitScale(frame),
  largestRadius / worldRadius,
];

function clampedAxis(offset: number, from: number, to: number, low: number, high: number): number {
  const size = to - from;
  if (size <= high - low) return (low + high - size) / 2 - from;
  return Math.min(low - from, Math.max(high - to, offset));
}

/** The view nearest to the one given that shows no more beyond the sheet's edge than it must. */
export function clamped(view: CameraView, frame: Frame): CameraView {
  const [smallest, largest] = scaleLimits(frame);
  const scale = Math.min(largest, Math.max(smallest, view.scale));
  const clear = clearRect(frame);
  const { sheet } = frame;
  return {
    scale,
    x: clampedAxis(view.x, sheet.left * scale, sheet.right * scale, clear.left, clear.right),
    y: clampedAxis(view.y, sheet.top * scale, sheet.bottom * scale, clear.top, clear.bottom),
  };
}

export const toWorld = (view: CameraView, point: Point): Point => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
});

export const toScreen = (view: CameraView, point: Point): Point => ({
  x: view.x + point.x * view.scale,
  y: view.y + point.y * view.scale,
});

/** Where a rectangle of the world lies on the screen. */
export function onScreen(view: CameraView, { left, top, right, bottom }: Rect): Rect {
  const from = toScreen(view, { x: left, y: top });
  const to = toScreen(view, { x: right, y: bottom });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** Puts a world point at a place on the screen, at a scale. */
export const placed = (world: Point, at: Point, scale: number): CameraView => ({
  x: at.x - world.x * scale,
  y: at.y - world.y * scale,
  scale,
});

export const panned = (view: CameraView, frame: Frame, dx: number, dy: number): CameraView =>
  clamped({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** Zooms by a factor; what is under the point stays under it as far as the edges allow. */
export function zoomedAbout(view: CameraView, frame: Frame, point: Point, factor: number): CameraView {
  const [smallest, largest] = scaleLimits(frame);
  const scale = Math.min(largest, Math.max(smallest, view.scale * factor));
  return clamped(placed(toWorld(view, point), point, scale), frame);
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Two fingers went from one pair of places to another: what was between them still is. */
export function pinched(
  view: CameraView,
  frame: Frame,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): CameraView {
  const [smallest, largest] = scaleLimits(frame);
  const scale = Math.min(largest, Math.max(smallest, (view.scale * apart(to)) / apart(from)));
  return clamped(placed(toWorld(view, middle(from)), middle(to), scale), frame);
}

const centre = (rect: Rect): Point => ({ x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 });

/** A world point in the middle of the free part of the screen, as far as the edges allow. */
export const centred = (view: CameraView, frame: Frame, world: Point): CameraView =>
  clamped(placed(world, centre(clearRect(frame)), view.scale), frame);

/** The whole sheet. */
export function fitted(frame: Frame): CameraView {
  return clamped(placed(centre(frame.sheet), centre(clearRect(frame)), fitScale(frame)), frame);
}

/** The scale of the initial view: the whole sheet if that is legible, else closer. */
export function homeScale(frame: Frame): number {
  const narrow = frame.width / (columnsAtFirst * 1.5 * worldRadius);
  return Math.max(fitScale(frame), Math.min(comfortableRadius / worldRadius, narrow));
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Of places that do not fit into one view, the most that fit around one of them: never the empty ground between two
 * groups.
 */
export function heldTogether(frame: Frame, places: readonly Point[]): readonly Point[] {
  const clear = clearRect(frame);
  const scale = homeScale(frame);
  const across = (clear.right - clear.left) / scale - 2 * worldRadius;
  const down = (clear.bottom - clear.top) / scale - 2 * worldRadius;
  const holds = (points: readonly Point[]): boolean => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return Math.max(...xs) - Math.min(...xs) <= across && Math.max(...ys) - Math.min(...ys) <= down;
  };
  if (places.length === 0 || holds(places)) return places;
  // Of several with as many, the one nearest to the middle of all.
  const mean = { x: average(places.map(({ x }) => x)), y: average(places.map(({ y }) => y)) };
  const fromMean = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y);
  let most: readonly Point[] = [];
  for (const about of places.toSorted((a, b) => fromMean(a) - fromMean(b))) {
    const near = places.filter(({ x, y }) => Math.abs(x - about.x) <= across / 2 && Math.abs(y - about.y) <= down / 2);
    if (near.length > most.length) most = near;
  }
  return most;
}

/** The smallest legible scale, in pixels per world unit: counters of about thirty pixels. */
export const legible = 0.25;

/** The initial view of a rectangle of the map. */
export const homed = (frame: Frame, rect: Rect): CameraView =>
  clamped(placed(centre(rect), centre(clearRect(frame)), homeScale(frame)), frame);

/** The least move that brings a rectangle into the free part of the screen, smaller only if it must be. */
export function focused(view: CameraView, frame: Frame, rect: Rect): CameraView {
  const clear = clearRect(frame);
  const free = { width: clear.right - clear.left, height: clear.bottom - clear.top };
  const scale = Math.min(view.scale, free.width / (rect.right - rect.left), free.height / (rect.bottom - rect.top));
  const start = scale === view.scale ? view : placed(toWorld(view, centre(clear)), centre(clear), scale);
  const left = start.x + rect.left * scale;
  const top = start.y + rect.top * scale;
  const right = start.x + rect.right * scale;
  const bottom = start.y + rect.bottom * scale;
  const dx = left < clear.left ? clear.left - left : Math.min(0, clear.right - right);
  const dy = top < clear.top ? clear.top - top : Math.min(0, clear.bottom - bottom);
  return clamped({ x: start.x + dx, y: start.y + dy, scale }, frame);
}

/** The nearest view in which no button or card covers the rectangle; the view given if there is no room for that. */
function freed(view: CameraView, frame: Frame, rect: Rect): CameraView {
  const clear = clearRect(frame);
  const { taken = [] } = frame;
  const covering = (now: CameraView): readonly Rect[] => taken.filter((box) => overlap(box, onScreen(now, rect)));
  const lying = onScreen(view, rect);
  const moves = covering(view).flatMap((box) => [
    { x: 0, y: box.bottom - lying.top },
    { x: 0, y: box.top - lying.bottom },
    { x: box.right - lying.left, y: 0 },
    { x: box.left - lying.right, y: 0 },
  ]);
  moves.sort((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y));
  const views = moves.map(({ x, y }) => panned(view, frame, x, y));
  return views.find((next) => contains(clear, onScreen(next, rect)) && covering(next).length === 0) ?? view;
}

/** A view with the least move that brings a rectangle, with a rim about it, into sight. */
export function seeing(from: CameraView, frame: Frame, rect: Rect | null): CameraView {
  if (!rect) return clamped(from, frame);
  const about = grown(rect, 30);
  return freed(focused(from, frame, about), frame, about);
}

/**
 * A view of all places if it stays legible; else of as many as lie together, on a map no smaller than now or than the
 * initial view.
 */
export function gathered(from: CameraView, frame: Frame, places: readonly Point[]): CameraView {
  const around = (points: readonly Point[]): Rect | null => {
    const rect = pointsRect(points);
    return rect && grown(rect, worldRadius);
  };
  const all = seeing(from, frame, around(places));
  if (all.scale >= Math.min(from.scale, legible)) return all;
  return seeing(from, frame, around(heldTogether(frame, places)));
}

/** Whether the whole sheet is looked at. */
export const isWhole = (view: CameraView, frame: Frame): boolean => Math.abs(view.scale - fitScale(frame)) < 1e-6;

/** The middle of the free part of the screen. */
export const clearMiddle = (frame: Frame): Point => centre(clearRect(frame));

/** Part of the way from one view to another (0–1), evenly in size and straight in place. */
export function between(from: CameraView, to: CameraView, frame: Frame, part: number): CameraView {
  const at = centre(clearRect(frame));
  const scale = from.scale * (to.scale / from.scale) ** part;
  const a = toWorld(from, at);
  const b = toWorld(to, at);
  return placed({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, at, scale);
}

/** Slow, fast, slow. */
export const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
