import { describe, expect, test } from 'vitest';
import { library } from '../../maps';
import { seedDice, seededDice, type Entry } from '../../src/game';
import { skirmish, type Command, type Event, type SkirmishState } from '../../src/skirmish';
import { extend, think, type Course, type Meter } from '../../src/solo';
import type { AnySoloGame } from '../../src/solo/any-game';
import { createDesk } from '../../src/solo/desk';
import { soloGames } from '../../src/solo/games';
import { lay } from '../../src/solo/reading';
import { thoughtSeed } from '../../src/solo/seed';
import { setupOf } from '../store/table';

const setup = setupOf('linden-square', 'app');
const game = skirmish.build(setup, library);
const solo = soloGames.skirmish;
const patience = 90_000;

interface Moment {
  readonly course: Course<SkirmishState>;
  readonly command: Command;
  readonly spent: number;
}

/** The captain's first turn, a command at a time. */
function firstTurn() {
  const entries: Entry<Command, Event>[] = [];
  const moments: Moment[] = [];
  let state = skirmish.initial(game);
  let course = extend([], state);
  const { active } = state;
  while (state.active === active) {
    const meter: Meter = { spent: 0, allowed: 0 };
    const { command } = think(solo, game, course, 'captain', thoughtSeed(setup.seed, entries.length), meter);
    moments.push({ course, command, spent: meter.spent });
    const decision = skirmish.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(decision.refusal.code);
    entries.push({ kind: 'command', by: active, command, events: decision.events });
    for (const event of decision.events) state = skirmish.evolve(game, state, event);
    course = extend(course, state);
  }
  return { entries, moments, course };
}

const turn = firstTurn();
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const anySolo = solo as unknown as AnySoloGame;

describe('the course of a turn', { timeout: patience }, () => {
  test('holds the states of the turn and begins anew with the next', () => {
    expect(turn.moments.at(-1)!.course).toHaveLength(turn.entries.length);
    expect(turn.course).toHaveLength(1);
  });

  test('a plan of all moves is made once and followed: only what chance upsets is thought about again', () => {
    const moves = turn.moments.filter(({ course }) => course.at(-1)!.sequence === 2);
    const tested = turn.entries.some(
      (entry) => entry.kind === 'command' && entry.events.some(({ type }) => type === 'tested'),
    );
    expect(moves.length).toBeGreaterThan(3);
    expect(tested).toBe(false);
    expect(moves.map(({ spent }) => spent > 0)).toEqual(moves.map((_, index) => index === 0));
  });

  test('a game that is left and gone on with is played as it would have been, whatever the dice to come', () => {
    const second = turn.moments.findIndex(({ course }) => course.at(-1)!.sequence === 2) + 1;
    for (const place of [second, turn.moments.length - 1]) {
      const desk = createDesk(() => anySolo);
      desk.sit('skirmish', game);
      const told = desk.think(copied(turn.entries.slice(0, place)), 'captain', thoughtSeed(setup.seed, place));
      expect(told.command).toEqual(turn.moments[place]!.command);
      const course = turn.moments[place]!.course.map((state) => ({ ...state, dice: seedDice(place) }));
      expect(think(solo, game, course, 'captain', thoughtSeed(setup.seed, place)).command).toEqual(told.command);
    }
  });
});

describe('a journal that is read again', () => {
  const { courseOf: read } = lay(anySolo, game);

  test('leads to the same states as far as it says the same', () => {
    const once = read(turn.entries);
    const shorter = read(copied(turn.entries.slice(0, 3)));
    expect(shorter).toHaveLength(4);
    expect(read(copied(turn.entries.slice(0, 4)))[3]).toBe(shorter[3]);
    expect(read(turn.entries)).toEqual(once);
  });

  test('what was taken back has not been', () => {
    const back: Entry = { kind: 'takeBack', to: 1, by: 'blue', seed: 7 } as unknown as Entry;
    expect(read([...turn.entries.slice(0, 3), back])).toEqual(read(turn.entries.slice(0, 1)));
  });
});
