import { weights } from './weights';

/** A set of weights with which a whole turn is played. Each number multiplies a weight of the level `sergeant`. */
export interface Temper {
  /** Above 1 for those who fear less than they should, below for those who fear more. */
  readonly nerve: number;
  /** What a step nearer to its goal counts to the besiegers, a step nearer home to the defenders. */
  readonly drive: number;
  /** What a defender loses by standing outside. */
  readonly indoors: number;
  /** What it counts that somebody comes within reach for the turn after. */
  readonly ahead: number;
}

export const plain: Temper = { nerve: 1, drive: 1, indoors: 1, ahead: 1 };

/** How the level `sergeant` goes about it; `page`, which ignores the reply, fears nothing. */
export const sergeants = (besieges: boolean): Temper =>
  besieges ? weights.sergeant.besieger : weights.sergeant.defender;

/** The tempers that the captain compares, the usual one first. */
export const tempersOf = (besieges: boolean): readonly Temper[] =>
  besieges ? weights.captain.besieger : weights.captain.defender;
