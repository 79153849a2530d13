import type { Dresser } from '../figure-parts';
import { ball, form, rod } from './brush';

/** What a creature has in its hands; `flesh` of the palette is its skin. */
const wood = '#a77b45';
const iron = '#7d8488';

function sleeves(d: Dresser, fill: string, left: string, right: string): void {
  form(d, left, fill);
  form(d, right, fill);
}

/** The arm on our left, bent outward with something held up in it. */
function raised(d: Dresser, fill: string): void {
  form(d, 'M34 70 Q18 76 10 92 L19 101 Q30 92 42 84 Z', fill);
  ball(d, 13, 96, 7, d.palette.flesh);
}

/** The arm on our right, hanging. */
function hanging(d: Dresser, fill: string): void {
  form(d, 'M66 70 Q82 78 87 98 L77 103 Q70 94 58 84 Z', fill);
  ball(d, 82, 102, 7, d.palette.flesh);
}

/** Both hands before the body on a shaft. */
function bothHands(d: Dresser, fill: string): void {
  sleeves(d, fill, 'M34 70 Q20 78 16 94 L27 101 Q34 92 43 84 Z', 'M66 70 Q82 78 78 90 L66 96 Q62 90 57 84 Z');
  ball(d, 22, 98, 7, d.palette.flesh);
  ball(d, 68, 94, 7, d.palette.flesh);
}

function roundShield(d: Dresser): void {
  ball(d, 82, 96, 22, d.inks.field, 3.6);
  ball(d, 82, 96, 15, d.inks.cloth, 0);
  ball(d, 82, 96, 7, d.palette.steel, 2.4);
}

