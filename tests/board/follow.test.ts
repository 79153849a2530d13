import { beforeEach, describe, expect, test, vi } from 'vitest';
import { timeline, type AnimationStep } from '../../src/board/animation';
import type { Camera } from '../../src/board/camera-api';
import { createCamera } from '../../src/board/camera-controller';
import { legible, noInsets } from '../../src/board/camera';
import { createFollower } from '../../src/board/follow';
import { makeGrid, parseHex } from '../../src/hex';

const grid = makeGrid(52, 40);
const hex = (label: string) => parseHex(grid, label)!;

let camera: Camera;

beforeEach(() => {
  camera = createCamera();
  camera.attach(grid, 1180, 820, true);
  camera.home([hex('E5')]);
});

const puff = (at: string): AnimationStep => ({ kind: 'puff', at: hex(at), text: 'wounded', tone: 'bad' });
const walk = (...path: readonly string[]): AnimationStep => ({
  kind: 'move',
  id: 'b1',
  path: path.map((at) => ({ at: hex(at), facing: null })),
});

/** Where the film waits, as it is played from its beginning to its end. */
function waits(steps: readonly AnimationStep[]): readonly number[] {
  const { timed, length } = timeline({ id: 1, steps });
  const follow = createFollower(grid, timed, camera);
  const stops: number[] = [];
  for (let elapsed = 0; elapsed <= length; elapsed += 10) {
    const stop = follow(elapsed);
    if (stop !== null) stops.push(stop);
  }
  return stops;
}

describe('a film that the camera follows', () => {
  test('waits nowhere while all of it happens in sight', () => {
    expect(waits([walk('E5', 'F5', 'G6'), puff('G6')])).toEqual([]);
  });

  test('waits once for what happens out of sight, and shows it', () => {
    const far = [walk('E5', 'F5', 'G6'), walk('AM30', 'AN30'), puff('AN30')];
    const { timed } = timeline({ id: 1, steps: far });
    expect(waits(far)).toEqual([timed[1]!.start]);
    expect(camera.shows([hex('AM30'), hex('AN30')])).toBe(true);
  });

  test('shows both ends of a shot that no look of this size holds', () => {
    expect(waits([{ kind: 'shot', from: hex('E5'), to: hex('AE20'), weapon: 'bow' }])).toEqual([0]);
    expect(camera.shows([hex('E5'), hex('AE20')])).toBe(true);
    expect(camera.isNear()).toBe(false);
  });

  test('comes near again for what happens after such a shot', () => {
    const shot: AnimationStep = { kind: 'shot', from: hex('E5'), to: hex('AE20'), weapon: 'bow' };
    expect(waits([shot, walk('E5', 'F5')])).toHaveLength(2);
    expect(camera.isNear()).toBe(true);
    expect(camera.shows([hex('E5'), hex('F5')])).toBe(true);
  });
});

describe('gathering', () => {
  test('shows all where that can be read, with the least move', () => {
    const { scale } = camera.view();
    camera.gather([hex('E5'), hex('H8')]);
    expect(camera.shows([hex('E5'), hex('H8')])).toBe(true);
    expect(camera.view().scale).toBe(scale);
  });

  test('of two groups far apart shows the larger, not the ground between them', () => {
    const many = ['AR30', 'AS30', 'AT31'].map(hex);
    camera.gather([hex('B2'), ...many]);
    expect(camera.shows(many)).toBe(true);
    expect(camera.view().scale).toBeGreaterThan(legible);
  });
});

test('a panel that opens while the map is on its way does not end the way', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  try {
    camera.attach(grid, 1180, 820, false);
    camera.focus([hex('AM30')]);
    camera.setInsets({ ...noInsets, right: 320 });
    for (let time = performance.now(); frames.length > 0; time += 40) frames.shift()!(time);
    expect(camera.shows([hex('AM30')])).toBe(true);
  } finally {
    vi.unstubAllGlobals();
  }
});
