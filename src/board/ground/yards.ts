import { directions, hexAt, neighbour, opposite, turned, type Direction, type HexIndex } from '../../hex';
import { fraction } from '../hash';
import { alpha } from '../paint';
import type { GroundView } from '../view';
import { centreOf, toward, worldRadius } from '../world';
import { oneOf, variety, type Scene } from './scene';

const stoneWidth = 34;
const stoneHeight = 23;

/** Flagstones in courses, laid over the whole sheet and shown where the court is. */
export function paintYards(scene: Scene): void {
  const { ctx, plan, palette, rect } = scene;
  ctx.save();
  ctx.strokeStyle = alpha(palette.shade, 0.35);
  ctx.lineWidth = 6;
  ctx.stroke(plan.yard);
  ctx.fillStyle = palette.mortar;
  ctx.fill(plan.yard);
  ctx.clip(plan.yard);
  const { grid, terrain, seed } = plan.view;
  for (let course = Math.floor(rect.top / stoneHeight) - 1; course * stoneHeight < rect.bottom; course++) {
    const shift = (course % 2) * (stoneWidth / 2) + fraction(seed, course, 3) * 9;
    for (
      let place = Math.floor((rect.left - shift) / stoneWidth) - 1;
      place * stoneWidth + shift < rect.right;
      place++
    ) {
      const x = place * stoneWidth + shift;
      const y = course * stoneHeight;
      if (!nearYard(grid, terrain, x + stoneWidth / 2, y + stoneHeight / 2)) continue;
      const part = fraction(seed, 53, course, place);
      ctx.fillStyle = oneOf(palette.paving, part);
      const trim = fraction(seed, 54, course, place);
      ctx.beginPath();
      ctx.roundRect(x + 1.2 + trim, y + 1.1, stoneWidth - 2.4 - trim * 2, stoneHeight - 2.2 - trim, 4);
      ctx.fill();
    }
  }
  // Worn and mossy by patches: no two corners of a court are alike.
  for (const hex of scene.hexes) {
    if (terrain[hex] !== 'yard') continue;
    const next = variety(scene, 'paving', hex);
    const { x, y } = centreOf(grid, hex);
    for (let i = 0; i < 4; i++) {
      ctx.fillStyle = i === 0 ? alpha(palette.forestFloor, 0.2) : alpha(palette.shade, 0.055);
      ctx.beginPath();
      const [wide, high] = [22 + next() * 44, 14 + next() * 26];
      ctx.ellipse(x + (next() - 0.5) * 120, y + (next() - 0.5) * 110, wide, high, next() * 3, 0, Math.PI * 2);
      ctx.fill();
    }
  }
  // The walls' shade along its edge.
  ctx.translate(6, 9);
  ctx.strokeStyle = alpha(palette.shade, 0.16);
  for (const width of [44, 24]) {
    ctx.lineWidth = width;
    ctx.stroke(plan.yard);
  }
  ctx.restore();
}

/** Whether a stone can touch the court: its middle is on it, or within a stone of it. */
function nearYard(grid: GroundView['grid'], terrain: readonly string[], x: number, y: number): boolean {
  for (const dx of [0, -24, 24]) {
    for (const dy of [0, -20, 20]) {
      const kind = terrain[hexAt(grid, x + dx, y + dy, worldRadius)];
      if (kind === 'yard' || kind === 'gate') return true;
    }
  }
  return false;
}

/** The way through a gate: from the court outward. */
export function gateAxis(view: GroundView, hex: HexIndex): Direction {
  const { grid, terrain } = view;
  const at = (way: Direction): string => terrain[neighbour(grid, hex, way)] ?? '';
  const walled = new Set(
    [...view.walls, ...view.windows].flatMap((side) => {
      if (side.hex === hex) return [side.direction];
      return neighbour(grid, side.hex, side.direction) === hex ? [opposite(side.direction)] : [];
    }),
  );
  let best: Direction = 0;
  let most = -9;
  for (const way of directions) {
    if (walled.has(way) || at(way) === 'yard') continue;
    const behind = [opposite(way), turned(way, 2), turned(way, 4)].map((back) => (at(back) === 'yard' ? 1 : 0));
    const score =
      3 * (behind[0] ?? 0) +
      behind.reduce<number>((sum, one) => sum + one, 0) +
      (at(way) === 'road' ? 3 : 0) -
      (walled.has(opposite(way)) ? 4 : 0);
    if (score > most) {
      most = score;
      best = way;
    }
  }
  return best;
}

/** Two posts, a threshold and the leaves of a gate standing open. */
export function paintGates(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  for (const hex of scene.hexes) {
    if (plan.view.terrain[hex] !== 'gate') continue;
    const way = gateAxis(plan.view, hex);
    const centre = centreOf(plan.view.grid, hex);
    const out = toward(way);
    ctx.save();
    ctx.translate(centre.x + out.x * 30, centre.y + out.y * 30);
    ctx.rotate((Math.PI / 3) * way);
    ctx.fillStyle = alpha(palette.stoneLight, 0.9);
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.rect(-52, -9, 104, 18);
    ctx.fill();
    ctx.stroke();
    for (const hand of [-1, 1]) {
      ctx.save();
      ctx.translate(hand * 56, 0);
      ctx.rotate(hand * 0.34);
      ctx.fillStyle = palette.timber;
      ctx.fillRect(-5, 4, 10, 58);
      ctx.strokeRect(-5, 4, 10, 58);
      ctx.restore();
      ctx.fillStyle = alpha(palette.shade, 0.3);
      ctx.fillRect(hand * 58 - 11, -10, 30, 30);
      ctx.fillStyle = palette.stone;
      ctx.fillRect(hand * 58 - 15, -15, 30, 30);
      ctx.strokeRect(hand * 58 - 15, -15, 30, 30);
      ctx.fillStyle = palette.stoneLight;
      ctx.fillRect(hand * 58 - 9, -10, 17, 17);
    }
    ctx.restore();
  }
}
