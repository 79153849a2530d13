import { expect, test } from 'vitest';
import { noMarks, type BoardView } from '../../../src/board/view';
import { makeGrid } from '../../../src/hex';
import { inMotion, shownBy } from '../../../src/ui/table/aids/shown-by';

const view: BoardView = {
  ground: {
    grid: makeGrid(2, 2),
    terrain: [],
    walls: [],
    windows: [],
    fences: [],
    crests: [],
    houses: [],
    labels: [],
    seed: 1,
  },
  counters: [],
  bodies: [],
  marks: {
    ...noMarks,
    reach: [{ hex: 1, tests: 2, cost: 3 }],
    parts: [{ hex: 1, facing: 0, tests: 2, cost: 3 }],
  },
};
const all = { tests: true, costs: true, roofs: true, walls: false };

test('tests and costs leave the board alone when they are not wanted; the places stay', () => {
  expect(shownBy(view, all).marks).toBe(view.marks);
  expect(shownBy(view, { ...all, costs: false }).marks.reach).toEqual([{ hex: 1, tests: 2, cost: null }]);
  const untested = shownBy(view, { ...all, tests: false }).marks;
  expect(untested.reach).toEqual([{ hex: 1, tests: 0, cost: 3 }]);
  expect(untested.parts).toEqual([{ hex: 1, facing: 0, tests: 0, cost: 3 }]);
});

test('roofs and walls are shown as the players want them', () => {
  expect(shownBy(view, { ...all, roofs: false, walls: true })).toMatchObject({ roofs: false, walls: true });
});

test('while something happens only what is always there is marked', () => {
  const outlines = (['objective', 'test', 'zone'] as const).map((kind) => ({ hex: 1, kind }));
  const areas = [{ hexes: [1], kind: 'seen' as const }];
  const marks = { ...view.marks, selected: 'a', targets: [{ id: 'b', picked: true }], outlines, areas };
  expect(inMotion({ ...view, marks }).marks).toEqual({
    ...noMarks,
    outlines: [outlines[0], outlines[2]],
    areas,
  });
});
