import type { Dresser } from '../figure-parts';
import { ball, form, rod } from './brush';
import { skins } from './heads';

const boots = '#59412c';

function feet(d: Dresser, fill: string): void {
  form(d, 'M33 110 L31 128 Q18 131 18 138 L46 138 L47 112 Z', fill);
  form(d, 'M67 110 L69 128 Q82 131 82 138 L54 138 L53 112 Z', fill);
}

function tail(d: Dresser): void {
  rod(d, 'M64 116 Q94 132 98 112 Q99 98 88 98', skins.pink, 4.4);
}

const robe = 'M33 70 Q50 64 67 70 Q78 98 86 138 L14 138 Q22 98 33 70 Z';

/** Shoulders to feet, drawn before the head. */
export const creatureBodies = {
  mouse(d: Dresser) {
    tail(d);
    feet(d, skins.fur);
    form(d, 'M33 70 Q50 64 67 70 Q76 92 77 114 Q50 122 23 114 Q24 92 33 70 Z', d.inks.cloth);
    rod(d, 'M26 98 Q50 105 74 98', d.palette.leather, 5.4, false);
    ball(d, 50, 102, 4.2, '#dcb64a', 2);
  },
  mouseMail(d: Dresser) {
    tail(d);
    feet(d, '#9da3a8');
    form(d, 'M24 72 Q10 100 14 126 Q30 132 40 128 L60 128 Q70 132 86 126 Q90 100 76 72 Z', d.inks.field, 3);
    form(d, 'M33 70 Q50 64 67 70 Q76 92 77 116 Q50 124 23 116 Q24 92 33 70 Z', d.palette.steel);
    form(d, 'M38 68 L62 68 L66 120 Q50 126 34 120 Z', d.inks.cloth, 2.6);
    rod(d, 'M50 78 L50 100 M41 87 L59 87', d.palette.cream, 5, false);
  },
  mouseRobe(d: Dresser) {
    tail(d);
    form(d, robe, d.inks.cloth);
    form(d, 'M42 70 L58 70 L62 138 L38 138 Z', d.palette.cream, 2.6);
    rod(d, 'M26 108 Q50 114 74 108', '#dcb64a', 4.4, false);
  },
  gnome(d: Dresser) {
    feet(d, boots);
    form(d, 'M30 68 Q50 60 70 68 Q86 92 84 116 Q50 126 16 116 Q14 92 30 68 Z', d.inks.cloth);
    rod(d, 'M17 104 Q50 113 83 104', boots, 7, false);
    form(d, 'M44 101 L56 101 L56 113 L44 113 Z', '#dcb64a', 2.2);
  },
  gnomeMail(d: Dresser) {
    feet(d, boots);
    form(d, 'M30 68 Q50 60 70 68 Q86 92 84 116 Q50 126 16 116 Q14 92 30 68 Z', '#9da3a8');
    rod(d, 'M19 90 Q50 98 81 90 M16 100 Q50 108 84 100', '#6f767c', 2.4, false);
    rod(d, 'M16 110 Q50 119 84 110', d.inks.cloth, 8, false);
  },
  orc(d: Dresser) {
    feet(d, boots);
    form(d, 'M26 70 Q50 60 74 70 Q86 90 82 114 Q50 122 18 114 Q14 90 26 70 Z', d.inks.cloth);
    form(d, 'M28 68 L50 88 L72 68 L80 80 L54 106 L46 106 L20 80 Z', d.palette.leather, 2.6);
    ball(d, 50, 96, 5, d.palette.steel, 2.2);
  },
  orcChief(d: Dresser) {
    feet(d, boots);
    form(d, 'M24 70 Q6 98 10 128 L90 128 Q94 98 76 70 Z', d.inks.field, 3);
    form(d, 'M26 70 Q50 60 74 70 Q86 90 82 116 Q50 124 18 116 Q14 90 26 70 Z', '#6d7276');
    rod(d, 'M22 92 Q50 100 78 92 M20 104 Q50 112 80 104', d.palette.ink, 2.4, false);
    form(d, 'M16 76 Q30 60 50 72 Q70 60 84 76 Q78 92 68 84 Q60 92 50 86 Q40 92 32 84 Q22 92 16 76 Z', '#8a6a49', 3);
  },
  goblin(d: Dresser) {
    form(d, 'M37 108 L34 130 Q22 132 20 138 L45 138 L48 112 Z', skins.goblin);
    form(d, 'M63 108 L66 130 Q78 132 80 138 L55 138 L52 112 Z', skins.goblin);
    form(
      d,
      'M36 72 Q50 66 64 72 Q72 92 74 108 L66 118 L58 110 L50 119 L42 110 L34 118 L26 108 Q28 92 36 72 Z',
      d.inks.cloth,
    );
    rod(d, 'M29 98 Q50 104 71 98', d.palette.leather, 5.4, false);
  },
  skeleton(d: Dresser) {
    rod(d, 'M40 112 L36 134 M60 112 L64 134', skins.bone, 6.4);
    form(d, 'M40 131 L40 138 L20 138 Q22 132 32 132 Z M60 131 L60 138 L80 138 Q78 132 68 132 Z', skins.bone, 2.6);
    form(d, 'M31 72 Q50 66 69 72 Q74 88 68 104 Q50 110 32 104 Q26 88 31 72 Z', '#4a4038');
    rod(d, 'M50 74 L50 106', skins.bone, 5, false);
    rod(d, 'M35 79 Q50 86 65 79 M34 88 Q50 95 66 88 M37 97 Q50 103 63 97', skins.bone, 4, false);
    form(d, 'M31 103 Q50 110 69 103 L72 122 L62 116 L56 126 L49 117 L42 125 L38 116 L28 121 Z', d.inks.cloth, 3);
  },
  necromancer(d: Dresser) {
    form(d, robe, '#4a3f52');
    form(d, 'M43 72 L57 72 L63 138 L37 138 Z', d.inks.cloth, 2.6);
    rod(d, 'M14 134 L86 134', d.inks.cloth, 5, false);
    rod(d, 'M46 108 L54 116 M54 108 L46 116', d.palette.cream, 2.6, false);
  },
} as const;
