import type { MeleeResult } from '../results';

/** The result as it affects the one hit: a horse alone dies of anything worse than a retreat. @rule MEL-3 */
export function dealtTo(
  game: { readonly byId: ReadonlyMap<string, unknown> },
  defenders: readonly string[],
  result: MeleeResult,
): MeleeResult {
  const [first] = defenders;
  const isHorse = first !== undefined && !game.byId.has(first);
  return isHorse && (result === 'DS' || result === 'DW') ? 'DK' : result;
}
