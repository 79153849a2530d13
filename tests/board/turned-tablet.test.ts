import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Camera } from '../../src/board/camera-api';
import { createCamera } from '../../src/board/camera-controller';
import { noInsets, type Insets } from '../../src/board/camera';
import { makeGrid, parseHex } from '../../src/hex';

const grid = makeGrid(52, 40);
const hex = parseHex(grid, 'Z20')!;
/** A panel at the side, or a sheet from below. */
const beside: Insets = { ...noInsets, right: 320, top: 70 };
const below: Insets = { ...noInsets, bottom: 360, top: 130 };

let camera: Camera;

/** What is in the middle of what nothing covers. */
function middle() {
  const { left, right, top, bottom } = camera.room();
  const { x, y } = camera.toWorld({ x: (left + right) / 2, y: (top + bottom) / 2 });
  return [Math.round(x), Math.round(y)];
}

describe('a tablet that is turned', () => {
  beforeEach(() => {
    camera = createCamera();
    camera.setInsets(beside);
    camera.attach(grid, 1180, 820, true);
    camera.home([hex]);
  });

  test('keeps what was in the middle of what nothing covers, the size told before the panel', () => {
    const before = middle();
    camera.attach(grid, 820, 1180, true);
    camera.setInsets(below);
    expect(middle()).toEqual(before);
  });

  test('and the panel told before the size', () => {
    const before = middle();
    camera.setInsets(below);
    camera.attach(grid, 820, 1180, true);
    expect(middle()).toEqual(before);
  });

  test('and when it is turned back again', () => {
    const before = middle();
    camera.attach(grid, 820, 1180, true);
    camera.setInsets(below);
    camera.attach(grid, 1180, 820, true);
    camera.setInsets(beside);
    expect(middle()).toEqual(before);
  });

  test('a hand that moves the map meanwhile decides', () => {
    camera.attach(grid, 820, 1180, true);
    camera.panBy(100, 0);
    const { x } = camera.view();
    camera.setInsets(below);
    expect(camera.view().x).toBe(x);
  });

  test('a whole sheet stays whole', () => {
    camera.fit();
    camera.attach(grid, 820, 1180, true);
    camera.setInsets(below);
    const turned = camera.view();
    camera.fit();
    expect(camera.view()).toEqual(turned);
  });

  test('keeps it when somebody is chosen who is near it, however often he is asked for meanwhile', () => {
    const near = parseHex(grid, 'Y21')!;
    const before = middle();
    camera.setInsets({ ...beside, bottom: 330 });
    camera.focus([near]);
    camera.attach(grid, 820, 1180, true);
    camera.focus([near]);
    camera.setInsets(below);
    camera.focus([near]);
    expect(middle()).toEqual(before);
    camera.attach(grid, 390, 844, true);
    camera.focus([near]);
    expect(middle()).toEqual(before);
  });

  test('shows him whole after it, with the least move, when he was at the edge', () => {
    const aside = parseHex(grid, 'S20')!;
    const { scale } = camera.view();
    camera.attach(grid, 390, 844, true);
    camera.setInsets(below);
    camera.focus([aside]);
    const { left, right } = camera.room();
    const { x } = camera.screenOf(aside)!;
    expect(x).toBeGreaterThan(left + 100 * scale);
    expect(x).toBeLessThan((left + right) / 2);
    expect(camera.view().scale).toBe(scale);
  });

  test('is as large as before once what made room scarce for a moment is gone', () => {
    const two = [hex, parseHex(grid, 'T20')!];
    camera.focus(two);
    const { scale } = camera.view();
    camera.attach(grid, 600, 820, true);
    camera.focus(two);
    expect(camera.view().scale).toBeLessThan(scale);
    camera.attach(grid, 820, 1180, true);
    camera.setInsets(below);
    camera.focus(two);
    expect(camera.view().scale).toBe(scale);
  });

  test('however long a slow one takes to lay everything out, as long as it goes on', () => {
    const clock = vi.spyOn(performance, 'now');
    const start = performance.now();
    const before = middle();
    for (const [step, width] of [820, 800, 780].entries()) {
      clock.mockReturnValue(start + 500 * step);
      camera.attach(grid, width, 1180, true);
    }
    clock.mockReturnValue(start + 1500);
    camera.setInsets(below);
    expect(middle()).toEqual(before);
    clock.mockRestore();
  });
});
