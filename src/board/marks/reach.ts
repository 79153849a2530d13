import type { HexIndex } from '../../hex';
import { alpha, disc, polygon } from '../paint';
import { textFace } from '../palette';
import type { MarksView } from '../view';
import { centreOf, corners } from '../world';
import { areaPath } from '../ground/outline';
import { pixels, toReader, type Marker } from './brush';

type Reach = MarksView['reach'];

/** The edge of a reach, kept while the same reach is shown. */
const edges = new WeakMap<Reach, Path2D>();

function edgeOf(marker: Marker, reach: Reach): Path2D {
  let edge = edges.get(reach);
  if (!edge) {
    const hexes = new Set<HexIndex>(reach.map((step) => step.hex));
    edge = areaPath(marker.grid, (hex) => hexes.has(hex), 0.12, 0, 0);
    edges.set(reach, edge);
  }
  return edge;
}

/** The wash over reachable hexes and its edge: under the counters. */
export function paintReachWash(marker: Marker, reach: Reach): void {
  if (reach.length === 0) return;
  const { ctx, palette } = marker;
  const edge = edgeOf(marker, reach);
  ctx.fillStyle = alpha(palette.reach, 0.27);
  ctx.fill(edge);
  ctx.beginPath();
  const inner = corners.map((corner) => ({ x: corner.x * 0.93, y: corner.y * 0.93 }));
  for (const step of reach) {
    const { x, y } = centreOf(marker.grid, step.hex);
    polygon(ctx, inner, x, y);
  }
  ctx.lineWidth = 2;
  ctx.strokeStyle = alpha(palette.reachEdge, 0.22);
  ctx.stroke();
  ctx.lineWidth = Math.max(4, pixels(marker, 1.6));
  ctx.lineJoin = 'round';
  ctx.strokeStyle = alpha(palette.reachEdge, 0.9);
  ctx.stroke(edge);
}

/**
 * Paints the cost of a hex in reach, small, and the number of tests on the way, red on white; not over the name of the
 * character shown there.
 */
export function paintReachNumbers(marker: Marker, reached: Reach, ghosts: MarksView['ghosts']): void {
  const reach = reached.filter(({ hex }) => ghosts.every((ghost) => ghost.hex !== hex));
  if (reach.length === 0 || marker.radius < 15) return;
  const { ctx, palette } = marker;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (marker.radius >= 24) {
    ctx.font = `500 ${Math.max(23, pixels(marker, 11))}px ${textFace}`;
    ctx.lineJoin = 'round';
    ctx.lineWidth = 5;
    ctx.strokeStyle = alpha(palette.cream, 0.75);
    ctx.fillStyle = palette.fadedInk;
    for (const step of reach) {
      if (step.cost === null) continue;
      const at = centreOf(marker.grid, step.hex);
      toReader(marker, at, () => {
        ctx.strokeText(String(step.cost), at.x, at.y + 63);
        ctx.fillText(String(step.cost), at.x, at.y + 63);
      });
    }
  }
  const size = Math.max(27, pixels(marker, 10.5));
  ctx.font = `800 ${size * 1.5}px ${textFace}`;
  for (const step of reach) {
    if (step.tests === 0) continue;
    const at = centreOf(marker.grid, step.hex);
    disc(ctx, at.x, at.y, size);
    ctx.fillStyle = '#ffffff';
    ctx.fill();
    ctx.lineWidth = 3;
    ctx.strokeStyle = palette.test;
    ctx.stroke();
    ctx.fillStyle = palette.test;
    toReader(marker, at, () => ctx.fillText(String(step.tests), at.x, at.y + size * 0.08));
  }
}
