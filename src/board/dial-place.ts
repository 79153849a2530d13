import { directions, type Direction, type Point } from '../hex';
import { partAt } from './pick';
import { corners, worldRadius, type Rect } from './world';

/** A magnified hex on the screen, in pixels of the board. */
export interface DialPlace {
  readonly centre: Point;
  /** From its middle to a corner. */
  readonly radius: number;
}

const height = Math.sqrt(3) / 2;
/** The middle of the dial, where the rider turns, as a share of its radius. */
export const hubShare = 0.42;
/** The smallest leaves every part 48 pixels between its inner and its outer side. */
export const dialRadii = [138, 120, 104] as const;
/** Kept free around a dial: its shadow, and the arrowheads on its sides. */
const margin = 10;
/** What a fingertip hides around the point that it touches. */
const fingertip = 26;

/** What a dial should not cover: a circle around a point, in pixels. */
export interface Kept extends Point {
  readonly around: number;
}

/** The touched hex and the finger on it, both; of a very large hex only what is near the finger. */
export function keptClear(finger: Point, hex: Point, hexRadius: number): Kept {
  const apart = Math.hypot(finger.x - hex.x, finger.y - hex.y);
  const around = Math.max(hexRadius * 0.9, apart + fingertip);
  return around > 80 ? { ...finger, around: fingertip } : { ...hex, around };
}

/** How far a point lies outside a flat-top hex of that radius around (0, 0); negative within. */
export function outsideHex({ x, y }: Point, radius: number): number {
  const far = Math.max(Math.abs(y), Math.abs(x) * height + Math.abs(y) / 2);
  return far - radius * height;
}

const between = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

/** The nearest place for a dial's middle at which all of it is in the room. */
const within = (at: Point, radius: number, room: Rect): Point => ({
  x: between(at.x, room.left + radius + margin, room.right - radius - margin),
  y: between(at.y, room.top + radius * height + margin, room.bottom - radius * height - margin),
});

/** Above first, for a hand comes from below; then beside, and below last. Degrees clockwise from above. */
const ways = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** From the middle of a hex to its edge, at an angle clockwise from above. */
function edgeAt(radius: number, angle: number): number {
  const third = Math.PI / 3;
  const off = angle - Math.round(angle / third) * third;
  return (radius * height) / Math.cos(off);
}

/** How many of them a dial would hide. */
const hiddenBy = ({ centre, radius }: DialPlace, others: readonly Kept[]): number =>
  others.filter(({ x, y, around }) => outsideHex({ x: x - centre.x, y: y - centre.y }, radius) < around).length;

/**
 * Where a dial opens: wholly in the room there is, beside what is kept clear (the finger, and the hex it touches), over as few
 * of the others around as can be, and as large as that allows.
 */
export function placeDial(kept: Kept, room: Rect, others: readonly Kept[] = []): DialPlace {
  let best: DialPlace & { readonly clear: number } = { centre: kept, radius: dialRadii[2], clear: -Infinity };
  for (const around of [kept.around, fingertip]) {
    let fewest: { readonly place: DialPlace; readonly hidden: number } | null = null;
    for (const radius of dialRadii) {
      for (const degrees of ways) {
        const angle = (degrees * Math.PI) / 180;
        const away = edgeAt(radius, angle) + around;
        const wished = { x: kept.x + Math.sin(angle) * away, y: kept.y - Math.cos(angle) * away };
        const centre = within(wished, radius, room);
        const clear = outsideHex({ x: kept.x - centre.x, y: kept.y - centre.y }, radius);
        const hidden = clear < around - 0.5 ? Infinity : hiddenBy({ centre, radius }, others);
        if (hidden === 0) return { centre, radius };
        if (hidden < (fewest?.hidden ?? Infinity)) fewest = { place: { centre, radius }, hidden };
        if (clear > best.clear) best = { centre, radius, clear };
      }
    }
    if (fewest) return fewest.place;
  }
  return { centre: best.centre, radius: best.radius };
}

/** Whether all of a dial is in the room. */
export const dialFits = ({ centre, radius }: DialPlace, room: Rect): boolean =>
  centre.x - radius >= room.left &&
  centre.x + radius <= room.right &&
  centre.y - radius * height >= room.top &&
  centre.y + radius * height <= room.bottom;

/** The part of a dial at a point of the board; null at its hub and beside it. */
export function dialPartAt({ centre, radius }: DialPlace, point: Point): Direction | null {
  const offset = { x: point.x - centre.x, y: point.y - centre.y };
  if (outsideHex(offset, radius) > 0 || outsideHex(offset, radius * hubShare) < 0) return null;
  return partAt(offset.x, offset.y);
}

/** One part of a dial as a button: its box around the dial's middle, and its form within that box. */
export interface DialPart {
  readonly facing: Direction;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Corners around the dial's middle: the outer side's, then the hub's. */
  readonly outline: readonly Point[];
}

/** The six parts of a dial of a radius, with a thin gap around each. */
export function dialParts(radius: number): readonly DialPart[] {
  return directions.map((facing) => {
    const scale = radius / worldRadius;
    const corner = (index: number, share: number): Point => {
      const { x, y } = corners[(index + 6) % 6] as Point;
      return { x: x * scale * share, y: y * scale * share };
    };
    const [left, right] = [facing + 4, facing + 5];
    const outline = [corner(left, 1), corner(right, 1), corner(right, hubShare), corner(left, hubShare)];
    const xs = outline.map(({ x }) => x);
    const ys = outline.map(({ y }) => y);
    const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    return {
      facing,
      left: box.left,
      top: box.top,
      width: box.right - box.left,
      height: box.bottom - box.top,
      outline,
    };
  });
}
