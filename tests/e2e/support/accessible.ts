import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No page here holds another: axe needs no window of its own to put its findings together. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe at all on the page as it is now; each is told with the elements that it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  // What lies behind a window is out of reach while it is open.
  const open = (await page.locator('dialog[open]').count()) > 0;
  const looking = open ? axe(page).include('dialog[open]') : axe(page);
  const { violations } = await looking.withTags(standards).analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
  expect(told).toEqual([]);
}

/** As above, of colours alone: all that differs between day and night. */
export async function expectContrast(page: Page): Promise<void> {
  const { violations } = await axe(page).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}

/** Everything that can be touched is at least 44 CSS pixels wide and high, unless it is a link within words. */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll(
      'button, [role=button], [role=tab], [role=radio], select, summary, input',
    );
    return [...targets].flatMap((element) => {
      const label = element instanceof HTMLInputElement ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const shown =
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && width > 1 && height > 1;
      if (!shown || (width >= 43.5 && height >= 43.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.outerHTML;
      return [`${name}: ${Math.round(width)}×${Math.round(height)}`];
    });
  });
  expect(small).toEqual([]);
}
