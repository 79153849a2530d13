import { columnLetters } from '../../hex';
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

/**
 * Letters along the top and the bottom, numbers along the left and the right: in the sheet's margin; where the margin is
 * out of sight, on a ruler at the screen's top and left.
 */
export function paintCoordinates(marker: Marker, view: CameraView, width: number, height: number): void {
  const { ctx, grid, palette, radius } = marker;
  const map = mapRect(grid);
  const margin = sheetMargin * 0.4;
  const from = toWorld(view, { x: 0, y: 0 });
  const to = toWorld(view, { x: width, y: height });
  const broad = pixels(marker, ruler);
  const every = radius < 9 ? 5 : radius < 16 ? 2 : 1;
  const room = pixels(marker, 7);
  const held = { top: from.y > map.top - margin - room, left: from.x > map.left - margin - room };
  const top = held.top ? from.y + broad / 2 : map.top - margin;
  const left = held.left ? from.x + broad / 2 : map.left - margin;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const hair = pixels(marker, 1);
  const y = from.y + broad;
  const x = from.x + broad;
  if (held.top) strip(marker, { left: from.x, top: from.y, right: to.x, bottom: y }, [from.x, y, to.x, y], hair);
  if (held.left) {
    strip(
      marker,
      { left: from.x, top: held.top ? y : from.y, right: x, bottom: to.y },
      [x, held.top ? y : from.y, x, to.y],
      hair,
    );
  }
  ctx.font = `700 ${pixels(marker, 12.5)}px ${textFace}`;
  ctx.fillStyle = palette.ink;
  for (let column = 0; column < grid.columns; column += every) {
    const middle = 100 + 150 * column;
    if (middle < (held.left ? x : from.x) || middle > to.x) continue;
    const text = columnLetters(column);
    ctx.fillText(text, middle, top);
    if (map.bottom + margin < to.y) ctx.fillText(text, middle, map.bottom + margin);
  }
  for (let row = every - 1; row < grid.rows; row += every) {
    const middle = inradius * (2 * row + 1.5);
    if (middle < (held.top ? y : from.y) || middle > to.y) continue;
    const text = String(row + 1);
    ctx.fillText(text, left, middle);
    if (map.right + margin < to.x) ctx.fillText(text, map.right + margin, middle);
  }
}
