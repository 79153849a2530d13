import type { Page } from '@playwright/test';

/**
 * Every element whose own words are cut off or lie beyond the page's side, each told by its words. What scrolls by
 * intent, and what is shown to screen readers alone, is no finding.
 */
export function clippedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const within = (element: Element, test: (one: Element) => boolean): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) if (test(one)) return true;
      return false;
    };
    const open = document.querySelector('dialog[open]');
    for (const element of (open ?? document.body).querySelectorAll('*')) {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ');
      if (words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, svg, noscript, [data-listed]')) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const hidden = within(element, (one) => getComputedStyle(one).clipPath === 'inset(50%)');
      if (hidden || within(element, scrolls)) continue;
      const said = `${element.tagName.toLowerCase()} "${words.slice(0, 60)}"`;
      const ellipsis = style.textOverflow === 'ellipsis' && element.hasAttribute('title');
      const cut = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && !ellipsis;
      if (cut) found.push(`${said} is ${element.scrollWidth - element.clientWidth} px too wide`);
      else if (box.left < -1 || box.right > innerWidth + 1) found.push(`${said} lies beyond the page`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page can be pushed sideways');
    return [...new Set(found)];
  });
}
