import type { Cast } from './cast';
import { isAlive, setOf, stands, valueOf, wounded, type Figures } from './figures';

/** What an army has left on the board. */
export interface Strength {
  /** Cost of all, the wounded for half. */
  left: number;
  /** Cost of all as if they were fit, and of those of them who lie stunned. */
  whole: number;
  stunned: number;
  /** Who stand, animals aside. */
  men: number;
  /** Their attacks together, as they are now. */
  attack: number;
}

/** Nothing counted yet. */
export const newStrength = (): Strength => ({ left: 0, whole: 0, stunned: 0, men: 0, attack: 0 });

/** Counts what an army has left. */
export function count(cast: Cast, figures: Figures, army: number, strength: Strength): void {
  strength.left = strength.whole = strength.stunned = strength.men = strength.attack = 0;
  for (const man of cast.order[army]!) {
    if (!isAlive(figures, man)) continue;
    const value = valueOf(figures, man);
    const whole = cast.cost[value - (setOf(figures, man) & 1)]!;
    strength.whole += whole;
    strength.left += figures.health[man] === wounded ? whole / 2 : whole;
    strength.attack += cast.attack[value]!;
    if (!stands(figures, man)) strength.stunned += whole;
    else if (!cast.animal[man]) strength.men++;
  }
}
