import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noInsets, type Insets } from '../../src/board/camera';
import type { Camera } from '../../src/board/camera-api';
import { createCamera } from '../../src/board/camera-controller';
import { makeGrid, parseHex } from '../../src/hex';

const grid = makeGrid(52, 20);
const hex = (label: string) => parseHex(grid, label)!;
const beside: Insets = { ...noInsets, right: 332, top: 70, bottom: 84 };

let frames: ((now: number) => void)[] = [];
let clock = 0;
let camera: Camera;

/** Lets so many milliseconds of frames pass. */
function pass(milliseconds: number): void {
  for (const end = clock + milliseconds; clock < end;) {
    clock += 16;
    const due = frames;
    frames = [];
    for (const frame of due) frame(clock);
  }
}

const inSight = (label: string): boolean => {
  const { left, top, right, bottom } = camera.room();
  const { x, y } = camera.screenOf(hex(label))!;
  return x > left && x < right && y > top && y < bottom;
};

beforeEach(() => {
  [frames, clock] = [[], 0];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  camera = createCamera();
  camera.setInsets(beside);
  camera.attach(grid, 1180, 820, false);
  camera.home([hex('C4')]);
  clock = 5000;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a card that goes or comes in the midst of a move does not stop it', () => {
  camera.focus([hex('AN10')]);
  pass(80);
  expect(inSight('AN10')).toBe(false);
  camera.setInsets({ ...beside, top: 130 });
  pass(400);
  expect(inSight('AN10')).toBe(true);
});

test('but a hand that takes the map does, and a zoom is not done twice', () => {
  camera.focus([hex('AN10')]);
  pass(80);
  camera.panBy(3, 0);
  camera.setInsets({ ...beside, top: 130 });
  pass(400);
  expect(inSight('AN10')).toBe(false);
  const { scale } = camera.view();
  camera.zoomBy(0.6);
  pass(80);
  camera.setInsets(beside);
  pass(400);
  expect(camera.view().scale).toBeGreaterThanOrEqual(scale * 0.599);
});

test('an army in two groups far apart: one of them is looked at, not the empty ground between', () => {
  const groups = { west: ['C4', 'C5', 'D5'], east: ['AX10', 'AX11'] };
  camera.gather([...groups.west, ...groups.east].map(hex), beside);
  pass(400);
  expect(groups.west.every(inSight)).toBe(true);
  expect(groups.east.some(inSight)).toBe(false);
  camera.gather(['C4', 'P10'].map(hex), beside);
  pass(400);
  expect(['C4', 'P10'].every(inSight)).toBe(true);
});
