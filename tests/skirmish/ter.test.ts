import { describe, expect, test } from 'vitest';
import { act, move, reachOf, refusalOf, whereabouts } from '../support/act';
import { draw, plain } from '../support/draw';

/** What a step from B2 (south-east of it lies C2) costs, `no` when it cannot be made. */
function stepCost(letter: string, riding: boolean, sides = {}): string {
  // Room to the west for the horse's hindquarters; it looks south-east already.
  const table = draw({
    rows: ['....', `..${letter}.`, '....'],
    b1: `B2 9/9/9${riding ? ' SE' : ''}`,
    ...sides,
    bodies: {},
  });
  return reachOf(table, 'b1')[riding ? 'C2 SE' : 'C2']?.split('/')[1] ?? 'no';
}

describe('ground', () => {
  test.each([
    ['.', '1', '1'],
    ['=', '1', '1'],
    ['_', '1', '1'],
    ['+', '1', '1'],
    ['T', '2', 'no'],
    ['b', '2', '2'],
    ['/', '2', '4'],
    ['o', '2', 'no'],
    ['h', '1', 'no'],
    ['d', '1', 'no'],
    ['f', '2', '3'],
    ['~', 'no', 'no'],
    ['O', 'no', 'no'],
  ])('TER "%s" costs %s on foot, %s mounted', (letter, foot, mounted) => {
    expect([stepCost(letter, false), stepCost(letter, true)]).toEqual([foot, mounted]);
  });

  test('TER-1 a window costs 3 and the hex: 4 into a house; no rider goes through', () => {
    const window = { window: ['B2 SE', 'B2 NE', 'B2 N', 'B2 S', 'B2 SW'] };
    expect(stepCost('h', false, window)).toBe('4');
    expect(stepCost('b', false, window)).toBe('5');
    expect(stepCost('.', true, { window: ['B2 SE'] })).not.toBe('1');
    const table = draw({ rows: plain(4, 3), window: ['B2 SE'], b1: 'B2 9/9/9 SE' });
    expect(refusalOf(table, move(table, 'b1', 'C2 SE'))).toMatchObject({
      code: 'wall-between',
      facts: { by: 'window' },
    });
  });

  test('TER-1 the wounded may go through a window too', () => {
    const table = draw({ rows: plain(3, 3), window: ['B2 SE'], b1: 'B2 9/9/4 wounded' });
    expect(whereabouts(act(table, move(table, 'b1', 'C2')), 'b1')).toBe('C2 wounded');
  });

  test('TER-2 a wall is never crossed, on foot or mounted', () => {
    const foot = draw({ rows: plain(3, 3), wall: ['B2 SE'], b1: 'B2' });
    expect(refusalOf(foot, move(foot, 'b1', 'C2'))).toMatchObject({ code: 'wall-between', rule: 'TER-2' });
    const rider = draw({ rows: plain(4, 3), wall: ['B2 SE'], b1: 'B2 9/9/9 SE' });
    expect(refusalOf(rider, move(rider, 'b1', 'C2 SE'))).toMatchObject({ code: 'wall-between', rule: 'MOV-10' });
    expect(reachOf(foot, 'b1')['C2']).toBe('0/2'); // the long way round
  });

  test('TER-2 a fence costs 1 more on foot, 2 more mounted', () => {
    const fence = { fence: ['B2 SE'] };
    const foot = draw({ rows: plain(4, 3), ...fence, b1: 'B2 9/9/2' });
    expect(act(foot, move(foot, 'b1', 'C2')).state.characters['b1']!.at).toBe(foot.hex('C2'));
    const weak = draw({ rows: plain(4, 3), ...fence, b1: 'B2 9/9/1' });
    expect(refusalOf(weak, move(weak, 'b1', 'C2'))).toMatchObject({ code: 'too-far', facts: { need: 2, have: 1 } });
    const rider = draw({ rows: plain(4, 3), ...fence, b1: 'B2 9/9/2 SE' });
    expect(refusalOf(rider, move(rider, 'b1', 'C2 SE'))).toMatchObject({ code: 'too-far', facts: { need: 3 } });
  });

  test.each([
    [2, '2', '2'],
    [3, '4', '4'],
    [5, '4', '4'],
    [6, 'no', 'no'],
    [9, 'no', 'no'],
  ])('TER-3 TER-4 %i dead on brush: %s on foot, %s mounted', (dead, foot, mounted) => {
    const cost = (facing: string) => {
      const rows = ['.....', '..b..', '.....'];
      const table = draw({ rows, b1: `B2 9/9/9 ${facing}`, bodies: { C2: dead } });
      return reachOf(table, 'b1')[facing ? 'C2 SE' : 'C2']?.split('/')[1] ?? 'no';
    };
    expect([cost(''), cost('SE')]).toEqual([foot, mounted]);
  });

  test('TER-3 six dead stop a man with the rule named; they never stop a shot', () => {
    const table = draw({ rows: plain(5, 3), b1: 'B2 bow', r1: 'E2', bodies: { C2: 6 } });
    expect(refusalOf(table, move(table, 'b1', 'C2'))).toMatchObject({ code: 'no-way-through', rule: 'TER-3' });
  });

  test('TER-3 whoever falls adds to the dead; a dead horse counts 3 on each of its hexes', () => {
    const table = draw({ rows: plain(5, 5), b1: 'C1 bow', r1: 'C4 N', bodies: { C4: 1 }, sequence: 1 });
    const shot = { type: 'shoot', who: 'b1', target: 'r1', from: table.hex('C1'), to: table.hex('C4') } as const;
    // Bow 2: the horse is killed, the rider unhorsed.
    expect(act(table, shot, [2]).state.bodies).toEqual({ [table.hex('C4')]: 4, [table.hex('C5')]: 3 });
  });

  test('TER-4 a rider pays for the dead under his head, not under his hindquarters, and puts no half on six', () => {
    const rows = plain(5, 5);
    const behind = draw({ rows, b1: 'C3 9/9/9 N', bodies: { C3: 3 } });
    expect(reachOf(behind, 'b1')['C2 N']).toBe('0/1');
    const ahead = draw({ rows, b1: 'C3 9/9/9 N', bodies: { C2: 3 } });
    expect(reachOf(ahead, 'b1')['C2 N']).toBe('0/2');
    const heap = draw({ rows, b1: 'C3 9/9/9 N', bodies: { C2: 6 } });
    const touchingHeap = Object.keys(reachOf(heap, 'b1')).filter(
      (place) => place.startsWith('C2 ') || place === 'C1 N',
    );
    expect(touchingHeap).toEqual([]);
  });
});
