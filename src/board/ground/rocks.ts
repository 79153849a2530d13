import { alpha, polygon } from '../paint';
import { centreOf } from '../world';
import { oneOf, variety, type Scene } from './scene';

/** A boulder: an uneven outline with a lit face and a dark one. */
function boulder(scene: Scene, x: number, y: number, size: number, next: () => number): void {
  const { ctx, palette } = scene;
  const sides = 6 + Math.floor(next() * 2);
  const turn = next() * Math.PI;
  const points = Array.from({ length: sides }, (_none, index) => {
    const angle = turn + (index / sides) * Math.PI * 2;
    const reach = size * (0.78 + next() * 0.34);
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.82 };
  });
  ctx.fillStyle = alpha(palette.shade, 0.3);
  ctx.beginPath();
  polygon(ctx, points, x + size * 0.2, y + size * 0.28);
  ctx.fill();
  ctx.fillStyle = oneOf(palette.rocks, next());
  ctx.beginPath();
  polygon(ctx, points, x, y);
  ctx.fill();
  if (scene.radius > 20) {
    ctx.save();
    ctx.clip();
    ctx.fillStyle = alpha(palette.cream, 0.42);
    ctx.beginPath();
    polygon(
      ctx,
      points.map((point) => ({ x: point.x * 0.72, y: point.y * 0.66 })),
      x - size * 0.2,
      y - size * 0.26,
    );
    ctx.fill();
    ctx.restore();
  }
  ctx.beginPath();
  polygon(ctx, points, x, y);
  ctx.strokeStyle = palette.rockInk;
  ctx.lineWidth = 2.4;
  ctx.lineJoin = 'round';
  ctx.stroke();
  const [first, second] = points;
  if (scene.radius < 30 || !first || !second) return;
  ctx.beginPath();
  ctx.moveTo(x + first.x * 0.9, y + first.y * 0.9);
  ctx.lineTo(x - second.x * 0.1, y + second.y * 0.1);
  ctx.lineTo(x - second.x * 0.35, y + size * 0.3);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

/** Rocks and rubble on bare ground. */
export function paintRocks(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  for (const hex of scene.hexes) {
    if (plan.view.terrain[hex] !== 'rocks') continue;
    const next = variety(scene, 'rock', hex);
    const centre = centreOf(plan.view.grid, hex);
    const stones = Array.from({ length: 9 }, (_none, index) => {
      const angle = index * 2.4 + next();
      const far = Math.sqrt((index + 0.2) / 9) * 66;
      const size = index < 3 ? 20 + next() * 11 : 8 + next() * 9;
      return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far, size };
    }).sort((a, b) => a.y - b.y);
    for (let i = 0; i < 12; i++) {
      ctx.fillStyle = alpha(palette.rockInk, 0.35);
      ctx.fillRect(centre.x + (next() - 0.5) * 140, centre.y + (next() - 0.5) * 130, 3, 2.4);
    }
    for (const stone of stones) boulder(scene, stone.x, stone.y, stone.size, next);
  }
}
