import { alpha, inked, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import { shape } from './shapes';

const coat = '#8a6543';
const farCoat = '#74543a';
const hair = '#4a3623';
const hoof = '#3a2c1e';

/** Legs stretched from the belly, the far ones first, each with its hoof. */
const farLegs = [
  ['M16 -44 L58 -58 L76 -78 L85 -71 L68 -46 L24 -26 Z', 'M76 -78 L84 -87 L94 -78 L85 -71 Z'],
  ['M10 50 L54 52 L78 66 L74 76 L50 68 L12 74 Z', 'M78 66 L90 70 L86 82 L74 76 Z'],
] as const;
const nearLegs = [
  ['M22 -32 L64 -24 L88 -32 L92 -22 L66 -9 L24 -6 Z', 'M88 -32 L100 -34 L103 -22 L92 -22 Z'],
  ['M6 66 L46 84 L62 108 L53 115 L36 99 L2 92 Z', 'M62 108 L69 119 L58 127 L53 115 Z'],
] as const;
const body =
  'M-12 90 Q-44 74 -42 22 Q-40 -22 -30 -48 Q-22 -64 -6 -62 Q18 -58 28 -36 Q38 0 33 38 Q30 76 12 91 Q0 98 -12 90 Z';
const neck =
  'M-29 -44 Q-38 -84 -25 -110 Q-18 -126 -6 -130 L-4 -141 L6 -131 Q20 -128 34 -114 L48 -100 Q53 -92 46 -87 Q38 -84 28 -91 L8 -99 Q10 -80 22 -50 Q0 -36 -29 -44 Z';
const mane =
  'M-29 -44 Q-42 -86 -27 -113 Q-20 -127 -6 -130 L2 -124 Q-16 -112 -19 -88 Q-20 -62 -14 -44 Q-22 -40 -29 -44 Z';
const tail = 'M-4 90 Q-12 112 -34 122 Q-30 131 -16 131 Q6 120 9 92 Z';
const saddle = 'M-40 -16 Q-10 -26 31 -20 L34 14 Q-4 6 -42 16 Z';

function paintLegs(ctx: Ctx, palette: BoardPalette, legs: typeof farLegs | typeof nearLegs, colour: string): void {
  for (const [leg, foot] of legs) {
    inked(ctx, shape(leg), colour, palette.ink, 3.4);
    inked(ctx, shape(foot), hoof, palette.ink, 2.4);
  }
}

/**
 * A dead horse on its side, seen from above, around (0, 0), the middle of the side between its two hexes, in world
 * units. `angle`: which way it looked, clockwise from north; its legs lie to the lower side.
 */
export function paintFallenHorse(ctx: Ctx, palette: BoardPalette, angle: number): void {
  ctx.save();
  ctx.rotate(angle);
  if (Math.sin(angle) < -1e-6) ctx.scale(-1, 1);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.fillStyle = alpha(palette.blood, 0.32);
  ctx.fill(shape('M-54 -12 Q-48 -64 0 -58 Q48 -66 58 -20 Q66 26 36 48 Q2 66 -34 50 Q-62 30 -54 -12 Z'));
  inked(ctx, shape(tail), hair, palette.ink, 3);
  paintLegs(ctx, palette, farLegs, farCoat);
  inked(ctx, shape(body), coat, palette.ink, 4);
  paintLegs(ctx, palette, nearLegs, coat);
  inked(ctx, shape(neck), coat, palette.ink, 4);
  inked(ctx, shape(mane), hair, palette.ink, 2.6);
  inked(ctx, shape(saddle), palette.leather, palette.ink, 3);
  ctx.lineWidth = 3;
  ctx.strokeStyle = palette.ink;
  // The girth, the shut eye, the bridle and its loose rein.
  ctx.stroke(shape('M-41 -2 Q-6 -12 33 -4 M18 -114 Q22 -109 28 -111'));
  ctx.strokeStyle = palette.leather;
  ctx.stroke(shape('M2 -126 Q8 -112 6 -100 M33 -114 Q30 -102 31 -91 M32 -91 Q14 -66 46 -52'));
  ctx.restore();
}
