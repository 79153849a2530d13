import { memoryGames } from '../../src/storage/memory';
import type { Entry, GameHeader, GameSetup, SavedGame } from '../../src/game';
import { library } from '../../maps';
import { skirmish, type Command, type SkirmishGame, type SkirmishState } from '../../src/skirmish';
import { legal } from '../../src/skirmish';
import { createSession } from '../../src/store/session';
import type { SessionRepository } from '../../src/store/session-saving';
import { scenarioHashes } from '../support/hashes';

export const setupOf = (scenario: string, dice: GameSetup['dice'], table = 'vikings'): GameSetup => ({
  system: 'skirmish',
  scenario: { id: scenario, version: 1, hash: scenarioHashes[scenario] ?? '' },
  players: { blue: { name: 'Anne' }, red: { name: 'Борис' } },
  options: { table },
  dice,
  seed: 11,
});

export function newGame(scenario: string, dice: GameSetup['dice']): SavedGame {
  const setup = setupOf(scenario, dice);
  const standing = { turn: 1, active: 'blue', winner: null } as const;
  const header: GameHeader = {
    format: 1,
    id: 'g1',
    title: 'A game',
    rulesVersion: 1,
    setup,
    createdAt: 1,
    updatedAt: 1,
    length: 0,
    standing,
    picture: null,
  };
  return { header, entries: [] };
}

const opening = (game: SkirmishGame, state: SkirmishState): Command | null =>
  legal(game, state).deployers.length === 0 ? { type: 'endSequence' } : null;

/** A repository in memory that can be told to fail. */
export function fakeRepository() {
  const games = memoryGames();
  const fake = { games, failing: null as Error | null, calls: [] as string[] };
  const guarded =
    <Arguments extends readonly unknown[]>(name: string, call: (...given: Arguments) => Promise<void>) =>
    async (...given: Arguments) => {
      fake.calls.push(name);
      if (fake.failing) throw fake.failing;
      await call(...given);
    };
  const repository: SessionRepository = {
    append: guarded('append', (header: GameHeader, ...entries: readonly Entry[]) => games.append(header, ...entries)),
    truncate: guarded('truncate', (header: GameHeader) => games.truncate(header)),
    update: guarded('update', (header: GameHeader) => games.update(header)),
  };
  return Object.assign(fake, { repository });
}

/** A session over a stored game. */
export async function play(
  saved: SavedGame,
  { fake = fakeRepository(), readOnly = false }: { fake?: ReturnType<typeof fakeRepository>; readOnly?: boolean } = {},
) {
  if (!(await fake.games.open(saved.header.id))) await fake.games.create(saved);
  const game = skirmish.build(saved.header.setup, library);
  let time = 100;
  const ports = { repository: fake.repository, now: () => ++time, newSeed: () => 4242 };
  const session = createSession({ system: skirmish, game, saved, ports, readOnly, opening });
  return { session, fake, now: () => session.getState() };
}
