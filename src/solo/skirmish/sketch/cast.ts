import type { ArmyId } from '../../../game';
import type { CharacterSheet, SkirmishGame, SkirmishState } from '../../../skirmish';
import { expectedLoss, harmOf, type HarmTables } from '../harm';
import { lifeOf, pointWorth } from '../lives';
import { costsOf, lossesOf } from '../losses';
import { tablesOf, type Tables } from '../tables';
import type { Weights } from '../weights';
import { aimsOf, type Aims } from './aims';
import { waysOf, type Ways } from './ways';

/** Armies by number: 0 and 1. */
export const armyNumber = (army: ArmyId): number => (army === 'blue' ? 0 : 1);

/** Values in the order fit and wounded on foot, fit and wounded in the saddle. */
export const setsOfValues = 4;
/** Kinds of harm of `harm.ts` that losses are told for. */
export const harms = 8;

/** Weapons by number; 0 is none. */
export const weapons = [null, 'bow', 'crossbow'] as const;

/**
 * Everything that does not change while play is simulated from one position. Men are numbered as in the game's list.
 */
export interface Cast {
  readonly game: SkirmishGame;
  readonly tables: Tables;
  readonly harm: HarmTables;
  readonly weights: Weights;
  readonly count: number;
  readonly army: Uint8Array;
  readonly animal: Uint8Array;
  readonly armoured: Uint8Array;
  readonly weapon: Uint8Array;
  /** By man and set of values. */
  readonly attack: Uint8Array;
  readonly defence: Uint8Array;
  readonly move: Uint8Array;
  /** By man, set, and whether he is stunned (twice as many entries), then kind of harm. */
  readonly losses: Float64Array;
  /** What a blow of each column is expected to cost him; by the same, then column. */
  readonly blows: Float64Array;
  readonly columns: number;
  /** A man's cost alone, for what is left at the end; by man and set. */
  readonly cost: Float64Array;
  /** Whoever moves first comes first: the strong, then those who shoot, then those who are brought through. */
  readonly order: readonly [readonly number[], readonly number[]];
  readonly aims: Aims;
  readonly ways: Ways;
  /** Men by id. */
  readonly numbers: ReadonlyMap<string, number>;
}

function orderOf(game: SkirmishGame, army: ArmyId): number[] {
  const rank = (sheet: CharacterSheet) => {
    const { attack } = (sheet.mounted ?? sheet.foot).fit;
    return sheet.animal || attack < 4 ? -100 : sheet.weapon ? -50 + attack : attack;
  };
  return game.characters
    .flatMap((sheet, man) => (sheet.army === army ? [{ man, rank: rank(sheet) }] : []))
    .sort((a, b) => b.rank - a.rank || a.man - b.man)
    .map(({ man }) => man);
}

interface Numbers {
  readonly attack: Uint8Array;
  readonly defence: Uint8Array;
  readonly move: Uint8Array;
  readonly cost: Float64Array;
  readonly losses: Float64Array;
}

function numbersOf(game: SkirmishGame, state: SkirmishState, weights: Weights): Numbers {
  const { length } = game.characters;
  const bytes = () => new Uint8Array(length * setsOfValues);
  const numbers: Numbers = {
    attack: bytes(),
    defence: bytes(),
    move: bytes(),
    cost: new Float64Array(length * setsOfValues),
    losses: new Float64Array(length * setsOfValues * 2 * harms),
  };
  const point = pointWorth(game, state, weights);
  for (const [man, sheet] of game.characters.entries()) {
    const life = lifeOf(game, state, sheet, point, weights);
    for (let set = 0; set < setsOfValues; set++) {
      const rides = set >= 2;
      const wounded = set % 2 === 1;
      const values = ((rides && sheet.mounted) || sheet.foot)[wounded ? 'wounded' : 'fit'];
      const at = man * setsOfValues + set;
      const costs = costsOf(game, sheet, rides);
      numbers.attack[at] = values.attack;
      numbers.defence[at] = values.defence;
      numbers.move[at] = values.move;
      numbers.cost[at] = costs.now * (wounded ? weights.woundedBody : 1);
      for (const stunned of [0, 1]) {
        numbers.losses.set(lossesOf(weights, costs, life, wounded, stunned === 0), (at * 2 + stunned) * harms);
      }
    }
  }
  return numbers;
}

/** What blows of each column are expected to cost, by losses. */
function blowsOf(harm: HarmTables, losses: Float64Array): Float64Array {
  const columns = harm.melee.foot.length;
  const entries = losses.length / harms;
  const blows = new Float64Array(entries * columns);
  for (let entry = 0; entry < entries; entry++) {
    const rides = (entry >> 1) % setsOfValues >= 2;
    const own = losses.subarray(entry * harms, (entry + 1) * harms);
    for (let column = 0; column < columns; column++) {
      blows[entry * columns + column] = expectedLoss(harm.melee[rides ? 'rider' : 'foot'][column]!, own);
    }
  }
  return blows;
}

/** The cast for simulations from a state, on which the value of lives depends. */
export function castOf(game: SkirmishGame, state: SkirmishState, weights: Weights): Cast {
  const { characters } = game;
  const count = characters.length;
  const harm = harmOf(game);
  const columns = harm.melee.foot.length;
  const numbers = numbersOf(game, state, weights);
  return {
    game,
    tables: tablesOf(game),
    harm,
    weights,
    count,
    army: Uint8Array.from(characters, ({ army }) => armyNumber(army)),
    animal: Uint8Array.from(characters, ({ animal }) => (animal ? 1 : 0)),
    armoured: Uint8Array.from(characters, ({ armoured }) => (armoured ? 1 : 0)),
    weapon: Uint8Array.from(characters, ({ weapon }) => weapons.indexOf(weapon)),
    ...numbers,
    blows: blowsOf(harm, numbers.losses),
    columns,
    order: [orderOf(game, 'blue'), orderOf(game, 'red')],
    aims: aimsOf(game, tablesOf(game)),
    ways: waysOf(game),
    numbers: new Map(characters.map(({ id }, man) => [id, man])),
  };
}
