import type { Condition, MeleeResult, ShotResult } from '../../../skirmish';
import { resultLooks, type Harm, type Sufferer } from '../../symbols/results';

/** From the worst to the mildest, the order in which a player wants to know. */
export const harms: readonly Harm[] = ['killed', 'wounded', 'stunned', 'unhorsed', 'retreats'];

/** Some faces of the die and what they do. */
export interface Chance {
  /** Null: nothing happens. */
  readonly harm: Harm | null;
  /** Worse harms are counted in. */
  readonly orWorse: boolean;
  /** Faces of the die, 1 to 10. */
  readonly faces: readonly number[];
  /** A whole number: ten faces, ten per cent each. */
  readonly percent: number;
}

/** What an attack or a shot may bring. */
export interface Chances {
  /** To the target or the defenders: worst first, each with what is worse counted in. */
  readonly target: readonly Chance[];
  /** To the attackers, in the same way. */
  readonly attackers: readonly Chance[];
  /** That a horse is killed; null when none can be. */
  readonly horse: Chance | null;
  readonly nothing: Chance;
}

/** How those stand who may suffer, where each is one alone: the wounded die of a wound. @rule CHR-2 */
export interface Conditions {
  readonly target?: Condition | undefined;
  readonly attacker?: Condition | undefined;
}

type Result = ShotResult | MeleeResult;

/** What a harm comes to for somebody who is wounded or stunned already. @rule CHR-2 */
function harmTo(harm: Harm | null, horseDies: boolean, condition: Condition | undefined): Harm | null {
  if (condition === 'stunned' && harm !== null && harm !== 'unhorsed') return 'killed';
  const fatal = harm === 'wounded' || (harm === 'stunned' && horseDies);
  return condition === 'wounded' && fatal ? 'killed' : harm;
}

interface Fate {
  readonly who: Sufferer | null;
  readonly harm: Harm | null;
  readonly horseDies: boolean;
}

function fateOf(result: Result, conditions: Conditions): Fate {
  const { who, harm, horseDies } = resultLooks[result];
  const condition = who === 'attacker' ? conditions.attacker : conditions.target;
  return { who, harm: harmTo(harm, horseDies, condition), horseDies };
}

function chance(fates: readonly Fate[], counts: (fate: Fate) => boolean, harm: Harm | null, orWorse: boolean): Chance {
  const faces = fates.flatMap((fate, index) => (counts(fate) ? [index + 1] : []));
  return { harm, orWorse, faces, percent: (100 * faces.length) / fates.length };
}

/** Each harm that some face brings, with all that is worse. */
function ladder(fates: readonly Fate[], who: Sufferer): Chance[] {
  const present = harms.filter((harm) => fates.some((fate) => fate.who === who && fate.harm === harm));
  return present.map((harm, index) => {
    const counted = present.slice(0, index + 1);
    return chance(fates, (fate) => fate.who === who && counted.includes(fate.harm!), harm, index > 0);
  });
}

/** The exact chances of ten faces (or as many as the die has). @rule MEL-10 @rule SHT */
export function chancesOf(results: readonly Result[], conditions: Conditions = {}): Chances {
  const fates = results.map((result) => fateOf(result, conditions));
  const horse = chance(fates, ({ horseDies }) => horseDies, null, false);
  return {
    target: ladder(fates, 'defender'),
    attackers: ladder(fates, 'attacker'),
    horse: horse.percent > 0 ? horse : null,
    nothing: chance(fates, ({ who }) => who === null, null, false),
  };
}
