import { describe, expect, test } from 'vitest';
import { legal, type SkirmishState } from '../../src/skirmish';
import { act, attack, endSequence, move, refusalOf, shoot, whereabouts, type Acted } from '../support/act';
import { draw, plain } from '../support/draw';
import type { Table } from '../support/table';

const rows = plain(8, 8);
const stand = ({ state }: Table) => `${state.active} ${state.turn}.${state.sequence}`;

/** Ends sequences until the table stands there. */
function until(table: Table, where: string): Table {
  let now = table;
  for (let count = 0; stand(now) !== where; count++) {
    if (count > 12) throw new Error(`never at ${where}`);
    now = act(now, endSequence);
  }
  return now;
}

/** With somebody stunned by the accident of an earlier or of this turn. */
function stunned(table: Table, who: string, stunnedIn: number): Table {
  const character = { ...table.state.characters[who]!, stunnedIn };
  return { ...table, state: { ...table.state, characters: { ...table.state.characters, [who]: character } } };
}

describe('the turn', () => {
  test('TURN-1 five sequences in order, then the other army, then the next turn', () => {
    let table: Table = draw({ rows, b1: 'A1', r1: 'H8', firstArmy: 'blue', sequence: 1 });
    const stands = [stand(table)];
    for (let count = 0; count < 10; count++) stands.push(stand((table = act(table, endSequence))));
    expect(stands).toEqual(
      ['blue 1.1', 'blue 1.2', 'blue 1.3', 'blue 1.4', 'blue 1.5'].concat([
        'red 1.1',
        'red 1.2',
        'red 1.3',
        'red 1.4',
        'red 1.5',
        'blue 2.1',
      ]),
    );
  });

  test.each([
    ['shoot', [2, 4, 5]],
    ['move', [1, 3, 4, 5]],
    ['attack', [1, 2, 3, 5]],
  ] as const)('TURN-1 %s only in its own sequence', (verb, others) => {
    for (const sequence of others) {
      const table = draw({ rows, b1: 'C3 bow', b2: 'A1', r1: 'C4', r2: 'A2', sequence });
      const command = { shoot: shoot(table, 'b1', 'r2'), move: move(table, 'b2', 'B1'), attack: attack('b1', 'r1') };
      expect(refusalOf(table, command[verb])).toMatchObject({ code: 'wrong-sequence', rule: 'TURN-1' });
    }
  });

  test.each([
    [1, (table: Table) => shoot(table, 'r1', 'b1')],
    [2, (table: Table) => move(table, 'r1', 'H7')],
    [4, () => attack('r1', 'b1')],
  ] as const)('TURN-1 nobody of the other army acts in sequence %i', (sequence, command) => {
    const table = draw({ rows, b1: 'H6 bow', r1: 'H8 bow', sequence });
    expect(refusalOf(table, command(table))).toMatchObject({ code: 'unknown', rule: 'TURN-1' });
  });

  test('TURN-1 a crossbow does not shoot in sequence 3, a bow does', () => {
    const men = { b1: 'A1 bow', b2: 'C1 crossbow', r1: 'B6' };
    const table = draw({ rows, ...men, sequence: 3 });
    expect(Object.keys(legal(table.game, table.state).shooters)).toEqual(['b1']);
    expect(refusalOf(table, shoot(table, 'b2', 'r1'))).toMatchObject({ code: 'wrong-sequence', rule: 'TURN-1' });
    expect(act(table, shoot(table, 'b1', 'r1'), [10]).events.at(-1)).toMatchObject({ type: 'shot', result: '-' });
  });

  test('TURN-2 a crossbowman who shot does not move; an archer shoots, moves and shoots again', () => {
    let table: Table = draw({ rows, b1: 'A1 bow', b2: 'C1 crossbow', r1: 'B6 armoured', sequence: 1 });
    table = act(table, shoot(table, 'b1', 'r1'), [10]);
    table = act(table, shoot(table, 'b2', 'r1'), [10]);
    table = act(table, endSequence);
    expect(refusalOf(table, move(table, 'b2', 'C2'))).toMatchObject({ code: 'shot-already', rule: 'TURN-2' });
    expect(legal(table.game, table.state).movers).toEqual(['b1']);
    table = act(act(table, move(table, 'b1', 'A2')), endSequence);
    expect(legal(table.game, table.state).shooters).toHaveProperty('b1');
    expect(whereabouts(act(table, shoot(table, 'b1', 'r1'), [1]), 'r1')).toBe('B6 wounded');
  });

  test('TURN-2 a crossbowman who held his shot moves', () => {
    const table = draw({ rows, b1: 'C1 crossbow', r1: 'B6', sequence: 2 });
    expect(legal(table.game, table.state).movers).toEqual(['b1']);
  });

  test('TURN-3 who was stunned before this turn stands up in sequence 5; who was stunned in it waits', () => {
    const table = draw({ rows, b1: 'A1', b2: 'C1', b3: 'E1', r1: 'B6', sequence: 4, firstArmy: 'blue' });
    const before = stunned(stunned(table, 'b1', 0), 'b2', table.state.playerTurn);
    const after = act(before, endSequence);
    expect(after.events).toContainEqual({ type: 'recovered', who: 'b1' });
    expect([whereabouts(after, 'b1'), whereabouts(after, 'b2')]).toEqual(['A1 fit', 'C1 stunned']);
    const next = until(after, 'blue 2.5');
    expect(whereabouts(next, 'b2')).toBe('C1 fit');
  });

  test('TURN-3 the other army’s stunned wait for their own turn', () => {
    const table = stunned(draw({ rows, b1: 'A1', r1: 'B6', sequence: 4, firstArmy: 'blue' }), 'r1', 0);
    expect(whereabouts(act(table, endSequence), 'r1')).toBe('B6 stunned');
    expect(whereabouts(until(table, 'red 1.5'), 'r1')).toBe('B6 fit');
  });

  test('TURN-4 with the option, sequences in which nothing can be done are passed over', () => {
    const table = draw({ rows, b1: 'A1', r1: 'H8', options: { passEmptySequences: true }, firstArmy: 'blue' });
    const after = act(table, endSequence);
    expect(stand(after)).toBe('red 1.2');
    const passed = after.events.flatMap((event) => (event.type === 'sequenceBegan' ? [event.sequence] : []));
    expect(passed).toEqual([3, 4, 5, 1, 2]);
  });

  test('TURN-4 the passing stops where something can be done', () => {
    const men = { b1: 'A1', b2: 'C1 bow', r1: 'C6' };
    const table = draw({ rows, ...men, options: { passEmptySequences: true }, firstArmy: 'blue' });
    expect(stand(act(table, endSequence))).toBe('blue 1.3');
  });

  test('TURN-4 when nobody at all can do anything it stops after one turn', () => {
    const rows2 = ['~.~', '~~~', '~~~', '.~.'];
    const table = draw({ rows: rows2, b1: 'B1', r1: 'A4', options: { passEmptySequences: true }, firstArmy: 'blue' });
    const after: Acted = act(table, endSequence);
    expect(after.state.sequence satisfies SkirmishState['sequence']).toBe(5);
  });
});
