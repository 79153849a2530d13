import type { Entry, GameHeader, SavedGame } from '../../src/game';

/** A header as the store would be handed one. */
export function header(id: string, length: number, changes: Partial<GameHeader> = {}): GameHeader {
  return {
    format: 1,
    id,
    title: `The game ${id}`,
    rulesVersion: 1,
    setup: {
      system: 'skirmish',
      scenario: { id: 'ford', version: 1, hash: 'abc' },
      players: { blue: { name: 'Anne' }, red: { name: 'Борис' } },
      options: { table: 'vikings', testLastHex: true },
      dice: 'app',
      seed: 7,
    },
    createdAt: 1000,
    updatedAt: 1000 + length,
    length,
    standing: { turn: 1, active: 'blue', winner: null },
    picture: null,
    ...changes,
  };
}

/** Entries that tell themselves apart by their number. */
export const entry = (number: number): Entry => ({
  kind: 'command',
  by: number % 2 === 0 ? 'blue' : 'red',
  command: { type: 'endSequence' },
  events: [{ type: 'sequenceBegan', number } as { readonly type: string }],
});

export function saved(id: string, length: number, changes: Partial<GameHeader> = {}): SavedGame {
  return { header: header(id, length, changes), entries: Array.from({ length }, (_, number) => entry(number)) };
}
