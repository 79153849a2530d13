import { expect, test } from 'vitest';
import { fold, type Entry, type SavedGame } from '../../src/game';
import { memoryGames } from '../../src/storage/memory';
import { createGamesStore } from '../../src/store/games';
import { createReel } from '../../src/store/reel';

interface State {
  readonly turn: number;
  readonly active: 'blue';
  readonly outcome: null;
  readonly dice: readonly [number, number, number, number];
  readonly said: readonly string[];
}
type Said = { readonly type: string };

const system = {
  initial: (): State => ({ turn: 1, active: 'blue', outcome: null, dice: [0, 0, 0, 0], said: [] }),
  evolve: (_: null, state: State, { type }: Said): State => ({ ...state, said: [...state.said, type] }),
};
const say = (type: string): Entry<Said, Said> => ({
  kind: 'command',
  by: 'blue',
  command: { type },
  events: [{ type }],
});

/** A long journal in which something is taken back now and then. */
const journal: readonly Entry<Said, Said>[] = Array.from({ length: 130 }, (_, place) =>
  place % 17 === 16 ? ({ kind: 'takeBack', to: place - 5, seed: 1 } as const) : say(String(place)),
);

test('a reel shows at every moment, in whatever order it is asked, what the fold of the journal so far comes to', () => {
  const reel = createReel(system, null, journal);
  const moments = [130, 3, 77, 78, 22, 16, 17, 18, 129, 0, 60];
  for (const moment of moments) {
    expect(reel.stateAt(moment).said).toEqual(fold(system, null, journal.slice(0, moment)).said);
  }
});

test('a moment beyond the ends is the end', () => {
  const reel = createReel(system, null, journal);
  expect(reel.stateAt(-4)).toEqual(system.initial());
  expect(reel.stateAt(900)).toEqual(reel.stateAt(130));
});

test('another way from a moment is a new game with the journal up to there and dice started afresh; the old one is untouched', async () => {
  const repository = memoryGames();
  const setup = {
    system: 'x',
    scenario: { id: 's', version: 1, hash: '' },
    players: { blue: { name: 'A' }, red: { name: 'B' } },
    options: {},
    dice: 'app',
    seed: 5,
  } as const;
  const standing = { turn: 2, active: 'blue', winner: null } as const;
  const header = {
    format: 1,
    id: 'old',
    title: 'Old',
    rulesVersion: 1,
    setup,
    createdAt: 1,
    updatedAt: 2,
    length: 3,
    standing,
    picture: 'p',
  } as const;
  const old: SavedGame = { header, entries: [say('a'), say('b'), say('c')] };
  await repository.create(old);
  const files = { read: () => old, write: () => '' };
  const games = createGamesStore({ repository, files, now: () => 9, newId: () => 'new' });
  const players = { blue: { name: 'Anne' }, red: { name: 'Boris', computer: 'page' } } as const;
  const id = await games
    .getState()
    .branch(old, { title: 'Other', moment: 2, players, standing, seed: 77, picture: 'q' });
  expect(id).toBe('new');
  const made = (await repository.open('new'))!;
  expect(made.entries).toEqual([say('a'), say('b'), { kind: 'takeBack', to: 2, seed: 77 }]);
  expect(made.header).toMatchObject({ title: 'Other', length: 3, createdAt: 9, picture: 'q' });
  // Who plays on may be somebody else.
  expect(made.header.setup).toEqual({ ...setup, players });
  expect(await repository.open('old')).toEqual(old);
});
