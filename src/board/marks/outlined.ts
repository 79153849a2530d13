import { icons, shape } from '../counters/shapes';
import { alpha, polygon } from '../paint';
import type { MarksView } from '../view';
import { centreOf, corners } from '../world';
import { areaPath } from '../ground/outline';
import { pixels, type Marker } from './brush';

type Outlines = MarksView['outlines'];
type Kind = Outlines[number]['kind'];

const inner = corners.map((corner) => ({ x: corner.x * 0.92, y: corner.y * 0.92 }));

/** A zone is one area: its edge is kept while the same outlines are shown. */
const zones = new WeakMap<Outlines, Path2D>();

function zoneOf(marker: Marker, outlines: Outlines): Path2D {
  let zone = zones.get(outlines);
  if (!zone) {
    const hexes = new Set(outlines.filter((outline) => outline.kind === 'zone').map((outline) => outline.hex));
    zone = areaPath(marker.grid, (hex) => hexes.has(hex), 0.12, 0, 0);
    zones.set(outlines, zone);
  }
  return zone;
}

function hexesPath(marker: Marker, outlines: Outlines, kind: Kind): Path2D | null {
  const path = new Path2D();
  let any = false;
  for (const outline of outlines) {
    if (outline.kind !== kind) continue;
    const { x, y } = centreOf(marker.grid, outline.hex);
    polygon(path, inner, x, y);
    any = true;
  }
  return any ? path : null;
}

function twice(marker: Marker, path: Path2D, width: number, colour: string, dash: readonly number[]): void {
  const { ctx, palette } = marker;
  const thick = Math.max(width, pixels(marker, width / 2.6));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  ctx.strokeStyle = alpha(palette.cream, 0.9);
  ctx.lineWidth = thick + Math.max(5, pixels(marker, 2));
  ctx.stroke(path);
  ctx.setLineDash([...dash]);
  ctx.strokeStyle = colour;
  ctx.lineWidth = thick;
  ctx.stroke(path);
  ctx.setLineDash([]);
}

/** A flag at a hex's upper corner. */
function flag(marker: Marker, x: number, y: number): void {
  const { ctx, palette } = marker;
  ctx.save();
  ctx.translate(x + 34, y - 84);
  ctx.scale(2.2, 2.2);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3.4;
  ctx.strokeStyle = palette.cream;
  ctx.stroke(shape(icons.flag));
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = palette.ink;
  ctx.stroke(shape(icons.flag));
  ctx.fillStyle = palette.objective;
  ctx.fill(shape(icons.flag));
  ctx.restore();
}

/** Outlines that lie on the ground: zones and objectives. */
export function paintGroundOutlines(marker: Marker, outlines: Outlines): void {
  if (outlines.length === 0) return;
  const { ctx, palette } = marker;
  if (outlines.some((outline) => outline.kind === 'zone')) {
    const zone = zoneOf(marker, outlines);
    ctx.fillStyle = alpha(palette.ready, 0.26);
    ctx.fill(zone);
    twice(marker, zone, 6, palette.objective, [22, 14]);
  }
  const objectives = hexesPath(marker, outlines, 'objective');
  if (objectives) twice(marker, objectives, 6, palette.objective, []);
}

/** Outlines that must be seen over the counters, and the flags. */
export function paintUpperOutlines(marker: Marker, outlines: Outlines): void {
  if (outlines.length === 0) return;
  const { palette } = marker;
  const kinds: readonly (readonly [Kind, number, string, readonly number[]])[] = [
    ['test', 7, palette.test, [12, 9]],
    ['tie', 9, palette.tie, []],
    ['cursor', 8, palette.ink, [26, 10]],
  ];
  for (const [kind, width, colour, dash] of kinds) {
    const path = hexesPath(marker, outlines, kind);
    if (path) twice(marker, path, width, colour, dash);
  }
  for (const outline of outlines) {
    if (outline.kind !== 'objective') continue;
    const { x, y } = centreOf(marker.grid, outline.hex);
    flag(marker, x, y);
  }
}
