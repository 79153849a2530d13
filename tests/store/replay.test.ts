import { describe, expect, test } from 'vitest';
import { timeline, type AnimationStep } from '../../src/board/animation';
import type { CounterView } from '../../src/board/view';
import type { Command, Event } from '../../src/skirmish';
import { replaySteps, type ReplayArt, type ReplayStep } from '../../src/store/skirmish/replay';
import { act, attack, move, pathOf, shoot } from '../support/act';
import { draw, plain } from '../support/draw';
import type { Table } from '../support/table';

const counter = (id: string, hex: number): CounterView => ({
  id,
  hex,
  facing: null,
  colour: 'blue',
  pattern: 'chevrons',
  figure: 'archer',
  name: id,
  values: null,
  wounded: false,
  stunned: false,
  armoured: false,
  weapon: null,
  done: false,
  ready: false,
});

/** Puffs tell the event's result, so that the test sees which event they come from. */
const art: ReplayArt = {
  portray: (state, who) => counter(who, state.characters[who]?.at ?? -1),
  puff: (event) => ('result' in event ? { text: `${event.type} ${event.result}`, tone: 'bad' } : null),
};

function brief({ label }: Table, step: ReplayStep): string {
  switch (step.kind) {
    case 'move':
    case 'push': {
      const together = step.kind === 'move' && step.together ? ' together' : '';
      return `${step.kind} ${step.id} ${step.path.map(({ at }) => label(at)).join('-')}${together}`;
    }
    case 'flee':
      return `flee ${step.counter.id} ${label(step.counter.hex)}`;
    case 'loose':
      return `loose ${step.id} ${step.rider}`;
    case 'shot':
      return `shot ${label(step.from)}-${label(step.to)} ${step.weapon}`;
    case 'blow':
      return `blow ${label(step.at)} ${step.attackers.join(' ')}`;
    case 'leave':
      return `leave ${step.counter.id} ${label(step.counter.hex)}`;
    case 'fall':
      return `fall ${step.counter.id} ${label(step.counter.hex)}`;
    case 'horseFall':
      return `horseFall ${step.counter.id} ${label(step.counter.hex)} ${step.rider ?? '-'}`;
    case 'throw':
      return `throw ${step.id} ${label(step.from)}-${label(step.to)}`;
    case 'mount':
      return `mount ${step.id} ${step.path.map(({ at }) => label(at)).join('-')} ${step.horse?.id ?? '-'}`;
    case 'puff':
      return `puff ${label(step.at)} ${step.text}`;
    case 'wound':
    case 'stun':
    case 'recover':
      return `${step.kind} ${step.id}`;
  }
}

const seen = (table: Table, events: readonly Event[]): string[] =>
  replaySteps(table.game, table.state, events, art).map((step) => brief(table, step));

