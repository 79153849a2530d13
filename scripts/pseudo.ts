/**
 * Makes every message about 40 % longer, so that a build shows where words do not fit: `PSEUDO=1 vite build`. Works on
 * compiled messages, so that placeholders and plurals stay as they are.
 */

/** A compiled message: a text, or texts and placeholders in turn. */
type Compiled = string | readonly unknown[];

const filler = 'lorem ipsum dolor sit amet elit sed do eiusmod tempor magna aliqua ut enim minim quis'.split(' ');

/** What makes a text of that many letters 40 % longer. */
function padding(letters: number): string {
  const wanted = Math.ceil(letters * 0.4);
  let words = '';
  for (let index = 0; words.length < wanted; index++) words += ` ${filler[index % filler.length]}`;
  return words.slice(0, wanted + 1).trimEnd();
}

/** Letters that a message shows, a placeholder counted as a short word. */
function lengthOf(message: Compiled): number {
  if (typeof message === 'string') return message.length;
  return message.reduce((sum: number, part) => sum + (typeof part === 'string' ? part.length : 6), 0);
}

/** A message, longer. Signs and numbers stay as they are. */
export function longer(message: Compiled): Compiled {
  const letters = lengthOf(message);
  if (letters < 3) return message;
  return typeof message === 'string' ? message + padding(letters) : [...message, padding(letters)];
}

/** The code of a compiled catalogue with every message longer. */
export function longerCatalogue(code: string): string {
  return code.replace(/JSON\.parse\((".*")\)/s, (_whole, quoted: string) => {
    const messages = JSON.parse(JSON.parse(quoted)) as Record<string, Compiled>;
    const padded = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, longer(message)]));
    return `JSON.parse(${JSON.stringify(JSON.stringify(padded))})`;
  });
}
