import { describe, expect, test } from 'vitest';
import { timeline, type AnimationStep, type Stance } from '../../src/board/animation';
import { momentAt } from '../../src/board/animation-frame';
import { placementAlong, type Placement } from '../../src/board/ride-path';
import type { CounterView } from '../../src/board/view';
import { centreOf, inradius } from '../../src/board/world';
import { directions, makeGrid, neighbour, opposite, turned, type Direction } from '../../src/hex';

const grid = makeGrid(10, 10);
const hex = 44;

const angleOf = ({ facing, turn }: Placement): number => ((facing ?? 0) * Math.PI) / 3 + turn;
const tailOf = (placement: Placement) => {
  const angle = angleOf(placement);
  return { x: placement.x - Math.sin(angle) * 2 * inradius, y: placement.y + Math.cos(angle) * 2 * inradius };
};
const along = (path: readonly Stance[]): Placement[] =>
  Array.from({ length: 21 }, (_none, index) => placementAlong(grid, path, index / 20));
const near = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(directions)('a horse that faces %i', (facing) => {
  const from: Stance = { at: hex, facing };
  const tail = neighbour(grid, hex, opposite(facing));

  test('stands on its two hexes', () => {
    const placement = placementAlong(grid, [from], 0);
    expect(placement).toMatchObject({ ...centreOf(grid, hex), facing, turn: 0 });
    expect(near(tailOf(placement), centreOf(grid, tail))).toBeLessThan(1e-6);
  });

  test.each([-2, -1, 0, 1, 2])('goes on, turning by %i: its hindquarters come to where its head was', (steps) => {
    const next = turned(facing, steps);
    const path = [from, { at: neighbour(grid, hex, next), facing: next }];
    const last = along(path).at(-1)!;
    expect(near(tailOf(last), centreOf(grid, hex))).toBeLessThan(1e-6);
    const places = along(path);
    const strides = places.slice(1).map((place, index) => near(place, places[index]!));
    expect(Math.max(...strides)).toBeLessThan(30);
    for (const place of places) {
      expect(Math.abs(place.turn)).toBeLessThanOrEqual(Math.PI / 6 + 1e-9);
    }
  });

  test.each([2, 3, 4])('pivots by %i about its hindquarters', (steps) => {
    const next = turned(facing, steps);
    const path = [from, { at: neighbour(grid, tail, next), facing: next }];
    for (const place of along(path)) expect(near(tailOf(place), centreOf(grid, tail))).toBeLessThan(1e-6);
    expect(near(along(path).at(-1)!, centreOf(grid, neighbour(grid, tail, next)))).toBeLessThan(1e-6);
  });

  test('turns about on the spot, its middle staying where it is', () => {
    const places = along([from, { at: tail, facing: opposite(facing) }]);
    const middle = { x: (centreOf(grid, hex).x + centreOf(grid, tail).x) / 2 };
    for (const place of places) expect((place.x + tailOf(place).x) / 2).toBeCloseTo(middle.x, 6);
    expect(places.at(-1)).toMatchObject({ facing: opposite(facing) });
    expect(near(places.at(-1)!, centreOf(grid, tail))).toBeLessThan(1e-6);
  });

  test.each(directions)('gives way toward %i without turning', (way) => {
    const path = [from, { at: neighbour(grid, hex, way), facing }];
    for (const place of along(path)) {
      if (way === facing || way === opposite(facing)) continue;
      expect(place).toMatchObject({ facing, turn: 0 });
    }
    expect(along(path).at(-1)).toMatchObject({ facing, turn: 0 });
  });
});

const view = (id: string, at: number, facing: Direction | null, more: Partial<CounterView> = {}): CounterView => ({
  id,
  hex: at,
  facing,
  colour: 'blue',
  pattern: 'chevrons',
  figure: 'knight',
  name: id,
  values: null,
  wounded: false,
  stunned: false,
  armoured: true,
  weapon: null,
  done: false,
  ready: false,
  ...more,
});

const play = (counters: readonly CounterView[], steps: readonly AnimationStep[]) => {
  const { timed, length } = timeline({ id: 1, steps });
  return { length, timed, at: (now: number) => momentAt(grid, counters, timed, now) };
};

describe('unhorsed', () => {
  const riding = view('r', 44, 0);
  const show = play(
    [view('r', 46, null)],
    [
      { kind: 'blow', at: 44, attackers: [] },
      { kind: 'horseFall', counter: riding, rider: 'r', bodies: 3 },
      { kind: 'throw', id: 'r', from: 44, to: 46 },
    ],
  );
  const falls = show.timed[1]!;
  const flies = show.timed[2]!;

  test('he sits on his horse until it falls', () => {
    const before = show.at(10);
    expect(before.postures.get('r')).toMatchObject({ ...centreOf(grid, 44), facing: 0, as: riding });
    expect(before.falling).toEqual([]);
    const three = { count: 3, men: 0 };
    expect([before.unfallen.get(44), before.unfallen.get(54)]).toEqual([three, three]);
    expect(before.sinking).toEqual([{ hex: 44, facing: 0, shown: 0 }]);
  });

  test('then stands where its head was, the horse going down under him', () => {
    const down = show.at(falls.start + 100);
    expect(down.postures.get('r')).toMatchObject({ ...centreOf(grid, 44), facing: null, as: null });
    expect(down.falling).toMatchObject([{ id: 'r horse', figure: 'horse', hex: 44, facing: 0, values: null }]);
    expect(down.postures.get('r horse')?.tilt).toBeGreaterThan(0);
  });

  test('then flies, and lands where he is', () => {
    const half = show.at((flies.start + flies.end) / 2);
    expect(half.falling).toEqual([]);
    expect(half.unfallen.size).toBe(0);
    const straight = (centreOf(grid, 44).y + centreOf(grid, 46).y) / 2;
    expect(half.postures.get('r')!.y).toBeLessThan(straight - 80);
    expect(show.at(show.length).postures.get('r')).toMatchObject({ ...centreOf(grid, 46), size: 1, opacity: 1 });
  });
});

