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
};
