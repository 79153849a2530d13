import type { Grid, Point } from '../../hex';
import { icons, shape } from '../counters/shapes';
import { cornerPoint, sideEnds } from '../ground/outline';
import { polygon } from '../paint';
import type { ClimbView, LineView, SideMark } from '../view';
import { centreOf, shortened, toward } from '../world';
import { pixels, type Marker } from './brush';
import { paintPlate } from './plate';

/** Both ends of a side and its middle. */
export function sideLine(
  grid: Grid,
  { hex, direction }: SideMark,
): { readonly a: Point; readonly b: Point; readonly at: Point } {
  const [from, to] = sideEnds(grid, hex, direction);
  const [a, b] = [cornerPoint(from), cornerPoint(to)];
  return { a, b, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}

/** A long ring around a side, a little shorter than it so that neighbours do not lie over one another. */
function capsule(grid: Grid, side: SideMark, half: number): Path2D {
  const line = sideLine(grid, side);
  const [a, b] = [shortened(line.a, line.b, 18), shortened(line.b, line.a, 18)];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const path = new Path2D();
  path.arc(a.x, a.y, half, angle + Math.PI / 2, angle - Math.PI / 2);
  path.arc(b.x, b.y, half, angle - Math.PI / 2, angle + Math.PI / 2);
  path.closePath();
  return path;
}

/** A wall section aimed at: ringed as counters are, broken line until it is picked. */
export function paintSideTarget(marker: Marker, side: SideMark, picked: boolean): void {
  const { ctx, grid, palette } = marker;
  const width = Math.max(picked ? 9 : 6, pixels(marker, picked ? 4 : 2.2));
  const path = capsule(grid, side, 33);
  ctx.lineJoin = 'round';
  for (const [broad, ink] of [
    [width * 1.9, palette.cream],
    [width, palette.blocked],
  ] as const) {
    ctx.setLineDash(picked ? [] : [24, 12]);
    ctx.lineWidth = broad;
    ctx.strokeStyle = ink;
    ctx.stroke(path);
  }
  ctx.setLineDash([]);
  if (!picked) return;
  const { at } = sideLine(grid, side);
  const out = toward(side.direction);
  const ticks = new Path2D();
  for (const hand of [-1, 1]) {
    ticks.moveTo(at.x + out.x * 30 * hand, at.y + out.y * 30 * hand);
    ticks.lineTo(at.x + out.x * 60 * hand, at.y + out.y * 60 * hand);
  }
  ctx.lineCap = 'round';
  for (const [broad, ink] of [
    [width * 2.1, palette.cream],
    [width * 1.2, palette.blocked],
  ] as const) {
    ctx.lineWidth = broad;
    ctx.strokeStyle = ink;
    ctx.stroke(ticks);
  }
}

/** The way over a wall: a ladder's arrow from outside in, filled when it is picked. */
export function paintClimb(marker: Marker, climb: ClimbView): void {
  const { ctx, grid, palette } = marker;
  const { at } = sideLine(grid, climb);
  const way = toward(climb.direction);
  const size = Math.max(climb.picked ? 30 : 25, pixels(marker, climb.picked ? 12 : 10));
  const point = (along: number, aside: number): Point => ({
    x: at.x + way.x * along * size - way.y * aside * size,
    y: at.y + way.y * along * size + way.x * aside * size,
  });
  const path = new Path2D();
  polygon(path, [
    point(1.35, 0),
    point(0.3, 0.95),
    point(0.3, 0.42),
    point(-1.25, 0.42),
    point(-1.25, -0.42),
    point(0.3, -0.42),
    point(0.3, -0.95),
  ]);
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.44;
  ctx.strokeStyle = palette.cream;
  ctx.stroke(path);
  ctx.lineWidth = size * 0.16;
  ctx.strokeStyle = palette.reachEdge;
  ctx.stroke(path);
  ctx.fillStyle = climb.picked ? palette.reachEdge : palette.reach;
  ctx.fill(path);
  // Rungs: it is climbed.
  ctx.beginPath();
  for (const along of [-0.95, -0.55, -0.15]) {
    const [a, b] = [point(along, 0.42), point(along, -0.42)];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  }
  ctx.strokeStyle = climb.picked ? palette.cream : palette.reachEdge;
  ctx.stroke();
}

/** The chance to get over, beyond the arrow's head. */
export function paintClimbLabel(marker: Marker, climb: ClimbView): void {
  if (climb.label === '') return;
  const { at } = sideLine(marker.grid, climb);
  const way = toward(climb.direction);
  const far = Math.max(74, pixels(marker, 32));
  paintPlate(marker, climb.label, { x: at.x + way.x * far, y: at.y + way.y * far }, marker.palette.reachEdge);
}

/** What hides a target without blocking the line: half a shield where it is, the side or the hex in ochre. */
export function paintHides(marker: Marker, hides: NonNullable<LineView['hides']>): void {
  for (const { hex, direction } of hides) {
    if (direction === null) {
      const { x, y } = centreOf(marker.grid, hex);
      paintHalfShield(marker, { x: x + 58, y: y - 58 });
      continue;
    }
    const side = { hex, direction };
    const { a, b, at } = sideLine(marker.grid, side);
    const { ctx, palette } = marker;
    ctx.lineCap = 'round';
    for (const [width, ink] of [
      [Math.max(13, pixels(marker, 5.5)), palette.cream],
      [Math.max(8, pixels(marker, 3)), palette.tie],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = ink;
      ctx.beginPath();
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
      ctx.stroke();
    }
    paintHalfShield(marker, at);
  }
}

/** A shield of which one half is there. */
function paintHalfShield(marker: Marker, at: Point): void {
  const { ctx, palette } = marker;
  const size = Math.max(46, pixels(marker, 20));
  ctx.save();
  ctx.translate(at.x - size / 2, at.y - size / 2);
  ctx.scale(size / 20, size / 20);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4.6;
  ctx.strokeStyle = palette.ink;
  ctx.stroke(shape(icons.shield));
  ctx.fillStyle = palette.cream;
  ctx.fill(shape(icons.shield));
  ctx.beginPath();
  ctx.rect(0, 0, 10, 20);
  ctx.clip();
  ctx.fillStyle = palette.tie;
  ctx.fill(shape(icons.shield));
  ctx.restore();
}
