/** Whether a player is glad of a high face or of a low one. */
export type GoodFace = 'high' | 'low';

/** A die that was somebody's own. */
export interface OwnDie {
  readonly sides: number;
  readonly face: number;
  readonly good: GoodFace;
}

/** A player's dice against what was to be expected. */
export interface Luck {
  readonly dice: number;
  /** Faces added up so that more is better: a low face that is good counts as the high one opposite. */
  readonly sum: number;
  /** What such dice add up to on average, doubled: it is a whole number then. */
  readonly expectedTwice: number;
  /** Of a hundred players with as many dice, so many (rounded down) have less: exact, by counting every roll. */
  readonly luckierThan: number;
  /** The same of those who have more. */
  readonly unluckierThan: number;
}

/**
 * In how many ways dice with these numbers of sides come to each sum: place n holds the ways to n. Exact: every face of
 * every die is counted.
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

/** How lucky somebody was with his dice. */
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
