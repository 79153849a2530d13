import { describe, expect, test } from 'vitest';
import { createCamera } from '../../../src/board/camera-controller';
import { noMarks, type BoardView } from '../../../src/board/view';
import { makeGrid, parseHex, type HexIndex } from '../../../src/hex';
import { pointersTo } from '../../../src/ui/table/pointers';

const grid = makeGrid(28, 22);
const hex = (label: string): HexIndex => parseHex(grid, label)!;

/** A phone's screen about a hex: eight columns and a few rows, from 130 pixels below its top to 464. */
function cameraAt(label: string) {
  const camera = createCamera();
  camera.setInsets({ left: 0, right: 0, top: 130, bottom: 380 });
  camera.attach(grid, 390, 844, true);
  camera.home([hex(label)]);
  return camera;
}

const viewOf = (picked: string | null, ...ringed: string[]): BoardView =>
  ({
    ground: { grid },
    counters: ringed.map((at) => ({ id: at, hex: hex(at) })),
    marks: { ...noMarks, targets: ringed.map((id) => ({ id, picked: id === picked })) },
  }) as unknown as BoardView;

const nothing = () => [];

describe('targets out of sight', () => {
  test('are pointed at from the edge of what is free, each from its side', () => {
    const pointers = pointersTo(viewOf(null, 'A12', 'Y12', 'L1'), cameraAt('L12'), nothing);
    const by = (label: string) => pointers.find(({ hexes }) => hexes.includes(hex(label)))!;
    expect(by('A12').at.x).toBeLessThan(40);
    expect(Math.abs(by('A12').angle)).toBeGreaterThan(150);
    expect(by('Y12').at.x).toBeGreaterThan(350);
    expect(Math.abs(by('Y12').angle)).toBeLessThan(30);
    expect(by('L1').at.y).toBeCloseTo(156, 0);
    expect(by('L1').angle).toBeCloseTo(-90, 0);
  });

  test('share a pointer where they lie the same way, the nearest first', () => {
    const [only, ...others] = pointersTo(viewOf(null, 'A12', 'D12', 'B12'), cameraAt('L12'), nothing);
    expect(only?.hexes).toEqual(['D12', 'B12', 'A12'].map(hex));
    expect(others).toEqual([]);
  });

  test('are not pointed at from under what lies over the board', () => {
    const view = viewOf(null, 'L1');
    const [free] = pointersTo(view, cameraAt('L12'), nothing);
    const { x, y } = free!.at;
    const bar = { left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 };
    const [moved] = pointersTo(view, cameraAt('L12'), () => [bar]);
    expect(Math.abs(moved!.at.x - x)).toBeGreaterThan(40);
    expect(moved!.at.y).toBe(y);
  });

  test('are not pointed at from over one that can be seen', () => {
    const [free] = pointersTo(viewOf(null, 'L1'), cameraAt('L12'), nothing);
    const [beside] = pointersTo(viewOf(null, 'L1', 'L10'), cameraAt('L12'), nothing);
    expect(beside!.hexes).toEqual([hex('L1')]);
    expect(Math.abs(beside!.at.x - free!.at.x)).toBeGreaterThan(20);
  });

  test('are let be once one is picked, and those in sight need no pointer', () => {
    expect(pointersTo(viewOf('A12', 'A12', 'L12'), cameraAt('L12'), nothing)).toEqual([]);
    expect(pointersTo(viewOf(null, 'L12', 'M12'), cameraAt('L12'), nothing)).toEqual([]);
  });

  test('are sections of wall of which half lies under a bar, and two of one hex share a pointer', () => {
    const camera = cameraAt('L12');
    const { top } = camera.room();
    camera.panBy(0, top + 28 - camera.screenOf(hex('L9'))!.y);
    const sides = ([0, 1] as const).map((direction) => ({ hex: hex('L9'), direction, picked: false }));
    const view = viewOf(null);
    const walls = { ...view, marks: { ...view.marks, sideTargets: sides.slice(0, 1) } };
    expect(pointersTo(walls, camera, nothing).map(({ hexes }) => hexes)).toEqual([[hex('L9')]]);
    camera.panBy(0, 40);
    expect(pointersTo(walls, camera, nothing)).toEqual([]);
    const both = { ...view, marks: { ...view.marks, sideTargets: sides } };
    expect(pointersTo(both, cameraAt('L18'), nothing).map(({ hexes }) => hexes)).toEqual([[hex('L9')]]);
  });
});
