import type { Dresser } from '../figure-parts';
import { ball, form, rod } from './brush';

const timber = '#a9794a';
const dark = '#7c5632';

/** The machine from the side in the creatures' box: wheels, frame, the arm drawn back with a stone in its spoon. */
export function paintCatapult(d: Dresser): void {
  rod(d, 'M6 116 L96 116', dark, 9);
  rod(d, 'M30 114 L56 56 M82 114 L58 56', timber, 7.4);
  rod(d, 'M46 92 L70 92', timber, 6);
  rod(d, 'M4 54 L74 96', dark, 7.4);
  form(d, 'M-6 42 Q-2 62 18 60 Q22 52 16 44 Q6 36 -6 42 Z', timber, 3.4);
  ball(d, 6, 38, 13, '#a39d90', 3.4);
  rod(d, 'M2 33 Q6 29 11 31', '#cfc9bc', 3, false);
  rod(d, 'M58 52 L58 64', '#d9c79a', 9);
  rod(d, 'M74 96 L94 112', '#d9c79a', 3.4);
  form(d, 'M58 50 L58 12 L92 18 L76 26 L90 36 L62 34 Z', d.inks.cloth, 3);
  rod(d, 'M58 50 L58 10', dark, 4);
  for (const x of [24, 80]) {
    ball(d, x, 122, 16, timber, 3.8);
    rod(d, `M${x - 11} 122 L${x + 11} 122 M${x} 111 L${x} 133`, dark, 3.6, false);
    ball(d, x, 122, 4.6, d.palette.steel, 2.2);
  }
}
