import type { HexIndex, Point } from '../../hex';
import { fractions } from '../hash';
import { alpha, disc } from '../paint';
import { towerCentre, wayDown } from './plan-ramparts';
import { oneOf, type Scene } from './scene';

/** From a tower's middle: its foot, the outer edge of its battlements, their inner edge, all in world units. */
export const towerRadii = { foot: 106, wall: 97, floor: 77 } as const;

const teeth = 14;

/** Round towers from above: no roof, a ring of battlements, the floor within and the hatch down. */
export function paintTowers(scene: Scene, towers: readonly HexIndex[]): void {
  for (const hex of towers) {
    const at = towerCentre(scene.plan.view, hex);
    paintFoot(scene, at);
    paintFloor(scene, hex, at);
    paintTeeth(scene, at);
  }
}

function ring(scene: Scene, at: Point, radius: number, fill: string, width: number): void {
  const { ctx, palette } = scene;
  disc(ctx, at.x, at.y, radius);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** A long shadow, for it is high, and the masonry that narrows upward. */
function paintFoot(scene: Scene, at: Point): void {
  const { ctx, palette, plan } = scene;
  for (const [by, opacity] of [
    [20, 0.18],
    [12, 0.26],
  ] as const) {
    disc(ctx, at.x + by * 0.8, at.y + by, towerRadii.foot + by * 0.4);
    ctx.fillStyle = alpha(palette.shade, opacity);
    ctx.fill();
  }
  ring(scene, at, towerRadii.foot, palette.stone, 4.4);
  ctx.fillStyle = alpha(palette.shade, 0.42);
  ctx.fill();
  if (scene.radius >= 16) {
    const next = fractions(plan.view.seed, 149, Math.round(at.x));
    ctx.beginPath();
    for (let angle = next() * 0.2; angle < Math.PI * 2; angle += 0.14 + next() * 0.1) {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      ctx.moveTo(at.x + c * towerRadii.wall, at.y + s * towerRadii.wall);
      ctx.lineTo(at.x + c * (towerRadii.foot - 1), at.y + s * (towerRadii.foot - 1));
    }
    ctx.lineWidth = 1.6;
    ctx.strokeStyle = alpha(palette.ink, 0.5);
    ctx.stroke();
  }
  ring(scene, at, towerRadii.wall, palette.stone, 3.4);
}

/** Flagstones in rings, the parapet's shadow on them, and the hatch where the stair comes up. */
function paintFloor(scene: Scene, hex: HexIndex, at: Point): void {
  const { ctx, palette, plan } = scene;
  ring(scene, at, towerRadii.floor, palette.mortar, 3.4);
  ctx.save();
  disc(ctx, at.x, at.y, towerRadii.floor - 1.5);
  ctx.clip();
  const next = fractions(plan.view.seed, 151, hex);
  for (const [inner, outer, count] of [
    [0, 22, 5],
    [23.5, 48, 11],
    [49.5, 80, 17],
  ] as const) {
    const turn = next();
    for (let i = 0; i < count; i++) {
      const from = turn + (i / count) * Math.PI * 2;
      const to = turn + ((i + 1) / count) * Math.PI * 2;
      const gap = 1.2 / Math.max(inner, 12);
      ctx.beginPath();
      ctx.arc(at.x, at.y, outer, from + gap, to - gap);
      ctx.arc(at.x, at.y, Math.max(0.1, inner), to - gap, from + gap, true);
      ctx.closePath();
      ctx.fillStyle = oneOf(palette.paving, next());
      ctx.fill();
    }
  }
  paintHatch(scene, at, wayDown(plan.view, hex));
  // Light from above left: the parapet shades the floor there.
  ctx.beginPath();
  ctx.arc(at.x, at.y, towerRadii.floor + 4, 0, Math.PI * 2);
  ctx.arc(at.x + 8, at.y + 11, towerRadii.floor - 1, 0, Math.PI * 2, true);
  ctx.fillStyle = alpha(palette.shade, 0.3);
  ctx.fill();
  ctx.restore();
}

function paintHatch(scene: Scene, at: Point, way: Point): void {
  const { ctx, palette } = scene;
  ctx.save();
  ctx.translate(at.x + way.x * 54, at.y + way.y * 54);
  ctx.rotate(Math.atan2(way.y, way.x) - Math.PI / 2);
  ctx.fillStyle = palette.timber;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.fillRect(-17, -12, 34, 25);
  ctx.strokeRect(-17, -12, 34, 25);
  ctx.beginPath();
  for (const x of [-8.5, 0, 8.5]) {
    ctx.moveTo(x, -12);
    ctx.lineTo(x, 13);
  }
  ctx.lineWidth = 1.6;
  ctx.stroke();
  ctx.strokeStyle = palette.steel;
  ctx.lineWidth = 2.4;
  disc(ctx, 0, 5, 4);
  ctx.stroke();
  ctx.restore();
}

/** The battlements around the top. */
function paintTeeth(scene: Scene, at: Point): void {
  const { ctx, palette } = scene;
  const path = new Path2D();
  for (let i = 0; i < teeth; i++) {
    const middle = ((i + 0.5) / teeth) * Math.PI * 2;
    const half = (0.27 / teeth) * Math.PI * 2;
    const [inner, outer] = [towerRadii.floor + 2, towerRadii.wall + 3];
    path.moveTo(at.x + Math.cos(middle - half) * outer, at.y + Math.sin(middle - half) * outer);
    path.arc(at.x, at.y, outer, middle - half, middle + half);
    path.arc(at.x, at.y, inner, middle + half * 1.1, middle - half * 1.1, true);
    path.closePath();
  }
  ctx.save();
  ctx.translate(3, 4);
  ctx.fillStyle = alpha(palette.shade, 0.34);
  ctx.fill(path);
  ctx.restore();
  ctx.lineJoin = 'miter';
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 4;
  ctx.stroke(path);
  ctx.fillStyle = palette.stoneLight;
  ctx.fill(path);
}
