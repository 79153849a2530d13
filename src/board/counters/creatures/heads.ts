import type { Dresser } from '../figure-parts';
import { ball, eyes, form, rod } from './brush';

export const skins = {
  fur: '#b59a7c',
  grey: '#b3aca3',
  furLight: '#e8d8bf',
  pink: '#e3a294',
  rosy: '#eab78f',
  orc: '#7d9455',
  goblin: '#a9b455',
  bone: '#ece4cf',
  deadly: '#cfd8b4',
} as const;

const iron = '#8b9195';

function ears(d: Dresser, fur: string): void {
  for (const x of [25, 75]) {
    ball(d, x, 27, 15, fur, 3.6);
    ball(d, x, 28, 8.5, skins.pink, 0);
  }
}

function muzzle(d: Dresser, fur: string): void {
  ears(d, fur);
  form(d, 'M50 24 Q75 24 77 47 Q74 68 50 74 Q26 68 23 47 Q25 24 50 24 Z', fur);
  form(d, 'M36 57 Q50 47 64 57 Q63 70 50 73 Q37 70 36 57 Z', skins.furLight, 0.1);
  eyes(d, 47, 11, 4.2, d.palette.ink);
  form(d, 'M44 56 Q50 52 56 56 Q55 63 50 63 Q45 63 44 56 Z', skins.pink, 2.4);
  rod(d, 'M50 63 L50 67 M36 60 L18 56 M36 64 L19 66 M64 60 L82 56 M64 64 L81 66', d.palette.ink, 1.7, false);
}

/** Mice: round ears, pink nose, whiskers. */
export const mice = {
  swordsman(d: Dresser) {
    muzzle(d, skins.fur);
    form(d, 'M29 40 Q30 17 50 17 Q70 17 71 40 Q50 31 29 40 Z', d.palette.steel);
    ball(d, 50, 16, 4.5, d.palette.steel, 2.6);
  },
  archer(d: Dresser) {
    muzzle(d, '#c3a585');
    form(d, 'M26 44 Q28 20 54 15 Q74 22 76 42 Q52 28 26 44 Z', d.inks.cloth);
    form(d, 'M62 24 Q76 2 90 4 Q86 20 66 31 Z', '#f1e6c4', 2.6);
  },
  captain(d: Dresser) {
    form(d, 'M50 18 Q36 8 44 4 Q58 -4 84 14 Q74 14 72 22 Q60 14 54 20 Z', d.inks.cloth, 3);
    muzzle(d, '#a88a6c');
    form(d, 'M27 44 Q27 16 50 15 Q73 16 73 44 L64 40 Q50 33 36 40 Z', '#dcb64a');
    rod(d, 'M50 17 L50 34', d.palette.ink, 2.4, false);
  },
  mage(d: Dresser) {
    muzzle(d, skins.grey);
    form(d, 'M38 66 Q50 74 62 66 Q62 90 50 99 Q38 90 38 66 Z', '#f4efe4', 3);
    form(d, 'M22 42 Q50 28 78 42 Q82 46 74 46 Q50 38 26 46 Q18 46 22 42 Z', d.inks.field, 3.2);
    form(d, 'M31 38 Q40 20 60 2 Q62 14 69 38 Q50 31 31 38 Z', d.inks.field);
    form(d, 'M51 17 L53 23 L59 23 L54.5 27 L56 33 L51 29.6 L46 33 L47.5 27 L43 23 L49 23 Z', d.palette.ready, 1);
  },
} as const;

function gnomeFace(d: Dresser, beard: string): void {
  form(d, 'M50 30 Q72 30 72 52 Q70 72 50 74 Q30 72 28 52 Q28 30 50 30 Z', skins.rosy);
  form(d, 'M26 50 Q20 86 50 104 Q80 86 74 50 Q68 64 58 62 Q50 59 42 62 Q32 64 26 50 Z', beard);
  rod(d, 'M42 74 Q42 86 47 94 M58 74 Q58 86 53 94', d.palette.ink, 1.6, false);
  eyes(d, 51, 9.5, 3.3, d.palette.ink);
  ball(d, 50, 59, 6.6, '#e39a78', 2.6);
}

/** Gnomes: hats, red noses, beards to the belt. */
export const gnomes = {
  axeman(d: Dresser) {
    gnomeFace(d, '#c8753a');
    form(d, 'M24 47 Q50 35 76 47 Q70 24 60 6 Q34 22 24 47 Z', d.inks.field);
    rod(d, 'M28 44 Q50 35 72 44', d.inks.pattern, 5, false);
  },
  musketeer(d: Dresser) {
    gnomeFace(d, '#6b5546');
    form(d, 'M72 34 Q92 10 102 16 Q100 30 76 40 Z', d.inks.cloth, 3);
    form(d, 'M30 42 Q30 20 50 20 Q70 20 70 42 Z', '#5a4330');
    form(d, 'M10 42 Q50 32 90 42 Q84 51 50 47 Q16 51 10 42 Z', '#5a4330');
  },
  hammer(d: Dresser) {
    gnomeFace(d, '#efe9dd');
    form(d, 'M26 48 Q26 18 50 18 Q74 18 74 48 Q62 42 54 43 L54 54 L46 54 L46 43 Q38 42 26 48 Z', iron);
    rod(d, 'M50 20 L50 40', d.palette.steel, 3.4, false);
  },
} as const;

