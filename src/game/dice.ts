import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's four integers: part of the state, so that a saved game rolls on as it would have. */
export type DiceState = readonly [number, number, number, number];

/** Why a die is rolled: what the log and the person who types a face in are told. */
export interface RollPurpose {
  /** `shot`, `test`, `melee`, `draw`… the closed list belongs to each game. */
  readonly kind: string;
  /** Ids of the characters that the roll is about, the first one first. */
  readonly who: readonly string[];
  /** The rule that asks for it. */
  readonly rule: string;
}

/** Where faces come from. */
export interface Dice {
  /** A face from 1 to `sides`. May throw `DieNeeded` when faces are handed in from outside. */
  roll(sides: number, purpose: RollPurpose): number;
  /** The generator after the last roll. */
  state(): DiceState;
}

/** Thrown by scripted dice that have run out: a player must now roll on the table and type the face in. */
export class DieNeeded extends Error {
  override readonly name = 'DieNeeded';
  constructor(
    readonly sides: number,
    readonly purpose: RollPurpose,
  ) {
    super(`a die with ${sides} sides is needed for ${purpose.kind}`);
  }
}

/** A generator started from any whole number. */
export function seedDice(seed: number): DiceState {
  return xoroshiro128plus(seed).getState() as unknown as DiceState;
}

/** Dice that the app rolls, going on from a stored generator. */
export function seededDice(from: DiceState): Dice {
  const generator = xoroshiro128plusFromState([...from]);
  return {
    roll: (sides) => uniformInt(generator, 1, sides),
    state: () => generator.getState() as unknown as DiceState,
  };
}

/**
 * Dice whose faces are given: by a test, or typed in by players. The generator's state stays as it was.
 * Throws a RangeError for a face that the die does not have, `DieNeeded` when the faces have run out.
 */
export function givenDice(faces: readonly number[], state: DiceState): Dice & { readonly used: () => number } {
  let next = 0;
  return {
    roll(sides, purpose) {
      const face = faces[next];
      if (face === undefined) throw new DieNeeded(sides, purpose);
      if (!Number.isInteger(face) || face < 1 || face > sides) {
        throw new RangeError(`die ${next + 1}: a face from 1 to ${sides} is needed, got ${face}`);
      }
      next++;
      return face;
    },
    state: () => state,
    used: () => next,
  };
}
