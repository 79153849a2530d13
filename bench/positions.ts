/** What is timed on: a full board of both sheets' size in the middle of a game, and the journal of a whole game. */
import { fold, seededDice, type Entry } from '../src/game';
import { decide, evolve, initialState, skirmish, type Command, type Event } from '../src/skirmish';
import { choose } from '../tests/soak/skirmish/player';
import { skirmishSoak } from '../tests/soak/skirmish/soak';
import { draw, type Drawing } from '../tests/support/draw';
import { randomFrom } from '../tests/support/random';
import type { Table } from '../tests/support/table';

const columns = 35;
const rows = 30;

/** 1,050 hexes of mixed ground, 60 people spread over it, riders among them. */
export function fullBoard(): Table {
  const random = randomFrom(7);
  const letters = Array.from('..................==TTbb/of');
  const ground = Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.pick(letters)));
  const taken = new Set<string>();
  const people: Record<string, string> = {};
  for (let count = 0; count < 60; count++) {
    const [column, row] = [1 + random.below(columns - 2), 1 + random.below(rows - 3)];
    const mounted = count % 5 === 0;
    const hexes = mounted ? [`${column} ${row}`, `${column} ${row + 1}`] : [`${column} ${row}`];
    if (hexes.some((hex) => taken.has(hex))) continue;
    hexes.forEach((hex) => taken.add(hex));
    for (const hex of hexes) ground[Number(hex.split(' ')[1])]![Number(hex.split(' ')[0])] = '.';
    const letters26 = column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(39 + column)}`;
    const id = `${count % 2 === 0 ? 'b' : 'r'}${String(count).padStart(2, '0')}`;
    people[id] = `${letters26}${row + 1} ${mounted ? '28/22/14 N' : '9/9/6'}${count % 3 === 1 ? ' bow' : ''}`;
  }
  return draw({ rows: ground.map((line) => line.join('')), ...people, active: 'blue', sequence: 2 } as Drawing);
}

/** A shipped game played at random: what it is, and its journal. */
export function wholeGame() {
  const trial = skirmishSoak.trial('linden-square', 0, 5);
  const game = skirmish.build(trial.setup, trial.library);
  const random = randomFrom(5);
  const entries: Entry<Command, Event>[] = [];
  let state = initialState(game);
  while (!state.outcome) {
    const command = choose(game, state, random);
    const decision = decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(decision.refusal.code);
    entries.push({ kind: 'command', by: state.active, command, events: decision.events });
    for (const event of decision.events) state = evolve(game, state, event);
  }
  return { game, entries, text: JSON.stringify(entries), end: fold(skirmish, game, entries) };
}
