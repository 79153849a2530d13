import { alpha } from '../paint';
import type { Hachure } from './plan-slopes';
import type { Scene } from './scene';

/** A tapering stroke, drawn as a thin wedge. */
function wedge(path: Path2D, stroke: Hachure): void {
  const half = stroke.weight / 2;
  path.moveTo(stroke.x - stroke.dy * half, stroke.y + stroke.dx * half);
  path.lineTo(stroke.x + stroke.dx * stroke.length, stroke.y + stroke.dy * stroke.length);
  path.lineTo(stroke.x + stroke.dy * half, stroke.y - stroke.dx * half);
  path.closePath();
}

/** The wash of a slope, its shade below the crest, the strokes and the crest's edge. */
export function paintSlopes(scene: Scene): void {
  const { ctx, plan, palette, rect } = scene;
  ctx.fillStyle = alpha(palette.slopeWash, 0.26);
  ctx.fill(plan.slope);
  ctx.save();
  ctx.clip(plan.slopes.low);
  ctx.lineJoin = 'round';
  for (const [width, strength] of [
    [150, 0.07],
    [100, 0.1],
    [56, 0.13],
    [24, 0.18],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = alpha(palette.hachure, strength);
    ctx.stroke(plan.slopes.crests);
  }
  ctx.restore();
  const strokes = new Path2D();
  for (const stroke of plan.slopes.hachures) {
    const inside =
      stroke.x > rect.left - 110 &&
      stroke.x < rect.right + 110 &&
      stroke.y > rect.top - 110 &&
      stroke.y < rect.bottom + 110;
    if (inside) wedge(strokes, stroke);
  }
  ctx.fillStyle = alpha(palette.hachure, 0.72);
  ctx.fill(strokes);
  ctx.lineCap = 'round';
  ctx.lineWidth = 6;
  ctx.strokeStyle = palette.hachure;
  ctx.stroke(plan.slopes.crests);
  ctx.lineWidth = 2;
  ctx.strokeStyle = alpha(palette.cream, 0.5);
  ctx.stroke(plan.slopes.crests);
}
