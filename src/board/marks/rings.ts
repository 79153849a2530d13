import { riderOutline } from '../counters/rider-card';
import { polygon, type Ctx } from '../paint';
import type { CounterView } from '../view';
import { toward } from '../world';
import { pixels, type Marker } from './brush';

/** The outline of a counter on the ground, a little outside of it, around its middle (a rider's head). */
function around(counter: CounterView, x: number, y: number, grow: number): Path2D {
  const path = new Path2D();
  if (counter.facing === null) {
    const half = 63 + grow;
    path.roundRect(x - half, y - half, 2 * half, 2 * half, 18 + grow);
    return path;
  }
  const way = toward(counter.facing);
  polygon(
    path,
    riderOutline(grow + 6).map((point) => ({
      x: x - way.x * point.y - way.y * point.x,
      y: y - way.y * point.y + way.x * point.x,
    })),
  );
  return path;
}

function twice(ctx: Ctx, path: Path2D, outer: readonly [number, string], within: readonly [number, string]): void {
  ctx.lineJoin = 'round';
  for (const [width, style] of [outer, within]) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.stroke(path);
  }
}

/** The chosen counter: a white ring within a dark one. */
export function paintSelected(marker: Marker, counter: CounterView, x: number, y: number): void {
  const { ctx, palette } = marker;
  const width = Math.max(7, pixels(marker, 3));
  twice(ctx, around(counter, x, y, 5), [width * 2.2, palette.ink], [width * 1.15, palette.selected]);
}

/** A target: a ring in red with four ticks, as one takes aim; thicker, and filled in, when it is picked. */
export function paintTarget(marker: Marker, counter: CounterView, picked: boolean, x: number, y: number): void {
  const { ctx, palette } = marker;
  const width = Math.max(picked ? 9 : 6, pixels(marker, picked ? 4 : 2.2));
  const radius = counter.facing === null ? 80 : 78;
  const path = new Path2D();
  if (counter.facing === null) path.arc(x, y, radius, 0, Math.PI * 2);
  else path.addPath(around(counter, x, y, 6));
  if (!picked) ctx.setLineDash([24, 12]);
  twice(ctx, path, [width * 1.9, palette.cream], [width, palette.blocked]);
  ctx.setLineDash([]);
  if (!picked) return;
  const ticks = new Path2D();
  for (let i = 0; i < 4; i++) {
    const angle = (Math.PI / 2) * i + Math.PI / 4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    ticks.moveTo(x + c * (radius - 4), y + s * (radius - 4));
    ticks.lineTo(x + c * (radius + 24), y + s * (radius + 24));
  }
  ctx.lineCap = 'round';
  twice(ctx, ticks, [width * 2.1, palette.cream], [width * 1.2, palette.blocked]);
}
