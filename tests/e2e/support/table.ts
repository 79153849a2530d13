import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { hexCentre, makeGrid, parseHex } from '../../../src/hex';
import type { Step } from './plan-game';
import { touch, touchAt } from './touch';

/** The sheets of the scenarios that are played here: the village, and the citadel. */
const grids = { village: makeGrid(28, 22), citadel: makeGrid(25, 19) };
type Sheet = keyof typeof grids;
/** The board's own units: a hundred from a hex's centre to its corner. */
const worldRadius = 100;
/** Where a finger may touch the board on a tablet held in landscape: nothing lies over it. */
const open = { left: 40, right: 820, top: 100, bottom: 720 };

/** Every command of a whole game, with the faces that its dice must show. */
export function planGame(scenario: string, army: 'blue' | 'red' = 'blue'): readonly Step[] {
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  return JSON.parse(
    execFileSync(process.execPath, [tsx, 'tests/e2e/support/plan-game.ts', scenario, army], { encoding: 'utf8' }),
  );
}

/** A new game with dice that are typed in, up to the first cover. */
export async function createGame(page: Page, scenario: string | RegExp): Promise<void> {
  await touch(page.getByRole('link', { name: /^New game/ }));
  await touch(page.getByText(scenario));
  await touch(page.getByText('Vikings', { exact: true }).first());
  await touch(page.getByText('Rolled by hand, typed in'));
  await touch(page.getByRole('button', { name: 'Start the game' }));
}

/** Takes the tablet over: the cover's button is held as long as it asks. */
export async function takeOver(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: 'I am ready: hold to begin' });
  await expect(ready).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(0);
  const box = (await ready.boundingBox())!;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 0 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(850);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
  await expect(page.getByRole('application')).toBeVisible();
}

/** Where a hex lies on the screen now. */
export async function placeOf(
  page: Page,
  label: string,
  sheet: Sheet,
): Promise<{ readonly x: number; readonly y: number }> {
  const board = page.getByRole('application');
  const [x, y, scale] = ((await board.getAttribute('data-camera')) ?? '').split(' ').map(Number);
  const box = (await board.boundingBox())!;
  const grid = grids[sheet];
  const centre = hexCentre(grid, parseHex(grid, label)!, worldRadius);
  return { x: box.x + x! + centre.x * scale!, y: box.y + y! + centre.y * scale! };
}

/** Waits until the camera has come to rest. */
export async function stillness(page: Page): Promise<void> {
  const board = page.getByRole('application');
  let last = '';
  const rests = async () => {
    const now = (await board.getAttribute('data-camera')) ?? '';
    const same = now === last;
    last = now;
    return same;
  };
  await expect.poll(rests, { intervals: [0, 50], timeout: 20_000 }).toBe(true);
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Whether a button lies there: at the board's edges they point at targets out of sight. */
const underButton = (page: Page, place: { readonly x: number; readonly y: number }): Promise<boolean> =>
  page.evaluate(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('button')), place);

/** Drags the map with one finger until a hex lies where it can be touched. */
export async function bring(
  page: Page,
  label: string,
  sheet: Sheet,
): Promise<{ readonly x: number; readonly y: number }> {
  for (let tries = 0; tries < 8; tries++) {
    await stillness(page);
    const place = await placeOf(page, label, sheet);
    const inside = place.x >= open.left && place.x <= open.right && place.y >= open.top && place.y <= open.bottom;
    if (inside && !(await underButton(page, place))) return place;
    const wanted = { x: (open.left + open.right) / 2, y: (open.top + open.bottom) / 2 };
    const start = { x: 430, y: 410 };
    // Far enough at once to be a drag, not a finger that rests and slides over a rider's facings.
    const by = { x: within(wanted.x - place.x, -380, 380), y: within(wanted.y - place.y, -300, 300) };
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...start, id: 0 }] });
    for (let step = 1; step <= 6; step++) {
      const point = { x: start.x + (by.x * step) / 6, y: start.y + (by.y * step) / 6, id: 0 };
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    // The finger rests before it lifts: no momentum.
    await page.waitForTimeout(150);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await cdp.detach();
  }
  return placeOf(page, label, sheet);
}

/** Touches a hex of the board. */
export async function touchHex(page: Page, label: string, sheet: Sheet = 'village'): Promise<void> {
  const { x, y } = await bring(page, label, sheet);
  await touchAt(page, x, y);
  // Two touches on one place within a blink are a zoom where the first meant nothing.
  await page.waitForTimeout(60);
}

/** Types in the faces that the app asks for. */
export async function typeFaces(page: Page, faces: readonly number[]): Promise<void> {
  for (const face of faces) {
    const pad = page.getByRole('group', { name: 'The face that came up' });
    // A key may also tell what its face does.
    await touch(pad.getByRole('button', { name: new RegExp(`^${face}(?!\\d)`) }));
  }
}

/** Longer than a double tap, whose second touch rolls no dice. */
export const afterReading = 400;

/** A second touch on the same place does what the first one announced, once that can have been read. */
async function touchAgain(page: Page, step: Step): Promise<void> {
  await page.waitForTimeout(afterReading);
  await touchHex(page, step.hexes.at(-1)!);
}

const directions = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

/** Chooses a rider's facing on the magnified hex, and rides there with the panel's button. */
async function chooseFacing(page: Page, step: Step): Promise<void> {
  const name = new RegExp(`facing ${directions[step.facing!]}(:|$)`);
  await touch(page.locator('.dial-part').and(page.getByRole('button', { name })));
  await touch(page.getByRole('complementary').getByRole('button', { name: /^(Move|Advance)$/ }));
}

/** Plays one command as two people at a tablet would, handing it over where the turn ends. */
export async function playStep(page: Page, step: Step): Promise<void> {
  if (step.type === 'endSequence') {
    await page.waitForTimeout(400);
    await touch(page.getByRole('button', { name: /^(End the sequence|Ready)/ }));
  } else if (step.type === 'stay') {
    await touch(page.getByRole('complementary').getByRole('button', { name: /stays$/ }));
  } else {
    for (const hex of step.hexes) await touchHex(page, hex);
    await (step.facing === null ? touchAgain(page, step) : chooseFacing(page, step));
  }
  await typeFaces(page, step.faces);
  if (step.next && !step.over) await takeOver(page);
}
