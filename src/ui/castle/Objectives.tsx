import { Moon } from 'lucide-react';
import { otherArmy, type ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { Dialog } from '../base/Dialog';
import { RuleLink } from '../rules/RuleLink';
import { ArmyShield } from '../symbols/ArmyShield';
import dialogs from '../table/dialogs.module.css';
import { useLooks } from '../table/table-context';
import { useNaming, usePlaying, useTable } from './play-context';

const ruleOf = { yard: 'CSC-1', banner: 'CSC-3' } as const;

function Goal({ army }: { readonly army: ArmyId }) {
  const { t } = useWords();
  const { game } = useTable();
  const naming = useNaming();
  const looks = useLooks();
  const { goal, turnLimit } = game.mission;
  const role = game.options.besieger === army ? 'besieger' : 'defender';
  return (
    <section className={dialogs['army']}>
      <h3 className={dialogs['armyHead']}>
        <ArmyShield look={looks[army]} className={dialogs['arms']} />
        <span className={dialogs['armyNames']}>
          {naming.player(army)}
          <small>
            {naming.level(army) ?? naming.armyName(army)} · {t(`castlerules.role.${role}`)}
          </small>
        </span>
      </h3>
      <p className={dialogs['objective']}>
        {t(`castlerules.goal.${goal}.${role}`, { turns: turnLimit })} <RuleLink rule={ruleOf[goal]} />
      </p>
    </section>
  );
}

/** What each army must do, and how long is left. */
export function ObjectivesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t, language } = useWords();
  const { scenario } = usePlaying();
  const { game, state } = useTable();
  const { mission, options, ruleset } = game;
  return (
    <Dialog title={scenario.names[language]} open={open} onClose={onClose}>
      <p className={dialogs['story']}>{scenario.story[language]}</p>
      <p className={dialogs['turn']}>{t('play.turnOf', { turn: state.turn, limit: mission.turnLimit })}</p>
      {[options.besieger, otherArmy(options.besieger)].map((army) => (
        <Goal key={army} army={army} />
      ))}
      <dl className={dialogs['rows']}>
        <div className={dialogs['row']}>
          <dt>{t('castle.level')}</dt>
          <dd>
            {t(`castlerules.level.${options.level}`)} <RuleLink rule="CFI-2" />
          </dd>
        </div>
        {mission.night && (
          <div className={dialogs['row']}>
            <dt>
              <Moon aria-hidden size={18} />
            </dt>
            <dd>
              {t('castlerules.night', { reach: ruleset.values.reach.night })} <RuleLink rule="CSC-2" />
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
