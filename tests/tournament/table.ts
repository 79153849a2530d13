/** What games say of two players' strength. */
export interface Standing {
  /** Games won, a draw as a half. */
  won: number;
  games: number;
}

/** Wilson's interval for a share, at 95 %: from and to. */
export function wilson({ won, games }: Standing): readonly [from: number, to: number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = won / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** `81 % (72 % to 88 %) of 60`. */
export function worded(standing: Standing): string {
  const [from, to] = wilson(standing);
  return `${percent(standing.won / Math.max(1, standing.games))} (${percent(from)} to ${percent(to)}) of ${standing.games}`;
}

/** The middle one and the greatest; zeros of none. */
export function middleAndMost(numbers: readonly number[]): readonly [median: number, most: number] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
}
