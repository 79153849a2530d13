import { directions, neighbour } from '../../hex';
import { alpha } from '../paint';
import { centreOf, corners } from '../world';
import type { Scene } from './scene';

/** The bare parchment under everything, and the frame drawn on it. */
export function paintSheet(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const { left, top, right, bottom } = plan.sheet;
  if (scene.inland) return;
  ctx.fillStyle = palette.parchment;
  ctx.fillRect(left, top, right - left, bottom - top);
  for (const [width, strength] of [
    [120, 0.1],
    [70, 0.14],
    [30, 0.22],
  ] as const) {
    ctx.strokeStyle = alpha(palette.deepParchment, strength + 0.2);
    ctx.lineWidth = width;
    ctx.strokeRect(left, top, right - left, bottom - top);
  }
  ctx.strokeStyle = alpha(palette.fadedInk, 0.9);
  ctx.lineWidth = 4;
  ctx.strokeRect(left + 9, top + 9, right - left - 18, bottom - top - 18);
  ctx.lineWidth = 1.5;
  ctx.strokeRect(left + 16, top + 16, right - left - 32, bottom - top - 32);
}

/** The faint grid: three sides of each hex, the rest where no neighbour draws them. */
export function paintGrid(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const { grid } = plan.view;
  const path = new Path2D();
  for (const hex of scene.hexes) {
    const centre = centreOf(grid, hex);
    for (const direction of directions) {
      if (direction > 2 && neighbour(grid, hex, direction) >= 0) continue;
      const a = corners[(direction + 4) % 6];
      const b = corners[(direction + 5) % 6];
      if (!a || !b) continue;
      path.moveTo(centre.x + a.x, centre.y + a.y);
      path.lineTo(centre.x + b.x, centre.y + b.y);
    }
  }
  ctx.strokeStyle = alpha(palette.grid, palette.gridStrength * Math.min(1, scene.radius / 22));
  ctx.lineWidth = Math.max(1.3, 100 / scene.radius);
  ctx.lineCap = 'butt';
  if (scene.lines) ctx.stroke(path);
}

/** The painting runs on past the outermost hexes, paler, to a ruled frame: a map's edge rather than a saw's. */
export function paintMargin({ ctx, plan, palette, inland }: Scene): void {
  if (inland) return;
  const { left, top, right, bottom } = plan.map;
  const outside = new Path2D(plan.mapPath);
  outside.rect(left, top, right - left, bottom - top);
  ctx.fillStyle = alpha(palette.parchment, 0.66);
  ctx.fill(outside, 'evenodd');
  ctx.lineJoin = 'round';
  ctx.strokeStyle = alpha(palette.ink, 0.4);
  ctx.lineWidth = 2.4;
  ctx.stroke(plan.mapPath);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 4;
  ctx.strokeRect(left, top, right - left, bottom - top);
}
