import { expect, test } from 'vitest';
import { library } from '../../maps';
import { seededDice, type Entry } from '../../src/game';
import { skirmish, type Command, type Event } from '../../src/skirmish';
import type { Level } from '../../src/solo';
import type { AnySoloGame } from '../../src/solo/any-game';
import { createDesk } from '../../src/solo/desk';
import { soloGames } from '../../src/solo/games';
import { thoughtSeed } from '../../src/solo/seed';
import { setupOf } from '../store/table';
import { thinkOf } from './play';

const setup = setupOf('linden-square', 'app');
const game = skirmish.build(setup, library);
const { seed } = setup;

/** A journal of the computer's commands at a level, thought as at the table; what each was thought with. */
function played(level: Level, commands: number) {
  let state = skirmish.initial(game);
  const entries: Entry<Command, Event>[] = [];
  const thoughts = [];
  for (let place = 0; place < commands; place++) {
    const thought = thinkOf(game, state, level, thoughtSeed(seed, place));
    const decision = skirmish.decide(game, state, thought.command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(decision.refusal.code);
    entries.push({ kind: 'command', by: state.active, command: thought.command, events: decision.events });
    thoughts.push(thought);
    for (const event of decision.events) state = skirmish.evolve(game, state, event);
  }
  return { entries, thoughts };
}

function desk() {
  const made = createDesk((system) => (soloGames as unknown as Record<string, AnySoloGame>)[system]);
  made.sit('skirmish', game);
  return made;
}

test('what the computer thought is thought once more from the journal alone, read from a file', () => {
  const { entries, thoughts } = played('sergeant', 9);
  const read = JSON.parse(JSON.stringify(entries)) as typeof entries;
  for (const [place, thought] of thoughts.entries()) {
    expect(desk().recall(read, place, 'sergeant', seed)).toEqual(thought);
  }
});

test('also when it plays at another level by now', () => {
  const { entries, thoughts } = played('page', 4);
  expect(desk().recall(entries, 3, 'sergeant', seed)?.command).toEqual(thoughts[3]?.command);
});

test('what nobody would have thought of has no reason', { timeout: 60_000 }, () => {
  const { entries } = played('page', 1);
  const strange = entries.map((entry) => ({ ...entry, command: { type: 'leave', who: 'nobody', path: [] } as const }));
  expect(desk().recall(strange, 0, 'page', seed)).toBeNull();
  expect(desk().recall([], 0, 'page', seed)).toBeNull();
});
