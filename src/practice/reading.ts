import { SetupError } from '../game';

/** A command of a solution as it is written, with the faces of its dice: `shoot b01 r02 = 4`. */
export interface Line {
  readonly words: readonly string[];
  readonly faces: readonly number[];
}

/** Splits a written command into its parts. Throws a `SetupError` where its dice are not whole numbers. */
export function readLine(line: string): Line {
  const [deed = '', dice = ''] = line.split('=');
  const faces = dice.trim() === '' ? [] : dice.trim().split(' ').map(Number);
  if (!faces.every(Number.isInteger)) throw new SetupError(`solution: ${line}`, 'after "=" come the faces of the dice');
  return { words: deed.trim().split(' '), faces };
}

/** Makes the error of a written command that cannot be read. */
export const unreadable = (words: readonly string[], why: string): SetupError =>
  new SetupError(`solution: ${words.join(' ')}`, why);
