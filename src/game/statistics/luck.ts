/** Whether a high or a low face is good for the player. */
export type GoodFace = 'high' | 'low';

/** A die that some player rolled. */
export interface OwnDie {
  readonly sides: number;
  readonly face: number;
  readonly good: GoodFace;
}

/** A player's dice compared with the average. */
export interface Luck {
  readonly dice: number;
  /**
   * The sum of the faces, counted so that more is better: where low faces are good, a face counts as the one opposite
   * on the scale.
   */
  readonly sum: number;
  /** Twice the average sum of these dice (doubled, so that it is a whole number). */
  readonly expectedTwice: number;
  /**
   * The percentage of players, rounded down, who would get a smaller sum with the same dice. Exact: every possible roll
   * is counted.
   */
  readonly luckierThan: number;
  /** The percentage, rounded down, who would get a greater sum. */
  readonly unluckierThan: number;
}

/**
 * For dice with these numbers of sides, the number of ways to roll each sum: element n is the number of ways to roll n.
 * Exact.
 */
export function waysToSums(sides: readonly number[]): readonly bigint[] {
  let ways: bigint[] = [1n];
  for (const faces of sides) {
    // What a sum has of ways is the sum before it, and one in, one out: each die costs its number of sums.
    const next: bigint[] = Array.from({ length: ways.length + faces }, () => 0n);
    let window = 0n;
    for (let sum = 1; sum < next.length; sum++) {
      window += ways[sum - 1] ?? 0n;
      if (sum - 1 - faces >= 0) window -= ways[sum - 1 - faces] ?? 0n;
      next[sum] = window;
    }
    ways = next;
  }
  return ways;
}

const total = (numbers: readonly bigint[]): bigint => numbers.reduce((sum, one) => sum + one, 0n);

/** How lucky a player was with these dice. */
export function luckOf(dice: readonly OwnDie[]): Luck {
  const sum = dice.reduce((all, { sides, face, good }) => all + (good === 'high' ? face : sides + 1 - face), 0);
  const ways = waysToSums(dice.map(({ sides }) => sides));
  const all = total(ways);
  const part = (some: readonly bigint[]): number => Number((100n * total(some)) / all);
  return {
    dice: dice.length,
    sum,
    expectedTwice: dice.reduce((twice, { sides }) => twice + sides + 1, 0),
    luckierThan: part(ways.slice(0, sum)),
    unluckierThan: part(ways.slice(sum + 1)),
  };
}
