import { describe, expect, test } from 'vitest';
import { neighbour } from '../../src/hex';
import { fieldOf, unhorsedTo } from '../../src/skirmish';
import { act, attack, move, refusalOf, shoot, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';

const rows = plain(6, 7);

/** Where b1, on C3 looking north (hindquarters on C4), lands. */
function lands(drawing: Partial<Drawing>): string | null {
  const table = draw({ b1: 'C3 20/15/15 N', ...drawing, rows: drawing.rows ?? rows });
  const hex = unhorsedTo(table.game, table.state, fieldOf(table.game, table.state).byId.get('b1')!);
  return hex === null ? null : table.label(hex);
}

describe('unhorsing', () => {
  test.each([
    ['farthest from the enemy', { r1: 'C1' }, 'B5'],
    ['from the nearest of several', { r1: 'C1', r2: 'C7' }, 'B4'],
    ['ties by row, then column', { r1: 'A7 0/9/6' }, 'C2'],
    ['a stunned enemy does not count', { r1: 'C1 stunned', r2: 'C7' }, 'C2'],
    ['nor a mule', { r1: 'C1 mule', r2: 'C7' }, 'C2'],
    ['not on a friend', { r1: 'C1', b2: 'B5' }, 'C5'],
    ['not on a horse alone', { r1: 'C1', horses: { h1: 'B5 N' } }, 'C5'],
    ['not into water', { r1: 'C1', rows: [...plain(6, 4), '.~....', ...plain(6, 2)] }, 'C5'],
    ['not on six dead', { r1: 'C1', bodies: { B5: 6 } }, 'C5'],
    ['not over a wall of the half that he would step from', { r1: 'C1', wall: ['C4 SW'] }, 'C5'],
    ['through a window he may', { r1: 'C1', window: ['C4 SW'] }, 'B5'],
    ['into a house or among trees he may', { r1: 'C1', rows: [...plain(6, 4), '.T....', ...plain(6, 2)] }, 'B5'],
  ])('UNH-1 %s', (_title, drawing, expected) => {
    expect(lands(drawing)).toBe(expected);
  });

  test('UNH-1 no room: killed', () => {
    const island = ['~~~~~', '~~~~~', '~~.~~', '~~.~~', '~~~~~', '.....'];
    expect(lands({ rows: island, r1: 'C6' })).toBeNull();
    const table = draw({ rows: island, b1: 'C6 crossbow', r1: 'C3 N', r2: 'A6', sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [7]); // HK
    expect(whereabouts(done, 'r1')).toBe('C3 dead');
    expect(done.state.horses).toEqual([]);
    expect(done.state.bodies).toEqual({ [table.hex('C3')]: 4, [table.hex('C4')]: 3 });
  });

  test('UNH-2 a dead horse lies on its two hexes, 3 bodies on each, and bars nobody', () => {
    const table = draw({ rows, b1: 'C1 crossbow', b2: 'D3', r1: 'C4 N', sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [6]); // HK
    expect(done.state.bodies).toEqual({ [table.hex('C4')]: 3, [table.hex('C5')]: 3 });
    const walking = { ...done, state: { ...done.state, sequence: 2 as const } };
    expect(whereabouts(act(walking, move(walking, 'b2', 'D4 C4')), 'b2')).toBe('C4 fit');
  });

  test.each([
    [4, 'killed in the saddle, the horse unhurt', 1],
    [5, 'wounded again with the horse killed: both dead', 0],
    [8, 'wounded again: killed in the saddle', 1],
  ])('UNH-3 a wounded rider shot with a %i: %s', (face, _title, horses) => {
    const table = draw({ rows, b1: 'C1 crossbow', r1: 'C4 N wounded', r2: 'F7', sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [face]);
    expect(whereabouts(done, 'r1')).toBe('C4 dead');
    const alone = { rider: 'r1', at: table.hex('C4'), facing: 0 };
    expect(done.state.horses).toMatchObject(horses > 0 ? [alone] : []);
    const fallen = { [table.hex('C4')]: horses > 0 ? 1 : 4 };
    expect(done.state.bodies).toEqual(horses > 0 ? fallen : { ...fallen, [table.hex('C5')]: 3 });
  });

  test('UNH-2 a dead horse lies where its head fell, looking as it did; a horse killed alone too', () => {
    const table = draw({ rows, b1: 'C1 crossbow', r1: 'C4 NE', r2: 'F7', sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [7]); // HK
    expect(done.state.fallenHorses).toEqual([{ at: table.hex('C4'), facing: 1 }]);
    const hexes = [table.hex('C4'), neighbour(table.game.board.grid, table.hex('C4'), 4)];
    expect(done.state.bodies).toEqual(Object.fromEntries(hexes.map((hex) => [hex, 3])));
    const alone = draw({ rows, b1: 'C2 40/9/6', r1: 'F7', horses: { h1: 'C3 N' }, sequence: 4 });
    const killed = act(alone, attack('b1', 'h1'), [1]);
    expect(killed.state.fallenHorses).toEqual([{ at: alone.hex('C3'), facing: 0 }]);
    expect(killed.state.horses).toEqual([]);
  });

  test('UNH-3 killed by a test on the way, he falls on the hex of the head', () => {
    const table = draw({ rows, b1: 'C6 9/9/9 N', b2: 'A1', r1: 'D4' });
    const done = act(table, move(table, 'b1', 'C5 N, C4 N, C3 N'), [1]);
    expect(whereabouts(done, 'b1')).toBe('C4 dead');
    expect(done.state.horses).toMatchObject([{ at: table.hex('C4'), facing: 0 }]);
  });

  test('UNH-3 HS on a rider already wounded kills him with his horse; on a fit one it stuns him on his feet', () => {
    const sherwood = { options: { table: 'sherwood' }, sequence: 4 } as const;
    // A difference of 11 to 20: a 1 is HS.
    const fit = draw({ rows, b1: 'C2 25/9/6', r1: 'C3 9/10/9 N', ...sherwood });
    const stunned = act(fit, attack('b1', 'r1'), [1]);
    expect(whereabouts(stunned, 'r1')).toMatch(/ stunned$/);
    expect(stunned.state.characters['r1']!.facing).toBeNull();
    const hurt = draw({ rows, b1: 'C2 25/9/6', r1: 'C3 9/10/9 N wounded', r2: 'F7', ...sherwood });
    const dead = act(hurt, attack('b1', 'r1'), [1]);
    expect(whereabouts(dead, 'r1')).toBe('C3 dead');
    expect(dead.state.horses).toEqual([]);
  });

  test('UNH-4 a horse alone holds both its hexes and goes nowhere by itself', () => {
    const table = draw({ rows, b1: 'C1', r1: 'F7', horses: { h1: 'C3 N' } });
    expect(refusalOf(table, move(table, 'b1', 'C2 C3'))).toMatchObject({ code: 'horse-in-the-way', rule: 'UNH-4' });
    expect(refusalOf(table, move(table, 'b1', 'D2 D3 D4 C4'))).toMatchObject({
      code: 'horse-in-the-way',
      rule: 'UNH-4',
    });
    expect(refusalOf(table, move(table, 'h1', 'C2 N')).code).toBe('unknown');
  });

  test('UNH-3 CHR-2 a stunned rider who is to be wounded and unhorsed dies, and the horse with him', () => {
    const fit = draw({ rows, b1: 'C2 40/9/6', r1: 'C3 9/20/9 N', sequence: 4 });
    const dazed = { ...fit.state.characters['r1']!, stunnedIn: 0 };
    const table = { ...fit, state: { ...fit.state, characters: { ...fit.state.characters, r1: dazed } } };
    const done = act(table, attack('b1', 'r1'), [2]);
    expect(done.events.find(({ type }) => type === 'fought')).toMatchObject({ result: 'HW' });
    expect(whereabouts(done, 'r1')).toBe('C3 dead');
    expect(done.state.horses).toEqual([]);
  });
});
