import { describe, expect, test } from 'vitest';
import type { SkirmishGame, SkirmishState } from '../../src/skirmish';
import { castOf } from '../../src/solo/skirmish/sketch/cast';
import { copyFigures, isAlive, layOut, newFigures, nobody, tailAt } from '../../src/solo/skirmish/sketch/figures';
import { seedLot } from '../../src/solo/skirmish/sketch/lot';
import { playOn, playTurn } from '../../src/solo/skirmish/sketch/play-on';
import { newTable, type Table, type Temper } from '../../src/solo/skirmish/sketch/table';
import { chanceOf } from '../../src/solo/skirmish/sketch/chance';
import { pointsNow } from '../../src/solo/skirmish/sketch/tally';
import { practised } from '../../src/solo/skirmish/weights';
import { pointsOf } from '../../src/skirmish/turn/victory';
import { skirmishSoak } from '../soak/skirmish/soak';
import { randomFrom } from '../support/random';
import { after } from './play';

const temper: Temper = { danger: 0.6, goal: 1, approach: 1 };
const patience = 60_000;

function sketchOf(game: SkirmishGame, state: SkirmishState): Table {
  const table = newTable(castOf(game, state, practised));
  layOut(table.cast, table.figures, state);
  return table;
}

const gameOf = (scenario: string, count = 0) => {
  const trial = skirmishSoak.trial(scenario, count, 3);
  return skirmishSoak.system.build(trial.setup, trial.library);
};

/** What is wrong with who stands where. */
function faultsOf({ cast, figures }: Table): string[] {
  const faults: string[] = [];
  const held = new Map<number, number>();
  for (let man = 0; man < cast.count; man++) {
    if (!isAlive(figures, man)) continue;
    const tail = tailAt(cast, figures.at[man]!, figures.facing[man]!);
    for (const hex of tail < 0 ? [figures.at[man]!] : [figures.at[man]!, tail]) {
      if (held.has(hex)) faults.push(`${man} and ${held.get(hex)} on ${hex}`);
      if (figures.holder[hex] !== man) faults.push(`${man} is not found on ${hex}`);
      held.set(hex, man);
    }
  }
  figures.holder.forEach((man, hex) => {
    if (man !== nobody && man < cast.count && !held.has(hex)) faults.push(`nobody is left on ${hex}, not ${man}`);
  });
  return faults;
}

describe('a sketch of the skirmish', () => {
  test(
    'VIC-1: counts the points of a state as the rules do',
    () => {
      for (const scenario of skirmishSoak.scenarios) {
        const game = gameOf(scenario);
        const random = randomFrom(9);
        let state = skirmishSoak.system.initial(game);
        while (!state.outcome) {
          const { cast, figures } = sketchOf(game, state);
          expect(pointsNow(cast, figures, 0)).toBe(pointsOf(game, state, 'blue'));
          expect(pointsNow(cast, figures, 1)).toBe(pointsOf(game, state, 'red'));
          for (let count = 0; count < 23 && !state.outcome; count++) {
            state = after(game, state, skirmishSoak.choose(game, state, random));
          }
        }
      }
    },
    patience,
  );

  test(
    'MOV-2: two never stand on one hex, and everybody is found where he stands, to the end of many games',
    () => {
      for (const scenario of skirmishSoak.scenarios) {
        const game = gameOf(scenario, 1);
        const table = sketchOf(game, skirmishSoak.system.initial(game));
        const root = newFigures(table.cast);
        copyFigures(root, table.figures);
        for (let seed = 0; seed < 12; seed++) {
          copyFigures(table.figures, root);
          seedLot(table.lot, seed);
          for (let turn = 0; turn < 2 * game.turnLimit + 2 && table.figures.winner === -2; turn++) {
            playTurn(table, temper);
            expect(faultsOf(table)).toEqual([]);
          }
          expect(table.figures.winner).toBeGreaterThan(-2);
        }
      }
    },
    patience,
  );

  test('the same seed plays the same; what one army hopes for the other fears', () => {
    const game = gameOf('brescand-court');
    const table = sketchOf(game, skirmishSoak.system.initial(game));
    const root = newFigures(table.cast);
    copyFigures(root, table.figures);
    const play = (seed: number) => {
      copyFigures(table.figures, root);
      seedLot(table.lot, seed);
      playOn(table, 5, [temper, temper]);
      return [...table.figures.at, ...table.figures.health];
    };
    expect(play(4)).toEqual(play(4));
    expect(play(4)).not.toEqual(play(5));
    expect(chanceOf(table, 0) + chanceOf(table, 1)).toBeCloseTo(1, 9);
  });
});
