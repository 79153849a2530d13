import { describe, expect, test } from 'vitest';
import { total } from '../../src/game';
import { fieldOf, isRefusal, shotAlong, sight } from '../../src/skirmish';
import { act, endSequence, refusalOf, shoot, typesOf, verdict, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';
import * as printed from './printed-tables';

function aim(table: Table, to?: string) {
  const { byId } = fieldOf(table.game, table.state);
  const [shooter, target] = [byId.get('b1')!, byId.get('r1')!];
  return { shooter, target, from: shooter.head, to: to ? table.hex(to) : target.head };
}

const coverOf = (drawing: Drawing, to?: string) => {
  const table = draw(drawing);
  return sight(table.game, table.state, aim(table, to)).cover;
};

function shot(drawing: Drawing) {
  const table = draw(drawing);
  const answer = shotAlong(table.game, table.state, aim(table));
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

describe('range', () => {
  test.each([
    ['bow', 1, 0],
    ['bow', 12, 0],
    ['bow', 13, 1],
    ['bow', 30, 1],
    ['bow', 31, 2],
    ['bow', 70, 2],
    ['bow', 71, null],
    ['crossbow', 15, 0],
    ['crossbow', 16, 1],
    ['crossbow', 30, 1],
    ['crossbow', 31, 2],
    ['crossbow', 75, 2],
    ['crossbow', 76, null],
  ])('RNG-1 a %s at %i hexes: %s', (weapon, range, modifier) => {
    const table = draw({ rows: plain(3, 80), b1: `B1 ${weapon}`, r1: `B${range + 1} 0/9/6`, sequence: 1 });
    const answer = shotAlong(table.game, table.state, aim(table));
    expect(isRefusal(answer) ? null : total(answer.tally)).toBe(modifier);
    expect(sight(table.game, table.state, aim(table)).range).toBe(range);
    const expected = modifier === null ? 'out-of-range RNG-1' : 'done';
    expect(verdict(table, shoot(table, 'b1', 'r1'))).toBe(expected);
  });

  test('RNG-1 is measured to the hex aimed at', () => {
    const table = draw({ rows: plain(3, 20), b1: 'B1 bow', r1: 'B13 N' });
    const range = (to: string) => sight(table.game, table.state, aim(table, to)).range;
    expect([range('B13'), range('B14')]).toEqual([12, 13]);
  });

  test('RNG-2 armour adds 1, and its reason is told', () => {
    const bare = shot({ rows: plain(3, 20), b1: 'B1 bow', r1: 'B15' });
    const armoured = shot({ rows: plain(3, 20), b1: 'B1 bow', r1: 'B15 armoured' });
    expect([total(bare.tally), total(armoured.tally)]).toEqual([1, 2]);
    expect(armoured.tally.map(({ rule }) => rule)).toEqual(['RNG-1', 'RNG-2']);
  });
});

describe('cover', () => {
  test.each([
    ['.', 'none'],
    ['+', 'medium'],
    ['T', 'light'],
    ['b', 'light'],
    ['/', 'none'],
    ['o', 'medium'],
    ['d', 'medium'],
    ['f', 'none'],
    ['h', 'none'],
  ])('COV-1 on "%s": %s', (letter, cover) => {
    expect(coverOf({ rows: ['...', '...', '...', `.${letter}.`], b1: 'B1 bow', r1: 'B4' })).toBe(cover);
  });

  test.each([
    ['a fence of the target’s hex crossed', ['B4 N'], '.', 'light'],
    ['a fence elsewhere', ['B3 N'], '.', 'none'],
    ['a fence of the target’s hex not crossed', ['B4 S'], '.', 'none'],
    ['a fence and rocks: the strongest', ['B4 N'], 'o', 'medium'],
  ])('COV-1 %s', (_title, fence, letter, cover) => {
    expect(coverOf({ rows: ['...', '...', '...', `.${letter}.`], fence, b1: 'B1 bow', r1: 'B4' })).toBe(cover);
  });

  test('COV-1 a fence touched by one of the two shifted lines is enough', () => {
    // B3 to D3 along C2/C3: the left line enters by D3 NW, the right one by D3 SW.
    const row = { rows: plain(5, 4), b1: 'B3 bow', r1: 'D3' };
    expect([coverOf({ ...row, fence: ['D3 NW'] }), coverOf({ ...row, fence: ['D3 SW'] })]).toEqual(['light', 'light']);
  });

  test('COV-2 in a house: medium through a window or a door, or from a door; else none', () => {
    const rows = ['...', '...', '.h.', '.h.'];
    const base = { rows, b1: 'B1 bow', r1: 'B3' };
    expect(coverOf({ ...base, window: ['B3 N'] })).toBe('medium');
    expect(coverOf({ ...base, rows: ['...', '.d.', '.h.', '...'] })).toBe('medium');
    expect(coverOf({ ...base, rows: ['.d.', '.h.', '.h.', '...'] })).toBe('medium');
    expect(coverOf({ ...base, rows: ['.h.', '.h.', '.h.', '...'] })).toBe('none');
    expect(coverOf(base)).toBe('none');
    // Out through a window at somebody in the open: no cover.
    expect(coverOf({ rows: ['.h.', '...', '...', '...'], window: ['B1 S'], b1: 'B1 bow', r1: 'B4' })).toBe('none');
  });

  test('COV-3 a rider has the stronger cover of his two hexes, whichever is aimed at', () => {
    const rows = ['...', '...', '...', '...', '.b.'];
    const drawing = { rows, b1: 'B1 bow', r1: 'B4 N' };
    expect([coverOf(drawing, 'B4'), coverOf(drawing, 'B5')]).toEqual(['light', 'light']);
    const fence = { rows: plain(3, 5), fence: ['B4 N'], b1: 'B1 bow', r1: 'B4 N' };
    expect([coverOf(fence, 'B4'), coverOf(fence, 'B5')]).toEqual(['light', 'light']);
  });
});

describe('the shooting table', () => {
  const covers = [
    ['none', '.'],
    ['light', 'b'],
    ['medium', '+'],
  ] as const;
  const rows = covers.flatMap(([cover, letter]) =>
    (['bow', 'crossbow'] as const).flatMap((weapon) =>
      (['foot', 'rider'] as const).map((against) => ({ cover, letter, weapon, against })),
    ),
  );

  test.each(rows)(
    'SHT a $weapon on $against, cover $cover, reads its own rows',
    ({ cover, letter, weapon, against }) => {
      const ground = ['...', '...', '...', `.${letter}.`, '...'];
      const { results } = shot({ rows: ground, b1: `B1 ${weapon}`, r1: `B4${against === 'rider' ? ' N' : ''}` });
      const table = printed.read(against === 'rider' ? printed.shootingAtRiders : printed.shootingOnFoot);
      const column = ['none', 'light', 'medium', 'heavy'].indexOf(cover);
      const lower = weapon === 'bow' ? 4 : 0;
      expect(results).toEqual(Array.from({ length: 10 }, (_, face) => table[face + lower]?.[column] ?? '-'));
    },
  );

  test('SHT below the last row a shot misses', () => {
    const { results } = shot({ rows: plain(3, 40), b1: 'B1 bow', r1: 'B36 armoured' });
    expect(results).toEqual(
      ['R', 'R', 'R', '-', '-', '-', '-', '-', '-', '-'].map((_, i) => (i === 0 ? 'W' : i < 3 ? 'R' : '-')),
    );
  });

  test.each([
    [1, 'B4 dead', 'K'],
    [6, 'B4 wounded', 'W'],
    [10, 'C5 fit', 'R'], // south-east before south
  ])('SHT a crossbow’s %i on foot', (face, after, result) => {
    const table = draw({ rows: plain(3, 8), b1: 'B1 crossbow', r1: 'B4', sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [face]);
    expect(whereabouts(done, 'r1')).toBe(after);
    expect(done.events.find(({ type }) => type === 'shot')).toMatchObject({ face, result });
  });

  // In the open: BK BK RK RK HW HK HK W W R R.
  test.each([
    [1, 'B4 dead', 0],
    [3, 'B4 dead', 1],
    [5, 'A5 wounded', 0],
    [6, 'A5 fit', 0],
    [8, 'B4 N wounded', 0],
    [10, 'B6 N fit', 0],
  ])('SHT a crossbow’s %i at a rider', (face, after, horsesLeft) => {
    const table = draw({ rows: plain(3, 8), b1: 'B1 crossbow', r1: 'B4 N', sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [face]);
    expect(whereabouts(done, 'r1')).toBe(after);
    expect(done.state.horses).toHaveLength(horsesLeft);
  });

  test('SHT-1 a result is one of the symbols that the tables know', () => {
    const known = new Set(['K', 'W', 'R', '-', 'BK', 'RK', 'HW', 'HK']);
    const { results } = shot({ rows: plain(3, 6), b1: 'B1 crossbow', r1: 'B4 N' });
    for (const result of results) expect(known.has(result)).toBe(true);
  });

  test.each([
    [false, 'B5 N fit'],
    [true, 'B7 N fit'],
  ])('SHT-2 riders retreat 2 hexes when shot, with the option (%s) 4', (ridersRetreatFour, after) => {
    const table = draw({
      rows: plain(3, 9),
      b1: 'B1 crossbow',
      r1: 'B3 N',
      options: { ridersRetreatFour },
      sequence: 1,
    });
    expect(whereabouts(act(table, shoot(table, 'b1', 'r1'), [10]), 'r1')).toBe(after);
    const foot = draw({ rows: plain(3, 9), b1: 'B1 crossbow', r1: 'B3', options: { ridersRetreatFour }, sequence: 1 });
    expect(whereabouts(act(foot, shoot(foot, 'b1', 'r1'), [10]), 'r1')).toBe('C4 fit');
  });

  test('SHT-3 once a sequence each, several at one target', () => {
    const table = draw({ rows: plain(5, 9), b1: 'B1 bow', b2: 'D1 bow', b3: 'A1', r1: 'B6', sequence: 1 });
    const once = act(table, shoot(table, 'b1', 'r1'), [10]);
    expect(refusalOf(once, shoot(once, 'b1', 'r1'))).toMatchObject({ code: 'already-acted', rule: 'SHT-3' });
    const twice = act(once, shoot(once, 'b2', 'r1'), [10]);
    expect(typesOf(twice)).toEqual(['rolled', 'shot']);
    expect(refusalOf(table, shoot(table, 'b3', 'r1'))).toMatchObject({ code: 'no-weapon', rule: 'SHT-3' });
    expect(refusalOf(table, shoot(table, 'b1', 'b2'))).toMatchObject({ code: 'not-a-target', rule: 'SHT-3' });
    expect(refusalOf(table, shoot(table, 'b1', 'nobody'))).toMatchObject({ code: 'not-a-target', rule: 'SHT-3' });
    const later = act(act(twice, endSequence), endSequence);
    expect(typesOf(act(later, shoot(later, 'b1', 'r1'), [10]))).toContain('shot');
  });
});
