import { chanceToWound } from '../../castle';

const mostDice = 8;
const faces = 6;

/** By dice and defence: what the preview shows, looked up instead of worked out. @rule CFI-1 */
const table = Float64Array.from({ length: (mostDice + 1) * (faces + 1) }, (_, index) => {
  const { numerator, denominator } = chanceToWound(Math.trunc(index / (faces + 1)), index % (faces + 1));
  return numerator / denominator;
});

/** The chance, from 0 to 1, that at least one of some dice is greater than a defence. @rule CFI-1 */
export const chanceOf = (dice: number, defence: number): number => table[dice * (faces + 1) + defence]!;

/** A chance from 0 to 1 in whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);
