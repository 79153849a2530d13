import { describe, expect, test } from 'vitest';
import { fieldOf, footRetreat, horseRetreat } from '../../src/skirmish';
import { act, attack, poseLabel, shoot, typesOf, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';

/** Where r1 goes before those named: `D5`, `D5 pushes r2 to D6`, `stays`. */
function retreat(drawing: Drawing, cause: 'shot' | 'melee' = 'melee', from = ['b1']): string {
  const table = draw(drawing);
  const { byId } = fieldOf(table.game, table.state);
  const enemies = from.map((id) => byId.get(id)!);
  const mover = byId.get('r1')!;
  if (mover.facing !== null) {
    const path = horseRetreat(table.game, table.state, mover, cause, enemies);
    return path ? path.map((pose) => poseLabel(table, pose)).join(', ') : 'stays';
  }
  const chosen = footRetreat(table.game, table.state, mover, cause, enemies);
  if (!chosen) return 'stays';
  const way = chosen.path.map(table.label).join(' ');
  return chosen.push ? `${way} pushes ${chosen.push.who} to ${table.label(chosen.push.to)}` : way;
}

const rows = plain(7, 9);

describe('retreats on foot', () => {
  test.each([
    ['two hexes away from the shooter, the first direction among equals', {}, 'E4 F5'],
    ['away from a test', { b2: 'F6' }, 'D5 D6'],
    ['around a wall', { wall: ['D4 SE', 'D4 S'] }, 'C4 C5'],
    ['through a window', { window: ['D4 SE'], wall: ['D4 S', 'D4 SW'] }, 'E4 F5'],
  ])('RET-1 after a shot from D1 at D4: %s', (_title, drawing, path) => {
    expect(retreat({ rows, b1: 'D1 bow', r1: 'D4', ...drawing }, 'shot')).toBe(path);
  });

  test('RET-1 every hex entered is tested, the last too, and it is done in full or not at all', () => {
    const narrow = ['~~.~~', '~~.~~', '~~.~~', '~~.~~'];
    expect(retreat({ rows: narrow, b1: 'C1 bow', r1: 'C3' }, 'shot')).toBe('stays');
    const long = [...narrow, '~~.~~', '.....'];
    expect(retreat({ rows: long, b1: 'C1 bow', r1: 'C3' }, 'shot')).toBe('C4 C5');
    const table = draw({ rows: long, b1: 'C1 crossbow', b2: 'C6', r1: 'C3', r2: 'A6', sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [10, 3]);
    expect(typesOf(done).slice(-4)).toEqual(['moved', 'rolled', 'tested', 'wounded']);
    expect(whereabouts(done, 'r1')).toBe('C5 wounded');
  });

  test.each([
    ['at distance 2 or more, the first direction among equals', {}, ['b1'], 'E4'],
    ['the fewest tests first', { b2: 'F5' }, ['b1'], 'D5'],
    ['before two enemies', { b2: 'E4' }, ['b1', 'b2'], 'C4'],
    ['without a push if it can', { r2: 'E4' }, ['b1'], 'D5'],
    ['a test is worse than a push', { r2: 'E4', b2: 'C5' }, ['b1'], 'E4 pushes r2 to F5'],
  ])('RET-2 in melee, the enemy on D3: %s', (_title, drawing, from, expected) => {
    expect(retreat({ rows, b1: 'D3', r1: 'D4', ...drawing }, 'melee', from)).toBe(expected);
  });

  test('RET-2 one pushed away already, by another who had to retreat, goes as far as he can', () => {
    expect(retreat({ rows, b1: 'D3', r1: 'D5' })).toBe('E5'); // not E4, which comes first by direction
  });

  test('RET-3 nobody is pushed to a hex that is no farther from the enemy', () => {
    const beside = ['~~.~~~', '~~.~~~', '~~.~~~', '~~..~~', '.....~', '......'];
    const crowd = { rows: beside, wall: ['C3 SE'], b1: 'C2', r1: 'C3', r2: 'C4', r3: 'D5', r4: 'C5', r5: 'B5' };
    expect(retreat(crowd)).toBe('stays');
    expect(retreat({ ...crowd, r4: 'A6' })).toBe('C4 pushes r2 to C5');
  });

  // A corridor down column C: nowhere but back.
  const corridor = ['~~.~~~', '~~.~~~', '~~.~~~', '~~.~~~', '.....~', '......'];
  test.each([
    ['a friend is pushed', { r2: 'C4' }, 'C4 pushes r2 to D5'],
    ['a mule may be pushed', { r2: 'C4 mule' }, 'C4 pushes r2 to D5'],
    ['a stunned friend never', { r2: 'C4 stunned' }, 'stays'],
    ['a rider never', { r2: 'C4 N' }, 'stays'],
    ['an enemy bars', { b2: 'C4' }, 'stays'],
    ['a stunned enemy bars', { b2: 'C4 stunned' }, 'stays'],
    ['a horse alone bars', { horses: { h1: 'C4 N' } }, 'stays'],
    ['a wall bars', { wall: ['C3 S'] }, 'stays'],
    ['a window does not', { window: ['C3 S'] }, 'C4'],
    ['six dead bar', { bodies: { C4: 6 } }, 'stays'],
    ['the one pushed takes the fewest tests', { r2: 'C4', b2: 'E5' }, 'C4 pushes r2 to C5'],
    ['the one pushed needs a free hex', { r2: 'C4', r3: 'D5', r4: 'C5', r5: 'B5', r6: 'D4' }, 'stays'],
  ])('RET-3 %s', (_title, drawing, expected) => {
    const open = corridor.map((row, index) => (index === 3 ? '~~.~~~' : row));
    expect(retreat({ rows: open, b1: 'C2', r1: 'C3', ...drawing })).toBe(expected);
  });

  test('RET-3 the one pushed takes his tests before the other comes in', () => {
    const table = draw({
      rows: corridor,
      b1: 'C2 9/9/6',
      b2: 'A5',
      b3: 'E5',
      r1: 'C3 9/9/6',
      r2: 'C4',
      r3: 'F6',
      wall: ['C4 S'],
      sequence: 4,
    });
    const done = act(table, attack('b1', 'r1'), [3, 1]);
    const order = done.events.flatMap((event) => (event.type === 'moved' ? [`${event.who} ${event.why}`] : []));
    expect(order).toEqual(['r2 pushed', 'r1 retreat']);
    expect(typesOf(done).indexOf('killed')).toBeLessThan(typesOf(done).lastIndexOf('moved'));
  });

  test('RET-3 friends are crossed on the way', () => {
    const long = ['~~.~~', '~~.~~', '~~.~~', '~~.~~', '~~.~~'];
    expect(retreat({ rows: long, b1: 'C1 bow', r1: 'C3', r2: 'C4' }, 'shot')).toBe('C4 C5');
  });

  test('RET-3 several go in order of id, each finished before the next', () => {
    const table = draw({ rows, b1: 'D4 9/9/6', r1: 'E4 9/5/6', r2: 'C4 9/4/6', sequence: 4 });
    const done = act(table, attack('b1', 'r1 r2'), [3]);
    expect(done.events.flatMap((event) => (event.type === 'moved' ? [event.who] : []))).toEqual(['r1', 'r2']);
  });

  test('RET-4 who cannot retreat is wounded where he stands', () => {
    const table = draw({ rows: ['~.~', '~.~'], b1: 'B1 9/9/6', r1: 'B2 9/9/6', sequence: 4 });
    const done = act(table, attack('b1', 'r1'), [3]);
    expect(typesOf(done).slice(-2)).toEqual(['retreatBlocked', 'wounded']);
    expect(whereabouts(done, 'r1')).toBe('B2 wounded');
    expect(done.state.pending).toBeNull();
  });

  test.each([
    ['on foot', 'D6', 'D5 9/9/6', 3, 'D4 fit'],
    ['mounted', 'D5', 'D4 9/9/9 S', 2, 'D3 S fit'],
  ])('RET-6 after melee 1 hex, %s', (_title, b1, r1, face, expected) => {
    const table = draw({ rows, b1: `${b1} 9/9/6`, r1, sequence: 4 });
    const done = act(table, attack('b1', 'r1'), [face]);
    expect(done.events.flatMap((event) => (event.type === 'moved' ? [event.path.length] : []))).toEqual([1]);
    expect(whereabouts(done, 'r1')).toBe(expected);
  });
});

describe('retreats of horses', () => {
  // The horse faces north on D4, its hindquarters on D5.
  const horse = { rows, r1: 'D4 N' };
  test.each([
    ['worked example 1, an enemy before the head: straight back', { b1: 'D3' }, ['b1'], 'D5 N'],
    ['worked example 2, an enemy south-east of the head: south-west', { b1: 'E4' }, ['b1'], 'C4 N'],
    [
      'worked example 4, enemies all round and a mule behind: it stays',
      { b1: 'D3', b2: 'E3', b3: 'E4', b4: 'C3', r2: 'C4 mule' },
      ['b1', 'b2', 'b3', 'b4'],
      'stays',
    ],
    [
      'nothing but water behind: obliquely',
      { b1: 'D3', rows: [...plain(7, 5), '...~...', ...plain(7, 3)] },
      ['b1'],
      'E4 N',
    ],
    ['a wall behind the hindquarters', { b1: 'D3', wall: ['D5 S'] }, ['b1'], 'E4 N'],
    ['a window behind the hindquarters', { b1: 'D3', window: ['D5 S'] }, ['b1'], 'E4 N'],
    ['trees behind', { b1: 'D3', rows: [...plain(7, 4), '..T.T..', '...T...', ...plain(7, 3)] }, ['b1'], 'stays'],
    ['a friend behind is not stopped on', { b1: 'D3', r2: 'D6' }, ['b1'], 'E4 N'],
    ['a stunned enemy behind bars', { b1: 'D3', b2: 'D6 stunned' }, ['b1'], 'E4 N'],
    ['the fewest tests on the head', { b1: 'D3', b2: 'C5' }, ['b1'], 'E4 N'],
  ])('RET-5 %s', (_title, drawing, from, expected) => {
    expect(retreat({ ...horse, ...drawing }, 'melee', from)).toBe(expected);
  });

  test('RET-5 worked example 3, an archer to the south: two hexes north, a friend crossed on the way', () => {
    expect(retreat({ ...horse, b1: 'D9 bow' }, 'shot')).toBe('D3 N, D2 N');
    expect(retreat({ ...horse, b1: 'D9 bow', r2: 'D2' }, 'shot')).not.toBe('D3 N, D2 N');
    const narrow = plain(7, 9).map(() => '~~~.~~~');
    expect(retreat({ rows: narrow, r1: 'D5 N', r2: 'D1', b1: 'D9 bow' }, 'shot')).toBe('D4 N, D3 N');
    expect(retreat({ rows: narrow, r1: 'D5 N', r2: 'D4', b1: 'D9 bow' }, 'shot')).toBe('stays');
  });

  test('RET-5 distance is that of the nearer half, farther after each hex', () => {
    // D6 then D7 is as far, measured from the hindquarters, and comes after by direction.
    expect(retreat({ rows, r1: 'D5 S', b1: 'D1 bow' }, 'shot')).toBe('E5 S, F6 S');
    expect(retreat({ rows: plain(7, 9).map(() => '~~~.~~~'), r1: 'D5 S', b1: 'D1 bow' }, 'shot')).toBe('D6 S, D7 S');
  });

  test('RET-5 none: the rider is wounded, the horse stays', () => {
    const table = draw({
      rows: ['~~.~~', '~~.~~', '~~.~~', '~~~~~'],
      b1: 'C1 9/9/6',
      r1: 'C2 9/9/9 N',
      sequence: 4,
    });
    const done = act(table, attack('b1', 'r1'), [2]);
    expect(typesOf(done).slice(-2)).toEqual(['retreatBlocked', 'wounded']);
    expect(whereabouts(done, 'r1')).toBe('C2 N wounded');
  });

  test('RET-5 a rider driven back is tested on the hex of his head', () => {
    const table = draw({ rows, b1: 'D3 9/9/6', b2: 'C5', b3: 'E5', r1: 'D4 9/9/9 N', sequence: 4 });
    const done = act(table, attack('b1', 'r1'), [2, 10, 10]);
    const tested = done.events.flatMap((event) => (event.type === 'tested' ? [table.label(event.at)] : []));
    expect(tested).toEqual(['D5', 'D5']);
    expect(whereabouts(done, 'r1')).toBe('D5 N fit');
  });
});
