import type { Fraction } from '../castle';

/** A fraction in whole per cent, as the player reads it. */
export const percentOf = ({ numerator, denominator }: Fraction): number => Math.round((numerator * 100) / denominator);
