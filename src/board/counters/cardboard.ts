import { alpha, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';

const round = 11;

/** A counter's outline, so far within its edge, as the path to fill or stroke. */
export function board(ctx: Ctx, inset: number): void {
  ctx.beginPath();
  ctx.roundRect(inset, inset, 100 - 2 * inset, 100 - 2 * inset, Math.max(1, round - inset));
}

/** A pale glow behind a figure, in which dark clothes are seen; the colour and pattern stay around it. */
export function paintGlow(ctx: Ctx, palette: BoardPalette, x: number, y: number, radius: number): void {
  const light = ctx.createRadialGradient(x, y, radius * 0.08, x, y, radius);
  light.addColorStop(0, alpha(palette.cream, 0.8));
  light.addColorStop(0.5, alpha(palette.cream, 0.5));
  light.addColorStop(1, alpha(palette.cream, 0));
  ctx.fillStyle = light;
  ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** The cut edge of the cardboard: lit above and on the left, dark below and on the right. */
export function paintBevel(ctx: Ctx, palette: BoardPalette): void {
  const edge = ctx.createLinearGradient(0, 0, 100, 100);
  edge.addColorStop(0, alpha(palette.cream, 0.75));
  edge.addColorStop(0.45, alpha(palette.cream, 0.12));
  edge.addColorStop(0.55, alpha(palette.shade, 0.1));
  edge.addColorStop(1, alpha(palette.shade, 0.6));
  board(ctx, 2.7);
  ctx.strokeStyle = edge;
  ctx.lineWidth = 1.9;
  ctx.stroke();
}

/** Four rivets for one in armour. */
export function paintRivets(ctx: Ctx, palette: BoardPalette, width: number, height: number): void {
  for (const [x, y] of [
    [width - 6, 6],
    [6, height - 6],
    [width - 6, height - 6],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, 3, 0, Math.PI * 2);
    ctx.fillStyle = palette.steel;
    ctx.fill();
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 1.4;
    ctx.stroke();
  }
}
