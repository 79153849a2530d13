import { houseRuleset } from '../../castle';
import type { LanguageCode, Translate } from '../../i18n/words';
import type { Problem, Verdict } from '../../practice';

/** The name of a character in a problem. */
export function nameIn({ scenario }: Problem, id: string, language: LanguageCode): string {
  const named =
    scenario.system === 'skirmish'
      ? [...scenario.armies.blue.characters, ...scenario.armies.red.characters]
      : [...houseRuleset.lists.blue, ...houseRuleset.lists.red];
  return named.find((one) => one.id === id)?.name[language] ?? id;
}

/** Why an attempt failed, or how good the choice was; null while nothing is decided. */
export function verdictWords(t: Translate, language: LanguageCode, problem: Problem, verdict: Verdict): string | null {
  if (verdict.kind === 'open') return null;
  if (verdict.kind === 'solved') {
    const { chance } = verdict.facts;
    return chance === undefined ? null : t('practice.chance', { chance });
  }
  const { who, by, ...facts } = verdict.facts;
  return t(`practice.miss.${verdict.code}`, {
    ...facts,
    ...(who !== undefined && { who: nameIn(problem, String(who), language) }),
    ...(by !== undefined && { by: nameIn(problem, String(by), language) }),
  });
}
