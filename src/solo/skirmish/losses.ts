import type { CharacterSheet, SkirmishGame, ValueSet } from '../../skirmish';
import { death, retreat, stun, unhorsed, unhorsedStunned, unhorsedWounded, wound } from './harm';
import type { Weights } from './weights';

/** What somebody costs as he is, and what he would without his horse; in hundredths. */
export interface Costs {
  readonly now: number;
  readonly onFoot: number;
}

/** A named character's cost is his type's, changed as his values are. */
export function costsOf(game: SkirmishGame, sheet: CharacterSheet, rides: boolean): Costs {
  const type = game.ruleset.roster.find(({ id }) => id === sheet.type);
  const power = ({ fit }: ValueSet) => Math.max(1, fit.attack + fit.defence);
  const cost = (own: ValueSet, of: (ValueSet & { readonly cost: number }) | null | undefined) =>
    100 * (of ? (of.cost * power(own)) / power(of) : power(own) / 2);
  const onFoot = cost(sheet.foot, type);
  return { now: rides && sheet.mounted ? cost(sheet.mounted, type?.mounted) : onFoot, onFoot };
}

/** Body and life apart: a wound takes half the body, and makes the life more likely to be lost. */
export function lossesOf(
  weights: Weights,
  { now, onFoot }: Costs,
  life: number,
  wounded: boolean,
  standing: boolean,
): Float64Array {
  const losses = new Float64Array(8);
  const bodyPart = wounded ? weights.woundedBody : 1;
  const lifePart = wounded ? weights.woundedLife : 1;
  const all = (now * bodyPart + life * lifePart) * (standing ? 1 : 1 - weights.stunnedPart);
  const stunned = weights.stunnedPart * (now * bodyPart + life * lifePart);
  const hurt = wounded ? all : now * (1 - weights.woundedBody) + life * (1 - weights.woundedLife);
  const horse = (now - onFoot) * bodyPart;
  losses[death] = all;
  losses[retreat] = standing ? weights.retreatPart * all : all;
  losses[stun] = standing ? stunned : all;
  losses[wound] = standing ? hurt : all;
  losses[unhorsed] = horse;
  losses[unhorsedWounded] =
    wounded || !standing ? all : horse + onFoot * (1 - weights.woundedBody) + life * (1 - weights.woundedLife);
  losses[unhorsedStunned] = wounded || !standing ? all : horse + weights.stunnedPart * (onFoot + life);
  return losses;
}
