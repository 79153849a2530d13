import { hexesRect } from './world';
import { houseGroups, openHouses } from './ground/house-groups';
import { groundPainter } from './ground/paint-ground';
import { planGround } from './ground/plan';
import { detailFor } from './counters/sprite-key';
import { createSprites } from './counters/sprites';
import { makeCanvas, release } from './paint';
import { paintPieces } from './paint-pieces';
import { lightPalette, type BoardPalette } from './palette';
import { lieOf } from './stacks';
import { noMarks, type BoardView } from './view';
import { centreOf, grown, mapRect, worldRadius, type Rect } from './world';

/** What is nobody's business on a picture, and what is too small for a small one. */
const unmarked = { ready: false, done: false } as const;
const unsigned = { ...unmarked, badges: [], lives: null } as const;

/** Ground around the outermost counters, in world units. */
const surroundings = 260;

/** What a picture shows: all counters with some ground around them, of the picture's proportions, within the map. */
export function pictureRect(view: BoardView, width: number, height: number): Rect {
  const map = mapRect(view.ground.grid);
  const counters = hexesRect(
    view.ground.grid,
    view.counters.map((counter) => counter.hex),
  );
  const wanted = counters ? grown(counters, surroundings) : map;
  const shape = width / height;
  const size = { width: map.right - map.left, height: map.bottom - map.top };
  const tall = Math.max(wanted.bottom - wanted.top, (wanted.right - wanted.left) / shape);
  // A picture filled to its edges: never larger than the map allows in either direction.
  const high = Math.min(tall, size.height, size.width / shape);
  const wide = high * shape;
  const place = (from: number, to: number, length: number, end: number): number =>
    Math.min(end - length, Math.max(0, (from + to - length) / 2));
  const left = place(wanted.left, wanted.right, wide, map.right);
  const top = place(wanted.top, wanted.bottom, high, map.bottom);
  return { left, top, right: left + wide, bottom: top + high };
}

/** Paints a part of a board, its counters larger than life where they would be too small, onto a canvas of that size. */
export function paintBoard(
  ctx: CanvasRenderingContext2D,
  view: BoardView,
  rect: Rect,
  width: number,
  height: number,
  palette: BoardPalette,
): void {
  const scale = width / (rect.right - rect.left);
  const radius = scale * worldRadius;
  const painter = groundPainter(planGround(view.ground), palette);
  painter.setBroken(view.broken ?? []);
  painter.setOpen(openHouses(houseGroups(view.ground), view));
  painter.paint(ctx, rect, radius);
  const { grid } = view.ground;
  const sprites = createSprites(palette);
  // On a small picture counters are drawn larger than life, so that the armies are seen.
  const larger = Math.max(1, Math.min(2.4, 9 / radius));
  // On a middling one nothing is written on them; on a large one all is, and it is painted as large as it stands there.
  const full = detailFor(radius) === 'full';
  const read = full ? radius : Math.min(24, radius);
  ctx.setTransform(scale, 0, 0, scale, -rect.left * scale, -rect.top * scale);
  const camera = { x: -rect.left * scale, y: -rect.top * scale, scale };
  const marker = { ctx, grid, palette, radius, ratio: 1, sprites, turned: false };
  const bare = { ...view, counters: [], marks: noMarks };
  paintPieces({
    marker,
    view: bare,
    moment: null,
    camera,
    width,
    height,
    coordinates: null,
    cursor: -1,
    pointed: null,
  });
  for (const counter of view.counters) {
    const { x, y } = centreOf(grid, counter.hex);
    const lie = lieOf(view.ground, view.counters, counter);
    ctx.save();
    ctx.translate(x + lie.x, y + lie.y);
    ctx.scale(larger, larger);
    const look = { ...counter, ...(full ? unmarked : unsigned) };
    sprites.draw(ctx, look, 0, 0, read, (radius * larger) / read, lie.size);
    ctx.restore();
  }
  sprites.clear();
}

/**
 * A small picture of a board as a data URL, for lists and cards. Needs no board on the page. Sizes are in pixels of the
 * picture.
 */
export function paintPicture(
  view: BoardView,
  width: number,
  height: number,
  palette: BoardPalette = lightPalette,
): string {
  const rect = pictureRect(view, width, height);
  const { canvas, ctx } = makeCanvas(width, height);
  paintBoard(ctx, view, rect, width, height, palette);
  const webp = canvas.toDataURL('image/webp', 0.8);
  const picture = webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', 0.8);
  release(canvas);
  return picture;
}
