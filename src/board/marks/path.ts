import { disc } from '../paint';
import type { MarksView } from '../view';
import { centreOf, counterEdge, inradius, shortened } from '../world';
import { pixels, type Marker } from './brush';
import { paintPlate } from './plate';

/** Where a path goes: dots through its hexes, from the edge of the counter that will go; a ring at its end. */
export function paintPath(marker: Marker, path: NonNullable<MarksView['path']>, ghostAtEnd: boolean): void {
  const { ctx, palette, grid } = marker;
  const points = path.hexes.map((hex) => centreOf(grid, hex));
  const last = points.at(-1);
  if (!last) return;
  const dot = Math.max(8, pixels(marker, 3.4));
  const trail = new Path2D();
  points.forEach((point, index) => {
    const from = index === 0 ? shortened(point, points[1] ?? point, counterEdge) : point;
    if (index === 0) trail.moveTo(from.x, from.y);
    else trail.lineTo(from.x, from.y);
  });
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.setLineDash([0.1, dot * 2.7]);
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = dot * 2 + pixels(marker, 2.4);
  ctx.stroke(trail);
  ctx.strokeStyle = palette.path;
  ctx.lineWidth = dot * 1.7;
  ctx.stroke(trail);
  ctx.setLineDash([]);
  if (ghostAtEnd) return;
  for (const [radius, style] of [
    [dot * 2.3, palette.cream],
    [dot * 1.75, palette.path],
    [dot * 0.9, palette.cream],
  ] as const) {
    disc(ctx, last.x, last.y, radius);
    ctx.fillStyle = style;
    ctx.fill();
  }
}

/** The words at a path's end, above everything. */
export function paintPathLabel(marker: Marker, path: NonNullable<MarksView['path']>): void {
  const last = path.hexes.at(-1);
  if (last === undefined) return;
  const { x, y } = centreOf(marker.grid, last);
  const before = path.hexes.at(-2);
  // Away from where the path comes from, so that its numbers stay in sight.
  const below = before !== undefined && centreOf(marker.grid, before).y < y;
  paintPlate(marker, path.label, { x, y: y + inradius * (below ? 0.98 : -1.02) }, marker.palette.ink);
}
