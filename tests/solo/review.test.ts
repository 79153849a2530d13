import { expect, test } from 'vitest';
import { library } from '../../maps';
import { seededDice, type Entry, type GameEvent } from '../../src/game';
import { skirmish, type Command, type Event } from '../../src/skirmish';
import type { AnySoloGame } from '../../src/solo/any-game';
import { createDesk } from '../../src/solo/desk';
import { soloGames } from '../../src/solo/games';
import { setupOf } from '../store/table';

const game = skirmish.build(setupOf('linden-square', 'app'), library);
const find = (system: string) => (soloGames as unknown as Record<string, AnySoloGame>)[system];

/** A journal in which both armies but end their sequences, for so many commands. */
function idleGame(commands: number): Entry<Command, Event>[] {
  let state = skirmish.initial(game);
  return Array.from({ length: commands }, () => {
    const command: Command = { type: 'endSequence' };
    const by = state.active;
    const decision = skirmish.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(decision.refusal.code);
    for (const event of decision.events) state = skirmish.evolve(game, state, event);
    return { kind: 'command', by, command, events: decision.events };
  });
}

const reading = (entries: readonly Entry<{ readonly type: string }, GameEvent>[]) => {
  const desk = createDesk(find);
  desk.sit('skirmish', game);
  return { desk, turns: desk.read(entries) };
};

test('a journal is read turn by turn, without what was taken back', () => {
  const entries = idleGame(12);
  const { turns } = reading(entries);
  expect(turns.slice(0, 2)).toEqual([
    { army: 'blue', turn: 1 },
    { army: 'red', turn: 1 },
  ]);
  const back = [...entries, { kind: 'takeBack', to: 2, seed: 5 } as const];
  expect(reading(back).turns).toEqual([{ army: 'blue', turn: 1 }]);
});

test('of a turn in which nothing was done it is told what was missed', { timeout: 60_000 }, () => {
  const entries = idleGame(12);
  const { desk } = reading(entries);
  const missed = desk.missed(0, 7);
  expect(missed?.played).toEqual({ type: 'endSequence' });
  expect(missed?.thought.command.type).not.toBe('endSequence');
  expect(missed?.thought.reasons.length).toBeGreaterThan(0);
  expect(Number.isInteger(desk.loss(0, 7))).toBe(true);
});

test('what cannot be asked is said', () => {
  const desk = createDesk(find);
  expect(() => desk.think([], 'page', 1)).toThrow('there is no game on the desk');
  expect(() => desk.sit('chess', {})).toThrow('the computer does not know the game "chess"');
  expect(() => reading(idleGame(2)).desk.loss(9, 1)).toThrow('turns, not 10');
});
