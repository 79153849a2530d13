import type { MissCode } from '../../src/practice';

interface WrongTry {
  readonly lines: readonly string[];
  readonly code: MissCode;
}

/** What somebody might well try, by problem, and why it fails. */
export const wrongTries: Readonly<Record<string, WrongTry>> = {
  // Armour.
  'find-the-shot': { lines: ['shoot b02 r01 = 1'], code: 'better-shot' },
  // Both on one side: he has somewhere to go.
  'cut-off': { lines: ['move b01 L10', 'move b02 K11', 'end', 'attack b01+b02 r01 = 1'], code: 'too-weak' },
  'ride-through': { lines: ['move b01 O8:NE = 10'], code: 'tested' },
  // Two from outside.
  'take-the-door': { lines: ['move b01 L10', 'move b02 M9', 'end', 'attack b01+b02 r01 = 1'], code: 'too-weak' },
  // Behind the window.
  'slip-past': { lines: ['move b01 G7', 'end', 'move b01 K8', 'end'], code: 'seen' },
  'best-charge': { lines: ['move b01 M10:S', 'end', 'attack b01 r01 = 1'], code: 'too-weak' },
  // The clerk stays behind.
  'mule-home': { lines: ['move b01 Y12', 'end', 'leave b01 AB12', 'end', 'end'], code: 'lost' },
  'stone-or-mace': { lines: ['move r17 K10', 'attack r17 break K10:N = 1 2 6'], code: 'too-weak' },
  fireball: { lines: ['cast r19 fireball b16'], code: 'other-target' },
  // Through the whole wall.
  'clear-line': { lines: ['attack b14 shooting r11 = 6 6 6'], code: 'too-weak' },
  // A rampart alone hides nobody.
  'out-of-sight': { lines: ['move b01 J9', 'move b10 K9', 'move b07 N9', 'hide b01', 'hide b10', 'end'], code: 'seen' },
  // No haste.
  'over-the-wall': { lines: ['move b11 K10', 'climb b11 K9 = 6'], code: 'too-weak' },
  // Nobody does anything.
  'hold-the-court': {
    lines: [
      'end',
      'end',
      'move r05 P17',
      'move r04 P16 = 5',
      'move r06 N5',
      'move r02 P9',
      'move r03 I13',
      'end',
      'shoot r06 b05 = 3',
      'end',
      'attack r04+r05 b05 = 10',
      'advance r04 Q16',
      'stay r05',
      'end',
      'end',
      'end',
      'move r06 S5',
      'end',
      'shoot r06 b02 = 4',
      'end',
      'attack r04 b05 = 6',
      'stay r04',
      'end',
      'end',
      'end',
      'move r01 P14',
      'move r02 Q14 = 5',
      'end',
      'attack r04 b05 = 10',
      'attack r01+r02 b02 = 1',
      'advance r02 P15',
      'advance r01 Q15',
      'end',
    ],
    code: 'lost',
  },
  'hold-the-wall': {
    lines: [
      'end',
      'move r07 K10',
      'attack r07 shooting b03 = 1 1',
      'move r08 M10',
      'attack r08 shooting b04 = 4 4',
      'move r05 M7',
      'attack r05 melee b02 = 1 6',
      'move r01 K7',
      'attack r01 melee b01 = 5 6',
      'move r02 L8',
      'attack r02 melee b10 = 5 5',
      'climb r06 L9 = 1',
      'move r04 N7',
      'climb r04 N6 = 6',
      'attack r04 melee b04 = 4 6',
      'move r03 J7',
      'climb r03 K6 = 2',
      'end',
      'end',
      'attack r07 shooting b03 = 1 5',
      'attack r08 shooting b10 = 4 6',
      'move r04 M4',
      'attack r04 melee b07 = 5 2',
    ],
    code: 'lost',
  },
};
