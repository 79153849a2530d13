import { describe, expect, test } from 'vitest';
import { seedDice } from '../../src/game';
import type { SkirmishGame, SkirmishState } from '../../src/skirmish';
import { levels } from '../../src/solo';
import { soloGames } from '../../src/solo/games';
import { skirmishReasons } from '../../src/solo/skirmish/reasons';
import { thinkingOf } from '../../src/solo/levels';
import { skirmishSoak } from '../soak/skirmish/soak';
import { randomFrom } from '../support/random';
import { after, thinkOf } from './play';

const { mind } = soloGames.skirmish;

/** Milliseconds: far more than these take, for machines that have much else to do. */
const patience = 120_000;

/** Positions of games played at random, some of each. */
function* positions(every: number, seed: number): Generator<{ game: SkirmishGame; state: SkirmishState }> {
  for (const scenario of skirmishSoak.scenarios) {
    const trial = skirmishSoak.trial(scenario, seed, seed);
    const game = skirmishSoak.system.build(trial.setup, trial.library);
    const random = randomFrom(seed);
    let state = skirmishSoak.system.initial(game);
    for (let count = 0; !state.outcome; count++) {
      if (count % every === 0) yield { game, state };
      state = after(game, state, skirmishSoak.choose(game, state, random));
    }
  }
}

describe('what the computer would do in the skirmish', () => {
  test(
    'every option of every level is legal, and its reasons have words',
    () => {
      const codes: readonly string[] = skirmishReasons;
      for (const { game, state } of positions(41, 5)) {
        for (const level of levels) {
          const options = mind.options(game, state, thinkingOf[level].outlook);
          expect(options.length).toBeGreaterThan(0);
          for (const { command, reasons, worth } of options.filter((_, index) => index % 3 === 0)) {
            expect(() => after(game, state, command)).not.toThrow();
            expect(Number.isInteger(worth)).toBe(true);
            for (const { code } of reasons) expect(codes).toContain(code);
          }
        }
      }
    },
    patience,
  );

  test(
    'a position is worth to one army what it costs the other',
    () => {
      for (const { game, state } of positions(17, 6)) {
        expect(mind.worth(game, state, 'blue') + mind.worth(game, state, 'red')).toBe(0);
      }
    },
    patience,
  );

  test(
    'the same seed thinks the same; the dice to come change nothing',
    () => {
      for (const { game, state } of positions(97, 7)) {
        for (const level of levels) {
          const thought = thinkOf(game, state, level, 3);
          const copied = JSON.parse(JSON.stringify(state)) as SkirmishState;
          expect(thinkOf(game, copied, level, 3)).toEqual(thought);
          expect(thinkOf(game, { ...state, dice: seedDice(99) }, level, 3)).toEqual(thought);
        }
      }
    },
    patience,
  );

  test(
    'whole games come to an end without a refusal',
    () => {
      for (const scenario of ['linden-square', 'grey-riders', 'brescand-court']) {
        const trial = skirmishSoak.trial(scenario, 2, 11);
        const game = skirmishSoak.system.build(trial.setup, trial.library);
        let state = skirmishSoak.system.initial(game);
        for (let count = 0; !state.outcome; count++) {
          expect(count).toBeLessThan(3000);
          state = after(game, state, thinkOf(game, state, state.active === 'blue' ? 'sergeant' : 'page').command);
        }
      }
    },
    patience,
  );
});
