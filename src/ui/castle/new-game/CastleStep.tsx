import { armyIds, otherArmy, type ArmyId } from '../../../game';
import { useWords, type MessageId } from '../../../i18n/words';
import { armyPairs } from '../../../store/army-pairs';
import { Switch } from '../../base/Switch';
import shared from '../../new-game/new-game.module.css';
import rulesCss from '../../new-game/rules-step.module.css';
import type { ScenarioChoice } from '../../new-game/game-choice';
import { useSettings } from '../../shell/services';
import { ArmyShield } from '../../symbols/ArmyShield';
import type { Away, CastleRules } from './castle-options';
import css from './castle-step.module.css';

/** Beginner or extended, neither chosen in advance. @rule CFI-2 */
function LevelChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: CastleRules['level'];
  readonly onChoose: (level: 'beginner' | 'extended') => void;
}) {
  const { t } = useWords();
  return (
    <fieldset className={rulesCss['tables']}>
      <legend className={rulesCss['legend']}>{t('castle.new.level')}</legend>
      <div className={rulesCss['tableCards']}>
        {(['beginner', 'extended'] as const).map((level) => (
          <label key={level} className={shared['choice']}>
            <input
              type="radio"
              name="level"
              checked={chosen === level}
              onChange={() => onChoose(level)}
              aria-label={t(`castlerules.level.${level}`)}
              aria-describedby={`level-${level}`}
            />
            <span className={rulesCss['table']}>
              <span className={shared['choiceName']}>{t(`castlerules.level.${level}`)}</span>
              <span id={`level-${level}`}>{t(`castlerules.level.${level}.line`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Either army may storm the castle; the scenario proposes one. @rule CSC-1 */
function BesiegerChoice({
  chosen,
  scenario,
  onChoose,
}: {
  readonly chosen: ArmyId | null;
  readonly scenario: ScenarioChoice | undefined;
  readonly onChoose: (army: ArmyId) => void;
}) {
  const { t, language } = useWords();
  const { armies } = useSettings();
  const name = (army: ArmyId) => scenario?.armies[army].name[language] ?? t(`castlerules.army.${army}`);
  return (
    <fieldset className={rulesCss['tables']}>
      <legend className={rulesCss['legend']}>{t('castle.besieger')}</legend>
      <div className={rulesCss['tableCards']}>
        {armyIds.map((army) => (
          <label key={army} className={shared['choice']}>
            <input
              type="radio"
              name="besieger"
              checked={chosen === army}
              onChange={() => onChoose(army)}
              aria-label={name(army)}
              aria-describedby={`besieger-${army}`}
            />
            <span className={css['army']}>
              <ArmyShield look={armyPairs[armies][army]} className={css['arms']} />
              <span>
                <span className={shared['choiceName']}>{name(army)}</span>
                <span id={`besieger-${army}`} className={css['other']}>
                  {t('castle.besieger.other', { army: name(otherArmy(army)) })}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Who does not take part in the siege as it is chosen. @rule CSC-1 */
function WhoIsAway({ away }: { readonly away: readonly Away[] }) {
  const { t, language } = useWords();
  const who = away.map(({ type, name }) => `${name[language]} (${t(`castlerules.figure.${type}` as MessageId)})`);
  return <output className={css['other']}>{who.length > 0 && t('castle.new.away', { who: who.join(', ') })}</output>;
}

/** The level, who besieges, and whether there is magic. */
export function CastleStep({
  rules,
  proposed,
  scenario,
  away,
  onRules,
}: {
  readonly rules: CastleRules;
  /** Who besieges in the scenario, until the players say otherwise. */
  readonly proposed: ArmyId | null;
  readonly scenario: ScenarioChoice | undefined;
  readonly away: readonly Away[];
  readonly onRules: (rules: CastleRules) => void;
}) {
  const { t } = useWords();
  return (
    <>
      <LevelChoice chosen={rules.level} onChoose={(level) => onRules({ ...rules, level })} />
      <BesiegerChoice
        chosen={rules.besieger ?? proposed}
        scenario={scenario}
        onChoose={(besieger) => onRules({ ...rules, besieger })}
      />
      <WhoIsAway away={away} />
      <fieldset className={rulesCss['options']} aria-label={t('app.new.options')}>
        <Switch
          label={t('castle.new.magic')}
          hint={t(rules.magic ? 'castlerules.magic.on.line' : 'castlerules.magic.off.line')}
          checked={rules.magic}
          onChange={(magic) => onRules({ ...rules, magic })}
        />
      </fieldset>
    </>
  );
}