describe('what happened, as the board plays it', () => {
  test('SHT-3 a shot flies, its result rises, a wound shows', () => {
    const table = draw({ rows: plain(8, 4), b1: 'A2 bow', r1: 'F2', sequence: 1 });
    expect(seen(table, act(table, shoot(table, 'b1', 'r1'), [2]).events)).toEqual([
      'shot A2-F2 bow',
      'puff F2 shot W',
      'wound r1',
    ]);
  });

  test('RET-3 a friend is pushed before the other comes in', () => {
    const table = draw({
      rows: ['.........', '.........', '.........', '.....~...', '.........', '.........'],
      b1: 'E5 20/18/6',
      b2: 'F6',
      r1: 'F5',
      r2: 'G4',
      sequence: 4,
    });
    expect(seen(table, act(table, attack('b1 b2', 'r1'), [8]).events)).toEqual([
      'blow F5 b1 b2',
      'puff F5 fought DR',
      'push r2 G4-G3',
      'move r1 F5-G4',
    ]);
  });

  test('MOV-4 who is killed on the way goes as far as the test, then falls there', () => {
    const table = draw({ rows: plain(6, 6), b1: 'B5', r1: 'C3', sequence: 2 });
    expect(seen(table, act(table, move(table, 'b1', 'B4 B3'), [1]).events)).toEqual([
      'move b1 B5-B4',
      'puff B4 tested K',
      'fall b1 B4',
    ]);
  });

  test('UNH-1 the horse goes down, and its rider flies from its head to where he lands', () => {
    const table = draw({ rows: plain(6, 6), b1: 'C3 N', r1: 'D3' });
    const { hex } = table;
    expect(
      seen(table, [
        { type: 'horseKilled', horse: 'horse-b1', rider: 'b1', hexes: [hex('C3'), hex('C4')] },
        { type: 'unhorsed', who: 'b1', at: hex('B5') },
      ]),
    ).toEqual(['horseFall b1 C3 b1', 'throw b1 C3-B5']);
  });

  test('VIC-1 who leaves the board goes to its edge first and is gone from there', () => {
    const table = draw({ rows: plain(6, 6), b1: 'C4', r1: 'F6' });
    const path = ['C3', 'C2'].map((label) => ({ at: table.hex(label), facing: null }));
    expect(
      seen(table, [
        { type: 'moved', who: 'b1', path, why: 'leave' },
        { type: 'left', who: 'b1' },
      ]),
    ).toEqual(['move b1 C4-C3-C2', 'leave b1 C2']);
  });

  test('UNH-3 the horse of one killed in the saddle stays, alone, or runs off from where he fell', () => {
    const table = draw({ rows: plain(6, 6), b1: 'C4 N', r1: 'F6' });
    const { hex } = table;
    const killed: Event = { type: 'killed', who: 'b1', rule: 'SHT' };
    const left = { horse: 'horse-b1', rider: 'b1', at: hex('C4'), facing: 0 } as const;
    expect(seen(table, [killed, { type: 'horseLeft', ...left }])).toEqual(['fall b1 C4', 'loose horse-b1 b1']);
    expect(seen(table, [killed, { type: 'horseFled', horse: 'horse-b1', rider: 'b1' }])).toEqual([
      'fall b1 C4',
      'flee b1 C4',
    ]);
  });

  test('MOV-13 he gets off and the horse is there; a horse that is led goes with its leader', () => {
    const table = draw({ rows: plain(8, 7), b1: 'D3 9/9/6', r1: 'H7', horses: { h1: 'D4 N' } });
    const lead: Command = { type: 'lead', who: 'b1', horse: 'h1', path: pathOf(table, 'D2 D1') };
    expect(seen(table, act(table, lead).events)).toEqual(['move b1 D3-D2-D1', 'move h1 D4-D3-D2 together']);
    const rides = draw({ rows: plain(8, 7), b1: 'D3 20/15/6 N', r1: 'H7' });
    const off: Command = { type: 'dismount', who: 'b1', at: rides.hex('D2') };
    expect(seen(rides, act(rides, off).events)).toEqual(['mount b1 D3-D2 -', 'loose horse-b1 b1']);
  });

  test('MEL-1 a blow lands on the half of a rider that is struck; one on two lands twice', () => {
    const table = draw({ rows: plain(6, 6), b1: 'C5', r1: 'C3 N', r2: 'D5', sequence: 4 });
    const fought = (defenders: string[]): Event => ({
      type: 'fought',
      attackers: ['b1'],
      defenders,
      attack: 9,
      defence: 9,
      column: '1-1',
      tally: [],
      face: 5,
      result: '-',
    });
    expect(seen(table, [fought(['r1'])])[0]).toBe('blow C4 b1');
    expect(seen(table, [fought(['r1', 'r2'])]).filter((text) => text.startsWith('blow'))).toHaveLength(2);
  });

  test('nothing is seen of what only marks time', () => {
    const table = draw({ rows: plain(3, 3), b1: 'A1', r1: 'C3' });
    expect(
      seen(table, [
        { type: 'turnBegan', army: 'red', turn: 1 },
        { type: 'sequenceBegan', sequence: 1, army: 'red' },
      ]),
    ).toEqual([]);
  });

  test('the steps are the board’s own, and the same each time', () => {
    const table = draw({ rows: plain(8, 4), b1: 'A2 bow', r1: 'F2', sequence: 1 });
    const { events } = act(table, shoot(table, 'b1', 'r1'), [2]);
    const steps: readonly AnimationStep[] = replaySteps(table.game, table.state, events, art);
    expect(replaySteps(table.game, table.state, events, art)).toEqual(steps);
    expect(timeline({ id: 1, steps }).length).toBeGreaterThan(0);
  });
});
