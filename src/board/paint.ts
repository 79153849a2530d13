import type { Point } from '../hex';

/** Shared strokes of the drawing. */
export type Ctx = CanvasRenderingContext2D;

/** An empty canvas of whole device pixels, and its context. */
export function makeCanvas(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly ctx: Ctx } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser gives no 2d canvas');
  return { canvas, ctx };
}

/** Gives a canvas's memory back at once: some browsers keep it long after. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

export function disc(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
}

export function polygon(ctx: Ctx | Path2D, points: readonly Point[], x = 0, y = 0): void {
  points.forEach((point, index) => {
    if (index === 0) ctx.moveTo(x + point.x, y + point.y);
    else ctx.lineTo(x + point.x, y + point.y);
  });
  ctx.closePath();
}

/** Fill, then outline. */
export function inked(ctx: Ctx, path: Path2D, fill: string, ink: string, width: number): void {
  ctx.fillStyle = fill;
  ctx.fill(path);
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** A round crown of leaves with a scalloped edge. */
export function scallop(ctx: Ctx, x: number, y: number, radius: number, lobes: number, turn: number): void {
  ctx.beginPath();
  addScallop(ctx, x, y, radius, lobes, turn);
}

/** The same, added to a path. */
export function addScallop(ctx: Ctx | Path2D, x: number, y: number, radius: number, lobes: number, turn: number): void {
  for (let i = 0; i <= lobes; i++) {
    const angle = turn + (i / lobes) * Math.PI * 2;
    const px = x + Math.cos(angle) * radius;
    const py = y + Math.sin(angle) * radius;
    if (i === 0) ctx.moveTo(px, py);
    else {
      const half = turn + ((i - 0.5) / lobes) * Math.PI * 2;
      const bulge = radius * 1.24;
      ctx.quadraticCurveTo(x + Math.cos(half) * bulge, y + Math.sin(half) * bulge, px, py);
    }
  }
  ctx.closePath();
}

/** `#rrggbb` with an opacity. */
export function alpha(colour: string, opacity: number): string {
  const value = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${colour}${value.toString(16).padStart(2, '0')}`;
}

/** A colour between two of `#rrggbb`: 0 the first, 1 the other. */
export function mixed(one: string, other: string, part: number): string {
  const channel = (from: number): string => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(from, from + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
