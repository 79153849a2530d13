import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { castleLibrary } from '../../../maps/castle';
import { castle, type CastleState } from '../../../src/castle';
import { fold, seededDice, type GameSetup } from '../../../src/game';
import type { CastleEntry } from '../random-game';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as {
    readonly setup: GameSetup;
    readonly entries: readonly CastleEntry[];
    readonly state: CastleState;
  };

describe.each(files)('%s', (file) => {
  const { setup, entries, state } = read(file);
  const game = castle.build(setup, castleLibrary);

  test('CTU-1 the events fold to the state that was stored', () => {
    expect(fold(castle, game, entries)).toEqual(state);
    expect(state.outcome).not.toBeNull();
  });

  test('CTU-1 the commands, decided again, cause the events that were stored', () => {
    let now = castle.initial(game);
    for (const [index, { command, events }] of entries.entries()) {
      const decision = castle.decide(game, now, command, seededDice(now.dice));
      const caused = decision.kind === 'done' ? decision.events : decision.refusal;
      expect({ index, caused: JSON.parse(JSON.stringify(caused)) as unknown }).toEqual({ index, caused: events });
      for (const event of events) now = castle.evolve(game, now, event);
    }
  });
});

test('CSC-1 CSC-2 CSC-3 there is a replay of every scenario, of both levels and both besiegers', () => {
  const setups = files.map((file) => read(file).setup);
  expect(new Set(setups.map(({ scenario }) => scenario.id)).size).toBe(3);
  expect(new Set(setups.map(({ options }) => options['level']))).toEqual(new Set(['beginner', 'extended']));
  expect(new Set(setups.map(({ options }) => options['besieger']))).toEqual(new Set(['red', 'blue']));
});
