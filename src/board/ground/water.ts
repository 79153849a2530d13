import { alpha } from '../paint';
import { centreOf } from '../world';
import { variety, type Scene } from './scene';

/** Water with its bank, and lines along the shore as old maps have them. */
export function paintWater(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = alpha(palette.bank, 0.25);
  ctx.lineWidth = 24;
  ctx.stroke(plan.water);
  ctx.strokeStyle = palette.bank;
  ctx.lineWidth = 7;
  ctx.stroke(plan.water);
  ctx.fillStyle = palette.water;
  ctx.fill(plan.water);
  ctx.save();
  ctx.clip(plan.water);
  // Each shore line is a broad stroke with all but its outer hair's breadth painted over.
  for (const [inset, strength] of [
    [44, 0.25],
    [27, 0.42],
    [13, 0.7],
  ] as const) {
    ctx.strokeStyle = alpha(palette.waterLine, strength);
    ctx.lineWidth = inset * 2;
    ctx.stroke(plan.water);
    ctx.strokeStyle = palette.water;
    ctx.lineWidth = inset * 2 - 4;
    ctx.stroke(plan.water);
  }
  ctx.strokeStyle = alpha(palette.shade, 0.22);
  ctx.lineWidth = 13;
  ctx.stroke(plan.water);
  paintFords(scene);
  paintRipples(scene);
  ctx.restore();
}

function paintFords(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  ctx.lineCap = 'round';
  for (const [width, strength] of [
    [104, 0.35],
    [80, 0.5],
    [52, 0.6],
  ] as const) {
    ctx.strokeStyle = alpha(palette.ford, strength);
    ctx.lineWidth = width;
    ctx.stroke(plan.roads.fords);
  }
}

/** Small waves on deep water; stones and broken lines in a ford. */
function paintRipples(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const waves = new Path2D();
  const stones = new Path2D();
  for (const hex of scene.hexes) {
    const terrain = plan.view.terrain[hex];
    if (terrain !== 'water' && terrain !== 'ford') continue;
    const centre = centreOf(plan.view.grid, hex);
    const next = variety(scene, 'water', hex);
    for (let i = 0; i < (terrain === 'ford' ? 7 : 5); i++) {
      const x = centre.x + (next() - 0.5) * 120;
      const y = centre.y + (next() - 0.5) * 120;
      const length = 9 + next() * 12;
      waves.moveTo(x - length, y);
      waves.quadraticCurveTo(x - length / 2, y - 5, x, y);
      waves.quadraticCurveTo(x + length / 2, y + 5, x + length, y);
    }
    for (let i = 0; terrain === 'ford' && i < 9; i++) {
      const x = centre.x + (next() - 0.5) * 125;
      const y = centre.y + (next() - 0.5) * 125;
      const size = 4 + next() * 6;
      stones.moveTo(x + size, y);
      stones.ellipse(x, y, size, size * 0.7, 0, 0, Math.PI * 2);
    }
  }
  ctx.strokeStyle = alpha(palette.waterLine, 0.55);
  ctx.lineWidth = 2;
  ctx.stroke(waves);
  ctx.fillStyle = palette.rocks[0] as string;
  ctx.fill(stones);
  ctx.strokeStyle = alpha(palette.rockInk, 0.7);
  ctx.lineWidth = 1.6;
  ctx.stroke(stones);
}
