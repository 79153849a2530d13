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

/** The strokes of a slope and the crest's edge; the undertone has shaded it. */
export function paintSlopes(scene: Scene): void {
  const { ctx, plan, palette, rect } = scene;
  const strokes = new Path2D();
  for (const stroke of plan.slopes.hachures) {
    const inside =
      stroke.x > rect.left - 110 &&
      stroke.x < rect.right + 110 &&
      stroke.y > rect.top - 110 &&
      stroke.y < rect.bottom + 110;
    if (inside) wedge(strokes, stroke);
  }
  ctx.fillStyle = alpha(palette.hachure, 0.6);
  ctx.fill(strokes);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4.6;
  ctx.strokeStyle = palette.hachure;
  ctx.stroke(plan.slopes.crests);
}
