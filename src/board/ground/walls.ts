import type { HexIndex } from '../../hex';
import { fractions } from '../hash';
import { alpha, disc } from '../paint';
import type { SideMark } from '../view';
import { worldRadius } from '../world';
import { cornerKey, cornerPoint, sideEnds } from './outline';
import { besideHouse } from './plan';
import { besideTower } from './plan-ramparts';
import type { Scene } from './scene';

/** Draws something along a side, in a frame whose x axis runs from one end (0) to the other (100) and whose y axis looks inward. */
function along(scene: Scene, side: SideMark, draw: () => void): void {
  const [a, b] = sideEnds(scene.plan.view.grid, side.hex, side.direction).map(cornerPoint);
  if (!a || !b) return;
  scene.ctx.save();
  scene.ctx.translate(a.x, a.y);
  scene.ctx.rotate(Math.atan2(b.y - a.y, b.x - a.x));
  draw();
  scene.ctx.restore();
}

/** Stone walls of courts, then the timbered walls of houses with their windows. */
export function paintWalls(scene: Scene): void {
  const { plan } = scene;
  const shown = new Set<HexIndex>(scene.hexes);
  const visible = (side: SideMark): boolean => shown.has(side.hex);
  const walls = plan.view.walls.filter(visible);
  const windows = plan.view.windows.filter(visible);
  paintStone(
    scene,
    [...walls, ...windows].filter((side) => !besideHouse(plan.view, side) && !besideTower(plan.view, side)),
  );
  paintTimbered(
    scene,
    [...walls, ...windows].filter((side) => besideHouse(plan.view, side)),
  );
  for (const side of windows) paintWindow(scene, side);
}

function strokes(scene: Scene, path: Path2D, layers: readonly (readonly [number, string])[]): void {
  const { ctx, palette } = scene;
  ctx.lineCap = 'round';
  ctx.save();
  ctx.translate(5, 7);
  ctx.strokeStyle = alpha(palette.shade, 0.34);
  ctx.lineWidth = (layers[0]?.[0] ?? 0) + 1;
  ctx.stroke(path);
  ctx.restore();
  for (const [width, style] of layers) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.stroke(path);
  }
}

function paintStone(scene: Scene, sides: readonly SideMark[]): void {
  if (sides.length === 0) return;
  const { ctx, plan, palette } = scene;
  strokes(scene, plan.stoneWalls, [
    [24, palette.ink],
    [19, palette.stone],
    [11, palette.stoneLight],
  ]);
  if (scene.radius < 18) return;
  ctx.strokeStyle = alpha(palette.ink, 0.62);
  ctx.lineWidth = 1.8;
  for (const side of sides) {
    const next = fractions(plan.view.seed, 97, side.hex, side.direction);
    along(scene, side, () => {
      ctx.beginPath();
      for (let x = 6 + next() * 9; x < 97; x += 13 + next() * 9) {
        const upper = next() < 0.5;
        ctx.moveTo(x, upper ? -9.5 : 0);
        ctx.lineTo(x + (next() - 0.5) * 4, upper ? 0.5 : 9.5);
      }
      ctx.moveTo(0, 0);
      ctx.lineTo(worldRadius, (next() - 0.5) * 2);
      ctx.stroke();
    });
  }
}

/** Plaster between timbers, with a post at each corner. */
function paintTimbered(scene: Scene, sides: readonly SideMark[]): void {
  if (sides.length === 0) return;
  const { ctx, plan, palette } = scene;
  strokes(scene, plan.houseWalls, [
    [21, palette.ink],
    [16.5, palette.timber],
    [8, palette.plaster],
  ]);
  const posts = new Set<number>();
  for (const side of sides) {
    along(scene, side, () => {
      ctx.fillStyle = palette.timber;
      for (const x of [32, 62]) ctx.fillRect(x, -7, 6, 14);
    });
    for (const corner of sideEnds(plan.view.grid, side.hex, side.direction)) {
      if (posts.has(cornerKey(corner))) continue;
      posts.add(cornerKey(corner));
      const { x, y } = cornerPoint(corner);
      disc(ctx, x, y, 11.5);
      ctx.fillStyle = palette.timber;
      ctx.fill();
      ctx.strokeStyle = palette.ink;
      ctx.lineWidth = 2.5;
      ctx.stroke();
    }
  }
}

/** An opening with light in it, its frame and two shutters folded back. */
function paintWindow(scene: Scene, side: SideMark): void {
  const { ctx, palette } = scene;
  along(scene, side, () => {
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2.4;
    ctx.fillStyle = palette.glass;
    ctx.fillRect(27, -10, 46, 20);
    ctx.strokeRect(27, -10, 46, 20);
    ctx.fillStyle = palette.timber;
    for (const x of [22, 72]) {
      ctx.fillRect(x, -12.5, 6, 25);
      ctx.strokeRect(x, -12.5, 6, 25);
    }
    ctx.beginPath();
    ctx.moveTo(28, 0);
    ctx.lineTo(72, 0);
    ctx.moveTo(50, -10);
    ctx.lineTo(50, 10);
    ctx.lineWidth = 2;
    ctx.stroke();
    ctx.fillStyle = palette.leather;
    for (const [x, turn] of [
      [22, Math.PI + 0.5],
      [78, -0.5],
    ] as const) {
      ctx.save();
      ctx.translate(x, -12);
      ctx.rotate(turn);
      ctx.fillRect(0, -3.5, 23, 7);
      ctx.strokeRect(0, -3.5, 23, 7);
      ctx.restore();
    }
  });
}

/** Posts and two rails. */
export function paintFences(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const shown = new Set<HexIndex>(scene.hexes);
  for (const side of plan.view.fences) {
    if (!shown.has(side.hex)) continue;
    const next = fractions(plan.view.seed, 101, side.hex, side.direction);
    along(scene, side, () => {
      ctx.lineCap = 'butt';
      for (const [shift, width, style] of [
        [6, 9, alpha(palette.shade, 0.28)],
        [0, 9, palette.ink],
        [0, 5, palette.fence],
      ] as const) {
        ctx.strokeStyle = style;
        ctx.lineWidth = width;
        ctx.beginPath();
        ctx.moveTo(0, shift + (next() - 0.5) * 3);
        ctx.lineTo(worldRadius, shift + (next() - 0.5) * 3);
        ctx.stroke();
      }
      ctx.strokeStyle = palette.ink;
      ctx.lineWidth = 2.2;
      for (let post = 0; post <= 4; post++) {
        const x = post * 25 + (post % 4 === 0 ? 0 : (next() - 0.5) * 5);
        ctx.fillStyle = palette.leather;
        ctx.beginPath();
        ctx.roundRect(x - 5, -8, 10, 16, 3);
        ctx.fill();
        ctx.stroke();
      }
    });
  }
}
