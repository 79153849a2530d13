/**
 * Straight lines again, slowly and another way: the segment clipped against closed hexagons in fractions of BigInt.
 * Shares nothing with src but the picture of HEX-5, typed a second time.
 */
export interface Point {
  readonly x: bigint;
  readonly y: bigint;
}
export type Place = readonly [column: number, row: number];

/** A fraction; the denominator is above 0. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** All coordinates are multiplied by this, so that a shift of 1 is far less than what any corner is off the line. */
const scale = 10n ** 12n;

const centre = ([column, row]: Place): Point => ({
  x: BigInt(3 * column) * scale,
  y: BigInt(column % 2 === 0 ? 2 * row + 1 : 2 * row) * scale,
});

const around: readonly (readonly [bigint, bigint])[] = [
  [-1n, -1n],
  [1n, -1n],
  [2n, 0n],
  [1n, 1n],
  [-1n, 1n],
  [-2n, 0n],
];

/** Corners clockwise on the screen (y grows downward); side d lies between corner d and the next. */
const cornersOf = (place: Place): Point[] => {
  const { x, y } = centre(place);
  return around.map(([dx, dy]) => ({ x: x + dx * scale, y: y + dy * scale }));
};

const cross = (o: Point, a: Point, b: Point): bigint => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
const less = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** The part of the segment in the closed hexagon, as two fractions of its length; null when they do not meet. */
function clip(from: Point, to: Point, corners: readonly Point[]): readonly [Fraction, Fraction] | null {
  let enter: Fraction = { over: 0n, under: 1n };
  let leave: Fraction = { over: 1n, under: 1n };
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % 6]!;
    const start = cross(corner, next, from); // at least 0 inside, the corners being clockwise on the screen
    const slope = cross(corner, next, to) - start;
    if (slope === 0n) {
      if (start < 0n) return null;
      continue;
    }
    const at: Fraction = slope > 0n ? { over: -start, under: slope } : { over: start, under: -slope };
    if (slope > 0n && less(enter, at)) enter = at;
    if (slope < 0n && less(at, leave)) leave = at;
  }
  return less(leave, enter) ? null : [enter, leave];
}

/** Every place whose centre is near enough to the segment to be touched. */
function* candidates(from: Place, to: Place): Generator<Place> {
  for (let row = Math.min(from[1], to[1]) - 1; row <= Math.max(from[1], to[1]) + 1; row++) {
    for (let column = Math.min(from[0], to[0]) - 1; column <= Math.max(from[0], to[0]) + 1; column++) {
      const way = [to[0] - from[0], to[1] - from[1]] as const;
      const off = Math.abs(way[1] * (column - from[0]) - way[0] * (row - from[1]));
      // A hex touched lies within two hexes' width of the line.
      if (off <= 3 * (Math.abs(way[0]) + Math.abs(way[1])) + 3) yield [column, row];
    }
  }
}

/** Hexes touched, both ends left out, sorted by row, then column. */
export function slowTouched(from: Place, to: Place): Place[] {
  const [start, end] = [centre(from), centre(to)];
  const isEnd = ([column, row]: Place) =>
    (column === from[0] && row === from[1]) || (column === to[0] && row === to[1]);
  return [...candidates(from, to)].filter((place) => !isEnd(place) && clip(start, end, cornersOf(place)));
}

/** Sides touched, by their two corners, and whether each is crossed strictly between its ends. */
export function slowSides(from: Place, to: Place): Map<string, boolean> {
  const [start, end] = [centre(from), centre(to)];
  const found = new Map<string, boolean>();
  for (const place of candidates(from, to)) {
    const corners = cornersOf(place);
    for (const [index, p] of corners.entries()) {
      const q = corners[(index + 1) % 6]!;
      const meeting = meets(start, end, p, q);
      if (meeting !== null) found.set(sideKey(p, q), meeting === 'crossed');
    }
  }
  return found;
}

export function sideKey(p: Point, q: Point): string {
  const [first, second] = p.x < q.x || (p.x === q.x && p.y < q.y) ? [p, q] : [q, p];
  return [first.x, first.y, second.x, second.y].map((value) => value / scale).join(' ');
}

/** The name of a place's side. */
export function sideOf(place: Place, direction: number): string {
  const corners = cornersOf(place);
  return sideKey(corners[direction]!, corners[(direction + 1) % 6]!);
}

/** Whether two closed segments share a point, and whether that lies strictly between the ends of the second. */
function meets(a: Point, b: Point, p: Point, q: Point): 'crossed' | 'touched' | null {
  const [sp, sq] = [cross(a, b, p), cross(a, b, q)];
  const [sa, sb] = [cross(p, q, a), cross(p, q, b)];
  if (sp * sq < 0n && sa * sb <= 0n) return 'crossed';
  const holds = (side: bigint, point: Point) => side === 0n && isBetween(a, b, point);
  return holds(sp, p) || holds(sq, q) ? 'touched' : null;
}

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  (c.x - a.x) * (c.x - b.x) <= 0n && (c.y - a.y) * (c.y - b.y) <= 0n;

/** The sides that the line crosses when it is shifted by next to nothing, and which half of the unshifted line each is in. */
export function slowShifted(from: Place, to: Place, toLeft: boolean): { side: string; half: number }[] {
  const [start, end] = [centre(from), centre(to)];
  const [dx, dy] = [(end.x - start.x) / scale, (end.y - start.y) / scale];
  const sign = toLeft ? 1n : -1n;
  const shift = ({ x, y }: Point): Point => ({ x: x + sign * dy, y: y - sign * dx });
  const [a, b] = [shift(start), shift(end)];
  const pieces = [...candidates(from, to)].flatMap((place) => {
    const part = clip(a, b, cornersOf(place));
    return part && less(part[0], part[1]) ? [{ place, enter: part[0] }] : [];
  });
  pieces.sort((one, two) => (less(one.enter, two.enter) ? -1 : 1));
  return pieces.slice(1).map(({ place }, index) => {
    const before = pieces[index]!.place;
    const direction = around.findIndex((_, way) => sideOf(before, way) === sharedSide(before, place));
    return { side: sideOf(before, direction), half: halfOf(start, end, cornersOf(before), direction) };
  });
}

function sharedSide(one: Place, two: Place): string {
  const sides = around.map((_, direction) => sideOf(two, direction));
  const shared = around.map((_, direction) => sideOf(one, direction)).find((side) => sides.includes(side));
  if (shared === undefined) throw new Error(`${one.join(' ')} and ${two.join(' ')} are no neighbours`);
  return shared;
}

/** -1 nearer the start, 0 half way, 1 nearer the end. */
function halfOf(a: Point, b: Point, corners: readonly Point[], direction: number): number {
  const p = corners[direction]!;
  const q = corners[(direction + 1) % 6]!;
  const fromStart = cross(p, q, a);
  const fromEnd = cross(p, q, b);
  const twice = (fromStart < 0n ? -fromStart : fromStart) - (fromEnd < 0n ? -fromEnd : fromEnd);
  return twice < 0n ? -1 : twice > 0n ? 1 : 0;
}
