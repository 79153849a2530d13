import type { Point } from '../../hex';
import { textFace } from '../palette';
import { pixels, toReader, type Marker } from './brush';

/** Words on a small plate, never smaller than can be read. `ink` is its edge. */
export function paintPlate(marker: Marker, text: string, at: Point, ink: string): void {
  if (text === '') return;
  const { ctx, palette } = marker;
  const size = Math.max(34, pixels(marker, 15));
  ctx.font = `700 ${size}px ${textFace}`;
  const width = ctx.measureText(text).width + size * 0.9;
  const height = size * 1.36;
  ctx.beginPath();
  ctx.roundRect(at.x - width / 2, at.y - height / 2, width, height, height / 2);
  ctx.fillStyle = palette.cream;
  ctx.fill();
  ctx.lineWidth = Math.max(4, pixels(marker, 1.8));
  ctx.strokeStyle = ink;
  ctx.stroke();
  ctx.fillStyle = palette.ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  toReader(marker, at, () => ctx.fillText(text, at.x, at.y + size * 0.06));
}
