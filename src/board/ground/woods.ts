import { directions, neighbour, type HexIndex } from '../../hex';
import { alpha, disc, scallop } from '../paint';
import { centreOf } from '../world';
import { oneOf, variety, type Scene } from './scene';

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly turn: number;
  readonly lobes: number;
}

/** Where the crowns of a wooded hex stand: one broad one about the middle, others around it. */
function crownsOf(scene: Scene, hex: HexIndex): Crown[] {
  const { grid, terrain } = scene.plan.view;
  const next = variety(scene, 'tree', hex);
  const centre = centreOf(grid, hex);
  const wooded = directions.filter((way) => terrain[neighbour(grid, hex, way)] === 'tree').length;
  const around = 4 + Math.min(2, wooded) + Math.floor(next() * 2);
  const turn = next() * Math.PI * 2;
  const crown = (x: number, y: number, radius: number): Crown => ({
    x,
    y,
    radius,
    colour: oneOf(scene.palette.crowns, next()),
    turn: next() * Math.PI,
    lobes: 7 + Math.floor(next() * 4),
  });
  const crowns = [crown(centre.x + (next() - 0.5) * 26, centre.y + (next() - 0.5) * 26, 31 + next() * 9)];
  for (let i = 0; i < around; i++) {
    const angle = turn + ((i + (next() - 0.5) * 0.5) / around) * Math.PI * 2;
    const far = 50 + next() * 13;
    crowns.push(crown(centre.x + Math.cos(angle) * far, centre.y + Math.sin(angle) * far, 19 + next() * 11));
  }
  return crowns.sort((a, b) => a.y - b.y);
}

function paintCrown(scene: Scene, crown: Crown): void {
  const { ctx, palette } = scene;
  const { x, y, radius, turn, lobes } = crown;
  scallop(ctx, x, y, radius, lobes, turn);
  ctx.fillStyle = crown.colour;
  ctx.fill();
  ctx.strokeStyle = palette.crownInk;
  ctx.lineWidth = 2.4;
  ctx.stroke();
  if (scene.radius < 20) return;
  scallop(ctx, x - radius * 0.2, y - radius * 0.24, radius * 0.62, lobes - 2, turn + 1);
  ctx.fillStyle = alpha(palette.crownLight, 0.42);
  ctx.fill();
  scallop(ctx, x - radius * 0.3, y - radius * 0.36, radius * 0.3, 5, turn);
  ctx.fillStyle = alpha(palette.crownLight, 0.6);
  ctx.fill();
  if (scene.radius < 34) return;
  ctx.beginPath();
  for (let i = 0; i < 4; i++) {
    const angle = turn + i * 1.4;
    const px = x + Math.cos(angle) * radius * 0.6;
    const py = y + Math.sin(angle) * radius * 0.6;
    ctx.moveTo(px - 4, py);
    ctx.quadraticCurveTo(px, py + 5, px + 4, py);
  }
  ctx.strokeStyle = alpha(palette.crownInk, 0.5);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

/** The floor of a wood, the shadows of its crowns, the crowns. */
export function paintWoods(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  ctx.fillStyle = alpha(palette.forestFloor, 0.8);
  ctx.fill(plan.forest);
  ctx.strokeStyle = alpha(palette.crownInk, 0.18);
  ctx.lineWidth = 5;
  ctx.stroke(plan.forest);
  const crowns = scene.hexes.filter((hex) => plan.view.terrain[hex] === 'tree').flatMap((hex) => crownsOf(scene, hex));
  ctx.fillStyle = alpha(palette.shade, 0.3);
  ctx.beginPath();
  for (const { x, y, radius } of crowns) {
    ctx.moveTo(x + radius * 1.4, y + radius * 0.5);
    ctx.arc(x + radius * 0.34, y + radius * 0.46, radius * 1.08, 0, Math.PI * 2);
  }
  ctx.fill();
  for (const crown of crowns) paintCrown(scene, crown);
}

/** Low scrub in clumps. */
export function paintBrush(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  ctx.fillStyle = alpha(palette.brushFloor, 0.75);
  ctx.fill(plan.brush);
  for (const hex of scene.hexes) {
    if (plan.view.terrain[hex] !== 'brush') continue;
    const next = variety(scene, 'shrub', hex);
    const centre = centreOf(plan.view.grid, hex);
    const shrubs = Array.from({ length: 11 }, (_none, index) => {
      const angle = index * 2.4 + next() * 0.7;
      const far = Math.sqrt((index + 0.4) / 11) * 72;
      return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far, radius: 8 + next() * 7 };
    }).sort((a, b) => a.y - b.y);
    for (const { x, y, radius } of shrubs) {
      disc(ctx, x + 3, y + 4, radius * 1.05);
      ctx.fillStyle = alpha(palette.shade, 0.22);
      ctx.fill();
      scallop(ctx, x, y, radius, 6, next() * 3);
      ctx.fillStyle = oneOf(palette.shrubs, next());
      ctx.fill();
      ctx.strokeStyle = alpha(palette.crownInk, 0.75);
      ctx.lineWidth = 1.6;
      ctx.stroke();
      disc(ctx, x - radius * 0.3, y - radius * 0.35, radius * 0.36);
      ctx.fillStyle = alpha(palette.crownLight, 0.65);
      ctx.fill();
    }
  }
}
