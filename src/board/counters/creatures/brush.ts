import { disc, inked } from '../../paint';
import type { Dresser } from '../figure-parts';
import { shape } from '../shapes';

/** Creatures stand in a box 112 wide and 134 high, their feet at y = 138, their middle at x = 50. */
export const creatureBox = { left: -6, top: 6, width: 112, height: 134 } as const;

const outline = 3.6;

/** A filled form with an inked edge. */
export function form({ ctx, palette }: Dresser, path: string, fill: string, width = outline): void {
  inked(ctx, shape(path), fill, palette.ink, width);
}

/** A round form with an inked edge. */
export function ball({ ctx, palette }: Dresser, x: number, y: number, radius: number, fill: string, width = 3): void {
  disc(ctx, x, y, radius);
  ctx.fillStyle = fill;
  ctx.fill();
  if (width === 0) return;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** A stroke, with an inked edge unless it lies on something. */
export function rod({ ctx, palette }: Dresser, path: string, colour: string, width: number, edged = true): void {
  if (edged) {
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = width + 5;
    ctx.stroke(shape(path));
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(shape(path));
}

/** Two eyes with a light in each. */
export function eyes(d: Dresser, y: number, apart: number, radius: number, colour: string): void {
  for (const x of [50 - apart, 50 + apart]) {
    ball(d, x, y, radius, colour, colour === d.palette.ink ? 0 : 2);
    if (colour === d.palette.ink) ball(d, x + 1.1, y - 1.3, radius * 0.36, '#ffffff', 0);
    else ball(d, x, y, radius * 0.45, d.palette.ink, 0);
  }
}
