import { cornerPoint, sideEnds } from '../ground/outline';
import { alpha } from '../paint';
import type { GroundView, SideMark } from '../view';
import { pixels, type Marker } from './brush';

interface WallPaths {
  readonly walls: Path2D;
  readonly windows: Path2D;
}

const paths = new WeakMap<GroundView, WallPaths>();

function sides(ground: GroundView, marks: readonly SideMark[]): Path2D {
  const path = new Path2D();
  for (const { hex, direction } of marks) {
    const [a, b] = sideEnds(ground.grid, hex, direction).map(cornerPoint);
    if (!a || !b) continue;
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
  }
  return path;
}

/** The walls exactly as the rules have them: red lines along hex sides, broken where there is a window. */
export function paintWallLines(marker: Marker, ground: GroundView, broken: readonly number[]): void {
  const { ctx, palette } = marker;
  let made = paths.get(ground);
  if (!made) {
    made = { walls: sides(ground, ground.walls), windows: sides(ground, ground.windows) };
    paths.set(ground, made);
  }
  const standing = (ground.ramparts ?? []).filter(({ hex, direction }) => !broken.includes(hex * 6 + direction));
  const ramparts = sides(ground, standing);
  ctx.lineJoin = 'round';
  const width = Math.max(7, pixels(marker, 2.4));
  for (const [style, thick] of [
    [alpha(palette.cream, 0.92), width + Math.max(5, pixels(marker, 2))],
    [palette.wallLine, width],
  ] as const) {
    ctx.strokeStyle = style;
    ctx.lineWidth = thick;
    ctx.lineCap = 'round';
    ctx.stroke(made.walls);
    ctx.stroke(ramparts);
    ctx.lineCap = 'butt';
    if (style === palette.wallLine) ctx.setLineDash([12, 10]);
    ctx.stroke(made.windows);
    ctx.setLineDash([]);
  }
}
