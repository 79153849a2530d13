import type { HexIndex, Point } from '../../hex';
import { cornerPoint, sideEnds } from '../ground/outline';
import { disc, polygon } from '../paint';
import type { LineView } from '../view';
import { centreOf, corners, counterEdge, shortened, worldRadius } from '../world';
import { pixels, type Marker } from './brush';
import { paintPlate } from './plate';

function cross(marker: Marker, at: Point): void {
  const { ctx, palette } = marker;
  const arm = Math.max(19, pixels(marker, 8));
  ctx.lineCap = 'round';
  for (const [width, style] of [
    [arm * 0.72, palette.cream],
    [arm * 0.42, palette.blocked],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.beginPath();
    ctx.moveTo(at.x - arm, at.y - arm);
    ctx.lineTo(at.x + arm, at.y + arm);
    ctx.moveTo(at.x + arm, at.y - arm);
    ctx.lineTo(at.x - arm, at.y + arm);
    ctx.stroke();
  }
}

function outlineBlocker(marker: Marker, blocker: LineView['blockers'][number]): Point {
  const { ctx, palette, grid } = marker;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const centre = centreOf(grid, blocker.hex);
  const path = new Path2D();
  let at = centre;
  if (blocker.direction === null)
    polygon(
      path,
      corners.map((corner) => ({ x: corner.x * 0.95, y: corner.y * 0.95 })),
      centre.x,
      centre.y,
    );
  else {
    const [a, b] = sideEnds(grid, blocker.hex, blocker.direction).map(cornerPoint);
    if (!a || !b) return centre;
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
    at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  for (const [width, style] of [
    [Math.max(13, pixels(marker, 5.5)), palette.cream],
    [Math.max(8, pixels(marker, 3)), palette.blocked],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.stroke(path);
  }
  return at;
}

/** Where along the line a blocker's cross stands: the point of the line nearest to it. */
function onto(from: Point, to: Point, point: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy || 1;
  const part = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square));
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** The line of fire. Clear: whole and green with an arrow's head; blocked: broken and red, crossed where it is. */
export function paintLine(marker: Marker, line: LineView): void {
  const { ctx, palette, grid } = marker;
  const centres = [centreOf(grid, line.from), centreOf(grid, line.to)] as const;
  const from = shortened(centres[0], centres[1], counterEdge - 8);
  const to = shortened(centres[1], centres[0], counterEdge - 8);
  const colour = line.clear ? palette.clear : palette.blocked;
  const blocked = line.blockers.map((blocker) => onto(from, to, outlineBlocker(marker, blocker)));
  const width = Math.max(8, pixels(marker, 3.2));
  ctx.lineCap = 'round';
  for (const [broad, style] of [
    [width * 2.1, palette.cream],
    [width, colour],
  ] as const) {
    ctx.setLineDash(line.clear ? [] : [width * 2.6, width * 2.4]);
    ctx.lineWidth = broad;
    ctx.strokeStyle = style;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  }
  ctx.setLineDash([]);
  arrowHead(marker, from, to, colour);
  disc(ctx, from.x, from.y, width * 1.3);
  ctx.fillStyle = colour;
  ctx.fill();
  for (const at of blocked) cross(marker, at);
}

function arrowHead({ ctx, palette }: Marker, from: Point, to: Point, colour: string): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  ctx.save();
  ctx.translate(to.x - Math.cos(angle) * 40, to.y - Math.sin(angle) * 40);
  ctx.rotate(angle);
  ctx.beginPath();
  polygon(ctx, [
    { x: 44, y: 0 },
    { x: -6, y: 22 },
    { x: 4, y: 0 },
    { x: -6, y: -22 },
  ]);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 9;
  ctx.strokeStyle = palette.cream;
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.restore();
}

/** Where along a line its words stand, in parts of it: in its middle, or beside what is marked there. */
const alongLine = [0.5, 0.3, 0.7, 0.16, 0.84] as const;

/** How much of a line, 0 to 1, lies before its words: as near to its middle as they cover no point that is to be seen. */
export function labelPart(from: Point, to: Point, kept: readonly Point[], clear: number): number {
  const free = (part: number): boolean => {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return kept.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= clear);
  };
  return alongLine.find(free) ?? 0.5;
}

/** The line's words, beside it; `ties`: the hexes between which it runs, whose outlines stay in sight. */
export function paintLineLabel(marker: Marker, line: LineView, ties: readonly HexIndex[]): void {
  const from = centreOf(marker.grid, line.from);
  const to = centreOf(marker.grid, line.to);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = Math.max(46, pixels(marker, 20));
  // Always above the line, whichever way it is shot.
  const hand = to.x >= from.x ? 1 : -1;
  const kept = ties.map((hex) => centreOf(marker.grid, hex));
  const part = labelPart(from, to, kept, worldRadius + Math.max(60, pixels(marker, 40)));
  const at = {
    x: from.x + (to.x - from.x) * part + ((to.y - from.y) / length) * aside * hand,
    y: from.y + (to.y - from.y) * part - ((to.x - from.x) / length) * aside * hand,
  };
  paintPlate(marker, line.label, at, line.clear ? marker.palette.clear : marker.palette.blocked);
}
