import { columnLetters, type Point } from '../../hex';
import { toWorld, type CameraView } from '../camera';
import { alpha } from '../paint';
import { textFace } from '../palette';
import { inradius, mapRect, sheetMargin, type Rect } from '../world';
import { pixels, type Marker } from './brush';

/** CSS pixels that the ruler at the screen's edge is wide. */
const ruler = 20;

/** A strip of parchment at the screen's edge, with a line beside it. */
function strip(
  { ctx, palette }: Marker,
  rect: Rect,
  line: readonly [number, number, number, number],
  hair: number,
): void {
  ctx.fillStyle = alpha(palette.parchment, 0.86);
  ctx.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  ctx.strokeStyle = alpha(palette.fadedInk, 0.8);
  ctx.lineWidth = hair;
  ctx.beginPath();
  ctx.moveTo(line[0], line[1]);
  ctx.lineTo(line[2], line[3]);
  ctx.stroke();
}

/** What a letter or a number is written on where no strip lies under it. */
function scrap(marker: Marker, text: string, x: number, y: number): void {
  const { ctx, palette } = marker;
  const across = pixels(marker, 12 + 7 * text.length);
  const down = pixels(marker, ruler - 2);
  ctx.beginPath();
  ctx.roundRect(x - across / 2, y - down / 2, across, down, pixels(marker, 5));
  ctx.fillStyle = alpha(palette.parchment, 0.92);
  ctx.fill();
  ctx.strokeStyle = alpha(palette.fadedInk, 0.8);
  ctx.lineWidth = pixels(marker, 1);
  ctx.stroke();
}

/** Where a row of letters and a column of numbers stand, in world units, and whether at the screen's edge. */
interface Places {
  readonly top: number;
  readonly left: number;
  readonly held: { readonly top: boolean; readonly left: boolean };
}

/** In the sheet's margin; where that is out of sight or covered, at the edge of what is free. */
function placesOf(marker: Marker, from: Point): Places {
  const map = mapRect(marker.grid);
  const margin = sheetMargin * 0.4;
  const room = pixels(marker, 7);
  const half = pixels(marker, ruler) / 2;
  const held = { top: from.y > map.top - margin - room, left: from.x > map.left - margin - room };
  return {
    held,
    top: held.top ? from.y + half : map.top - margin,
    left: held.left ? from.x + half : map.left - margin,
  };
}

/** At the screen's own edges the rulers are strips of parchment. */
function paintStrips(marker: Marker, { held }: Places, free: Rect, from: Point, to: Point): void {
  const broad = pixels(marker, ruler);
  const hair = pixels(marker, 1);
  const [x, y] = [from.x + broad, from.y + broad];
  const above = held.top && free.top === 0;
  if (above) strip(marker, { left: from.x, top: from.y, right: to.x, bottom: y }, [from.x, y, to.x, y], hair);
  if (!held.left || free.left > 0) return;
  const begin = above ? y : from.y;
  strip(marker, { left: from.x, top: begin, right: x, bottom: to.y }, [x, begin, x, to.y], hair);
}

/**
 * Letters along the top and the bottom, numbers along the left and the right: in the sheet's margin; where the margin is
 * out of sight or covered, at the top and the left of `free`, what nothing covers of the screen, in its pixels.
 */
export function paintCoordinates(marker: Marker, view: CameraView, free: Rect): void {
  const { ctx, grid, palette, radius } = marker;
  const map = mapRect(grid);
  const margin = sheetMargin * 0.4;
  const from = toWorld(view, { x: free.left, y: free.top });
  const to = toWorld(view, { x: free.right, y: free.bottom });
  const places = placesOf(marker, from);
  const { held, top, left } = places;
  const broad = pixels(marker, ruler);
  const every = radius < 9 ? 5 : radius < 16 ? 2 : 1;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  paintStrips(marker, places, free, from, to);
  ctx.font = `700 ${pixels(marker, 12.5)}px ${textFace}`;
  // What stands on the map itself lies on a scrap of the parchment: it is read over any counter.
  const write = (text: string, x: number, y: number, onMap: boolean): void => {
    if (onMap) scrap(marker, text, x, y);
    ctx.fillStyle = palette.ink;
    ctx.fillText(text, x, y);
  };
  for (let column = 0; column < grid.columns; column += every) {
    const middle = 100 + 150 * column;
    if (middle < (held.left ? from.x + broad : from.x) || middle > to.x) continue;
    const text = columnLetters(column);
    write(text, middle, top, held.top && free.top > 0);
    if (map.bottom + margin < to.y) write(text, middle, map.bottom + margin, false);
  }
  for (let row = every - 1; row < grid.rows; row += every) {
    const middle = inradius * (2 * row + 1.5);
    if (middle < (held.top ? from.y + broad : from.y) || middle > to.y) continue;
    const text = String(row + 1);
    write(text, left, middle, held.left && free.left > 0);
    if (map.right + margin < to.x) write(text, map.right + margin, middle, false);
  }
}
