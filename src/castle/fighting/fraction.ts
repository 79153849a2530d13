/** A chance, exact and in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** A fraction in its lowest terms. Both are whole numbers, the denominator above 0. */
export function fraction(numerator: number, denominator: number): Fraction {
  const common = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** The chance that at least one of some dice is greater than a defence: 1 − (defence/6)^dice. @rule CFI-1 */
export function chanceToWound(dice: number, defence: number): Fraction {
  const faces = 6;
  const missing = Math.min(Math.max(defence, 0), faces);
  return fraction(faces ** dice - missing ** dice, faces ** dice);
}
