import { directions, neighbour, type HexIndex } from '../../hex';
import { alpha, mixed, scallop } from '../paint';
import { centreOf } from '../world';
import { oneOf, variety, type Scene } from './scene';

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly turn: number;
  readonly lobes: number;
  readonly fir: boolean;
}

/** Where the crowns of a wooded hex stand: one broad one about the middle, others around it; some hexes bear firs. */
function crownsOf(scene: Scene, hex: HexIndex): Crown[] {
  const { grid, terrain } = scene.plan.view;
  const next = variety(scene, 'tree', hex);
  const centre = centreOf(grid, hex);
  const wooded = directions.filter((way) => terrain[neighbour(grid, hex, way)] === 'tree').length;
  const around = 4 + Math.min(2, wooded) + Math.floor(next() * 2);
  const turn = next() * Math.PI * 2;
  const firs = next() < 0.2 ? 0.85 : 0.07;
  const crown = (x: number, y: number, radius: number): Crown => ({
    x,
    y,
    radius,
    colour: oneOf(scene.palette.crowns, next()),
    turn: next() * Math.PI,
    lobes: 8 + Math.floor(next() * 4),
    fir: next() < firs,
  });
  const crowns = [crown(centre.x + (next() - 0.5) * 30, centre.y + (next() - 0.5) * 30, 36 + next() * 11)];
  for (let i = 0; i < around; i++) {
    const angle = turn + ((i + (next() - 0.5) * 0.6) / around) * Math.PI * 2;
    const far = 48 + next() * 20;
    crowns.push(crown(centre.x + Math.cos(angle) * far, centre.y + Math.sin(angle) * far, 22 + next() * 15));
  }
  return crowns.sort((a, b) => a.y - b.y);
}

/** A broad-leaved crown: dark beneath, its colour on top, light where the sun falls. */
function paintLeaves(scene: Scene, crown: Crown): void {
  const { ctx, palette } = scene;
  const { x, y, radius, turn, lobes, colour } = crown;
  scallop(ctx, x, y, radius * 0.92, lobes, turn);
  ctx.fillStyle = mixed(colour, palette.crownInk, 0.36);
  ctx.fill();
  ctx.strokeStyle = palette.crownInk;
  ctx.lineWidth = 2;
  ctx.stroke();
  scallop(ctx, x - radius * 0.1, y - radius * 0.13, radius * 0.74, lobes - 1, turn + 0.7);
  ctx.fillStyle = colour;
  ctx.fill();
  if (scene.radius < 10) return;
  scallop(ctx, x - radius * 0.22, y - radius * 0.27, radius * 0.46, lobes - 3, turn + 1.9);
  ctx.fillStyle = mixed(colour, palette.crownLight, 0.5);
  ctx.fill();
  if (scene.radius < 22) return;
  scallop(ctx, x - radius * 0.3, y - radius * 0.37, radius * 0.2, 5, turn);
  ctx.fillStyle = mixed(colour, palette.crownLight, 0.95);
  ctx.fill();
  if (scene.radius > 30) flecks(scene, crown);
}

/** Single leaves: dark ones over the crown, as a pen sets them. */
function flecks({ ctx, palette }: Scene, { x, y, radius, turn, lobes }: Crown): void {
  ctx.beginPath();
  for (let i = 0; i < lobes + 3; i++) {
    const angle = turn + i * 2.4;
    const far = radius * (0.28 + 0.085 * (i % 7));
    const px = x + Math.cos(angle) * far;
    const py = y + Math.sin(angle) * far;
    ctx.moveTo(px - 3.6, py - 0.5);
    ctx.quadraticCurveTo(px, py + 4, px + 3.6, py - 0.5);
  }
  ctx.strokeStyle = alpha(palette.crownInk, 0.42);
  ctx.lineWidth = 1.5;
  ctx.lineCap = 'round';
  ctx.stroke();
}

/** A fir from above: a dark star of boughs, lighter ones upon it. */
function paintFir(scene: Scene, crown: Crown): void {
  const { ctx, palette } = scene;
  const { x, y, turn, colour } = crown;
  const tone = mixed(colour, '#35523f', 0.62);
  for (const [share, shift, boughs, fill] of [
    [1.02, 0, 11, mixed(tone, palette.crownInk, 0.4)],
    [0.72, 0.06, 10, tone],
    [0.4, 0.1, 8, mixed(tone, palette.crownLight, 0.32)],
  ] as const) {
    const radius = crown.radius * share;
    ctx.beginPath();
    for (let i = 0; i < boughs * 2; i++) {
      const angle = turn + shift * 9 + (i / (boughs * 2)) * Math.PI * 2;
      const far = i % 2 === 0 ? radius : radius * 0.66;
      ctx.lineTo(
        x - crown.radius * shift + Math.cos(angle) * far,
        y - crown.radius * shift * 1.3 + Math.sin(angle) * far,
      );
    }
    ctx.closePath();
    ctx.fillStyle = fill;
    ctx.fill();
    if (share < 1) continue;
    ctx.strokeStyle = palette.crownInk;
    ctx.lineWidth = 1.8;
    ctx.stroke();
  }
}

/** The floor of a wood, the shadows of its crowns, the crowns. */
export function paintWoods(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const crowns = scene.hexes.filter((hex) => plan.view.terrain[hex] === 'tree').flatMap((hex) => crownsOf(scene, hex));
  for (const [by, grow, strength] of [
    [0.62, 1.12, 0.16],
    [0.36, 1.04, 0.26],
  ] as const) {
    ctx.fillStyle = alpha(palette.shade, strength);
    ctx.beginPath();
    for (const { x, y, radius } of crowns) {
      ctx.moveTo(x + radius * (by * 0.8 + grow), y + radius * by);
      ctx.arc(x + radius * by * 0.8, y + radius * by, radius * grow, 0, Math.PI * 2);
    }
    ctx.fill();
  }
  for (const crown of crowns) (crown.fir ? paintFir : paintLeaves)(scene, crown);
}
