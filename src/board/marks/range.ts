import type { HexIndex } from '../../hex';
import { areaPath } from '../ground/outline';
import { alpha } from '../paint';
import type { RangeView } from '../view';
import { pixels, type Marker } from './brush';

/** The edge of a range, kept while the same one is shown. */
const edges = new WeakMap<RangeView['hexes'], Path2D>();

function edgeOf(marker: Marker, { hexes }: RangeView): Path2D {
  let edge = edges.get(hexes);
  if (!edge) {
    const inside = new Set<HexIndex>(hexes);
    edge = areaPath(marker.grid, (hex) => inside.has(hex), 0.3, 0, 0);
    edges.set(hexes, edge);
  }
  return edge;
}

/** How each kind's edge is dashed, in parts of its width. */
const dashes: Readonly<Record<RangeView['kind'], readonly number[]>> = {
  shot: [],
  spell: [0.1, 2.2],
  machine: [4, 2],
};

/** How far something goes: the ground within a little lighter, and one edge around it. Under the counters. */
export function paintRange(marker: Marker, range: RangeView): void {
  if (range.hexes.length === 0) return;
  const { ctx, palette } = marker;
  const edge = edgeOf(marker, range);
  const ink = range.kind === 'spell' ? palette.move : range.kind === 'shot' ? palette.clear : palette.objective;
  ctx.fillStyle = alpha(palette.cream, 0.16);
  ctx.fill(edge);
  const width = Math.max(7, pixels(marker, 2.8));
  ctx.lineJoin = 'round';
  ctx.lineCap = range.kind === 'spell' ? 'round' : 'butt';
  ctx.strokeStyle = alpha(palette.cream, 0.85);
  ctx.lineWidth = width * 2;
  ctx.stroke(edge);
  ctx.setLineDash(dashes[range.kind].map((part) => part * width));
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.stroke(edge);
  ctx.setLineDash([]);
}
