/**
 * The seed of the random numbers of one thought: the game's seed and the length of its journal, mixed into 32 bits by Chris
 * Wellons's lowbias32 hash. So the same version of the app in the same browser plays the same game the same way again
 * (`levels.ts` says why only there). `attempt`: how many thoughts about this command have failed before.
 */
export function thoughtSeed(seed: number, entries: number, attempt = 0): number {
  let mixed = (seed ^ Math.imul(entries + 1, 0x9e3779b1) ^ Math.imul(attempt, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
