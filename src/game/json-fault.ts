/**
 * The first place at which a text is not JSON. Lines and columns count from 1; `found` is null at the end of the text.
 */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly found: string | null;
}

/** One token. `[ !#-[\]-…]` is any character of a string but quotes, backslashes and control characters. */
const token =
  /[{}[\],:]|"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true\b|false\b|null\b/uy;

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'end';

/**
 * What may come after a token; null when the token itself is misplaced. `open`: the stack of open brackets, which is
 * changed.
 */
function next(expected: Expected, found: string, open: string[]): Expected | null {
  const after = (): Expected => (open.length > 0 ? 'commaOrEnd' : 'end');
  const isEnd = found === '}' || found === ']';
  if (isEnd) {
    const closes = found === '}' ? '{' : '[';
    const may = expected === 'commaOrEnd' || expected === (found === '}' ? 'keyOrEnd' : 'valueOrEnd');
    if (!may || open.at(-1) !== closes) return null;
    open.pop();
    return after();
  }
  if (expected === 'colon') return found === ':' ? 'value' : null;
  if (expected === 'commaOrEnd') return found === ',' ? (open.at(-1) === '{' ? 'key' : 'value') : null;
  if (expected === 'key' || expected === 'keyOrEnd') return found.startsWith('"') ? 'colon' : null;
  if (expected === 'end' || found === ':' || found === ',') return null;
  if (found !== '{' && found !== '[') return after();
  open.push(found);
  return found === '{' ? 'keyOrEnd' : 'valueOrEnd';
}

function placeOf(text: string, at: number): JsonFault {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  const found = text[at] ?? null;
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, found };
}

/** Whether the text ends inside a word or string that could still have become valid: then it is cut off, not wrong. */
function unfinished(text: string, at: number): boolean {
  const rest = text.slice(at);
  if (rest.startsWith('"')) return /^"(?:[ !#-[\]-\u{10ffff}]|\\[^])*\\?$/u.test(rest);
  return ['true', 'false', 'null'].some((word) => word.startsWith(rest)) || /^-?\d*\.?\d*[eE]?[+-]?$/.test(rest);
}

/**
 * The first fault of a text as JSON; null when there is none. Each engine words its own errors differently, some
 * without a position, and somebody who repairs a file by hand needs the position.
 */
export function jsonFault(text: string): JsonFault | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    const blanks = /[ \t\n\r]*/y;
    blanks.lastIndex = at;
    at += blanks.exec(text)?.[0].length ?? 0;
    if (at >= text.length) return expected === 'end' ? null : placeOf(text, text.length);
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    if (found === undefined) return placeOf(text, unfinished(text, at) ? text.length : at);
    const follows = next(expected, found, open);
    if (!follows) return placeOf(text, at);
    expected = follows;
    at += found.length;
  }
}
