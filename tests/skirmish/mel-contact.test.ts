import { describe, expect, test } from 'vitest';
import { fieldOf, isRefusal, legal, oddsOf, type Odds } from '../../src/skirmish';
import { act, attack, refusalOf, typesOf, verdict } from '../support/act';
import { draw, plain } from '../support/draw';
import type { Table } from '../support/table';

const rows = plain(6, 6);

function ask(table: Table, attackers = 'b1', defenders = 'r1'): Odds {
  const odds = oddsOf(table.game, table.state, attackers.split(' '), defenders.split(' '));
  if (isRefusal(odds)) throw new Error(`${odds.code} ${odds.rule}`);
  return odds;
}

describe('who fights whom', () => {
  test.each([
    ['several on several', 'b1 b2', 'r1 r2', 'several-on-several', 'MEL-1'],
    ['out of contact', 'b3', 'r1', 'not-in-contact', 'MEL-1'],
    ['one of two out of contact', 'b1 b3', 'r1', 'not-in-contact', 'MEL-1'],
    ['a friend', 'b1', 'b2', 'not-a-target', 'MEL-1'],
    ['nobody known', 'b1', 'nobody', 'unknown', 'MEL-1'],
    ['nobody at all', 'b1', '', 'unknown', 'MEL-1'],
    ['the same man twice', 'b1 b1', 'r1', 'unknown', 'MEL-1'],
  ])('MEL-1 refused: %s', (_title, attackers, defenders, code, rule) => {
    const men = { b1: 'C3', b2: 'D4', b3: 'A6', r1: 'C4', r2: 'D3' };
    const table = draw({ rows, ...men, sequence: 4 });
    expect(refusalOf(table, attack(attackers, defenders))).toMatchObject({ code, rule });
  });

  test('MEL-1 each attacks once and is attacked once in a turn', () => {
    const table = draw({ rows, b1: 'C3', b2: 'D4', r1: 'C4 9/9/6', r2: 'D3', r3: 'A1', sequence: 4 });
    const once = act(table, attack('b1', 'r1'), [6]);
    expect(refusalOf(once, attack('b1', 'r2'))).toMatchObject({ code: 'already-acted', rule: 'MEL-1' });
    expect(refusalOf(once, attack('b2', 'r1'))).toMatchObject({ code: 'already-attacked', rule: 'MEL-1' });
    expect(legal(once.game, once.state).attackers).toEqual({ b2: ['r2'] });
    expect(typesOf(act(once, attack('b2', 'r2'), [6]))).toContain('fought');
  });

  test('MEL-1 a wall keeps them apart, a window does not', () => {
    const wall = draw({ rows, b1: 'C3', r1: 'C4', wall: ['C3 S'], sequence: 4 });
    expect(refusalOf(wall, attack('b1', 'r1'))).toMatchObject({ code: 'wall-between', rule: 'MEL-1' });
    const window = draw({ rows, b1: 'C3', r1: 'C4', window: ['C3 S'], sequence: 4 });
    expect(typesOf(act(window, attack('b1', 'r1'), [5]))).toContain('fought');
  });

  test.each([
    ['open ground', '.', {}, true],
    ['brush', 'b', {}, true],
    ['a tree', 'T', {}, false],
    ['a house', 'h', {}, false],
    ['a door', 'd', {}, false],
    ['rocks', 'o', {}, false],
    ['across a window', '.', { window: ['C3 S'] }, false],
  ])('MEL-2 a rider attacks a man on %s', (_title, letter, sides, may) => {
    const ground = [...plain(6, 3), `..${letter}...`, ...plain(6, 2)];
    const drawing = { rows: ground, b1: 'C3 28/22/14 S', r1: 'C4', ...sides, sequence: 4 } as const;
    const table = draw(drawing);
    expect(verdict(table, attack('b1', 'r1'))).toBe(may ? 'done' : 'cannot-strike MEL-2');
    // The man may attack the rider all the same, but through a wall.
    const back = draw({ ...drawing, active: 'red' });
    expect(isRefusal(oddsOf(back.game, back.state, ['r1'], ['b1']))).toBe(false);
  });

  test('MEL-2 a rider attacks and is attacked through head or hindquarters', () => {
    const table = draw({ rows, b1: 'C5', r1: 'C3 N', sequence: 4 });
    expect(ask(table).against).toBe('rider');
    expect(ask(table, 'r1', 'b1').against).toBe('foot');
  });

  test('MEL-3 a rider and a man on foot are never attacked together, nor a horse alone with anybody', () => {
    const men = { b1: 'C3', r1: 'C4', r2: 'D4 SE', r3: 'B4' };
    const table = draw({ rows, ...men, horses: { h1: 'C2 N' }, sequence: 4 });
    expect(refusalOf(table, attack('b1', 'r1 r2'))).toMatchObject({ code: 'mixed-defenders', rule: 'MEL-3' });
    expect(refusalOf(table, attack('b1', 'h1 r1'))).toMatchObject({ code: 'mixed-defenders', rule: 'MEL-3' });
    expect(isRefusal(oddsOf(table.game, table.state, ['b1'], ['r1', 'r3']))).toBe(false);
  });

  test.each([
    [1, 'killed'],
    [4, 'killed'],
    [5, 'moved'],
    [7, 'moved'],
    [8, 'stays'],
  ])('MEL-3 a horse alone defends with 6 on the foot table; a %i: %s', (face, fate) => {
    const table = draw({ rows, b1: 'C3 12/9/6', r1: 'A1', horses: { h1: 'C4 N' }, sequence: 4 });
    expect(ask(table, 'b1', 'h1')).toMatchObject({ defence: 6, against: 'foot', column: '2-1' });
    const done = act(table, attack('b1', 'h1'), [face]);
    const types = typesOf(done);
    expect(types.includes('horseKilled')).toBe(fate === 'killed');
    expect(Object.values(done.state.bodies)).toEqual(fate === 'killed' ? [3, 3] : []);
    const at = { killed: [], moved: [['C5']], stays: [['C4']] }[fate]!.flat();
    expect(done.state.horses.map((horse) => table.label(horse.at))).toEqual(at);
  });

  test('MEL-3 how a horse alone defends is the ruleset’s to say', () => {
    const { game, state } = draw({ rows, b1: 'C3 12/9/6', r1: 'A1', horses: { h1: 'C4 N' }, sequence: 4 });
    const { values } = game.ruleset;
    const stubborn = { ...values, melee: { ...values.melee, horseDefence: 9 } };
    const other = { ...game, ruleset: { ...game.ruleset, values: stubborn } };
    expect(fieldOf(game, state).byId.get('h1')?.values.defence).toBe(6);
    // Of the same state: what was worked out for one game is not given to another.
    expect(fieldOf(other, state).byId.get('h1')?.values.defence).toBe(9);
    expect(oddsOf(other, state, ['b1'], ['h1'])).toMatchObject({ defence: 9 });
  });
});
