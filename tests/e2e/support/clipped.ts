import type { Page } from '@playwright/test';

/** Runs in the page: needs nothing from outside itself. */
function findClipped(): string[] {
  interface Word {
    readonly element: HTMLElement;
    readonly box: DOMRect;
    readonly said: string;
  }
  /** Pixels that no eye sees: letters may hang over their line's edge by them. */
  const slack = 2;
  const found = new Set<string>();
  const parents = (element: Element): HTMLElement[] => {
    const all: HTMLElement[] = [];
    for (let one = element.parentElement; one; one = one.parentElement) all.push(one);
    return all;
  };
  const root = document.querySelector('dialog[open]') ?? document.body;
  const unseen = '.visually-hidden, svg, noscript, script, style, option, [data-listed]';

  /** For screen readers alone, folded away, or seen through. */
  const hidden = (element: HTMLElement): boolean =>
    element.closest(unseen) !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    [element, ...parents(element)].some((one) => getComputedStyle(one).clipPath === 'inset(50%)');

  /** Whether somebody can push it sideways on purpose: keys reach it, or each of the things in it. */
  const pushed = (element: HTMLElement, word: HTMLElement): boolean =>
    element.scrollWidth > element.clientWidth && (element.tabIndex >= 0 || word.closest('a, button') !== null);

  /** Cut off on purpose, with the whole to be had: as a title, or where the words are read in full beside it. */
  const shortened = (element: HTMLElement, style: CSSStyleDeclaration): boolean =>
    (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
    (element.closest('[title], [data-shortened]') !== null || element.hasAttribute('title'));

  function words(): Word[] {
    const all: Word[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || hidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const said = `${element.tagName.toLowerCase()} "${text.slice(0, 60)}"`;
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) all.push({ element, box, said });
      }
    }
    return all;
  }

  /** What is left of a line of words after all that it lies in; null: it is out of sight until something is scrolled. */
  function seenOf({ element, box, said }: Word): DOMRect | null {
    let { left, right, top, bottom } = box;
    let fixed = getComputedStyle(element).position === 'fixed';
    for (const one of [element, ...parents(element)]) {
      const style = getComputedStyle(one);
      if (one !== element && fixed) break;
      if (style.position === 'fixed') fixed = true;
      if (style.display === 'inline' || style.display === 'contents' || one === document.documentElement) continue;
      if (style.overflowX === 'visible' || one === document.body) continue;
      const frame = one.getBoundingClientRect();
      const inner = { left: frame.left, right: frame.right, top: frame.top, bottom: frame.bottom };
      const wide = left < inner.left - slack || right > inner.right + slack;
      const scrolls = /auto|scroll/.test(style.overflowY);
      const high = top < inner.top - slack || bottom > inner.bottom + slack;
      if (wide && !(scrolls && pushed(one, element)) && !shortened(one, style))
        found.add(`${said} is cut off at the side`);
      if (high && !scrolls && !shortened(one, style)) found.add(`${said} is cut off above or below`);
      left = Math.max(left, inner.left);
      right = Math.min(right, inner.right);
      top = Math.max(top, inner.top);
      bottom = Math.min(bottom, inner.bottom);
      // Less than half a line is not what is looked at.
      if (right - left < 1 || bottom - top < box.height / 2) return null;
    }
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** Words of a button, a badge, a cell that run over its edge. */
  function runsOver({ element, box, said }: Word): void {
    const holder = [element, ...parents(element)].find((one) => getComputedStyle(one).display !== 'inline');
    const frame = holder?.closest('button, a, td, th, li, label, [class*="badge"]')?.getBoundingClientRect();
    if (!frame || frame.width < 2) return;
    const over = Math.max(frame.left - box.left, box.right - frame.right);
    const high = Math.max(frame.top - box.top, box.bottom - frame.bottom);
    if (over > slack || high > box.height / 3) found.add(`${said} runs over the edge of what it stands in`);
  }

  const all = words();
  const seen: { readonly word: Word; readonly box: DOMRect }[] = [];
  // A page that cannot be scrolled shows all that it has at once.
  const still = document.documentElement.scrollHeight <= innerHeight + slack;
  for (const word of all) {
    const box = seenOf(word);
    if (!box) continue;
    runsOver(word);
    if (box.left < -slack || box.right > innerWidth + slack) found.add(`${word.said} lies beyond the page`);
    else if (still && (box.top < -slack || box.bottom > innerHeight + slack))
      found.add(`${word.said} lies above or below the page`);
    else seen.push({ word, box });
  }

  /** Says something in passing, over whatever is there. */
  const passes = (element: Element): boolean => element.closest('[data-passing]') !== null;
  const sticks = (element: Element): boolean =>
    [element, ...parents(element)].some((one) => getComputedStyle(one).position === 'sticky');
  for (const { word, box } of seen) {
    const { element, said } = word;
    if (box.bottom > innerHeight || box.top < 0 || getComputedStyle(element).pointerEvents === 'none') continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const near =
      !top || top.contains(element) || element.contains(top) || top.tagName === 'INPUT' || sticks(top) || passes(top);
    if (!near) found.add(`${said} lies under ${top.tagName.toLowerCase()} "${top.textContent?.trim().slice(0, 30)}"`);
  }
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      const [first, second] = [one.word.element, other.word.element];
      if (first === second || sticks(first) !== sticks(second) || passes(first) !== passes(second)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines set close overlap by the room above and below their letters.
      const least = Math.min(one.box.height, other.box.height);
      if (across > slack && down > least * 0.4) found.add(`${one.word.said} lies over ${other.word.said}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page can be pushed sideways');
  return [...found];
}

/**
 * Every line of words on the page, or in the dialog that lies over it, that cannot be read whole: cut off by what it lies
 * in, run over the edge of its button, under something else, over other words, beyond the page. What can be scrolled
 * down to is no finding; what can be pushed sideways is none where keys can push it too.
 */
export const clippedWords = (page: Page): Promise<readonly string[]> => page.evaluate(findClipped);
