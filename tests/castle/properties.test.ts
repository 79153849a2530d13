import fc from 'fast-check';
import { expect, test } from 'vitest';
import { castleScenarios } from '../../maps/castle';
import {
  castle,
  fieldOf,
  pointsOf,
  reachableBy,
  type CastleGame,
  type CastleState,
  type Command,
} from '../../src/castle';
import { fold, seededDice } from '../../src/game';
import { directions, neighbour } from '../../src/hex';
import { randomFrom } from '../support/random';
import { commandsOf } from './every-command';
import { guess, isOffered } from './random-commands';
import { playRandomGame } from './random-game';

const scenario = fc.constantFrom(...castleScenarios.map(({ id }) => id));
const options = fc.record({
  level: fc.constantFrom('beginner' as const, 'extended' as const),
  besieger: fc.constantFrom('blue' as const, 'red' as const),
  magic: fc.boolean(),
});
const seed = fc.integer({ min: 1, max: 1_000_000 });

const accepted = (game: CastleGame, state: CastleState, command: Command): boolean =>
  castle.decide(game, state, command, seededDice(state.dice)).kind === 'done';

test('CTU-2 legal = accepted by decide: every command on offer is accepted, and no other that a die could think of', () => {
  fc.assert(
    fc.property(seed, scenario, options, (from, id, chosen) => {
      const random = randomFrom(from + 1);
      playRandomGame(from, id, {
        ...chosen,
        mostCommands: 250,
        after: (_entry, _before, state, game) => {
          if (!random.chance(1 / 12)) return;
          for (const command of commandsOf(game, state)) {
            expect({ command, accepted: accepted(game, state, command) }).toEqual({ command, accepted: true });
          }
          for (let count = 0; count < 150; count++) {
            const command = guess(game, state, random);
            if (!accepted(game, state, command)) continue;
            expect({ command, offered: isOffered(game, state, command) }).toEqual({ command, offered: true });
          }
        },
      });
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('CTU-2 fold = state; a state and a journal survive JSON; commands decided again cause the same events', () => {
  fc.assert(
    fc.property(seed, scenario, options, (from, id, chosen) => {
      const { game, entries, state } = playRandomGame(from, id, {
        ...chosen,
        mostCommands: 400,
        after: (entry, before, after, played) => {
          const again = castle.decide(played, before, entry.command, seededDice(before.dice));
          expect(again).toEqual({ kind: 'done', events: entry.events });
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
        },
      });
      const stored = JSON.parse(JSON.stringify(entries)) as typeof entries;
      expect(fold(castle, game, stored)).toEqual(state);
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('CTU-2: reach = every walk tried, step by step', () => {
  fc.assert(
    fc.property(seed, scenario, options, (from, id, chosen) => {
      const { game, state } = playRandomGame(from, id, { ...chosen, mostCommands: 150 });
      if (state.phase !== 'play' || state.outcome) return;
      const fresh = { ...state, doings: { ...state.doings, moved: [], climbed: [], acted: [] } };
      for (const { id: who, at, army, stupor } of fieldOf(game, fresh).pieces) {
        if (stupor > 0) continue;
        const turn = { ...fresh, active: army };
        const ends = new Set<number>();
        const walk = (hex: number, path: readonly number[]) => {
          if (path.length === pointsOf(game, turn, who)) return;
          for (const direction of directions) {
            const to = neighbour(game.board.grid, hex, direction);
            if (to < 0) continue;
            if (accepted(game, turn, { type: 'move', who, path: [...path, to] })) ends.add(to);
            walk(to, [...path, to]);
          }
        };
        walk(at, []);
        expect(reachableBy(game, turn, who).map((place) => place.at)).toEqual([...ends].sort((a, b) => a - b));
      }
    }),
    { numRuns: 5 },
  );
}, 120_000);
