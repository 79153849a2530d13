import { directions, neighbour, opposite, turned, type Direction, type HexIndex, type Point } from '../../hex';
import { areaPath } from '../ground/outline';
import { alpha, disc, polygon } from '../paint';
import { textFace } from '../palette';
import {
  numbersRadius,
  partEnds,
  partMiddle,
  partOf,
  partRim,
  partsByHex,
  partTriangle,
  type PartedHex,
  type PartRef,
} from '../parts';
import type { BoardView, PartView } from '../view';
import { centreOf, inradius, toward, type Rect } from '../world';
import { pixels, toReader, type Marker } from './brush';
import { paintTestDigit } from './digits';

type Parts = readonly PartView[];

/** What is drawn of a reach's parts, kept while the same reach is shown. */
interface PartsPlan {
  readonly wash: Path2D;
  readonly seams: Path2D;
  readonly edge: Path2D;
  readonly hexes: readonly (PartedHex & { readonly at: Point })[];
}

const plans = new WeakMap<Parts, PartsPlan>();

function planOf(marker: Marker, parts: Parts): PartsPlan {
  const known = plans.get(parts);
  if (known) return known;
  const wash = new Path2D();
  const seams = new Path2D();
  const gathered = partsByHex(parts);
  const hexes = [...gathered.values()].map((hex) => ({ ...hex, at: centreOf(marker.grid, hex.hex) }));
  for (const { parts: six, at } of hexes) {
    for (const facing of directions) {
      if (six[facing]) polygon(wash, partTriangle(facing), at.x, at.y);
      if (!six[facing] && !six[turned(facing, -1)]) continue;
      const [corner] = partEnds(facing);
      seams.moveTo(at.x + corner.x * 0.14, at.y + corner.y * 0.14);
      seams.lineTo(at.x + corner.x * 0.86, at.y + corner.y * 0.86);
    }
  }
  const edge = areaPath(marker.grid, (hex) => gathered.has(hex), 0.12, 0, 0);
  const plan = { wash, seams, edge, hexes };
  plans.set(parts, plan);
  return plan;
}

/** The wash over every part that can be reached, its seams and its edge: under the counters. */
export function paintPartsWash(marker: Marker, parts: Parts): void {
  if (parts.length === 0) return;
  const { ctx, palette } = marker;
  const { wash, seams, edge } = planOf(marker, parts);
  ctx.fillStyle = alpha(palette.reach, 0.3);
  ctx.fill(wash);
  ctx.lineCap = 'round';
  if (marker.radius >= 22) {
    ctx.strokeStyle = alpha(palette.reachEdge, 0.3);
    ctx.lineWidth = Math.max(2, pixels(marker, 1));
    ctx.stroke(seams);
  }
  ctx.lineWidth = Math.max(4, pixels(marker, 1.6));
  ctx.lineJoin = 'round';
  ctx.strokeStyle = alpha(palette.reachEdge, 0.9);
  ctx.stroke(edge);
}

const seen = (rect: Rect, { x, y }: Point): boolean =>
  x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;

/** How many tests: red, in each part; where that would be too small to read, the fewest of the hex in its middle. */
export function paintPartsNumbers(marker: Marker, parts: Parts, rect: Rect, covered: readonly HexIndex[]): void {
  if (parts.length === 0 || marker.radius < 15) return;
  if (marker.radius < numbersRadius) {
    paintFewest(marker, parts, rect);
    return;
  }
  const size = Math.max(25, pixels(marker, 13));
  for (const { hex, parts: six, at } of planOf(marker, parts).hexes) {
    if (!seen(rect, at)) continue;
    const beside = covered.includes(hex);
    for (const part of six) {
      if (!part || part.tests === 0) continue;
      const { x, y } = partMiddle(part.facing, beside ? 0.84 : 0.64);
      paintTestDigit(marker, String(part.tests), at.x + x, at.y + y, beside ? size * 0.8 : size);
    }
  }
}

