/** Something seen, and how it ended: from 0 to 1. */
export interface Sample {
  readonly columns: readonly number[];
  readonly outcome: number;
}

/** Weights are held back by so much, once all columns spread alike: few samples make no large weights. */
const ridge = 1;
const rounds = 25;

export const dot = (weights: readonly number[], columns: readonly number[]): number =>
  columns.reduce((sum, column, index) => sum + column * weights[index]!, 0);

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Solves a symmetric positive definite system in place (Gauss, no pivots needed). */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      if (factor === 0) continue;
      for (let column = pivot; column < size; column++) matrix[row]![column]! -= factor * matrix[pivot]![column]!;
      right[row]! -= factor * right[pivot]!;
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row]!;
    for (let column = row + 1; column < size; column++) rest -= matrix[row]![column]! * right[column]!;
    right[row] = rest / matrix[row]![row]!;
  }
  return right;
}

/** One step of Newton's. */
function improve(samples: readonly Sample[], weights: number[]): void {
  const size = weights.length;
  const slope = weights.map((weight) => ridge * weight);
  const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? ridge : 0)));
  for (const { columns, outcome } of samples) {
    const told = chance(dot(weights, columns));
    const sure = told * (1 - told);
    for (let row = 0; row < size; row++) {
      const value = columns[row]!;
      if (value === 0) continue;
      slope[row]! += value * (told - outcome);
      for (let column = 0; column < size; column++) bend[row]![column]! += sure * value * columns[column]!;
    }
  }
  const step = solve(bend, slope);
  for (let row = 0; row < size; row++) weights[row]! -= step[row]!;
}

/** The weights by which a logistic model tells samples best. */
export function fit(samples: readonly Sample[]): number[] {
  const size = samples[0]!.columns.length;
  const spread = Array.from({ length: size }, (_, index) => {
    const mean = samples.reduce((sum, { columns }) => sum + columns[index]!, 0) / samples.length;
    const square = samples.reduce((sum, { columns }) => sum + (columns[index]! - mean) ** 2, 0) / samples.length;
    // What never changes, a constant, stays as it is.
    return Math.sqrt(square) || 1;
  });
  const scaled = samples.map(({ columns, outcome }) => ({
    columns: columns.map((column, index) => column / spread[index]!),
    outcome,
  }));
  const weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round++) improve(scaled, weights);
  return weights.map((weight, index) => weight / spread[index]!);
}

/** Mean surprise in nats: 0.693 for who knows nothing, less for who knows more. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  let sum = 0;
  for (const { columns, outcome } of samples) {
    const told = Math.min(1 - 1e-9, Math.max(1e-9, chance(dot(weights, columns))));
    sum -= outcome * Math.log(told) + (1 - outcome) * Math.log(1 - told);
  }
  return sum / samples.length;
}
