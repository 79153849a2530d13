import type { HexIndex, Point } from '../hex';
import type { Moment, Posture } from './animation-frame';
import type { CameraView } from './camera';
import { armsLying, bodyMarkAt, paintBodies, paintBodyMark } from './counters/bodies';
import { paintFallenHorse } from './counters/fallen-horse';
import { paintRiderCounter } from './counters/paint-rider';
import { detailFor } from './counters/sprite-key';
import { paintArea } from './marks/areas';
import { toReader, type Marker } from './marks/brush';
import { paintCoordinates } from './marks/coordinates';
import { paintPlaceNames } from './marks/place-names';
import { paintEffects } from './marks/effects';
import { paintLine, paintLineLabel } from './marks/line';
import { paintGroundOutlines, paintUpperOutlines } from './marks/outlined';
import {
  coveredHexes,
  hexesUnder,
  paintCoveredParts,
  paintPartsNumbers,
  paintPartsWash,
  paintPicked,
  paintPickedWash,
  paintPointed,
} from './marks/parts';
import { paintPath, paintPathLabel } from './marks/path';
import { paintRange } from './marks/range';
import { paintReachNumbers, paintReachWash } from './marks/reach';
import { paintSelected, paintTarget } from './marks/rings';
import { paintClimb, paintClimbLabel, paintHides, paintSideTarget } from './marks/sides';
import { paintTokens } from './marks/tokens';
import { paintWallLines } from './marks/walls';
import { roomRect, seenRect, takenRects, within } from './in-sight';
import { samePart, type PartRef } from './parts';
import { lieOf, lieOnTheWay, lying, towerSize, type Lie } from './stacks';
import type { BoardView, CounterView } from './view';
import { centreOf, inradius, toward, type Rect } from './world';

/** What is laid on the ground at one moment, and from where it is looked at. */
export interface PiecesScene {
  readonly marker: Marker;
  readonly view: BoardView;
  readonly moment: Moment | null;
  readonly camera: CameraView;
  readonly width: number;
  readonly height: number;
  /** Letters and numbers are written about this part of the screen, which nothing covers; null: nowhere. */
  readonly coordinates: Rect | null;
  /** What nothing covers of the screen: words of a moment keep to it. Left out: all of it. */
  readonly room?: Rect;
  /** Buttons and cards over that, in pixels too: words keep out from under them. */
  readonly taken?: readonly Rect[];
  /** The hex that the keyboard is at; -1: none. */
  readonly cursor: HexIndex;
  /** The part at which the mouse or the keyboard points. */
  readonly pointed: PartRef | null;
}

const ghostOpacity = 0.55;

function placeOf(scene: PiecesScene, counter: CounterView): Point {
  return scene.moment?.postures.get(counter.id) ?? centreOf(scene.marker.grid, counter.hex);
}

/** The counter as it shows at this moment: not yet wounded, still lying, not yet unhorsed. */
function shown(counter: CounterView, posture: Posture): CounterView {
  const { wounded, stunned, done, facing, numbers, as } = posture;
  const look = numbers ? { ...(as ?? counter), ...numbers } : (as ?? counter);
  const same = wounded === look.wounded && stunned === look.stunned && done === look.done && facing === look.facing;
  if (same) return look;
  return { ...look, wounded, stunned, done, facing };
}

/** How it lies on its hex: within a tower's battlements, beside another, or on its way there. */
function lieNow(scene: PiecesScene, counter: CounterView): Lie {
  const { view, moment, marker } = scene;
  const lie = lieOf(view.ground, lying(view, moment?.falling ?? []), counter);
  const posture = moment?.postures.get(counter.id);
  if (!posture || lie.size === 1) return lie;
  const { x, y } = centreOf(marker.grid, counter.hex);
  return lieOnTheWay(lie, Math.hypot(posture.x - x, posture.y - y));
}

/** A rider in the middle of a turn is painted at any angle; whoever stands has a picture that is kept. */
function drawShown(marker: Marker, counter: CounterView, turn: number): void {
  const { ctx, palette, sprites, radius, ratio } = marker;
  if (turn === 0 || counter.facing === null) {
    sprites.draw(ctx, counter, 0, 0, radius, ratio);
    return;
  }
  const angle = (Math.PI / 3) * counter.facing + turn;
  ctx.translate(-Math.sin(angle) * inradius, Math.cos(angle) * inradius);
  const style = { counter, palette, inks: palette.armies[counter.colour], detail: detailFor(radius) };
  if (sprites.turned) ctx.rotate(Math.PI);
  paintRiderCounter(ctx, style, sprites.turned ? angle + Math.PI : angle);
}

