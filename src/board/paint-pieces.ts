import type { HexIndex, Point } from '../hex';
import type { Moment, Posture } from './animation-frame';
import type { CameraView } from './camera';
import { paintBodies, paintBodyMark } from './counters/bodies';
import type { Marker } from './marks/brush';
import { paintCoordinates } from './marks/coordinates';
import { paintEffects } from './marks/effects';
import { paintLine, paintLineLabel } from './marks/line';
import { paintGroundOutlines, paintUpperOutlines } from './marks/outlined';
import { paintPath, paintPathLabel } from './marks/path';
import { paintReachNumbers, paintReachWash } from './marks/reach';
import { paintSelected, paintTarget } from './marks/rings';
import type { BoardView, CounterView } from './view';
import { centreOf, grown, type Rect } from './world';

/** What is laid on the ground at one moment, and from where it is looked at. */
export interface PiecesScene {
  readonly marker: Marker;
  readonly view: BoardView;
  readonly moment: Moment | null;
  readonly camera: CameraView;
  readonly width: number;
  readonly height: number;
  readonly coordinates: boolean;
  /** The hex that the keyboard is at; -1: none. */
  readonly cursor: HexIndex;
}

const ghostOpacity = 0.55;

function seen({ camera, width, height }: PiecesScene): Rect {
  const left = -camera.x / camera.scale;
  const top = -camera.y / camera.scale;
  return grown({ left, top, right: left + width / camera.scale, bottom: top + height / camera.scale }, 180);
}

const within = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;

function placeOf(scene: PiecesScene, counter: CounterView): Point {
  return scene.moment?.postures.get(counter.id) ?? centreOf(scene.marker.grid, counter.hex);
}

/** The counter as it shows at this moment: not yet wounded, still lying. */
function shown(counter: CounterView, posture: Posture): CounterView {
  const { wounded, stunned, facing } = posture;
  if (wounded === counter.wounded && stunned === counter.stunned && facing === counter.facing) return counter;
  return { ...counter, wounded, stunned, facing };
}

function drawCounter(scene: PiecesScene, counter: CounterView): void {
  const { ctx, sprites, radius, ratio } = scene.marker;
  const posture = scene.moment?.postures.get(counter.id);
  if (!posture) {
    const { x, y } = centreOf(scene.marker.grid, counter.hex);
    sprites.draw(ctx, counter, x, y, radius, ratio);
    return;
  }
  ctx.save();
  ctx.translate(posture.x, posture.y);
  ctx.rotate(posture.tilt);
  ctx.scale(posture.size, posture.size);
  ctx.globalAlpha = posture.opacity;
  sprites.draw(ctx, shown(counter, posture), 0, 0, radius, ratio);
  ctx.restore();
}

/** Those that move are drawn over those that stand. */
function drawCounters(scene: PiecesScene, rect: Rect): void {
  const moving: CounterView[] = [];
  for (const counter of [...scene.view.counters, ...(scene.moment?.falling ?? [])]) {
    if (!within(rect, placeOf(scene, counter))) continue;
    const posture = scene.moment?.postures.get(counter.id);
    if (posture && (posture.size !== 1 || posture.tilt !== 0)) moving.push(counter);
    else drawCounter(scene, counter);
  }
  for (const counter of moving) drawCounter(scene, counter);
}

/** Rings around the chosen one and the targets, the chosen one drawn again so that nothing covers it. */
function drawRings(scene: PiecesScene): void {
  const { marks, counters } = scene.view;
  for (const target of marks.targets) {
    const counter = counters.find((one) => one.id === target.id);
    if (!counter) continue;
    const { x, y } = placeOf(scene, counter);
    paintTarget(scene.marker, counter, target.picked, x, y);
  }
  const chosen = marks.selected === null ? undefined : counters.find((one) => one.id === marks.selected);
  if (!chosen) return;
  const { x, y } = placeOf(scene, chosen);
  paintSelected(scene.marker, chosen, x, y);
  drawCounter(scene, chosen);
}

function drawPath(scene: PiecesScene): void {
  const { path, ghosts } = scene.view.marks;
  if (path)
    paintPath(
      scene.marker,
      path,
      ghosts.some((ghost) => ghost.hex === path.hexes.at(-1)),
    );
}

function drawGhosts(scene: PiecesScene): void {
  const { ctx, grid, sprites, radius, ratio } = scene.marker;
  ctx.globalAlpha = ghostOpacity;
  for (const ghost of scene.view.marks.ghosts) {
    const { x, y } = centreOf(grid, ghost.hex);
    sprites.draw(ctx, ghost, x, y, radius, ratio);
  }
  ctx.globalAlpha = 1;
}

function drawBodies(scene: PiecesScene, rect: Rect, draw: (hex: HexIndex, count: number, at: Point) => void): void {
  for (const { hex, count } of scene.view.bodies) {
    const lying = count - (scene.moment?.unfallen.get(hex) ?? 0);
    const at = centreOf(scene.marker.grid, hex);
    if (lying > 0 && within(rect, at)) draw(hex, lying, at);
  }
}

/** Draws all that is not ground, from the ground up. The context is in world units. */
export function paintPieces(scene: PiecesScene): void {
  const { marker, view, moment } = scene;
  const { marks } = view;
  const { ctx, palette } = marker;
  const rect = seen(scene);
  paintGroundOutlines(marker, marks.outlines);
  paintReachWash(marker, marks.reach);
  drawBodies(scene, rect, (hex, count, { x, y }) => paintBodies(ctx, palette, hex, count, x, y));
  drawCounters(scene, rect);
  drawPath(scene);
  drawGhosts(scene);
  drawRings(scene);
  drawBodies(scene, rect, (_hex, count, { x, y }) => paintBodyMark(ctx, palette, count, x - 42, y + 70));
  paintReachNumbers(marker, marks.reach);
  paintUpperOutlines(marker, marks.outlines);
  if (scene.cursor >= 0) paintUpperOutlines(marker, [{ hex: scene.cursor, kind: 'cursor' }]);
  if (marks.line) paintLine(marker, marks.line);
  if (moment) paintEffects(marker, moment);
  if (scene.coordinates) paintCoordinates(marker, scene.camera, scene.width, scene.height);
  if (marks.path) paintPathLabel(marker, marks.path);
  if (marks.line) paintLineLabel(marker, marks.line);
}
