import { expect, test } from 'vitest';
import { castleScenarios } from '../../../maps/castle';
import { castle, type CastleGame, type CastleState } from '../../../src/castle';
import { seedDice, seededDice } from '../../../src/game';
import { castleMind } from '../../../src/solo/castle/mind';
import { castleReasons } from '../../../src/solo/castle/reasons';
import { levels, thinkingOf } from '../../../src/solo/levels';
import { computer, dabbler, gameOf, playOut } from './play';

const armies = ['blue', 'red'] as const;
const scenarios = castleScenarios.map(({ id }) => id);

/** Positions met in games of a sergeant against a page: every so many commands one. */
function positionsOf(game: CastleGame, seed: number, every: number): CastleState[] {
  const found: CastleState[] = [];
  let count = 0;
  const players = { blue: computer('sergeant'), red: computer('page') };
  playOut(game, players, seed, (state) => {
    if (count++ % every === 0) found.push(state);
  });
  return found;
}

const met = scenarios.flatMap((scenario, index) =>
  armies.map((besieger) => {
    const level = index % 2 === 0 ? 'extended' : 'beginner';
    const game = gameOf(scenario, { level, besieger });
    return { name: `${scenario}, ${besieger} besieging`, game, states: positionsOf(game, index + 5, 23) };
  }),
);

test.each(met)(
  '$name: whatever is offered is accepted, never nothing, with reasons of the list',
  ({ game, states }) => {
    for (const state of states) {
      for (const level of levels) {
        const { outlook } = thinkingOf[level];
        const offered = castleMind.options(game, state, outlook);
        expect(offered.length).toBeGreaterThan(0);
        expect(offered.length).toBeLessThanOrEqual(outlook.breadth);
        for (const { command, worth, reasons } of offered) {
          expect({ command, kind: castle.decide(game, state, command, seededDice(state.dice)).kind }).toEqual({
            command,
            kind: 'done',
          });
          expect(Number.isSafeInteger(worth)).toBe(true);
          expect(reasons.every(({ code }) => (castleReasons as readonly string[]).includes(code))).toBe(true);
          const weights = reasons.map((reason) => reason.worth);
          expect(weights).toEqual([...weights].sort((a, b) => b - a));
        }
      }
    }
  },
);

test.each(met)('$name: a position is worth to one army what it costs the other', ({ game, states }) => {
  for (const state of states) {
    const blue = castleMind.worth(game, state, 'blue');
    expect(Number.isSafeInteger(blue)).toBe(true);
    expect(castleMind.worth(game, state, 'red')).toBe(0 - blue);
  }
});

test.each(met)('$name: a state read from a file is thought of alike', ({ game, states }) => {
  const { outlook } = thinkingOf.sergeant;
  for (const state of states) {
    const copy = JSON.parse(JSON.stringify(state)) as CastleState;
    expect(castleMind.options(game, copy, outlook)).toEqual(castleMind.options(game, state, outlook));
    expect(castleMind.worth(game, copy, 'blue')).toBe(castleMind.worth(game, state, 'blue'));
  }
});

test.each(met)(
  '$name: the captain plans alike whatever the dice to come, and only what is legal',
  ({ game, states }) => {
    const { outlook } = thinkingOf.captain;
    for (const state of states.filter((_, index) => index % 6 === 0)) {
      const planned = castleMind.plan(game, [state], outlook, 200, 5);
      expect(castleMind.plan(game, [{ ...state, dice: seedDice(99) }], outlook, 200, 5)).toEqual(planned);
      const { command } = planned[0]!;
      expect({ command, kind: castle.decide(game, state, command, seededDice(state.dice)).kind }).toEqual({
        command,
        kind: 'done',
      });
    }
  },
);

test('without magic, and with a captain on either side, games come to their end', { timeout: 60_000 }, () => {
  for (const besieger of armies) {
    const game = gameOf('castle-breach', { besieger, magic: false });
    const end = playOut(game, { blue: computer('captain'), red: computer('sergeant') }, 3);
    expect(end.outcome).not.toBeNull();
  }
});

test('a page beats whoever plays at random, the odd lucky one left out', { timeout: 60_000 }, () => {
  const won = scenarios.filter((scenario, index) => {
    const game = gameOf(scenario, { besieger: armies[index % 2]!, level: 'beginner' });
    return playOut(game, { blue: computer('page'), red: dabbler(index) }, index).outcome!.winner === 'blue';
  });
  expect(won.length).toBeGreaterThanOrEqual(scenarios.length - 1);
});
