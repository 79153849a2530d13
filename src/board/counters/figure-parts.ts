import { inked, type Ctx } from '../paint';
import type { ArmyInks, BoardPalette } from '../palette';
import { shape } from './shapes';

/** What figures are put together from. They stand in a box 100 wide and 140 high, feet at the bottom, facing us. */
export interface Dresser {
  readonly ctx: Ctx;
  readonly palette: BoardPalette;
  readonly inks: ArmyInks;
}

const outline = 3.6;

function part({ ctx, palette }: Dresser, path: string, fill: string, width = outline): void {
  inked(ctx, shape(path), fill, palette.ink, width);
}

function line({ ctx, palette }: Dresser, path: string, colour: string, width: number, edged = true): void {
  if (edged) {
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = width + 5;
    ctx.stroke(shape(path));
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(shape(path));
}

const mail = '#9da3a8';

/** From under the belt to the feet. */
export const legs = {
  hose(d: Dresser) {
    part(d, 'M33 88 L31 128 L22 134 L22 138 L45 138 L48 98 Z', '#7a6247');
    part(d, 'M67 88 L69 128 L78 134 L78 138 L55 138 L52 98 Z', '#7a6247');
  },
  mail(d: Dresser) {
    part(d, 'M33 88 L31 128 L21 134 L21 138 L45 138 L48 98 Z', mail);
    part(d, 'M67 88 L69 128 L79 134 L79 138 L55 138 L52 98 Z', mail);
  },
  bare(d: Dresser) {
    part(d, 'M36 92 L35 130 L27 135 L27 138 L45 138 L47 98 Z', d.palette.flesh);
    part(d, 'M64 92 L65 130 L73 135 L73 138 L55 138 L53 98 Z', d.palette.flesh);
  },
  none() {},
} as const;

/** Shoulders to knee. */
export const bodies = {
  tunic(d: Dresser) {
    part(d, 'M31 49 Q50 41 69 49 L71 78 L76 103 Q50 110 24 103 L29 78 Z', d.inks.cloth);
    line(d, 'M29 79 Q50 84 71 79', d.palette.leather, 5, false);
  },
  surcoat(d: Dresser) {
    part(d, 'M28 49 Q50 40 72 49 L76 74 L77 88 L23 88 L24 74 Z', mail);
    part(d, 'M34 46 Q50 52 66 46 L69 78 L78 116 Q64 112 51 117 Q37 112 22 116 L31 78 Z', d.inks.cloth);
    line(d, 'M31 79 Q50 84 69 79', d.palette.leather, 5, false);
    line(d, 'M50 52 L50 74 M41 61 L59 61', d.palette.cream, 5, false);
  },
  hauberk(d: Dresser) {
    part(d, 'M29 49 Q50 40 71 49 L74 78 L78 108 L54 108 L50 98 L46 108 L22 108 L26 78 Z', mail);
    line(d, 'M34 60 Q50 65 66 60 M31 70 Q50 75 69 70 M28 92 L45 92 M55 92 L72 92', '#6f767c', 2.6, false);
    line(d, 'M28 80 Q50 85 72 80', d.inks.cloth, 8, false);
  },
  jerkin(d: Dresser) {
    part(d, 'M31 49 Q50 41 69 49 L71 78 L75 100 Q50 106 25 100 L29 78 Z', d.inks.cloth);
    part(d, 'M37 46 L50 56 L63 46 L66 80 Q50 85 34 80 Z', d.palette.leather, 2.6);
    line(d, 'M50 57 L50 80', d.palette.ink, 2.4, false);
  },
  smock(d: Dresser) {
    part(d, 'M31 50 Q50 42 69 50 L72 80 L75 106 Q50 111 25 106 L28 80 Z', '#c9b183');
    line(d, 'M28 81 Q50 86 72 81', d.inks.cloth, 7, false);
  },
  gown(d: Dresser) {
    part(d, 'M33 49 Q50 42 67 49 L68 76 L82 138 L18 138 L32 76 Z', d.inks.cloth);
    part(d, 'M40 78 Q50 82 60 78 L67 130 Q50 134 33 130 Z', d.palette.cream, 2.4);
  },
} as const;

/** Head and what is on it. */
export const heads = {
  greatHelm(d: Dresser) {
    part(d, 'M33 14 Q50 5 67 14 L69 38 Q60 49 50 50 Q40 49 31 38 Z', d.palette.steel);
    line(d, 'M34 25 L66 25', d.palette.ink, 4.6, false);
    line(d, 'M50 12 L50 46', '#8d9499', 4, false);
    line(d, 'M41 35 L41 36 M59 35 L59 36 M44 40 L44 41 M56 40 L56 41', d.palette.ink, 2.6, false);
  },
  nasalHelm(d: Dresser) {
    part(d, 'M33 26 Q30 46 34 52 Q50 58 66 52 Q70 46 67 26 Z', mail);
    part(d, 'M40 25 Q39 42 50 44 Q61 42 60 25 Z', d.palette.flesh, 2.4);
    part(d, 'M33 27 Q34 8 50 2 Q66 8 67 27 Q58 23 53 24 L53 36 L47 36 L47 24 Q42 23 33 27 Z', d.palette.steel);
  },
  kettleHat(d: Dresser) {
    part(d, 'M36 26 Q34 46 40 51 Q50 55 60 51 Q66 46 64 26 Z', mail);
    part(d, 'M41 25 Q40 42 50 44 Q60 42 59 25 Z', d.palette.flesh, 2.4);
    part(d, 'M37 20 Q38 5 50 4 Q62 5 63 20 L76 27 Q50 33 24 27 Z', d.palette.steel);
  },
  ironCap(d: Dresser) {
    part(d, 'M37 24 Q36 44 50 47 Q64 44 63 24 Z', d.palette.flesh);
    part(d, 'M35 26 Q35 8 50 6 Q65 8 65 26 Q50 21 35 26 Z', d.palette.steel);
    line(d, 'M43 33 L44 33 M56 33 L57 33', d.palette.ink, 3, false);
  },
  hood(d: Dresser) {
    part(d, 'M50 4 Q68 8 67 28 Q68 44 74 54 Q50 62 26 54 Q32 44 33 28 Q33 8 50 4 Z', d.inks.field);
    part(d, 'M41 24 Q42 15 50 15 Q58 15 59 24 Q60 41 50 43 Q40 41 41 24 Z', d.palette.flesh, 2.4);
    line(d, 'M45 29 L46 29 M54 29 L55 29', d.palette.ink, 3, false);
  },
  wildHair(d: Dresser) {
    part(d, 'M33 30 Q28 6 50 4 Q72 6 67 30 L70 44 L60 40 L40 40 L30 44 Z', '#7d4a22');
    part(d, 'M39 22 Q50 15 61 22 Q62 34 60 38 L50 54 L40 38 Q38 34 39 22 Z', d.palette.flesh, 2.4);
    part(d, 'M40 36 Q50 31 60 36 Q61 50 50 59 Q39 50 40 36 Z', '#7d4a22', 2.4);
    line(d, 'M45 28 L46 28 M54 28 L55 28', d.palette.ink, 3, false);
  },
  strawHat(d: Dresser) {
    part(d, 'M38 22 Q37 43 50 46 Q63 43 62 22 Z', d.palette.flesh);
    line(d, 'M44 32 L45 32 M55 32 L56 32', d.palette.ink, 3, false);
    part(d, 'M38 18 Q39 5 50 4 Q61 5 62 18 L78 24 Q50 32 22 24 Z', '#d9b65d');
  },
  wimple(d: Dresser) {
    part(d, 'M50 5 Q69 8 67 32 Q68 46 72 54 Q50 62 28 54 Q32 46 33 32 Q31 8 50 5 Z', d.palette.cream);
    part(d, 'M41 25 Q42 17 50 17 Q58 17 59 25 Q60 40 50 42 Q40 40 41 25 Z', d.palette.flesh, 2.4);
    line(d, 'M45 29 L46 29 M54 29 L55 29', d.palette.ink, 3, false);
  },
} as const;

/** The right arm, on our left, and what it holds. */
export const arms = {
  sword(d: Dresser) {
    part(d, 'M13 74 L8 18 L13 6 L18 18 L20 73 Z', d.palette.steel, 3);
    line(d, 'M5 75 L28 73', d.palette.leather, 5);
    part(d, 'M33 50 Q20 60 14 78 L22 88 Q30 76 41 66 Z', d.inks.cloth);
    part(d, 'M12 76 Q20 72 24 80 Q24 89 16 89 Q10 86 12 76 Z', d.palette.flesh, 2.6);
  },
  spear(d: Dresser) {
    line(d, 'M15 138 L15 4', '#a77b45', 4);
    part(d, 'M15 -14 L21 4 L15 14 L9 4 Z', d.palette.steel, 3);
    part(d, 'M33 50 Q20 58 13 72 L21 82 Q30 72 41 66 Z', d.inks.cloth);
    part(d, 'M9 70 Q17 66 22 73 Q22 82 14 83 Q8 80 9 70 Z', d.palette.flesh, 2.6);
  },
  axe(d: Dresser) {
    line(d, 'M22 116 L12 6', '#a77b45', 5);
    part(d, 'M13 4 Q-6 -2 -12 20 Q-2 20 2 34 Q12 34 17 26 Z', d.palette.steel, 3);
    part(d, 'M33 50 Q20 60 15 76 L24 85 Q31 74 41 66 Z', d.inks.cloth);
    part(d, 'M11 74 Q20 70 25 78 Q25 87 17 88 Q10 84 11 74 Z', d.palette.flesh, 2.6);
  },
  bow(d: Dresser) {
    line(d, 'M18 14 Q-14 68 18 122', '#a77b45', 5);
    line(d, 'M18 14 L26 70 L18 122', d.palette.ink, 1.8, false);
    line(d, 'M-6 70 L40 68', '#e5d4a6', 2.6);
    part(d, 'M33 50 Q18 58 6 64 L10 76 Q28 74 42 66 Z', d.inks.cloth);
    part(d, 'M-3 63 Q6 58 11 66 Q11 76 3 76 Q-4 72 -3 63 Z', d.palette.flesh, 2.6);
  },
  crossbow(d: Dresser) {
    part(d, 'M33 50 Q20 58 18 72 L28 80 Q34 72 41 66 Z', d.inks.cloth);
    part(d, 'M67 50 Q80 58 80 70 L70 78 Q66 72 59 66 Z', d.inks.cloth);
    line(d, 'M76 88 L20 64', '#8a5f38', 8);
    line(d, 'M10 84 Q6 60 32 44', '#7d8488', 5);
    line(d, 'M10 84 L40 72 L32 44', d.palette.ink, 1.8, false);
  },
  fork(d: Dresser) {
    line(d, 'M15 138 L15 22', '#a77b45', 4);
    line(d, 'M6 0 L6 16 Q6 24 15 24 Q24 24 24 16 L24 0 M15 24 L15 -2', d.palette.steel, 3);
    part(d, 'M33 50 Q20 58 13 72 L21 82 Q30 72 41 66 Z', '#c9b183');
    part(d, 'M9 70 Q17 66 22 73 Q22 82 14 83 Q8 80 9 70 Z', d.palette.flesh, 2.6);
  },
  basket(d: Dresser) {
    part(d, 'M33 50 Q22 60 20 78 L29 84 Q33 74 41 66 Z', d.inks.cloth);
    part(d, 'M6 88 L42 88 L38 112 L10 112 Z', '#c29a55');
    line(d, 'M9 96 L40 96 M10 104 L39 104', d.palette.leather, 2.4, false);
  },
} as const;

/** The left arm, on our right. */
export const offHands = {
  kite(d: Dresser) {
    part(d, 'M60 54 Q77 46 95 54 Q97 88 78 118 Q58 88 60 54 Z', d.inks.field);
    line(d, 'M62 70 L78 60 L93 70 M65 86 L78 76 L91 86', d.palette.cream, 4.5, false);
  },
  heater(d: Dresser) {
    part(d, 'M62 58 L96 58 Q97 86 79 100 Q61 86 62 58 Z', d.palette.cream);
    line(d, 'M79 60 L79 97 M64 72 L94 72', d.inks.field, 7, false);
  },
  round(d: Dresser) {
    part(d, 'M79 56 A22 22 0 1 1 78.9 56 Z', d.inks.field);
    part(d, 'M79 70 A8 8 0 1 1 78.9 70 Z', d.palette.steel, 2.4);
  },
  arm(d: Dresser) {
    part(d, 'M67 50 Q80 60 83 80 L74 86 Q68 76 59 66 Z', d.inks.cloth);
    part(d, 'M74 80 Q82 76 86 83 Q86 92 79 92 Q73 90 74 80 Z', d.palette.flesh, 2.6);
  },
  quiver(d: Dresser) {
    part(d, 'M68 44 L84 30 L92 38 L76 60 Z', d.palette.leather);
    line(d, 'M82 31 L88 20 M87 34 L94 25', '#e5d4a6', 3);
    part(d, 'M67 50 Q78 58 62 68 L42 72 L44 62 Q56 62 59 56 Z', d.inks.cloth);
  },
  none() {},
} as const;
