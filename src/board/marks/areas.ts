import { areaPath } from '../ground/outline';
import { alpha } from '../paint';
import type { AreaView } from '../view';
import { hexesRect } from '../world';
import { pixels, type Marker } from './brush';

/** The edge of an area, kept while the same area is shown. */
const edges = new WeakMap<AreaView, Path2D>();

function edgeOf(marker: Marker, area: AreaView): Path2D {
  let edge = edges.get(area);
  if (!edge) {
    const hexes = new Set(area.hexes);
    edge = areaPath(marker.grid, (hex) => hexes.has(hex), 0.12, 0, 0);
    edges.set(area, edge);
  }
  return edge;
}

/** How each kind is told from the others without colour: slanted strokes, upright ones, or none and a broken edge. */
const looks = {
  enemy: { ink: 'blocked', wash: 0.1, slant: null, dash: [26, 16] },
  threatened: { ink: 'blocked', wash: 0.16, slant: 1, dash: [] },
  seen: { ink: 'move', wash: 0.2, slant: 0, dash: [] },
} as const;

/** World units between two strokes of a hatching. */
const apart = 34;

function hatch({ ctx, grid }: Marker, area: AreaView, slant: number): void {
  const rect = hexesRect(grid, area.hexes);
  if (!rect) return;
  const tall = rect.bottom - rect.top;
  const strokes = new Path2D();
  for (let x = rect.left - slant * tall; x < rect.right; x += apart) {
    strokes.moveTo(x, rect.bottom);
    strokes.lineTo(x + slant * tall, rect.top);
  }
  ctx.stroke(strokes);
}

/** An area on the ground: washed, hatched and edged, under the counters. */
export function paintArea(marker: Marker, area: AreaView): void {
  if (area.hexes.length === 0) return;
  const { ctx, palette } = marker;
  const { ink, wash, slant, dash } = looks[area.kind];
  const edge = edgeOf(marker, area);
  const colour = palette[ink];
  ctx.fillStyle = alpha(colour, wash);
  ctx.fill(edge);
  if (slant !== null) {
    ctx.save();
    ctx.clip(edge);
    ctx.lineWidth = Math.max(4, pixels(marker, 1.2));
    ctx.strokeStyle = alpha(colour, 0.4);
    hatch(marker, area, slant);
    ctx.restore();
  }
  const thick = Math.max(6, pixels(marker, 2.2));
  ctx.lineJoin = 'round';
  ctx.strokeStyle = alpha(palette.cream, 0.85);
  ctx.lineWidth = thick + Math.max(5, pixels(marker, 2));
  ctx.stroke(edge);
  ctx.setLineDash([...dash]);
  ctx.strokeStyle = colour;
  ctx.lineWidth = thick;
  ctx.stroke(edge);
  ctx.setLineDash([]);
}