export const creatureArms = {
  swordAndShield(d: Dresser) {
    form(d, 'M9 92 L3 40 L8 28 L14 39 L17 91 Z', d.palette.steel, 3);
    rod(d, 'M1 93 L25 90', d.palette.leather, 4.6);
    raised(d, d.inks.cloth);
    roundShield(d);
  },
  captain(d: Dresser) {
    form(d, 'M9 92 L2 36 L8 20 L15 35 L17 91 Z', d.palette.steel, 3);
    rod(d, 'M0 94 L26 90', '#dcb64a', 4.6);
    raised(d, d.palette.steel);
    form(d, 'M64 74 Q82 66 100 74 Q102 108 82 126 Q62 108 64 74 Z', d.inks.field);
    rod(d, 'M82 80 L82 114 M70 92 L94 92', d.palette.cream, 5, false);
  },
  axe(d: Dresser) {
    rod(d, 'M22 132 L8 32', wood, 5);
    form(d, 'M8 28 Q-10 22 -14 46 Q-4 46 0 60 Q10 58 14 50 Z', d.palette.steel, 3);
    raised(d, d.inks.cloth);
    hanging(d, d.inks.cloth);
  },
  cleaver(d: Dresser) {
    form(d, 'M8 90 L-4 40 L4 26 L22 36 L20 90 Z', '#a7abab', 3);
    rod(d, 'M14 104 L13 92', d.palette.leather, 5);
    form(d, 'M30 70 Q12 76 6 94 L18 104 Q30 94 42 84 Z', d.palette.flesh);
    ball(d, 13, 98, 8, d.palette.flesh);
    roundShield(d);
  },
  greatAxe(d: Dresser) {
    rod(d, 'M24 134 L10 26', wood, 5.6);
    form(d, 'M6 22 Q-14 26 -12 54 Q2 50 8 52 L18 48 Q26 44 36 48 Q36 20 18 18 Z', d.palette.steel, 3);
    form(d, 'M28 70 Q12 78 8 94 L20 104 Q32 94 42 84 Z', d.palette.flesh);
    ball(d, 17, 99, 8, d.palette.flesh);
    form(d, 'M70 70 Q88 78 92 98 L81 104 Q72 94 58 84 Z', d.palette.flesh);
    ball(d, 87, 102, 8, d.palette.flesh);
  },
  bow(d: Dresser) {
    rod(d, 'M20 34 Q-14 84 20 132', wood, 5);
    rod(d, 'M20 34 L30 88 L20 132', d.palette.ink, 1.8, false);
    rod(d, 'M-6 87 L44 86', '#f0e2b8', 3);
    form(d, 'M34 70 Q18 76 6 82 L9 94 Q28 92 43 86 Z', d.inks.cloth);
    ball(d, 4, 88, 7, d.palette.flesh);
    form(d, 'M66 70 Q78 80 62 90 L42 92 L42 82 Q56 80 58 76 Z', d.inks.cloth);
    ball(d, 40, 87, 6.4, d.palette.flesh);
  },
  boneBow(d: Dresser) {
    rod(d, 'M20 34 Q-14 84 20 132', wood, 5);
    rod(d, 'M20 34 L30 88 L20 132', d.palette.ink, 1.8, false);
    rod(d, 'M-6 87 L44 86', '#f0e2b8', 3);
    rod(d, 'M34 74 L18 84 L4 88 M66 74 L70 88 L40 88', d.palette.flesh, 5.4);
  },
  boneSword(d: Dresser) {
    form(d, 'M9 92 L3 42 L9 28 L10 44 L15 52 L12 60 L17 91 Z', '#b0a294', 3);
    rod(d, 'M1 93 L25 90', d.palette.leather, 4.6);
    rod(d, 'M33 74 L20 88 L13 96', d.palette.flesh, 5.4);
    ball(d, 13, 96, 5.6, d.palette.flesh);
    form(d, 'M82 72 L96 78 L104 96 L98 108 L88 104 L82 118 L66 112 L60 94 L68 78 Z', '#8a6a49');
    rod(d, 'M68 84 L96 106 M96 82 L70 108', d.inks.cloth, 5, false);
    ball(d, 82, 95, 6, iron, 2.4);
  },
  musket(d: Dresser) {
    form(d, 'M34 70 Q18 76 14 88 L22 98 Q32 92 43 84 Z', d.inks.cloth);
    form(d, 'M66 70 Q84 76 86 94 L76 102 Q70 92 58 84 Z', d.inks.cloth);
    rod(d, 'M76 106 L-4 76', iron, 5.4);
    form(d, 'M56 94 L84 104 L102 118 L98 128 L82 118 L53 103 Z', '#7b4f2c', 3);
    ball(d, 21, 89, 7, d.palette.flesh);
    ball(d, 76, 108, 7, d.palette.flesh);
    rod(d, 'M-8 75 L-4 76', d.palette.ink, 4, false);
  },
  hammer(d: Dresser) {
    rod(d, 'M80 128 L20 48', wood, 6);
    form(d, 'M-8 48 L18 24 L42 46 L16 72 Z', '#9aa0a3', 3.6);
    rod(d, 'M2 50 L20 66 M14 37 L34 54', d.palette.ink, 2, false);
    bothHands(d, '#9da3a8');
    ball(d, 45, 82, 7, d.palette.flesh);
  },
  mace(d: Dresser) {
    rod(d, 'M80 130 L24 52', wood, 6);
    for (const spike of [
      'M10 40 L-8 30 L6 54 Z',
      'M18 30 L16 10 L30 30 Z',
      'M30 40 L48 34 L34 56 Z',
      'M12 58 L0 74 L24 66 Z',
    ])
      form(d, spike, d.palette.steel, 2.6);
    ball(d, 19, 46, 17, '#6f7679', 3.6);
    for (const [x, y] of [
      [13, 42],
      [24, 42],
      [18, 53],
    ] as const)
      ball(d, x, y, 2.6, d.palette.steel, 1.2);
    form(d, 'M36 74 Q22 80 18 94 L28 101 Q36 92 44 86 Z', d.palette.flesh);
    form(d, 'M64 74 Q80 80 78 92 L66 98 Q62 92 56 86 Z', d.palette.flesh);
    ball(d, 46, 84, 6.6, d.palette.flesh);
    ball(d, 67, 110, 6.6, d.palette.flesh);
  },
  crystalStaff(d: Dresser) {
    rod(d, 'M8 138 L8 44', wood, 5);
    form(d, 'M8 14 L19 29 L8 48 L-3 29 Z', '#8fd0e8', 3);
    rod(d, 'M8 18 L8 44 M-1 29 L17 29', '#e9fbff', 2.2, false);
    form(d, 'M36 72 Q18 78 6 90 L12 104 Q30 98 42 88 Z', d.inks.cloth);
    ball(d, 9, 96, 7, d.palette.flesh);
    form(d, 'M64 72 Q84 80 92 92 L84 106 Q70 98 58 88 Z', d.inks.cloth);
    ball(d, 90, 98, 7, d.palette.flesh);
  },
  skullStaff(d: Dresser) {
    rod(d, 'M8 138 L8 50', '#5b4632', 5);
    form(d, 'M8 2 Q22 18 18 32 L-2 32 Q-6 18 8 2 Z', '#8fbf4f', 2.6);
    form(d, 'M8 24 Q21 24 21 38 Q21 44 16 46 L16 53 L0 53 L0 46 Q-5 44 -5 38 Q-5 24 8 24 Z', '#ece4cf', 3);
    ball(d, 3, 38, 3.6, d.palette.ink, 0);
    ball(d, 13, 38, 3.6, d.palette.ink, 0);
    form(d, 'M36 74 Q18 80 4 90 L12 106 Q30 98 42 90 Z', '#4a3f52');
    ball(d, 9, 97, 7, d.palette.flesh);
    form(d, 'M64 74 Q86 80 96 86 L88 104 Q70 98 58 90 Z', '#4a3f52');
    ball(d, 94, 94, 7, d.palette.flesh);
    form(d, 'M94 62 Q104 74 101 84 Q94 90 88 84 Q86 74 94 62 Z', '#8fbf4f', 2.2);
  },
} as const;
