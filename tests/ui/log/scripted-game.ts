import type { Command } from '../../../src/skirmish';
import type { LogEntry } from '../../../src/ui/skirmish/log/lines';
import { act, attack, endSequence, move, pathOf, shoot } from '../../support/act';
import type { Table } from '../../support/table';
import { drawNamed } from './tables';

/** A pond, a tree and a fence; Odo in armour, whose death ends the game. */
export const start: Table = drawNamed({
  rows: ['.........', '.........', '.........', '.....~...', 'T........', '.........', '.........', '.........'],
  fence: ['G4 SW'],
  b1: 'C5 20/18/6 armoured',
  b2: 'A7 6/6/6 bow',
  b3: 'E7 9/9/6',
  r1: 'F5 12/10/5 armoured',
  r2: 'D4 9/9/6',
  r3: 'G4 5/4/6',
  sequence: 0,
  active: 'blue',
  firstArmy: 'blue',
  turnLimit: 5,
  options: { passEmptySequences: true },
  objectives: [{ kind: 'destroy', army: 'blue', points: 1, wins: true, who: ['r1'], text: { en: '', fr: '', ru: '' } }],
});

type Step = readonly [command: (table: Table) => Command, faces: readonly number[]];

const then: Step = [() => endSequence, []];
const advance = (who: string, path: string): Step => [
  (table) => ({ type: 'advance', who, path: pathOf(table, path) }),
  [],
];
const stay = (who: string): Step => [() => ({ type: 'stay', who }), []];

const steps: readonly Step[] = [
  then,
  [(table) => shoot(table, 'b2', 'r1'), [2]],
  then,
  [(table) => move(table, 'b1', 'D5 E5'), [3]],
  [(table) => move(table, 'b3', 'F7 F6'), []],
  then,
  [(table) => shoot(table, 'b2', 'r2'), [9]],
  then,
  [() => attack('b1 b3', 'r1'), [9]],
  advance('b1', 'F5'),
  stay('b3'),
  then,
  [(table) => move(table, 'r2', 'C4 C5 B6 B7'), []],
  then,
  [() => attack('r2', 'b2'), [1]],
  stay('r2'),
  then,
  [(table) => move(table, 'b3', 'G5'), []],
  then,
  then,
  [(table) => move(table, 'r3', 'F3 E3 E4'), []],
  then,
  [() => attack('r1 r3', 'b1'), [10, 2]],
  then,
  then,
  [() => attack('b1 b3', 'r1'), [3]],
];

/** Plays the script and keeps the journal. */
export function playScript(): { readonly table: Table; readonly entries: readonly LogEntry[] } {
  let table = start;
  const entries: LogEntry[] = [];
  for (const [make, faces] of steps) {
    const by = table.state.active;
    const command = make(table);
    const { state, events } = act(table, command, faces);
    entries.push({ kind: 'command', by, command, events });
    table = { ...table, state };
  }
  return { table, entries };
}
