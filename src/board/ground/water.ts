import { directions, neighbour } from '../../hex';
import { alpha, mixed } from '../paint';
import { centreOf, inradius, toward } from '../world';
import { variety, type Scene } from './scene';

/** Water with its bare bank, and lines along the shore as old maps have them. */
export function paintWater(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  ctx.lineJoin = 'round';
  for (const [width, colour, strength] of [
    [26, palette.bank, 0.3],
    [14, palette.ford, 0.5],
    [6, palette.bank, 1],
  ] as const) {
    ctx.strokeStyle = alpha(colour, strength);
    ctx.lineWidth = width;
    ctx.stroke(plan.water);
  }
  ctx.fillStyle = mixed(palette.water, palette.waterLine, 0.4);
  ctx.fill(plan.water);
  ctx.save();
  ctx.clip(plan.water);
  // Paler toward the shore, where the ground shows through.
  for (const width of [124, 94, 66, 40]) {
    ctx.strokeStyle = alpha(palette.water, 0.46);
    ctx.lineWidth = width;
    ctx.stroke(plan.water);
  }
  paintShoreLines(scene);
  // The upper bank throws its shadow on the water.
  ctx.save();
  ctx.translate(4, 7);
  ctx.strokeStyle = alpha(palette.shade, 0.2);
  ctx.lineWidth = 13;
  ctx.stroke(plan.water);
  ctx.restore();
  paintFords(scene);
  paintRipples(scene);
  ctx.restore();
  if (scene.radius >= 24) paintReeds(scene);
}

/** Lines along the shore, as engravers draw them: each farther out is fainter and more broken. */
function paintShoreLines({ ctx, plan, palette }: Scene): void {
  ctx.lineCap = 'round';
  const strengths = [0.75, 0.45, 0.3];
  ctx.lineWidth = 2.2;
  for (const [index, line] of plan.shoreLines.entries()) {
    ctx.strokeStyle = alpha(palette.waterLine, strengths[index] ?? 0.3);
    ctx.stroke(line);
  }
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

/** Reeds stand in the shallows here and there. */
function paintReeds(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const { grid, terrain } = plan.view;
  const [stems, heads] = [new Path2D(), new Path2D()];
  for (const hex of scene.hexes) {
    if (terrain[hex] !== 'water') continue;
    const next = variety(scene, 'reed', hex);
    const centre = centreOf(grid, hex);
    for (const way of directions) {
      const beyond = terrain[neighbour(grid, hex, way)];
      if (next() > 0.4 || beyond === undefined || ['water', 'ford', 'road'].includes(beyond)) continue;
      const out = toward(way);
      const shift = (next() - 0.5) * 60;
      for (let i = 0; i < 7; i++) {
        const far = inradius - 12 - next() * 9;
        const aside = shift + (next() - 0.5) * 36;
        const x = centre.x + out.x * far - out.y * aside;
        const y = centre.y + out.y * far + out.x * aside;
        const height = 13 + next() * 13;
        const lean = (next() - 0.5) * 9;
        stems.moveTo(x, y);
        stems.quadraticCurveTo(x, y - height * 0.6, x + lean, y - height);
        if (i % 3 !== 0) continue;
        heads.moveTo(x + lean, y - height + 5);
        heads.lineTo(x + lean * 1.15, y - height - 3);
      }
    }
  }
  ctx.lineCap = 'round';
  ctx.strokeStyle = palette.grass;
  ctx.lineWidth = 1.9;
  ctx.stroke(stems);
  ctx.strokeStyle = palette.timber;
  ctx.lineWidth = 3.2;
  ctx.stroke(heads);
}
