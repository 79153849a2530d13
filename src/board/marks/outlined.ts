import { directions, neighbour, type Grid, type HexIndex } from '../../hex';
import { icons, shape } from '../counters/shapes';
import { alpha, polygon } from '../paint';
import type { MarksView } from '../view';
import { centreOf, corners, inradius } from '../world';
import { areaPath } from '../ground/outline';
import { pixels, type Marker } from './brush';

type Outlines = MarksView['outlines'];
type Kind = Outlines[number]['kind'];

const inner = corners.map((corner) => ({ x: corner.x * 0.92, y: corner.y * 0.92 }));

interface Areas {
  readonly zone: Path2D | null;
  readonly objective: Path2D | null;
  /** One hex of each objective: where its flag stands. */
  readonly flags: readonly HexIndex[];
}

/** Zones and objectives are areas: their edges are kept while the same outlines are shown. */
const areas = new WeakMap<Outlines, Areas>();

const hexesOf = (outlines: Outlines, kind: Kind): readonly HexIndex[] =>
  outlines.filter((outline) => outline.kind === kind).map((outline) => outline.hex);

/** The first hex of every group of hexes that touch. */
function firstOfEach(grid: Grid, hexes: readonly HexIndex[]): HexIndex[] {
  const left = new Set(hexes.toSorted((a, b) => a - b));
  const firsts: HexIndex[] = [];
  for (const hex of left) {
    firsts.push(hex);
    const group = [hex];
    for (const next of group) {
      left.delete(next);
      for (const direction of directions) {
        const beyond = neighbour(grid, next, direction);
        if (left.delete(beyond)) group.push(beyond);
      }
    }
  }
  return firsts;
}

function areasOf({ grid }: Marker, outlines: Outlines): Areas {
  let made = areas.get(outlines);
  if (!made) {
    const area = (hexes: readonly HexIndex[]): Path2D | null => {
      const own = new Set(hexes);
      return own.size === 0 ? null : areaPath(grid, (hex) => own.has(hex), 0.12, 0, 0);
    };
    const objectives = hexesOf(outlines, 'objective');
    made = {
      zone: area(hexesOf(outlines, 'zone')),
      objective: area(objectives),
      flags: firstOfEach(grid, objectives),
    };
    areas.set(outlines, made);
  }
  return made;
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

/** A flag in the gap between a hex's counter and those beside it: it covers no value of any of them. */
function flag(marker: Marker, x: number, y: number): void {
  const { ctx, palette } = marker;
  ctx.save();
  ctx.translate(x - 50, y - 112);
  ctx.scale(-1.75, 1.75);
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

/** A hex where nobody can be put: a cross from corner to corner within its outline, seen whatever the colours. */
function crossOut(marker: Marker, hex: HexIndex): void {
  const { x, y } = centreOf(marker.grid, hex);
  const path = new Path2D();
  polygon(path, inner, x, y);
  const arm = inradius * 0.6;
  for (const slope of [1, -1]) {
    path.moveTo(x - arm, y - arm * slope);
    path.lineTo(x + arm, y + arm * slope);
  }
  twice(marker, path, 9, marker.palette.blocked, []);
}

/** Outlines that lie on the ground: zones and objectives. */
export function paintGroundOutlines(marker: Marker, outlines: Outlines): void {
  if (outlines.length === 0) return;
  const { ctx, palette } = marker;
  const { zone, objective } = areasOf(marker, outlines);
  if (zone) {
    ctx.fillStyle = alpha(palette.ready, 0.26);
    ctx.fill(zone);
    twice(marker, zone, 6, palette.objective, [22, 14]);
  }
  if (objective) {
    ctx.fillStyle = alpha(palette.objective, 0.14);
    ctx.fill(objective);
    twice(marker, objective, 6, palette.objective, []);
  }
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
  for (const { hex, kind } of outlines) if (kind === 'forbidden') crossOut(marker, hex);
  for (const hex of areasOf(marker, outlines).flags) {
    const { x, y } = centreOf(marker.grid, hex);
    flag(marker, x, y);
  }
}
