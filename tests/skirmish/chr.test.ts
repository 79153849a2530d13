import { describe, expect, test } from 'vitest';
import { conditionOf, defenceOf, fieldOf, hexesOf, oddsOf, threatsAt } from '../../src/skirmish';
import { act, attack, move, refusalOf, shoot, whereabouts } from '../support/act';
import { draw, plain } from '../support/draw';

const piece = (table: ReturnType<typeof draw>, id: string) => fieldOf(table.game, table.state).byId.get(id)!;

describe('characters', () => {
  test('CHR-1 values are those of the condition, mounted or on foot', () => {
    const table = draw({ rows: plain(6, 6), b1: 'B2 20/18/5', b2: 'D4 7/6/4 wounded', b3: 'F4 28/22/14 N' });
    expect(piece(table, 'b1').values).toEqual({ attack: 20, defence: 18, move: 5 });
    expect(piece(table, 'b2').values).toEqual({ attack: 7, defence: 6, move: 4 });
    expect(piece(table, 'b3').values).toEqual({ attack: 28, defence: 22, move: 14 });
    const hurt = { ...table.state.characters['b1']!, health: 'wounded' as const };
    const state = { ...table.state, characters: { ...table.state.characters, b1: hurt } };
    expect(fieldOf(table.game, state).byId.get('b1')!.values).toEqual({ attack: 10, defence: 9, move: 4 });
  });

  // A bow's 2 at close range, in the open, wounds; in melee a Sherwood 0..5 stuns on a 1, makes retreat on a 4.
  test.each([
    ['fit', 'wounded'],
    ['wounded', 'dead'],
    ['stunned', 'dead'],
  ])('CHR-2 a %s character who is wounded is then %s', (before, after) => {
    const table = draw({ rows: plain(5, 5), b1: 'C1 bow', r1: `C4 ${before}`, sequence: 1 });
    expect(whereabouts(act(table, shoot(table, 'b1', 'r1'), [2]), 'r1')).toBe(`C4 ${after}`);
  });

  test.each([
    ['fit', 'stunned'],
    ['wounded', 'stunned'],
    ['stunned', 'dead'],
  ])('CHR-2 a %s character who is stunned is then %s', (before, after) => {
    const men = { b1: 'C2 9/9/6', r1: `C3 9/9/6 ${before}` };
    const table = draw({ rows: plain(5, 5), ...men, sequence: 4 });
    // 1-1, and so it stays against half the defence: a 2 stuns.
    expect(whereabouts(act(table, attack('b1', 'r1'), [2]), 'r1')).toBe(`C3 ${after}`);
  });

  test('CHR-2 a stunned character who must retreat dies', () => {
    const shot = draw({ rows: plain(5, 7), b1: 'C1 bow', r1: 'C4 stunned', sequence: 1 });
    expect(whereabouts(act(shot, shoot(shot, 'b1', 'r1'), [6]), 'r1')).toBe('C4 dead');
    const melee = draw({ rows: plain(5, 7), b1: 'C3 9/9/6', r1: 'C4 9/9/6 stunned', sequence: 4 });
    expect(whereabouts(act(melee, attack('b1', 'r1'), [4]), 'r1')).toBe('C4 dead');
  });

  test('CHR-2 the stunned wounded recover as wounded', () => {
    const table = draw({ rows: plain(5, 5), b1: 'C1', b2: 'A1', r1: 'C4', sequence: 4 });
    const hurt = { ...table.state.characters['b1']!, health: 'wounded' as const, stunnedIn: 0 };
    const stunned = { ...table, state: { ...table.state, characters: { ...table.state.characters, b1: hurt } } };
    expect(conditionOf(hurt)).toBe('stunned');
    expect(whereabouts(act(stunned, { type: 'endSequence' }), 'b1')).toBe('C1 wounded');
  });

  test.each([
    ['shoot', 1],
    ['move', 2],
    ['attack', 4],
  ] as const)('CHR-3 a stunned character cannot %s', (verb, sequence) => {
    const table = draw({ rows: plain(5, 5), b1: 'C2 bow stunned', r1: 'C3', r2: 'C5', sequence });
    const commands = { shoot: shoot(table, 'b1', 'r2'), move: move(table, 'b1', 'C1'), attack: attack('b1', 'r1') };
    expect(refusalOf(table, commands[verb])).toMatchObject({ code: 'cannot-act', rule: 'CHR-3' });
  });

  test.each([
    [9, 5],
    [10, 5],
    [1, 1],
  ])('CHR-3 defence %i counts %i when stunned', (defence, counts) => {
    const table = draw({ rows: plain(5, 5), b1: 'C2 40/9/6', r1: `C3 9/${defence}/6 stunned`, sequence: 4 });
    expect(defenceOf(piece(table, 'r1'))).toBe(counts);
    expect(oddsOf(table.game, table.state, ['b1'], ['r1'])).toMatchObject({ defence: counts });
  });

  test('CHR-3 a stunned enemy threatens nothing', () => {
    const table = draw({ rows: plain(5, 5), r1: 'C3 stunned', r2: 'A1' });
    expect(threatsAt(table.game, table.state, 'blue', table.hex('C2'))).toEqual([]);
    expect(threatsAt(table.game, table.state, 'blue', table.hex('A2')).map(({ id }) => id)).toEqual(['r2']);
  });

  test.each([
    ['N', ['C3', 'C4']],
    ['NE', ['C3', 'B4']],
    ['SE', ['C3', 'B3']],
    ['S', ['C3', 'C2']],
    ['SW', ['C3', 'D3']],
    ['NW', ['C3', 'D4']],
  ])('CHR-4 a rider looking %s holds head and hindquarters', (facing, hexes) => {
    const table = draw({ rows: plain(5, 5), b1: `C3 ${facing}` });
    expect(hexesOf(piece(table, 'b1')).map(table.label)).toEqual(hexes);
  });

  test('CHR-5 a mule moves, never attacks, never causes a test, never bars a shooter', () => {
    const table = draw({ rows: plain(6, 6), b1: 'C3 mule', r1: 'C4', sequence: 4 });
    expect(refusalOf(table, attack('b1', 'r1'))).toMatchObject({ code: 'cannot-act', rule: 'CHR-5' });
    const mules = draw({ rows: plain(6, 6), b1: 'C3', r1: 'C4 mule' });
    expect(threatsAt(mules.game, mules.state, 'blue', mules.hex('C3'))).toEqual([]);
    const walks = draw({ rows: plain(6, 6), b1: 'C3 mule', r1: 'F6' });
    expect(whereabouts(act(walks, move(walks, 'b1', 'C2')), 'b1')).toBe('C2 fit');
    const struck = draw({ rows: plain(6, 6), b1: 'C3 9/9/6', r1: 'C4 mule', r2: 'A1', sequence: 4 });
    expect(whereabouts(act(struck, attack('b1', 'r1'), [1]), 'r1')).toBe('C4 dead');
  });
});