function drawCounter(scene: PiecesScene, counter: CounterView): void {
  const { ctx, sprites, radius, ratio } = scene.marker;
  const posture = scene.moment?.postures.get(counter.id);
  const lie = lieNow(scene, counter);
  if (!posture) {
    const { x, y } = centreOf(scene.marker.grid, counter.hex);
    sprites.draw(ctx, counter, x + lie.x, y + lie.y, radius, ratio, lie.size);
    return;
  }
  const now = shown(counter, posture);
  // What lies on two hexes falls and shakes about the middle of both.
  const back = now.facing === null ? { x: 0, y: 0 } : toward(now.facing);
  const middle = { x: -back.x * inradius, y: -back.y * inradius };
  ctx.save();
  ctx.translate(posture.x + middle.x + lie.x, posture.y + middle.y + lie.y);
  ctx.rotate(posture.tilt);
  ctx.scale(posture.size * lie.size, posture.size * lie.size);
  ctx.translate(-middle.x, -middle.y);
  ctx.globalAlpha = posture.opacity;
  drawShown({ ...scene.marker, radius: radius * lie.size }, now, posture.turn);
  ctx.restore();
}

/** Those that move are drawn over those that stand. */
function drawCounters(scene: PiecesScene, rect: Rect): void {
  const moving: CounterView[] = [];
  for (const counter of [...scene.view.counters, ...(scene.moment?.falling ?? [])]) {
    if (!within(rect, placeOf(scene, counter))) continue;
    const posture = scene.moment?.postures.get(counter.id);
    if (posture && (posture.size !== 1 || posture.tilt !== 0 || posture.turn !== 0)) moving.push(counter);
    else drawCounter(scene, counter);
  }
  for (const counter of moving) drawCounter(scene, counter);
}

/** Draws in a counter's own frame: its middle at (0, 0), as large as it lies. */
function inItsPlace(scene: PiecesScene, counter: CounterView, draw: () => void): void {
  const { ctx } = scene.marker;
  const { x, y } = placeOf(scene, counter);
  const lie = lieNow(scene, counter);
  ctx.save();
  ctx.translate(x + lie.x, y + lie.y);
  ctx.scale(lie.size, lie.size);
  draw();
  ctx.restore();
}

/** Rings around the targets, those who stand in them drawn again so that no ring lies over a name or a value. */
function drawTargetRings(scene: PiecesScene): void {
  const { marks, counters } = scene.view;
  const hexes = new Set<number>();
  for (const target of marks.targets) {
    const counter = counters.find((one) => one.id === target.id);
    if (!counter) continue;
    inItsPlace(scene, counter, () => paintTarget(scene.marker, counter, target.picked, 0, 0));
    hexes.add(counter.hex);
  }
  // Two share a tower's top: the ring around one lies over the other.
  for (const counter of counters) {
    if (hexes.has(counter.hex) && !scene.moment?.postures.has(counter.id)) drawCounter(scene, counter);
  }
}

/** Rings around the chosen one and the targets, the chosen one drawn again so that nothing covers it. */
function drawRings(scene: PiecesScene): void {
  const { marks, counters } = scene.view;
  drawTargetRings(scene);
  const chosen = marks.selected === null ? undefined : counters.find((one) => one.id === marks.selected);
  if (!chosen) return;
  const posture = scene.moment?.postures.get(chosen.id);
  if (!posture || posture.turn === 0) {
    inItsPlace(scene, chosen, () => paintSelected(scene.marker, posture ? shown(chosen, posture) : chosen, 0, 0));
  }
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
    const { terrain } = scene.view.ground;
    const size = ghost.facing === null && terrain[ghost.hex] === 'tower' ? towerSize : 1;
    sprites.draw(ctx, ghost, x, y, radius, ratio, size);
  }
  ctx.globalAlpha = 1;
}

/** The dead on the ground: horses, and men over them. */
function drawBodies({ view, moment, marker }: PiecesScene, rect: Rect): void {
  const { ctx, palette, grid } = marker;
  const sinking = [...(moment?.sinking ?? [])];
  for (const { hex, facing } of view.fallenHorses ?? []) {
    const still = sinking.findIndex((one) => one.hex === hex && one.facing === facing);
    const [going] = still < 0 ? [] : sinking.splice(still, 1);
    const at = centreOf(grid, hex);
    if (!within(rect, at)) continue;
    const way = toward(facing);
    ctx.save();
    ctx.globalAlpha = going?.shown ?? 1;
    ctx.translate(at.x - way.x * inradius, at.y - way.y * inradius);
    paintFallenHorse(ctx, palette, (Math.PI / 3) * facing);
    ctx.restore();
  }
  for (const { hex, men: all, of = [] } of view.bodies) {
    const unfallen = moment?.unfallen.get(hex)?.men ?? 0;
    const men = all - unfallen;
    const at = centreOf(grid, hex);
    if (men <= 0 || !within(rect, at)) continue;
    const falling = unfallen > 0 ? (moment?.falling ?? []).filter((one) => one.hex === hex) : [];
    paintBodies(ctx, palette, { hex, men, of: armsLying(of, falling) }, at);
  }
}

