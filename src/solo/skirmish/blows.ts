import { columnFor, death, expectedLoss, expectedRisk, harmOf, retreat, wound, type Faces } from './harm';
import type { Man, Survey } from './survey';

/** The expected value of an attack on one man: his losses less the attackers' own. */
export interface Blow {
  readonly gain: number;
  readonly faces: Faces;
}

/** Sums over a group of attackers, so that a group can be tried without a list of it. */
export interface Strength {
  attack: number;
  count: number;
  retreat: number;
  wound: number;
  death: number;
}

/** An attack by nobody yet. */
export const noStrength = (): Strength => ({ attack: 0, count: 0, retreat: 0, wound: 0, death: 0 });

/** Adds a man to an attack, in place. */
export function join(strength: Strength, man: Man): Strength {
  strength.attack += man.attack;
  strength.count++;
  strength.retreat += man.losses[retreat]!;
  strength.wound += man.losses[wound]!;
  strength.death += man.losses[death]!;
  return strength;
}

/**
 * The die faces of an attack by `count` men with this total attack; null when the table allows none. `shift`: the
 * ground's.
 */
export function blowFaces({ game }: Survey, attack: number, count: number, target: Man, shift: number): Faces | null {
  const several = count > 1 ? game.ruleset.values.melee.severalAttackers : 0;
  const column = columnFor(game, attack, target.defence, shift + several);
  return column < 0 ? null : harmOf(game).melee[target.rides ? 'rider' : 'foot'][column]!;
}

/** The expected gain of an attack of that strength; null when the table allows none. */
export function blow(survey: Survey, strength: Strength, target: Man, shift: number): Blow | null {
  const { attack, count } = strength;
  if (count === 0) return null;
  const faces = blowFaces(survey, attack, count, target, shift);
  if (!faces) return null;
  const risk = expectedRisk(faces, strength.retreat, strength.wound / count, strength.death / count);
  return { gain: expectedLoss(faces, target.losses) - risk, faces };
}
