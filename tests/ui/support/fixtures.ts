import type { GameHeader, GameRepository, SavedGame, Scenario } from '../../../src/game';
import { StorageProblem, type StorageProblemCode } from '../../../src/game';

const words = (text: string) => ({ fr: `${text} (fr)`, en: text, ru: `${text} (ru)` });

/** A scenario of two men; `mounted`: one of them rides. */
export function tinyScenario(id: string, mounted = false): Scenario {
  const character = (name: string, at: string) => ({ id: name, type: 'spearman', name: words(name), at });
  return {
    format: 'scenario-1',
    id,
    version: 3,
    system: 'skirmish',
    names: words(`Scenario ${id}`),
    story: words(`Story of ${id}.`),
    line: words(`Line of ${id}.`),
    minutes: 10,
    first: false,
    sheets: [['sheet']],
    armies: {
      blue: {
        name: words('Blues'),
        characters: [{ ...character('b01', 'A1'), ...(mounted && { facing: 'N' as const }) }],
      },
      red: { name: words('Reds'), characters: [character('r01', 'C3')] },
    },
    firstArmy: 'red',
    turnLimit: 8,
    objectives: [],
  };
}

/** A saved game without entries. */
export function savedGame(id: string, values: Partial<GameHeader> = {}): SavedGame {
  const header: GameHeader = {
    format: 1,
    id,
    title: `Game ${id}`,
    rulesVersion: 1,
    setup: {
      system: 'skirmish',
      scenario: { id: 'one', version: 3, hash: 'h' },
      players: { blue: { name: 'Anne' }, red: { name: 'Boris' } },
      options: { table: 'vikings' },
      dice: 'app',
      seed: 1,
    },
    createdAt: 1000,
    updatedAt: 1000,
    length: 0,
    standing: { turn: 2, active: 'blue', winner: null },
    picture: null,
    ...values,
  };
  return { header, entries: [] };
}

/** A repository in memory whose calls can be made to fail. */
export function fakeRepository(games: readonly SavedGame[] = []) {
  const kept = new Map(games.map((game) => [game.header.id, game]));
  let failure: StorageProblemCode | null = null;
  const work = async <T>(call: () => T): Promise<T> => {
    if (failure) throw new StorageProblem(failure, 'test');
    return call();
  };
  const repository: GameRepository = {
    list: () => work(() => [...kept.values()].map((game) => game.header)),
    open: (id) => work(() => kept.get(id)),
    create: (game) => work(() => void kept.set(game.header.id, game)),
    append: () => work(() => undefined),
    truncate: () => work(() => undefined),
    update: (header) => work(() => void kept.set(header.id, { header, entries: kept.get(header.id)?.entries ?? [] })),
    rename: (id, title) =>
      work(() => {
        const game = kept.get(id);
        if (!game) return undefined;
        const header = { ...game.header, title };
        kept.set(id, { ...game, header });
        return header;
      }),
    remove: (id) =>
      work(() => {
        const game = kept.get(id);
        kept.delete(id);
        return game;
      }),
  };
  return { repository, kept, fail: (code: StorageProblemCode | null) => (failure = code) };
}
