import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The four integers of the generator. They are part of the state, so that a saved game continues with the same dice.
 */
export type DiceState = readonly [number, number, number, number];

/** Why a die is rolled, for the log and for the person who types the face in. */
export interface RollPurpose {
  /** `shot`, `test`, `melee`, `draw`… the closed list belongs to each game. */
  readonly kind: string;
  /** Ids of the characters concerned, the main one first. */
  readonly who: readonly string[];
  /** The id of the rule that requires the roll. */
  readonly rule: string;
}

/** Where faces come from. */
export interface Dice {
  /** A face from 1 to `sides`. May throw `DieNeeded` when faces are given from outside. */
  roll(sides: number, purpose: RollPurpose): number;
  /** The state of the generator after the last roll. */
  state(): DiceState;
}

/** Thrown by `givenDice` when the faces have run out: a player must roll the next die and type it in. */
export class DieNeeded extends Error {
  override readonly name = 'DieNeeded';
  constructor(
    readonly sides: number,
    readonly purpose: RollPurpose,
  ) {
    super(`a die with ${sides} sides is needed for ${purpose.kind}`);
  }
}

/** The state of a generator seeded with any whole number. */
export function seedDice(seed: number): DiceState {
  return xoroshiro128plus(seed).getState() as unknown as DiceState;
}

/** Dice that the app rolls, continuing from a stored generator state. */
export function seededDice(from: DiceState): Dice {
  const generator = xoroshiro128plusFromState([...from]);
  return {
    roll: (sides) => uniformInt(generator, 1, sides),
    state: () => generator.getState() as unknown as DiceState,
  };
}

/**
 * Dice whose faces are given by a test or typed in by players. The generator's state does not change. `roll` throws a
 * RangeError for a face that the die does not have, and `DieNeeded` when the faces have run out.
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
