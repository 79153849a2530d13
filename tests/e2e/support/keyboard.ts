import { expect, type Page } from '@playwright/test';
import { columnOf, makeGrid, parseHex, rowOf } from '../../../src/hex';
import type { Step } from './plan-game';

/** The sheets of the scenarios that are played here. */
const grid = makeGrid(28, 22);

/** What has the focus, as it is named: its label, the words of its own label element, or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const words = element.getAttribute('aria-label') ?? labels.map((label) => label.textContent).join(' ');
    return (words || element.textContent || '').trim();
  });

/** Goes on with Tab until what has the focus is named so. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let tries = 0; tries < 80; tries++) {
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now);
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${name}: ${passed.join(' | ')}`);
}

/** Opens what has the focus once it is named so. */
export async function open(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Chooses among radio buttons or switches: the focus comes to it, space chooses. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Space');
}

/** Takes the tablet over. */
export async function takeOver(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'I am ready: hold to begin' })).toBeVisible();
  await open(page, /^I am ready/);
  await expect(page.getByRole('application')).toBeVisible();
}

const press = async (page: Page, key: string, times: number): Promise<void> => {
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
};

/** Touches hexes in order with the board's cursor: to the first from the nearest corner. */
async function touchHexes(page: Page, labels: readonly string[]): Promise<void> {
  const hexes = labels.map((label) => parseHex(grid, label)!);
  const east = columnOf(grid, hexes[0]!) > grid.columns / 2;
  const south = rowOf(grid, hexes[0]!) > grid.rows / 2;
  // The first arrow brings the focus to the board, wherever it was.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press(east ? 'End' : 'Home');
  await page.keyboard.press(south ? 'PageDown' : 'PageUp');
  let [column, row] = [east ? grid.columns - 1 : 0, south ? grid.rows - 1 : 0];
  for (const hex of hexes) {
    const right = columnOf(grid, hex) - column;
    const down = rowOf(grid, hex) - row;
    await press(page, right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right));
    await press(page, down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down));
    await page.keyboard.press('Enter');
    [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  }
}

/** Plays one command by keyboard alone. */
export async function playStep(page: Page, step: Step): Promise<void> {
  if (step.type === 'endSequence') await page.keyboard.press('e');
  else if (step.type === 'stay') await open(page, /stays$/);
  else await touchHexes(page, [...step.hexes, step.hexes.at(-1)!]);
  for (const face of step.faces) {
    await expect(page.getByRole('group', { name: 'The face that came up' })).toBeVisible();
    await page.keyboard.press(face === 10 ? '0' : String(face));
  }
  if (step.next && !step.over) await takeOver(page);
}
