import fc from 'fast-check';
import { expect, test } from 'vitest';
import { castleScenarios } from '../../maps/castle';
import {
  castle,
  commandsOf,
  fieldOf,
  pointsOf,
  reachableBy,
  type CastleGame,
  type CastleState,
  type Command,
  type SpellUse,
  type Target,
} from '../../src/castle';
import { fold, seedDice, seededDice } from '../../src/game';
import { directions, neighbour, type Direction } from '../../src/hex';
import { playRandomGame } from './random-game';

const scenario = fc.constantFrom(...castleScenarios.map(({ id }) => id));
const options = fc.record({
  level: fc.constantFrom('beginner' as const, 'extended' as const),
  besieger: fc.constantFrom('blue' as const, 'red' as const),
  magic: fc.boolean(),
});
const seed = fc.integer({ min: 1, max: 1_000_000 });

const uses: readonly SpellUse[] = [
  'mend',
  'break',
  'invisible',
  'haste',
  'hail',
  'resurrect',
  'stupor',
  'fireball',
  'raise',
  'transform',
];

/** Any command at all, sense or nonsense, drawn by a die. */
function anyCommand(game: CastleGame, pick: (sides: number) => number): Command {
  const one = <T>(list: readonly T[]): T => list[pick(list.length) - 1]!;
  const who = one(game.characters).id;
  const hex = () => pick(game.board.grid.size) - 1;
  const near = (at: number) => neighbour(game.board.grid, at, one(directions));
  const target = (): Target =>
    one<() => Target>([
      () => ({ kind: 'character', id: one(game.characters).id }),
      () => ({ kind: 'catapult' }),
      () => ({ kind: 'section', hex: hex(), direction: one(directions) }),
      () => {
        const number = one(game.ground.sections);
        return { kind: 'section', hex: Math.trunc(number / 6), direction: (number % 6) as Direction };
      },
    ])();
  return one<() => Command>([
    () => ({
      type: 'attack',
      who,
      by: one(['melee', 'shooting', 'magic', 'break', 'catapult'] as const),
      target: target(),
    }),
    () => ({ type: 'cast', who, use: one(uses), target: target(), at: hex(), lost: one(game.characters).id }),
    () => ({ type: 'climb', who, to: hex() }),
    () => ({ type: 'drag', who: [who, one(game.characters).id], path: [near(hex())] }),
    () => ({ type: one(['hide', 'stand'] as const), who }),
    () => ({ type: 'deploy', who: one([who, 'catapult']), at: hex() }),
    () => ({ type: one(['rollMagic', 'deployRest', 'endDeployment'] as const) }),
    () => ({ type: 'chooseSpell', spell: one(['hail', 'haste', 'stupor', 'masonry', 'moon']) }),
  ])();
}

/** What tells two commands apart: a section has two names, and what a cast does not need does not count. */
function keyOf(game: CastleGame, command: Command): string {
  const named = (target: Target): Target => {
    if (target.kind !== 'section' || game.ground.sections.includes(target.hex * 6 + target.direction)) return target;
    const hex = neighbour(game.board.grid, target.hex, target.direction);
    return { kind: 'section', hex, direction: ((target.direction + 3) % 6) as Direction };
  };
  if (command.type === 'attack') return JSON.stringify({ ...command, target: named(command.target) });
  if (command.type === 'drag') return JSON.stringify({ ...command, who: [...command.who].sort() });
  if (command.type !== 'cast') return JSON.stringify(command);
  const { who, use, target, at, lost } = command;
  const aimed = ['mend', 'break', 'invisible', 'stupor', 'fireball', 'transform'].includes(use);
  const placed = use === 'resurrect' || use === 'raise';
  return JSON.stringify({
    who,
    use,
    ...(aimed && target && { target: named(target) }),
    ...(placed && { at }),
    ...((placed || use === 'transform') && { lost }),
  });
}

const accepted = (game: CastleGame, state: CastleState, command: Command): boolean =>
  castle.decide(game, state, command, seededDice(state.dice)).kind === 'done';

test('legal = accepted by decide: every command on offer is accepted, and no other that a die could think of', () => {
  fc.assert(
    fc.property(seed, scenario, options, (from, id, chosen) => {
      const dice = seededDice(seedDice(from + 1));
      const pick = (sides: number) => dice.roll(sides, { kind: 'any', rule: '', who: [] });
      playRandomGame(from, id, {
        ...chosen,
        mostCommands: 250,
        after: (_entry, _before, state, game) => {
          if (pick(12) > 1) return;
          const offered = [...commandsOf(game, state)];
          for (const command of offered) {
            expect({ command, accepted: accepted(game, state, command) }).toEqual({ command, accepted: true });
          }
          const keys = new Set(offered.map((command) => keyOf(game, command)));
          for (let count = 0; count < 150; count++) {
            const command = anyCommand(game, pick);
            if (!accepted(game, state, command)) continue;
            expect({ command, offered: keys.has(keyOf(game, command)) }).toEqual({ command, offered: true });
          }
        },
      });
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('fold = state; a state and a journal survive JSON; commands decided again cause the same events', () => {
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
