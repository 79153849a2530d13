import { describe, expect, test } from 'vitest';
import { createCamera } from '../../../src/board/camera-controller';
import { noMarks, type BoardView, type MarksView } from '../../../src/board/view';
import { makeGrid, parseHex, type HexIndex } from '../../../src/hex';
import { targetToShow } from '../../../src/ui/table/target-to-show';

const grid = makeGrid(28, 22);
const hex = (label: string): HexIndex => parseHex(grid, label)!;

/** A phone's screen about a hex, of eight columns and a few rows. */
function cameraAt(label: string) {
  const camera = createCamera();
  camera.setInsets({ left: 0, right: 0, top: 130, bottom: 380 });
  camera.attach(grid, 390, 844, true);
  camera.home([hex(label)]);
  return camera;
}

const viewOf = (ringed: Readonly<Record<string, string>>, marks: Partial<MarksView> = {}): BoardView =>
  ({
    ground: { grid },
    counters: Object.entries(ringed).map(([id, at]) => ({ id, hex: hex(at) })),
    marks: { ...noMarks, targets: Object.keys(ringed).map((id) => ({ id, picked: false })), ...marks },
  }) as unknown as BoardView;

describe('whoever is chosen', () => {
  const own = hex('L12');

  test('is shown with the nearest of his targets when all are out of sight', () => {
    expect(targetToShow(viewOf({ far: 'L1', near: 'M8' }), own, cameraAt('L12'))).toBe(hex('M8'));
    const sides = [{ hex: hex('L8'), direction: 0, picked: false } as const];
    expect(targetToShow(viewOf({ far: 'L1' }, { sideTargets: sides }), own, cameraAt('L12'))).toBe(hex('L8'));
  });

  test('is shown alone where both would only be seen on a map too small to read', () => {
    expect(targetToShow(viewOf({ far: 'L1', near: 'M3' }), own, cameraAt('L12'))).toBeNull();
  });

  test('is shown alone when one of them can be seen, or when there is none', () => {
    expect(targetToShow(viewOf({ far: 'L1', beside: 'M12' }), own, cameraAt('L12'))).toBeNull();
    expect(targetToShow(viewOf({}), own, cameraAt('L12'))).toBeNull();
  });

  test('is shown alone when they come into sight with him', () => {
    expect(targetToShow(viewOf({ beside: 'K11' }), own, cameraAt('B3'))).toBeNull();
    expect(targetToShow(viewOf({ beyond: 'C9' }), own, cameraAt('B3'))).toBe(hex('C9'));
  });

  test('is shown with a section of wall that lies half under a bar, though the hex it borders can be seen', () => {
    const camera = cameraAt('L12');
    const { top } = camera.room();
    // The hex whose upper edge is nearest to the bar.
    const outside = ['L10', 'L9', 'L8', 'L7'].map(hex).findLast((one) => camera.screenOf(one)!.y > top + 8)!;
    camera.panBy(0, top + 28 - camera.screenOf(outside)!.y);
    const sides = [{ hex: outside, direction: 0, picked: false } as const];
    expect(targetToShow(viewOf({}, { sideTargets: sides }), own, camera)).toBe(outside);
    camera.panBy(0, 40);
    expect(targetToShow(viewOf({}, { sideTargets: sides }), own, camera)).toBeNull();
  });

  test('leaves the map where a target is picked already', () => {
    const targets = [{ id: 'far', picked: true }];
    expect(targetToShow(viewOf({ far: 'L1' }, { targets }), own, cameraAt('L12'))).toBeNull();
  });
});
