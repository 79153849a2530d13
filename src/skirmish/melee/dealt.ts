import type { MeleeResult } from '../results';

/** What a result comes to for whom it hits: a horse alone dies of whatever does not merely drive it back. @rule MEL-3 */
export function dealtTo(
  game: { readonly byId: ReadonlyMap<string, unknown> },
  defenders: readonly string[],
  result: MeleeResult,
): MeleeResult {
  const [first] = defenders;
  const isHorse = first !== undefined && !game.byId.has(first);
  return isHorse && (result === 'DS' || result === 'DW') ? 'DK' : result;
}
