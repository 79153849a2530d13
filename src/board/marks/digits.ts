import { makeCanvas } from '../paint';
import { textFace } from '../palette';
import type { Sprites } from '../counters/sprites';
import { toReader, type Marker } from './brush';

/** Many small numbers on the board at once are pictures: writing them anew each frame would be slow. */
const pictures = new WeakMap<Sprites, Map<string, HTMLCanvasElement>>();
/** Sizes in device pixels at which numbers are painted. */
const step = 4;

let ready = false;
/** Whether the bundled face is there: what was written before it came is written again. */
const faceReady = (): boolean => (ready ||= document.fonts.check(`800 16px ${textFace}`, '0'));

function paintDigit(marker: Marker, text: string, height: number): HTMLCanvasElement {
  const { canvas, ctx } = makeCanvas(height * (0.7 + 0.6 * text.length), height * 1.3);
  ctx.font = `800 ${height}px ${textFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = height * 0.24;
  ctx.strokeStyle = marker.palette.cream;
  ctx.strokeText(text, canvas.width / 2, canvas.height * 0.53);
  ctx.fillStyle = marker.palette.test;
  ctx.fillText(text, canvas.width / 2, canvas.height * 0.53);
  return canvas;
}

/** Draws a red number with a pale edge, its middle at a point; `size` is its height in world units. */
export function paintTestDigit(marker: Marker, text: string, x: number, y: number, size: number): void {
  const { ctx, radius, ratio, sprites } = marker;
  const height = Math.ceil((size * radius * ratio) / 100 / step) * step;
  let known = pictures.get(sprites);
  if (!known) pictures.set(sprites, (known = new Map()));
  const key = `${text}|${height}|${faceReady()}`;
  let canvas = known.get(key);
  if (!canvas) {
    if (known.size > 120) known.clear();
    canvas = paintDigit(marker, text, height);
    known.set(key, canvas);
  }
  const scale = size / height;
  const [width, tall] = [canvas.width * scale, canvas.height * scale];
  const picture = canvas;
  toReader(marker, { x, y }, () => ctx.drawImage(picture, x - width / 2, y - tall / 2, width, tall));
}
