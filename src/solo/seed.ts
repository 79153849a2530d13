/**
 * What a thought starts its dice from: the game's seed and how far the game has come, mixed into 32 bits, so that the
 * same game is played the same way again by the same version of the app in the same browser (`levels.ts` says why in the
 * same). `attempt` counts thoughts that came to nothing.
 */
export function thoughtSeed(seed: number, entries: number, attempt = 0): number {
  let mixed = (seed ^ Math.imul(entries + 1, 0x9e3779b1) ^ Math.imul(attempt, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
