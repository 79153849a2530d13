import { describe, expect, test } from 'vitest';
import type { Objective } from '../../src/game';
import { initialState, legal, pointsOf, progressOf } from '../../src/skirmish';
import { act, attack, endSequence, move, pathOf, refusalOf, shoot, typesOf, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

const text = { fr: '', en: '', ru: '' };
const rows = plain(5, 5);
type Kind = Objective['kind'];
const objective = <K extends Kind>(kind: K, rest: object): Objective =>
  ({ kind, army: 'blue', points: 0, wins: false, text, ...rest }) as unknown as Objective;

const leave = (table: Table, who: string, path = '') => ({ type: 'leave', who, path: pathOf(table, path) }) as const;

/** Ends sequences until the game is over or so many have been ended. */
function endAll(table: Table, count: number): Table {
  let now = table;
  for (let done = 0; done < count && !now.state.outcome; done++) now = act(now, endSequence);
  return now;
}

describe('winning', () => {
  test('VIC-1 destroy: points for each enemy dead, won at once when all named are', () => {
    const destroy = objective('destroy', { points: 3, wins: true, who: ['r1'] });
    const table = draw({ rows, b1: 'C1 bow', r1: 'C4 wounded', r2: 'A5', objectives: [destroy], sequence: 1 });
    const done = act(table, shoot(table, 'b1', 'r1'), [1]);
    expect(done.state.outcome).toEqual({ winner: 'blue', reason: 'objective' });
    expect(pointsOf(done.game, done.state, 'blue')).toBe(3);
    expect(refusalOf(done, endSequence)).toMatchObject({ code: 'game-over', rule: 'VIC-1' });
    expect(legal(done.game, done.state).canEndSequence).toBe(false);
  });

  test('VIC-1 destroy without names leaves animals out', () => {
    const destroy = objective('destroy', {});
    const table = draw({ rows, b1: 'A1', r1: 'C4 dead', r2: 'A5 mule', objectives: [destroy] });
    expect(progressOf(table.game, table.state, destroy)).toEqual({ done: 1, of: 1, needed: 1 });
  });

  test.each([
    ['all held at the end of its turn', { b2: 'C3' }, { winner: 'blue', reason: 'objective' }],
    ['one missing', { b2: 'C4' }, null],
    ['one a mule', { b2: 'C3 mule' }, null],
    ['a rider’s hindquarters', { b2: 'C2 N' }, { winner: 'blue', reason: 'objective' }],
  ])('VIC-1 hold: %s', (_title, men, outcome) => {
    const hold = objective('hold', { wins: true, points: 2, hexes: ['A1', 'C3'] });
    const table = draw({ rows, b1: 'A1', r1: 'E5', objectives: [hold], sequence: 4, ...men });
    expect(progressOf(table.game, table.state, hold).done).toBe(outcome ? 2 : 1);
    expect(act(act(table, endSequence), endSequence).state.outcome).toEqual(outcome);
  });

  test('VIC-1 hold: the stunned hold nothing', () => {
    const hold = objective('hold', { wins: true, hexes: ['A1', 'C3'] });
    const table = draw({ rows, b1: 'A1', b2: 'C3 stunned', r1: 'E5', objectives: [hold] });
    expect(progressOf(table.game, table.state, hold).done).toBe(1);
  });

  test('VIC-1 leave: from an edge hex, for a point, the edge hex tested', () => {
    const edge = objective('leave', { edge: 'north', points: 5, wins: true, needed: 1 });
    const table = draw({ rows, b1: 'C3 9/9/3', b2: 'A5', r1: 'E5', objectives: [edge] });
    expect(refusalOf(table, leave(table, 'b1'))).toMatchObject({ code: 'not-an-exit', rule: 'VIC-1' });
    const done = act(table, leave(table, 'b1', 'C2 C1'));
    expect(typesOf(done)).toEqual(['moved', 'left', 'moveEnded', 'armyWon']);
    expect(whereabouts(done, 'b1')).toBe('C1 left');
    expect(pointsOf(done.game, done.state, 'blue')).toBe(5);
    const tired = draw({ rows, b1: 'C3 9/9/2', r1: 'E5', objectives: [edge] });
    expect(refusalOf(tired, leave(tired, 'b1', 'C2 C1'))).toMatchObject({
      code: 'too-far',
      facts: { need: 3, have: 2 },
    });
    const seen = draw({ rows, b1: 'C3 9/9/3', b2: 'A5', r1: 'D1', objectives: [edge] });
    expect(typesOf(act(seen, leave(seen, 'b1', 'C2 C1'), [10]))).toContain('left');
  });

  test.each([
    ['the wrong edge', { edge: 'south' }],
    ['the other army’s', { edge: 'north', army: 'red' }],
    ['not for him', { edge: 'north', who: ['b2'] }],
  ])('VIC-1 nobody leaves by %s', (_title, rest) => {
    const objectives = [objective('leave', rest)];
    const table = draw({ rows, b1: 'C1', b2: 'A5', r1: 'E5', objectives });
    expect(refusalOf(table, leave(table, 'b1'))).toMatchObject({ code: 'not-an-exit', rule: 'VIC-1' });
  });

  test.each([
    ['east', 'E3'],
    ['west', 'A3'],
    ['south', 'C5'],
    ['north', 'C1'],
  ])('VIC-1 escort: all named must leave, here by the %s', (edge, at) => {
    const escort = objective('escort', { edge, wins: true, who: ['b1', 'b2'] });
    const table = draw({
      rows,
      b1: `${at} mule`,
      b2: at === 'C5' ? 'B5' : at === 'C1' ? 'B1' : at.replace('3', '4'),
      b3: 'C3',
      r1: 'D2',
      objectives: [escort],
    });
    const one = act(table, leave(table, 'b1'));
    expect(one.state.outcome).toBeNull();
    expect(act(one, leave(one, 'b2')).state.outcome).toEqual({ winner: 'blue', reason: 'objective' });
  });

  test('VIC-1 survive: whoever had to has won at the limit', () => {
    const survive = objective('survive', { wins: true, who: ['b2'] });
    const table = draw({ rows, b1: 'A1', b2: 'C1', r1: 'E5', objectives: [survive], turnLimit: 1, sequence: 5 });
    expect(endAll(table, 1).state.outcome).toEqual({ winner: 'blue', reason: 'objective' });
    const dead = draw({ rows, b1: 'A1', b2: 'C1 dead', r1: 'E5', objectives: [survive], turnLimit: 1, sequence: 5 });
    expect(endAll(dead, 1).state.outcome).toEqual({ winner: null, reason: 'equal-points' });
  });

  test.each([
    [3, 1, 'blue', 'points'],
    [1, 3, 'red', 'points'],
    [2, 2, null, 'equal-points'],
  ])('VIC-1 at the limit points decide: %i to %i', (blue, red, winner, reason) => {
    const objectives = [
      objective('survive', { points: blue, who: ['b1'] }),
      objective('survive', { points: red, army: 'red', who: ['r1'] }),
    ];
    const table = draw({ rows, b1: 'A1', r1: 'E5', objectives, turnLimit: 2, firstArmy: 'blue', sequence: 1 });
    const end = endAll(table, 40);
    expect([end.state.turn, end.state.active, end.state.outcome]).toEqual([2, 'red', { winner, reason }]);
  });

  const zones: Drawing = {
    rows: ['..~..', ...plain(5, 4)],
    b1: 'A1',
    b2: 'B1',
    r1: 'E5',
    sequence: 0,
    firstArmy: 'blue',
    zones: { blue: ['A1', 'B1', 'C1', 'D1', 'E5'], red: ['E5', 'D5'] },
  };

  test('VIC-1 the armies are set up in their zones, one after the other, then turn 1 begins', () => {
    const table = draw(zones);
    expect(initialState(table.game)).toMatchObject({ sequence: 0, active: 'blue', turn: 1 });
    const deploy = (who: string, at: string) => ({ type: 'deploy', who, at: table.hex(at) }) as const;
    expect(whereabouts(act(table, deploy('b1', 'D1')), 'b1')).toBe('D1 fit');
    const swapped = act(table, deploy('b1', 'B1'));
    expect([whereabouts(swapped, 'b1'), whereabouts(swapped, 'b2')]).toEqual(['B1 fit', 'A1 fit']);
    expect(refusalOf(table, deploy('b1', 'A2'))).toMatchObject({ code: 'not-in-zone', rule: 'VIC-1' });
    expect(refusalOf(table, deploy('b1', 'C1'))).toMatchObject({ code: 'no-way-through', rule: 'TER' });
    expect(refusalOf(table, deploy('b1', 'E5'))).toMatchObject({ code: 'place-taken', rule: 'MOV-2' });
    expect(refusalOf(table, deploy('r1', 'E5'))).toMatchObject({ code: 'unknown', rule: 'VIC-1' });
    expect(refusalOf(table, move(table, 'b1', 'A2'))).toMatchObject({ code: 'wrong-sequence' });
    const second = act(swapped, endSequence);
    expect([second.state.active, second.state.sequence]).toEqual(['red', 0]);
    const begun = act(second, endSequence);
    expect([begun.state.active, begun.state.sequence, begun.state.turn]).toEqual(['blue', 1, 1]);
    expect(refusalOf(begun, deploy('b1', 'D1'))).toMatchObject({ code: 'wrong-sequence', rule: 'VIC-1' });
  });

  test('VIC-1 nobody is set up where his army has fixed places', () => {
    const { zones: _zones, ...fixed } = zones;
    const table = draw(fixed);
    expect(legal(table.game, table.state)).toMatchObject({ deployers: [], canEndSequence: true });
    expect(act(table, endSequence).state).toMatchObject({ active: 'blue', sequence: 1, playerTurn: 1 });
  });

  test('VIC-2 an army with nobody alive but animals has lost at once', () => {
    const table = draw({ rows, b1: 'C2 54/9/6', r1: 'C3 9/9/6', r2: 'E5 mule', sequence: 4 });
    const done = act(table, attack('b1', 'r1'), [1]);
    expect(done.state.outcome).toEqual({ winner: 'blue', reason: 'destroyed' });
    expect(done.state.pending).toBeNull();
  });

  test('VIC-2 whose last man left the board alive has not lost for that: points decide', () => {
    const edge = objective('leave', { edge: 'north', points: 1 });
    const table = draw({ rows, b1: 'C1', r1: 'E5', objectives: [edge] });
    expect(act(table, leave(table, 'b1')).state.outcome).toEqual({ winner: 'blue', reason: 'points' });
  });

  test('VIC-2 a man killed by a test on his way can lose the game', () => {
    const table = draw({ rows, b1: 'C2', b2: 'A1 mule', r1: 'D3', turnLimit: 3 });
    const done = act(table, move(table, 'b1', 'C3 C4'), [1]);
    expect(done.state.outcome).toEqual({ winner: 'red', reason: 'destroyed' });
  });
});
