import { describe, expect, test } from 'vitest';
import { total } from '../../src/game';
import { isRefusal, legal, oddsOf, type Odds } from '../../src/skirmish';
import { readOptions } from '../../src/skirmish/options';
import { act, attack, endSequence, refusalOf, typesOf, verdict, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';
import * as printed from './printed-tables';

const rows = plain(6, 6);

function ask(table: Table, attackers = 'b1', defenders = 'r1'): Odds {
  const odds = oddsOf(table.game, table.state, attackers.split(' '), defenders.split(' '));
  if (isRefusal(odds)) throw new Error(`${odds.code} ${odds.rule}`);
  return odds;
}

/** Column before and after the shifts, of b1 on r1 or of those named. */
function columns(drawing: Drawing, attackers = 'b1', defenders = 'r1'): string {
  const odds = ask(draw({ sequence: 4, ...drawing }), attackers, defenders);
  return `${odds.columns[odds.before]} ${odds.column}`;
}

const shiftOf = (drawing: Drawing, attackers = 'b1', defenders = 'r1') =>
  total(ask(draw({ sequence: 4, ...drawing }), attackers, defenders).tally);

const sherwood = { options: { table: 'sherwood' } } as const;
const strict = { options: { belowOneToOne: false } } as const;

describe('melee', () => {
  test.each([
    [9, 9, '1-1'],
    [17, 9, '1-1'],
    [18, 9, '2-1'],
    [27, 9, '3-1'],
    [36, 9, '4-1'],
    [45, 9, '5-1'],
    [54, 9, '6-1'],
    [99, 9, '6-1'],
  ])('MEL-4 Vikings: %i against %i is %s', (strong, weak, column) => {
    expect(columns({ rows, b1: `C3 ${strong}/9/6`, r1: `C4 9/${weak}/6` })).toBe(`${column} ${column}`);
  });

  test.each([
    [-6, '<-5'],
    [-5, '-5..-1'],
    [-1, '-5..-1'],
    [0, '0..5'],
    [5, '0..5'],
    [6, '6..10'],
    [10, '6..10'],
    [11, '11..20'],
    [20, '11..20'],
    [21, '21..30'],
    [30, '21..30'],
    [31, '31..40'],
    [40, '31..40'],
    [41, '41..60'],
    [60, '41..60'],
    [61, '61..80'],
    [80, '61..80'],
    [81, '81..100'],
    [100, '81..100'],
    [101, '>100'],
  ])('MEL-4 Sherwood: a difference of %i is %s', (difference, column) => {
    const drawing = { rows, b1: `C3 ${10 + difference}/9/6`, r1: 'C4 9/10/6', ...sherwood };
    expect(columns(drawing)).toBe(`${column} ${column}`);
  });

  test('MEL-4 sums on both sides; the table must be chosen', () => {
    const men = { b1: 'C3 9/9/6', b2: 'B4 8/9/6', r1: 'C4 9/9/6', r2: 'D4 9/9/6' };
    expect(ask(draw({ rows, ...men, sequence: 4 }), 'b1 b2', 'r1').attack).toBe(17);
    expect(ask(draw({ rows, ...men, sequence: 4 }), 'b1', 'r1 r2').defence).toBe(18);
    expect(() => readOptions({})).toThrow(/table/);
    expect(readOptions({ table: 'sherwood' })).toMatchObject({ belowOneToOne: true, testLastHex: false });
  });

  test.each([
    [9, 10, strict, 'refused'],
    [9, 10, {}, '1-2 1-2'],
    [5, 10, {}, '1-2 1-2'],
    [4, 10, {}, '1-3 1-3'],
    [1, 40, {}, '1-3 1-3'],
  ])('MEL-5 Vikings, %i against %i: %s', (strong, weak, options, expected) => {
    const drawing = { rows, b1: `C3 ${strong}/9/6`, r1: `C4 9/${weak}/6`, sequence: 4, ...options } as const;
    const table = draw(drawing);
    const refused = expected === 'refused';
    expect(verdict(table, attack('b1', 'r1'))).toBe(refused ? 'too-weak MEL-5' : 'done');
    expect(legal(table.game, table.state).attackers).toEqual(refused ? {} : { b1: ['r1'] });
    expect(refused ? 'refused' : columns(drawing)).toBe(expected);
  });

  test('MEL-5 shifts below 1-1 forbid, with the option they lead to 1-2 and 1-3 and no further', () => {
    const ground = [...plain(6, 3), '..T...', ...plain(6, 2)];
    const below = { rows: ground, b1: 'C3 9/9/6', r1: 'C4 9/9/6', fence: ['C3 S'], crest: [] };
    const table = draw({ ...below, ...strict, sequence: 4 });
    expect(refusalOf(table, attack('b1', 'r1'))).toMatchObject({ code: 'too-weak', rule: 'MEL-5' });
    expect(columns(below)).toBe('1-1 1-3');
    expect(columns({ ...below, b1: 'C3 4/9/6' })).toBe('1-3 1-3');
    // Before any shift it is the ratio that must not be below: two attackers do not help.
    const weak = draw({ rows, b1: 'C3 4/9/6', b2: 'B4 4/9/6', r1: 'C4 9/9/6', ...strict, sequence: 4 });
    expect(refusalOf(weak, attack('b1 b2', 'r1'))).toMatchObject({ code: 'too-weak' });
    // What one shift takes another may give back.
    const back = { rows: ground, b1: 'C3 9/9/6', b2: 'B4 9/9/6', r1: 'C4 9/18/6', ...strict };
    expect(columns(back, 'b1 b2')).toBe('1-1 1-1');
  });

  test('MEL-6 Sherwood allows any attack, and a shift off the table stops at its ends', () => {
    const ground = [...plain(6, 3), '..T...', '..f...', '......'];
    expect(columns({ rows: ground, b1: 'C3 1/9/6', r1: 'C4 9/90/6', ...sherwood })).toBe('<-5 <-5');
    expect(columns({ rows: ground, b1: 'C4 199/9/6', r1: 'C5 9/9/6', ...sherwood })).toBe('>100 >100');
  });

  test.each([
    ['vikings', '2-1 3-1'],
    ['sherwood', '6..10 11..20'],
  ] as const)('MEL-7 two attackers or more, %s: one column to the right', (table, expected) => {
    const men = { b1: 'C3 9/9/6', b2: 'B4 9/9/6', r1: 'C4 9/9/6' };
    expect(columns({ rows, ...men, options: { table } }, 'b1 b2')).toBe(expected);
    expect(shiftOf({ rows, ...men, b3: 'D4 9/9/6', options: { table } }, 'b1 b2 b3')).toBe(1);
  });

  test.each([
    ['.', 0],
    ['+', -1],
    ['T', -1],
    ['b', 0],
    ['/', 0],
    ['o', -1],
    ['h', 0],
    ['f', 1],
  ])('MEL-8 the defender on "%s": %i', (letter, shift) => {
    const ground = [...plain(6, 3), `..${letter}...`, ...plain(6, 2)];
    expect(shiftOf({ rows: ground, b1: 'C3', r1: 'C4' })).toBe(shift);
    // The attacker's own ground does not count.
    expect(shiftOf({ rows: ground, b1: 'C4', r1: 'C3' })).toBe(0);
  });

  test.each([
    ['attacker above', { crest: ['C4 N'] }, 1],
    ['attacker below', { crest: ['C3 S'] }, -1],
    ['a window', { window: ['C3 S'] }, -1],
    ['a fence', { fence: ['C3 S'] }, -1],
  ])('MEL-8 across a side, %s: %i', (_title, sides, shift) => {
    expect(shiftOf({ rows, b1: 'C3', r1: 'C4', ...sides })).toBe(shift);
  });

  test('MEL-8 of several the one best for the defence counts, and all kinds are added', () => {
    const ground = [...plain(6, 3), '..fo..', ...plain(6, 2)];
    const men = { b1: 'C3', r1: 'C4', r2: 'D4' };
    expect(shiftOf({ rows: ground, ...men }, 'b1', 'r1 r2')).toBe(-1);
    expect(shiftOf({ rows: ground, ...men }, 'b1', 'r1')).toBe(1);
    const rider = { rows: [...plain(6, 3), '..f...', '..f...', '......'], b1: 'C3', r1: 'C4 N' };
    expect(shiftOf(rider)).toBe(1);
    expect(shiftOf({ ...rider, rows: [...plain(6, 3), '..f...', ...plain(6, 2)] })).toBe(0);
    const two = { rows, b1: 'C3', b2: 'B4', r1: 'C4', crest: ['C4 N'] };
    expect(shiftOf(two, 'b1 b2')).toBe(1); // above by one side, level by the other: level; and several +1
    expect(shiftOf({ rows: ground, b1: 'C3', r1: 'C4', fence: ['C3 S'] })).toBe(0);
    const odds = ask(draw({ rows: ground, b1: 'C3', r1: 'C4', fence: ['C3 S'], sequence: 4 }));
    expect(odds.tally.map(({ reason, value }) => `${reason} ${value}`)).toEqual(['ground 1', 'fence -1']);
  });

  test.each([
    ['the defender', 'C4'],
    ['the attacker', 'C3'],
    ['both', 'C3 C4'],
  ])('MEL-9 through a door, %s on it: −1 once', (_title, doors) => {
    const ground = plain(6, 6).map((row, index) => (doors.includes(`C${index + 1}`) ? `..d...` : row));
    const drawing = { rows: ground, b1: 'C3', r1: 'C4' };
    expect(shiftOf(drawing)).toBe(-1);
    expect(ask(draw({ ...drawing, sequence: 4 })).tally).toMatchObject([{ reason: 'door', rule: 'MEL-9' }]);
  });

  test('MEL-10 what the preview shows is what is fought: odds, column, every reason', () => {
    const table = draw({ rows, b1: 'C3', b2: 'B4', r1: 'C4', fence: ['C3 S'], sequence: 4 });
    const { attack: strength, defence, column, tally, results } = ask(table, 'b1 b2');
    const fought = act(table, attack('b2 b1', 'r1'), [5]).events.find(({ type }) => type === 'fought');
    expect(fought).toMatchObject({
      attackers: ['b1', 'b2'],
      attack: strength,
      defence,
      column,
      tally,
      result: results[4],
    });
    expect(tally.map(({ rule }) => rule)).toEqual(['MEL-7', 'MEL-8']);
  });

  test('MEL-11 of several who may be hit one is drawn by a die, in order of id; one alone takes no die', () => {
    const men = { b1: 'C3 9/9/6', r1: 'C4 9/4/6', r2: 'D4 9/5/6' };
    const table = draw({ rows, ...men, sequence: 4 });
    const done = act(table, attack('b1', 'r2 r1'), [1, 2]); // 1-1, 1: one of them stunned
    expect([whereabouts(done, 'r1'), whereabouts(done, 'r2')]).toEqual(['C4 fit', 'D4 stunned']);
    expect(done.events).toContainEqual({ type: 'drawn', who: 'r2', among: ['r1', 'r2'] });
    const alone = draw({ rows, b1: 'C3 9/9/6', r1: 'C4 9/9/6', sequence: 4 });
    expect(typesOf(act(alone, attack('b1', 'r1'), [1])).filter((type) => type === 'rolled')).toHaveLength(1);
  });

  test('MEL-11 and so is an attacker who is hit', () => {
    const men = { b1: 'C3 4/9/6', b2: 'B4 5/9/6', r1: 'C4 9/18/6', r2: 'A1' };
    const table = draw({ rows, ...men, sequence: 4 }); // 1-2, two attackers: 1-1; a 10 wounds one
    const done = act(table, attack('b1 b2', 'r1'), [10, 1]);
    expect([whereabouts(done, 'b1'), whereabouts(done, 'b2')]).toEqual(['C3 wounded', 'B4 fit']);
  });

  const cells = (['vikings', 'sherwood'] as const).flatMap((table) =>
    (['foot', 'rider'] as const).map((against) => ({ table, against })),
  );
  test.each(cells)('MEL-12 every column is read whole, $table against $against', ({ table, against }) => {
    const text = {
      vikings: { foot: printed.vikingsOnFoot, rider: printed.vikingsAtRiders },
      sherwood: { foot: printed.sherwoodOnFoot, rider: printed.sherwoodAtRiders },
    }[table][against];
    // An attack for each column, against a defence of 10.
    const attacks = {
      vikings: [4, 5, 10, 20, 30, 40, 50, 60],
      sherwood: [4, 5, 10, 16, 21, 31, 41, 51, 71, 91, 111],
    }[table];
    attacks.forEach((strength, column) => {
      const r1 = `C4 9/10/6${against === 'rider' ? ' N' : ''}`;
      const { results } = ask(draw({ rows, b1: `C3 ${strength}/9/6`, r1, options: { table }, sequence: 4 }));
      expect(results).toEqual(printed.read(text).map((row) => row[column]));
    });
  });

  test('MEL-13 attackers in the saddle: driven back as horses, wounded, or killed with the horse left alone', () => {
    const men = { b1: 'C3 4/9/9 S', r1: 'C4 9/18/6', r2: 'F6' };
    const table = draw({ rows, ...men, sequence: 4, options: { table: 'sherwood' } }); // below -5
    const back = act(table, attack('b1', 'r1'), [6]); // AR
    expect(whereabouts(back, 'b1')).toBe('C2 S fit');
    expect(whereabouts(act(table, attack('b1', 'r1'), [9]), 'b1')).toBe('C3 S wounded');
    const vikings = draw({ rows, ...men, b2: 'A6', sequence: 4 }); // 1-3
    const dead = act(vikings, attack('b1', 'r1'), [6]); // AK
    expect(whereabouts(dead, 'b1')).toBe('C3 dead');
    expect(dead.state.horses).toMatchObject([{ rider: 'b1', at: table.hex('C3'), facing: 3 }]);
  });

  test.each([
    [1, 'HK', 'fit'],
    [2, 'DR', 'fit'],
    [5, '-', 'fit'],
  ])('MEL against a rider at 1-1, a %i: %s', (face, result, condition) => {
    const table = draw({ rows, b1: 'C3 9/9/6', r1: 'C4 9/9/9 N', sequence: 4 });
    const done = act(table, attack('b1', 'r1'), [face]);
    expect(done.events.find(({ type }) => type === 'fought')).toMatchObject({ result });
    expect(whereabouts(done, 'r1').endsWith(condition)).toBe(true);
    expect(typesOf(done).includes('horseKilled')).toBe(result === 'HK');
  });

  test('MEL nothing is left to do in the sequence once all have fought', () => {
    const table = draw({ rows, b1: 'C3', r1: 'C4', r2: 'F6', sequence: 4 });
    const done = act(table, attack('b1', 'r1'), [6]);
    expect(legal(done.game, done.state)).toMatchObject({ attackers: {}, canEndSequence: true });
    expect(act(done, endSequence).state.sequence).toBe(5);
  });

  test.each([
    ['a door and a tree', '.....\n.dT..\n.....\n.....', 'r1 r2', '1-1'],
    ['a door and a gate', '.....\n.d+..\n.....\n.....', 'r1 r2', '1-1'],
    ['a tree and a gate', '.....\n.T+..\n.....\n.....', 'r1 r2', '1-1'],
    ['a door alone', '.....\n.d...\n.....\n.....', 'r1', '4-1'],
  ])('MEL-9 MEL-8 of several defenders the ground that helps most counts, once: %s', (_title, ground, who, column) => {
    const table = draw({ rows: ground.split('\n'), b1: 'C1 28/9/6', r1: 'B2 9/5/6', r2: 'C2 9/5/6', sequence: 4 });
    const odds = oddsOf(table.game, table.state, ['b1'], who.split(' '));
    expect(odds).toMatchObject({ column });
  });

  test('MEL-9 an attacker on a door: the defender’s own ground counts too', () => {
    const table = draw({ rows: ['.....', '.dT..', '.....'], b1: 'B2 28/9/6', r1: 'C2 9/5/6', sequence: 4 });
    expect(oddsOf(table.game, table.state, ['b1'], ['r1'])).toMatchObject({ column: '3-1' });
  });

  test('MEL-3 a horse alone is driven back by a retreat and killed by anything worse', () => {
    const table = draw({ rows: plain(6, 7), b1: 'C5 9/9/6', r1: 'F7', horses: { h1: 'C3 N' }, sequence: 4 });
    const driven = act(table, attack('b1', 'h1'), [3]);
    expect(driven.state.horses).toMatchObject([{ id: 'h1', at: table.hex('C2'), facing: 0 }]);
    expect(act(table, attack('b1', 'h1'), [1]).state.horses).toEqual([]);
  });
});
