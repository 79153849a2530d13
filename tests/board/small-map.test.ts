import { describe, expect, test } from 'vitest';
import { noInsets } from '../../src/board/camera';
import { createCamera } from '../../src/board/camera-controller';
import { framed, isMostInSight } from '../../src/board/SmallMap';
import type { GroundView } from '../../src/board/view';
import { mapRect } from '../../src/board/world';
import { makeGrid } from '../../src/hex';

const grid = makeGrid(28, 22);
const ground = { grid } as GroundView;

function tablet() {
  const camera = createCamera();
  camera.setInsets({ ...noInsets, top: 66, right: 332, bottom: 84 });
  camera.attach(grid, 1180, 820, true);
  return camera;
}

describe('the small map', () => {
  test('is not needed while most of the board is in sight', () => {
    const camera = tablet();
    expect(isMostInSight(createCamera(), ground)).toBe(false);
    camera.fit();
    expect(isMostInSight(camera, ground)).toBe(true);
    camera.zoomBy(3);
    expect(isMostInSight(camera, ground)).toBe(false);
  });

  test('frames what is looked at within its own edges, however little of that is free', () => {
    const map = mapRect(grid);
    const wide = framed({ left: -900, top: 400, right: map.right + 900, bottom: map.bottom + 900 }, map, 25);
    expect(wide).toEqual({ left: 25, top: 400, right: map.right - 25, bottom: map.bottom - 25 });
  });
});

test('a camera knows whether the whole board is looked at, as large as what is free allows', () => {
  const camera = createCamera();
  expect(camera.isWhole()).toBe(false);
  const board = tablet();
  board.fit();
  expect(board.isWhole()).toBe(true);
  board.setInsets({ ...noInsets, top: 240, right: 332, bottom: 84 });
  expect(board.isWhole()).toBe(false);
  board.fit();
  expect(board.isWhole()).toBe(true);
});
