import { alpha, makeCanvas, release, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';

/** Steps around the compass in which a silhouette is moved to make its edge. */
const around = Array.from({ length: 12 }, (_none, index) => (Math.PI / 6) * index);

function silhouette(ctx: Ctx, ink: string): void {
  ctx.globalCompositeOperation = 'source-in';
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = ink;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.globalCompositeOperation = 'source-over';
}

/** Draws something as its outline alone: two rims, a pale one and one of ink, and nothing within but a breath of it. */
export function paintOutlined(ctx: Ctx, palette: BoardPalette, draw: (onto: Ctx) => void): void {
  const { canvas } = ctx;
  const transform = ctx.getTransform();
  const pixel = Math.hypot(transform.a, transform.b);
  const form = makeCanvas(canvas.width, canvas.height);
  form.ctx.setTransform(transform);
  draw(form.ctx);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 0.2;
  ctx.drawImage(form.canvas, 0, 0);
  ctx.globalAlpha = 1;
  for (const [ink, far] of [
    [palette.cream, 2.6],
    [palette.ink, 1.4],
  ] as const) {
    const rim = makeCanvas(canvas.width, canvas.height);
    for (const angle of around) {
      rim.ctx.drawImage(form.canvas, Math.cos(angle) * far * pixel, Math.sin(angle) * far * pixel);
    }
    silhouette(rim.ctx, ink);
    rim.ctx.globalCompositeOperation = 'destination-out';
    rim.ctx.drawImage(form.canvas, 0, 0);
    ctx.drawImage(rim.canvas, 0, 0);
    release(rim.canvas);
  }
  ctx.restore();
  release(form.canvas);
}

/** The rim of a counter that cannot be seen: dots. */
export function paintDottedRim(ctx: Ctx, palette: BoardPalette): void {
  ctx.save();
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.roundRect(1.5, 1.5, 97, 97, 10);
  for (const [width, ink] of [
    [7.4, alpha(palette.ink, 0.9)],
    [4.6, palette.cream],
  ] as const) {
    ctx.setLineDash([0.1, 9.6]);
    ctx.lineWidth = width;
    ctx.strokeStyle = ink;
    ctx.stroke();
  }
  ctx.restore();
}
