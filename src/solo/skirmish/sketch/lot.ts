/**
 * Random numbers of the skirmish's captain: the same seed gives the same numbers on every machine. They decide nothing in a
 * game itself, whose dice are pure-rand's (`game/dice.ts`). The whole state here is one 32-bit number, which a sketch resets
 * at every play-out; pure-rand would be as fast, but changing the generator changes what the captain plays, and so
 * calls for measuring its strength again (decision 4).
 */

/** A mulberry32 generator, as the sketch's dice use it. */
export interface Lot {
  state: number;
}

/** Starts a generator from a seed, mixed by the finaliser of MurmurHash3, so that neighbouring seeds have nothing in common. */
export function seedLot(lot: Lot, seed: number): void {
  let mixed = (seed ^ 0x9e3779b9) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  lot.state = (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A whole number from 0 to `below` - 1, by one step of mulberry32. */
export function drawLot(lot: Lot, below: number): number {
  lot.state = (lot.state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(lot.state ^ (lot.state >>> 15), lot.state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}

/** The kind of result that a ten-sided die brings: `faces` counts the die's faces for each kind. */
export function drawKind(lot: Lot, faces: Uint8Array): number {
  let face = drawLot(lot, 10);
  for (let kind = 0; kind < faces.length; kind++) {
    face -= faces[kind]!;
    if (face < 0) return kind;
  }
  return 0;
}

/**
 * A generator for the search of a plan, which draws at most some hundreds of numbers: each call gives a whole number from 0
 * to `below` - 1. No published algorithm: each step (xor-shift, odd multiplier, constant) is a permutation of the 32-bit numbers.
 */
export function draws(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
    return state % below;
  };
}