/** Over the counters, in a corner that none of them fills: how many dead a hex holds. */
function drawBodyMarks({ view, moment, marker }: PiecesScene, rect: Rect): void {
  const { bodiesMarkedFrom = Infinity } = view;
  for (const { hex, count } of view.bodies) {
    const lying = count - (moment?.unfallen.get(hex)?.count ?? 0);
    const at = centreOf(marker.grid, hex);
    if (lying < bodiesMarkedFrom || !within(rect, at)) continue;
    const rider = view.counters.find((one) => one.facing !== null && hexesUnder(marker, one).includes(hex));
    const aside = bodyMarkAt(rider?.facing ?? null);
    toReader(marker, at, () => paintBodyMark(marker.ctx, marker.palette, lying, at.x + aside.x, at.y + aside.y));
  }
}

/** What lies over the counters of a rider's choice: parts that something covers, numbers, the part looked at. */
function drawParts(scene: PiecesScene, rect: Rect): void {
  const { marker, view, pointed } = scene;
  const { parts, pickedPart } = view.marks;
  if (parts.length === 0) return;
  const covered = coveredHexes(marker, view);
  paintCoveredParts(marker, parts, covered);
  if (pickedPart) paintPicked(marker, pickedPart);
  paintPartsNumbers(marker, parts, rect, covered);
  if (pointed && !samePart(pointed, pickedPart)) paintPointed(marker, parts, pointed);
}

/** Sections that can be aimed at, under whoever stands at the wall: no ring lies over a name. */
function drawSideTargets({ marker, view }: PiecesScene): void {
  for (const side of view.marks.sideTargets ?? []) if (!side.picked) paintSideTarget(marker, side, false);
}

/** The section aimed at, and those climbed; what is picked lies over the others. */
function drawSides({ marker, view }: PiecesScene): void {
  const { sideTargets = [], climbs = [] } = view.marks;
  for (const climb of climbs) if (!climb.picked) paintClimb(marker, climb);
  for (const side of sideTargets) if (side.picked) paintSideTarget(marker, side, true);
  for (const climb of climbs) if (climb.picked) paintClimb(marker, climb);
}

/** Draws all that is not ground, from the ground up. The context is in world units. */
export function paintPieces(scene: PiecesScene): void {
  const { marker, view, moment } = scene;
  const { marks } = view;
  const rect = seenRect(scene);
  paintGroundOutlines(marker, marks.outlines);
  if (view.walls) paintWallLines(marker, view.ground, view.broken ?? []);
  for (const area of marks.areas ?? []) paintArea(marker, area);
  if (marks.range) paintRange(marker, marks.range);
  paintReachWash(marker, marks.reach);
  paintPartsWash(marker, marks.parts);
  if (marks.pickedPart) paintPickedWash(marker, marks.pickedPart);
  paintPlaceNames(marker, view, rect);
  drawBodies(scene, rect);
  if (view.tokens) paintTokens(marker, view.tokens, (hex) => view.counters.some((counter) => counter.hex === hex));
  drawSideTargets(scene);
  drawCounters(scene, rect);
  drawSides(scene);
  drawPath(scene);
  drawGhosts(scene);
  drawRings(scene);
  drawBodyMarks(scene, rect);
  paintReachNumbers(marker, marks.reach, marks.ghosts);
  drawParts(scene, rect);
  paintUpperOutlines(marker, marks.outlines);
  if (scene.cursor >= 0) paintUpperOutlines(marker, [{ hex: scene.cursor, kind: 'cursor' }]);
  if (marks.line && marks.line.from !== marks.line.to) {
    paintLine(marker, marks.line);
    if (marks.line.hides) paintHides(marker, marks.line.hides);
  }
  if (moment) paintEffects(marker, moment, roomRect(scene), takenRects(scene));
  if (scene.coordinates) paintCoordinates(marker, scene.camera, scene.coordinates);
  if (marks.path) paintPathLabel(marker, marks.path);
  for (const climb of marks.climbs ?? []) paintClimbLabel(marker, climb);
  const ties = marks.outlines.filter(({ kind }) => kind === 'tie').map(({ hex }) => hex);
  if (marks.line) paintLineLabel(marker, marks.line, ties);
}