function orcFace(d: Dresser): void {
  for (const way of ['M28 44 L6 34 L14 52 L27 58 Z', 'M72 44 L94 34 L86 52 L73 58 Z']) form(d, way, skins.orc, 3.2);
  form(d, 'M30 32 Q50 20 70 32 Q76 44 77 58 Q70 76 50 77 Q30 76 23 58 Q24 44 30 32 Z', skins.orc);
  rod(d, 'M33 42 L46 47 M67 42 L54 47', d.palette.ink, 4, false);
  eyes(d, 51, 10, 3.8, '#f0d35a');
  rod(d, 'M36 67 Q50 71 64 67', d.palette.ink, 2.6, false);
  form(d, 'M35 69 L36 55 L43 67 Z', '#f6efdc', 2.2);
  form(d, 'M65 69 L64 55 L57 67 Z', '#f6efdc', 2.2);
}

/** Orcs: broad jaws and tusks. */
export const orcs = {
  warrior(d: Dresser) {
    orcFace(d);
    form(d, 'M28 42 Q30 22 50 20 Q70 22 72 42 Q50 33 28 42 Z', iron);
    form(d, 'M45 23 L50 6 L55 23 Z', iron, 3);
  },
  chief(d: Dresser) {
    form(d, 'M32 32 Q6 34 2 6 Q16 18 38 22 Z', '#e9dcc0');
    form(d, 'M68 32 Q94 34 98 6 Q84 18 62 22 Z', '#e9dcc0');
    orcFace(d);
    form(d, 'M27 42 Q29 19 50 17 Q71 19 73 42 Q50 33 27 42 Z', '#4f4a45');
    rod(d, 'M30 39 Q50 31 70 39', '#dcb64a', 4.4, false);
  },
} as const;

function goblinFace(d: Dresser): void {
  for (const way of ['M30 44 Q10 28 -5 30 Q4 52 28 62 Z', 'M70 44 Q90 28 105 30 Q96 52 72 62 Z'])
    form(d, way, skins.goblin, 3.2);
  form(d, 'M50 26 Q72 27 73 48 Q72 66 50 77 Q28 66 27 48 Q28 27 50 26 Z', skins.goblin);
  eyes(d, 47, 10.5, 5.4, '#f6ecc0');
  rod(d, 'M38 62 Q50 71 62 62', d.palette.ink, 2.4, false);
  form(d, 'M41 63.5 L44 69 L47 65.5 Z M53 65.5 L56 69 L59 63.5 Z', '#f6efdc', 1.2);
  form(d, 'M46 48 Q50 44 54 48 L57 60 Q50 64 43 60 Z', '#94a046', 2.4);
}

/** Goblins: ears wider than their shoulders. */
export const goblins = {
  archer(d: Dresser) {
    goblinFace(d);
    form(d, 'M26 43 Q30 22 48 18 Q66 8 86 18 Q72 22 74 43 Q50 32 26 43 Z', d.inks.cloth);
  },
  mace(d: Dresser) {
    goblinFace(d);
    form(d, 'M27 43 Q29 22 50 20 Q71 22 73 43 Q50 33 27 43 Z', '#7a5636');
    rod(d, 'M29 39 Q50 31 71 39', iron, 5, false);
    for (const x of [38, 50, 62]) ball(d, x, 27, 2.6, d.palette.steel, 1.4);
  },
} as const;

function skull(d: Dresser): void {
  form(d, 'M50 20 Q76 20 77 46 Q77 57 67 61 L66 73 Q50 79 34 73 L33 61 Q23 57 23 46 Q24 20 50 20 Z', skins.bone);
  for (const x of [39, 61]) {
    ball(d, x, 47, 7.6, d.palette.ink, 0);
    ball(d, x + 0.6, 48, 2.4, '#e9c64f', 0);
  }
  form(d, 'M50 55 L46 62 L54 62 Z', d.palette.ink, 0.1);
  rod(d, 'M40 66 L40 74 M46.6 67 L46.6 75.6 M53.4 67 L53.4 75.6 M60 66 L60 74', d.palette.ink, 2, false);
}

/** The dead who walk. */
export const dead = {
  skeleton(d: Dresser) {
    skull(d);
    form(d, 'M26 36 Q30 14 50 14 Q70 14 74 36 Q50 28 26 36 Z', '#8a7566');
    rod(d, 'M60 18 L56 24 L62 29', d.palette.ink, 2, false);
  },
  archer(d: Dresser) {
    form(d, 'M50 12 Q82 14 80 46 Q82 66 88 78 Q50 88 12 78 Q18 66 20 46 Q18 14 50 12 Z', d.inks.field);
    skull(d);
    form(d, 'M20 48 Q18 14 50 12 Q82 14 80 48 Q72 28 50 27 Q28 28 20 48 Z', d.inks.field, 3);
  },
  necromancer(d: Dresser) {
    form(d, 'M50 4 Q84 20 82 50 Q84 68 92 82 Q50 94 8 82 Q16 68 18 50 Q16 20 50 4 Z', '#39303f');
    form(d, 'M50 26 Q70 28 70 50 Q68 68 50 78 Q32 68 30 50 Q30 28 50 26 Z', skins.deadly, 3);
    rod(d, 'M35 43 L46 47 M65 43 L54 47', d.palette.ink, 3, false);
    eyes(d, 51, 9, 3.8, '#d8463c');
    form(d, 'M42 62 Q50 66 58 62 Q58 84 50 100 Q42 84 42 62 Z', '#d9d3c6', 2.6);
    rod(d, 'M20 50 Q20 22 50 10 Q80 22 80 50', d.inks.cloth, 4, false);
  },
} as const;