function paintFewest(marker: Marker, parts: Parts, rect: Rect): void {
  const { ctx, palette } = marker;
  const size = Math.max(27, pixels(marker, 10.5));
  ctx.font = `800 ${size * 1.5}px ${textFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 3;
  ctx.strokeStyle = palette.test;
  for (const { fewest, at } of planOf(marker, parts).hexes) {
    if (fewest === 0 || !seen(rect, at)) continue;
    disc(ctx, at.x, at.y, size);
    ctx.fillStyle = '#ffffff';
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = palette.test;
    toReader(marker, at, () => ctx.fillText(String(fewest), at.x, at.y + size * 0.08));
  }
}

/** The hexes that a counter lies on, or a dead horse. */
export function hexesUnder(
  { grid }: Pick<Marker, 'grid'>,
  lying: { readonly hex: HexIndex; readonly facing: Direction | null } | undefined,
): readonly HexIndex[] {
  if (!lying) return [];
  if (lying.facing === null) return [lying.hex];
  return [lying.hex, neighbour(grid, lying.hex, opposite(lying.facing))];
}

/** Hexes whose parts lie under something and can be ridden to all the same: the chosen one's own, and dead horses'. */
export function coveredHexes(
  marker: Pick<Marker, 'grid'>,
  { counters, fallenHorses = [], marks }: Pick<BoardView, 'counters' | 'fallenHorses' | 'marks'>,
): readonly HexIndex[] {
  const chosen = counters.find(({ id }) => id === marks.selected);
  return [...new Set([chosen, ...fallenHorses].flatMap((lying) => hexesUnder(marker, lying)))];
}

/** On hexes that something lies on: a rim for each part, over it. */
export function paintCoveredParts(marker: Marker, parts: Parts, covered: readonly HexIndex[]): void {
  const { ctx, palette } = marker;
  const rims = new Path2D();
  for (const hex of covered) {
    const { x, y } = centreOf(marker.grid, hex);
    for (const part of partsByHex(parts).get(hex)?.parts ?? []) {
      if (part) polygon(rims, partRim(part.facing), x, y);
    }
  }
  ctx.fillStyle = alpha(palette.reach, 0.82);
  ctx.fill(rims);
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(2, pixels(marker, 0.9));
  ctx.strokeStyle = alpha(palette.reachEdge, 0.95);
  ctx.stroke(rims);
}

/** The ground of the part looked at, under the counters. */
export function paintPickedWash({ ctx, grid, palette }: Marker, picked: PartRef): void {
  const { x, y } = centreOf(grid, picked.hex);
  ctx.beginPath();
  polygon(ctx, partTriangle(picked.facing), x, y);
  ctx.fillStyle = alpha(palette.reachEdge, 0.62);
  ctx.fill();
}

/** Paints the selected part over everything that stands there: its edge, and a small arrowhead in its direction. */
export function paintPicked(marker: Marker, picked: PartRef): void {
  const { ctx, grid, palette } = marker;
  const { x, y } = centreOf(grid, picked.hex);
  const edge = new Path2D();
  polygon(
    edge,
    partTriangle(picked.facing).map((point) => inward(point, picked)),
    x,
    y,
  );
  const width = Math.max(4, pixels(marker, 1.8));
  ctx.lineJoin = 'round';
  ctx.lineWidth = width * 2.2;
  ctx.strokeStyle = alpha(palette.cream, 0.95);
  ctx.stroke(edge);
  ctx.lineWidth = width;
  ctx.strokeStyle = palette.reachEdge;
  ctx.stroke(edge);
  paintArrowhead(marker, picked, palette.reachEdge);
}

/** A triangle's corner a little toward its middle, so that the line lies within. */
function inward(point: Point, { facing }: PartRef): Point {
  const middle = partMiddle(facing);
  return { x: point.x + (middle.x - point.x) * 0.06, y: point.y + (middle.y - point.y) * 0.06 };
}

/** A small arrowhead on a hex's side, outward. */
export function paintArrowhead(marker: Marker, { hex, facing }: PartRef, ink: string): void {
  const { ctx, grid, palette } = marker;
  const centre = centreOf(grid, hex);
  const way = toward(facing);
  const size = Math.max(17, pixels(marker, 8));
  const tip = inradius + size * 0.95;
  const at = (along: number, aside: number): Point => ({
    x: centre.x + way.x * along - way.y * aside,
    y: centre.y + way.y * along + way.x * aside,
  });
  ctx.beginPath();
  polygon(ctx, [at(tip, 0), at(tip - size * 1.35, size), at(tip - size * 0.95, 0), at(tip - size * 1.35, -size)]);
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.55;
  ctx.strokeStyle = palette.cream;
  ctx.stroke();
  ctx.fillStyle = ink;
  ctx.fill();
}

/** Paints where the keyboard or the mouse points: a light edge around the part, and its direction. */
export function paintPointed(marker: Marker, parts: Parts, at: PartRef): void {
  const { ctx, palette, grid } = marker;
  if (!partOf(parts, at)) return;
  const { x, y } = centreOf(grid, at.hex);
  const edge = new Path2D();
  polygon(
    edge,
    partTriangle(at.facing).map((point) => inward(point, at)),
    x,
    y,
  );
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(3, pixels(marker, 1.4));
  ctx.strokeStyle = palette.cream;
  ctx.stroke(edge);
  paintArrowhead(marker, at, palette.ink);
}
