import data from './weights.json';

/** How much everything counts, in hundredths of a point: found by play against itself, so kept as data. */
export type Weights = typeof data;

export const weights: Weights = data;
