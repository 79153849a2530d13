import { columnLetters } from '../../hex';
import type { CameraView } from '../camera';
import { toWorld } from '../camera';
import { textFace } from '../palette';
import { inradius, mapRect, sheetMargin } from '../world';
import { pixels, type Marker } from './brush';

/**
 * Letters along the top and the bottom, numbers along the left and the right: in the sheet's margin, and held at the
 * screen's edge when the margin is out of sight.
 */
export function paintCoordinates(marker: Marker, view: CameraView, width: number, height: number): void {
  const { ctx, grid, palette, radius } = marker;
  const map = mapRect(grid);
  const from = toWorld(view, { x: 0, y: 0 });
  const to = toWorld(view, { x: width, y: height });
  const size = Math.min(34, Math.max(pixels(marker, 12), 24));
  const edge = pixels(marker, 11);
  const top = Math.max(map.top - sheetMargin * 0.45, from.y + edge);
  const left = Math.max(map.left - sheetMargin * 0.45, from.x + edge);
  const bottom = Math.min(map.bottom + sheetMargin * 0.45, to.y - edge);
  const right = Math.min(map.right + sheetMargin * 0.45, to.x - edge);
  const every = radius < 9 ? 5 : radius < 16 ? 2 : 1;
  ctx.font = `700 ${radius < 16 ? pixels(marker, 11) : size}px ${textFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = pixels(marker, 3);
  ctx.strokeStyle = palette.parchment;
  ctx.fillStyle = palette.ink;
  const write = (text: string, x: number, y: number): void => {
    ctx.strokeText(text, x, y);
    ctx.fillText(text, x, y);
  };
  for (let column = 0; column < grid.columns; column += every) {
    const x = 100 + 150 * column;
    if (x < from.x || x > to.x) continue;
    const text = columnLetters(column);
    write(text, x, top);
    write(text, x, bottom);
  }
  for (let row = every - 1; row < grid.rows; row += every) {
    const y = inradius * (2 * row + 1.5);
    if (y < from.y || y > to.y) continue;
    write(String(row + 1), left, y);
    write(String(row + 1), right, y);
  }
}
