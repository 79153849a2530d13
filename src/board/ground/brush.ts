import type { HexIndex } from '../../hex';
import { addScallop, alpha, mixed } from '../paint';
import { centreOf } from '../world';
import { oneOf, variety, type Scene } from './scene';

interface Shrub {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
}

/** Shrubs that grow into one another. */
interface Thicket {
  readonly colour: string;
  readonly shrubs: readonly Shrub[];
}

/** What grows in one hex: thickets all over it, and low shrubs strewn between. */
function thicketsOf(scene: Scene, hex: HexIndex): Thicket[] {
  const next = variety(scene, 'shrub', hex);
  const centre = centreOf(scene.plan.view.grid, hex);
  const turn = next() * 6.3;
  return Array.from({ length: 9 }, (_none, index) => {
    const low = index > 6;
    const angle = turn + index * 1.05 + next() * 0.7;
    const far = index === 0 ? 14 * next() : 44 + next() * 27;
    const [x, y] = [centre.x + Math.cos(angle) * far, centre.y + Math.sin(angle) * far];
    const shrubs = Array.from({ length: low ? 2 : 2 + Math.floor(next() * 3) }, (_shrub, place) => ({
      x: x + (next() - 0.5) * 34,
      y: y + (next() - 0.5) * 24,
      radius: (low ? 4 : place === 0 ? 15 : 9) + next() * (low ? 3 : 7),
      turn: next() * 3,
    }));
    return { colour: oneOf(scene.palette.shrubs, next()), shrubs };
  }).toSorted((a, b) => (a.shrubs[0]?.y ?? 0) - (b.shrubs[0]?.y ?? 0));
}

/** The leaves of a thicket in one tone: every shrub smaller than life and moved toward the light. */
function leaves(shrubs: readonly Shrub[], size: number, toLight: number, turn: number): Path2D {
  const path = new Path2D();
  for (const { x, y, radius, turn: own } of shrubs) {
    addScallop(path, x - radius * toLight, y - radius * toLight * 1.25, radius * size, radius < 8 ? 5 : 7, own + turn);
    path.closePath();
  }
  return path;
}

function paintThicket(scene: Scene, { colour, shrubs }: Thicket): void {
  const { ctx, palette } = scene;
  const whole = leaves(shrubs, 0.92, 0, 0);
  ctx.strokeStyle = alpha(palette.crownInk, 0.8);
  ctx.lineWidth = 3;
  ctx.stroke(whole);
  ctx.fillStyle = mixed(colour, palette.crownInk, 0.3);
  ctx.fill(whole);
  ctx.fillStyle = colour;
  if (scene.radius < 10) return;
  ctx.fill(leaves(shrubs, 0.68, 0.13, 1));
  if (scene.radius < 22) return;
  ctx.fillStyle = mixed(colour, palette.crownLight, 0.75);
  ctx.fill(leaves(shrubs, 0.33, 0.28, 2));
}

/** Stalks between the shrubs: one wades through them. */
function paintStalks(scene: Scene, hexes: readonly HexIndex[]): void {
  const { ctx, palette, plan } = scene;
  const stalks = new Path2D();
  for (const hex of hexes) {
    const next = variety(scene, 'grass', hex);
    const centre = centreOf(plan.view.grid, hex);
    for (let i = 0; i < 26; i++) {
      const angle = next() * 6.3;
      const far = Math.sqrt(next()) * 84;
      const [x, y] = [centre.x + Math.cos(angle) * far, centre.y + Math.sin(angle) * far];
      const height = 6 + next() * 8;
      stalks.moveTo(x, y);
      stalks.quadraticCurveTo(x, y - height * 0.6, x + (next() - 0.5) * 8, y - height);
    }
  }
  ctx.strokeStyle = alpha(palette.grass, 0.62);
  ctx.lineWidth = 1.7;
  ctx.lineCap = 'round';
  ctx.stroke(stalks);
}

/** Low scrub in thickets, over rough grass. */
export function paintBrush(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const hexes = scene.hexes.filter((hex) => plan.view.terrain[hex] === 'brush');
  if (scene.radius >= 20) paintStalks(scene, hexes);
  const thickets = hexes.flatMap((hex) => thicketsOf(scene, hex));
  ctx.fillStyle = alpha(palette.shade, 0.26);
  ctx.beginPath();
  for (const { x, y, radius } of thickets.flatMap(({ shrubs }) => shrubs)) {
    ctx.moveTo(x + radius * 1.36, y + radius * 0.4);
    ctx.arc(x + radius * 0.3, y + radius * 0.4, radius * 1.06, 0, Math.PI * 2);
  }
  ctx.fill();
  for (const thicket of thickets) paintThicket(scene, thicket);
}
