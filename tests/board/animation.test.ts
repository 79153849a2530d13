import { describe, expect, test } from 'vitest';
import { hurry, timeline, type AnimationStep } from '../../src/board/animation';
import { momentAt } from '../../src/board/animation-frame';
import type { CounterView } from '../../src/board/view';
import { centreOf } from '../../src/board/world';
import { makeGrid } from '../../src/hex';

const grid = makeGrid(10, 10);

const counter = (id: string, hex: number, more: Partial<CounterView> = {}): CounterView => ({
  id,
  hex,
  facing: null,
  colour: 'blue',
  pattern: 'chevrons',
  figure: 'spearman',
  name: id,
  values: null,
  wounded: false,
  stunned: false,
  armoured: false,
  weapon: null,
  done: false,
  ready: false,
  ...more,
});

const path = (...hexes: number[]) => hexes.map((at) => ({ at, facing: null }));

const play = (counters: readonly CounterView[], steps: readonly AnimationStep[]) => {
  const { timed, length } = timeline({ id: 1, steps });
  return { length, timed, at: (now: number) => momentAt(grid, counters, timed, now) };
};

describe('an animation over a final view', () => {
  test('begins where its counters came from and ends where they are', () => {
    const final = [counter('a', 42)];
    const show = play(final, [{ kind: 'move', id: 'a', path: path(22, 32, 42) }]);
    expect(show.at(0).postures.get('a')).toMatchObject(centreOf(grid, 22));
    expect(show.at(show.length).postures.get('a')).toMatchObject({
      ...centreOf(grid, 42),
      size: 1,
      tilt: 0,
      opacity: 1,
    });
    const { x, y } = show.at(show.length / 2).postures.get('a') ?? { x: 0, y: 0 };
    expect({ x, y }).toEqual(centreOf(grid, 32));
  });

  test('those who go together take every step together, and none is greyed before he has gone', () => {
    const final = [
      counter('m', 42, { done: true }),
      counter('a', 43, { done: true }),
      counter('b', 41, { done: true }),
    ];
    const show = play(final, [
      { kind: 'move', id: 'm', path: path(22, 32, 42) },
      { kind: 'move', id: 'a', path: path(23, 33, 43), together: true },
      { kind: 'move', id: 'b', path: path(21, 31, 41), together: true },
    ]);
    for (const [id, from, half, to] of [
      ['m', 22, 32, 42],
      ['a', 23, 33, 43],
      ['b', 21, 31, 41],
    ] as const) {
      expect(show.at(0).postures.get(id)).toMatchObject({ ...centreOf(grid, from), done: false });
      expect(show.at(show.length / 2).postures.get(id)).toMatchObject({ ...centreOf(grid, half), done: false });
      expect(show.at(show.length).postures.get(id)).toMatchObject({ ...centreOf(grid, to), done: true });
    }
  });

  test('a second move waits where the first one ended', () => {
    const show = play(
      [counter('a', 44), counter('b', 60)],
      [
        { kind: 'move', id: 'a', path: path(42, 43) },
        { kind: 'move', id: 'b', path: path(50, 60) },
        { kind: 'push', id: 'a', path: path(43, 44) },
      ],
    );
    const between = show.timed[1]?.start ?? 0;
    expect(show.at(between + 1).postures.get('a')).toMatchObject(centreOf(grid, 43));
    expect(show.at(0).postures.get('b')).toMatchObject(centreOf(grid, 50));
  });

  test('wounds and stuns show when they are struck, recoveries when they come', () => {
    const show = play(
      [counter('a', 42, { wounded: true, stunned: true }), counter('b', 50)],
      [
        { kind: 'wound', id: 'a' },
        { kind: 'stun', id: 'a' },
        { kind: 'recover', id: 'b' },
      ],
    );
    const stun = show.timed[1]?.start ?? 0;
    expect(show.at(-1).postures.get('a')).toMatchObject({ wounded: false, stunned: false });
    expect(show.at(stun - 1).postures.get('a')).toMatchObject({ wounded: true, stunned: false });
    expect(show.at(stun + 1).postures.get('a')).toMatchObject({ wounded: true, stunned: true });
    expect(show.at(0).postures.get('b')).toMatchObject({ stunned: true });
    expect(show.at(show.length).postures.get('b')).toMatchObject({ stunned: false });
  });

  test('the numbers of a wound show when it is struck', () => {
    const fit = { values: { attack: 12, defence: 10, move: 6 }, lives: null };
    const show = play(
      [counter('a', 42, { wounded: true, values: { attack: 6, defence: 5, move: 3 } })],
      [
        { kind: 'shot', from: 20, to: 42, weapon: 'bow' },
        { kind: 'wound', id: 'a', before: fit },
      ],
    );
    const struck = show.timed[1]?.start ?? 0;
    expect(show.at(struck - 1).postures.get('a')).toMatchObject({ numbers: fit, wounded: false });
    expect(show.at(struck + 1).postures.get('a')).toMatchObject({ numbers: null, wounded: true });
  });

  test('the dying stand until they have fallen, and their bodies lie only then', () => {
    const dead = counter('d', 42);
    const show = play(
      [],
      [
        { kind: 'shot', from: 20, to: 42, weapon: 'bow' },
        { kind: 'fall', counter: dead },
      ],
    );
    expect(show.at(0).falling).toEqual([dead]);
    expect(show.at(0).unfallen.get(42)).toEqual({ count: 1, men: 1 });
    expect(show.at(0).missiles).toHaveLength(1);
    expect(show.at(show.length)).toMatchObject({ falling: [], missiles: [] });
    expect(show.at(show.length).unfallen.size).toBe(0);
  });

  test('a puff is read while the rest goes on', () => {
    const show = play(
      [counter('a', 42)],
      [
        { kind: 'puff', at: 42, text: 'W', tone: 'bad' },
        { kind: 'wound', id: 'a' },
      ],
    );
    expect(show.at(show.timed[1]?.start ?? 0).puffs).toHaveLength(1);
    expect(show.at(show.length).puffs).toHaveLength(0);
  });

  test('a text makes way for one that comes after it beside it, not for one far away', () => {
    const texts = (second: number) => {
      const steps: AnimationStep[] = [
        { kind: 'puff', at: 42, text: 'driven back', tone: 'bad' },
        { kind: 'puff', at: second, text: 'nowhere to go', tone: 'bad' },
      ];
      const { timed, at } = play([], steps);
      return at((timed[1]?.start ?? 0) + 200).puffs.map(({ lifted }) => lifted);
    };
    expect(texts(42)).toEqual([1, 0]);
    expect(texts(43)).toEqual([1, 0]);
    expect(texts(47)).toEqual([0, 0]);
    expect(texts(72)).toEqual([0, 0]);
  });

  test('a blow shakes the one who is hit and draws the attackers near', () => {
    const show = play([counter('a', 42), counter('d', 43)], [{ kind: 'blow', at: 43, attackers: ['a'] }]);
    const half = show.at(show.length / 2).postures.get('a');
    expect(half?.x).toBeGreaterThan(centreOf(grid, 42).x + 10);
    expect(show.at(show.length * 0.6).postures.get('d')?.x).not.toBeCloseTo(centreOf(grid, 43).x, 3);
    expect(show.at(show.length).postures.get('d')).toMatchObject(centreOf(grid, 43));
  });
});

test('a long animation runs faster where it may not take so long, a short one as it is', () => {
  expect(hurry(4000, 12_000)).toBe(1);
  expect(hurry(36_000, 12_000)).toBe(3);
  expect(hurry(36_000, undefined)).toBe(1);
});