test('killed in the saddle, he falls alone onto the hex of the head', () => {
  const riding = view('r', 44, 2);
  const show = play([view('horse-r', 44, 2, { figure: 'horse' })], [{ kind: 'fall', counter: riding }]);
  expect(show.at(0).postures.get('r')).toMatchObject({ facing: 2 });
  expect(show.at(120).postures.get('r')).toMatchObject({ facing: null });
  expect(show.at(0).unfallen.get(44)).toEqual({ count: 1, men: 1 });
  expect(show.at(120).postures.get('horse-r')).toMatchObject({ facing: 2, tilt: 0, opacity: 1 });
});

test('VIC-1 who leaves the board is seen on his way to its edge, and fades there', () => {
  const riding = view('r', 44, 2);
  const path = [54, 44].map((at) => ({ at, facing: 2 as const }));
  const show = play(
    [],
    [
      { kind: 'move', id: 'r', path },
      { kind: 'leave', counter: riding },
    ],
  );
  expect(show.at(0).falling).toEqual([riding]);
  expect(show.at(0).postures.get('r')).toMatchObject({ ...centreOf(grid, 54), opacity: 1 });
  expect(show.at(150).postures.get('r')).toMatchObject({ ...centreOf(grid, 44), facing: 2, opacity: 1 });
  expect(show.at(330).postures.get('r')!.opacity).toBeCloseTo(0.5);
  expect(show.at(show.length).falling).toEqual([]);
});

test('the horse of one killed in the saddle is not seen beside him while he rides', () => {
  const riding = view('r', 44, 2);
  const steps: AnimationStep[] = [
    {
      kind: 'move',
      id: 'r',
      path: [
        { at: 54, facing: 0 },
        { at: 44, facing: 2 },
      ],
    },
    { kind: 'fall', counter: riding },
    { kind: 'loose', id: 'horse-r', rider: 'r' },
  ];
  const show = play([view('horse-r', 44, 2, { figure: 'horse' })], steps);
  const falls = show.timed[1]!.start;
  expect(show.at(falls - 1).postures.get('horse-r')?.opacity).toBe(0);
  expect(show.at(falls + 1).postures.get('horse-r')?.opacity).toBe(1);
});

test('a horse that nobody holds stands while its rider falls, then gallops off where it looks', () => {
  const riding = view('r', 44, 1);
  const show = play(
    [],
    [
      { kind: 'fall', counter: riding },
      { kind: 'flee', counter: riding },
    ],
  );
  const [falls, runs] = [show.timed[0]!, show.timed[1]!];
  expect(show.at(falls.start).falling.map(({ id }) => id)).toContain('r horse');
  expect(show.at(runs.start).postures.get('r horse')).toMatchObject({ ...centreOf(grid, 44), facing: 1, opacity: 1 });
  const late = show.at(runs.end - 60).postures.get('r horse')!;
  expect(late.x).toBeGreaterThan(centreOf(grid, 44).x + 400);
  expect(late.y).toBeLessThan(centreOf(grid, 44).y - 200);
  expect(late.opacity).toBeLessThan(0.4);
  expect(show.at(show.length).falling).toEqual([]);
});

test('a horse that is led goes with the step before it', () => {
  const show = play(
    [view('w', 42, null), view('h', 43, 5, { figure: 'horse' })],
    [
      {
        kind: 'move',
        id: 'w',
        path: [
          { at: 43, facing: null },
          { at: 42, facing: null },
        ],
      },
      {
        kind: 'move',
        id: 'h',
        path: [
          { at: 44, facing: 5 },
          { at: 43, facing: 5 },
        ],
        together: true,
      },
    ],
  );
  expect(show.timed[1]).toMatchObject({ start: 0, end: show.timed[0]!.end });
  expect(show.length).toBe(show.timed[0]!.end);
});

test('a horse alone goes down on both its hexes', () => {
  const show = play(
    [],
    [{ kind: 'horseFall', counter: view('h', 44, 0, { figure: 'horse' }), rider: null, bodies: 3 }],
  );
  expect(show.at(0).falling).toHaveLength(1);
  expect(show.at(show.length).falling).toEqual([]);
  expect(show.at(show.length).unfallen.size).toBe(0);
});

test('into the saddle: he walks to the horse, that stands there until he is on it', () => {
  const afoot = view('r', 45, null);
  const horse = view('horse-r', 44, 0, { figure: 'horse' });
  const path = [
    { at: 45, facing: null },
    { at: 44, facing: 0 as const },
  ];
  const show = play([view('r', 44, 0)], [{ kind: 'mount', id: 'r', path, before: afoot, horse }]);
  expect(show.at(0).postures.get('r')).toMatchObject({ ...centreOf(grid, 45), facing: null, as: afoot });
  expect(show.at(0).falling).toEqual([horse]);
  expect(show.at(show.length - 1).postures.get('r')).toMatchObject({ facing: 0, as: null });
  expect(show.at(show.length - 1).falling).toEqual([]);
});
