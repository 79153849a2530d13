/**
 * Integer hashes for the variety of the drawing: it comes from the numbers of the sheet and the hex, so that a board looks the
 * same each time. A hash of coordinates, which pure-rand, a row of numbers, does not give.
 */

/** A 32-bit hash of whole numbers, the same on every machine: a shortened MurmurHash3 with its finaliser. */
export function hash(...values: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const value of values) {
    h ^= Math.imul(value | 0, 0x85ebca6b);
    h = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A fraction from 0 to under 1. */
export const fraction = (...values: readonly number[]): number => hash(...values) / 4294967296;

/** An endless row of fractions from 0 to under 1, always the same for the same numbers: mulberry32, started from their hash. */
export function fractions(...values: readonly number[]): () => number {
  let state = hash(...values);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
