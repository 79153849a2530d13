/**
 * Makes every message about 40 % longer, so that a build shows where words do not fit: `PSEUDO=1 vite build`. Placeholders
 * and plural arms are kept.
 */

/** Letters of a message outside braces. */
function lengthOf(text: string): number {
  let depth = 0;
  let letters = 0;
  for (const letter of text) {
    if (letter === '{') depth++;
    else if (letter === '}') depth--;
    else if (depth === 0) letters++;
  }
  return letters;
}

/** Words that are put behind a text. */
const filler = 'lorem ipsum dolor sit amet elit sed do eiusmod tempor magna aliqua ut enim minim quis'.split(' ');

/** What makes a text of that many letters 40 % longer. */
function padding(letters: number): string {
  const wanted = Math.ceil(letters * 0.4);
  let words = '';
  for (let index = 0; words.length < wanted; index++) words += ` ${filler[index % filler.length]}`;
  return words.slice(0, wanted + 1).trimEnd();
}

/** A message of a catalogue, longer. */
export function longer(text: string): string {
  // Of one word or sign nothing is known: numbers and marks stay as they are.
  const letters = Math.max(lengthOf(text), text.includes(', plural,') ? 14 : 0);
  return letters < 3 ? text : `${text}${padding(letters)}`;
}

/** The text of a catalogue with every message longer; its head is kept. */
export function longerCatalogue(source: string): string {
  return source.replaceAll(/^msgstr "(.+)"$/gm, (line, text: string) =>
    text.startsWith('MIME') ? line : `msgstr "${longer(text)}"`,
  );
}
