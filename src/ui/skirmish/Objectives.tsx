import { CircleCheck } from 'lucide-react';
import { armyIds, type ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { pointsOf, progressOf } from '../../skirmish';
import { Dialog } from '../base/Dialog';
import { ArmyShield } from '../symbols/ArmyShield';
import css from '../table/dialogs.module.css';
import { useLooks } from '../table/table-context';
import { useNaming, usePlaying, useTable } from './play-context';

/** One army's objectives with how far each is met, and its points. */
export function ArmyObjectives({ army }: { readonly army: ArmyId }) {
  const { t, language } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const looks = useLooks();
  const objectives = game.objectives.filter((objective) => objective.army === army);
  return (
    <section className={css['army']}>
      <h3 className={css['armyHead']}>
        <ArmyShield look={looks[army]} className={css['arms']} />
        <span className={css['armyNames']}>
          {naming.player(army)}
          <small>{naming.level(army) ?? naming.armyName(army)}</small>
        </span>
        <strong className={css['points']}>{t('play.points', { count: pointsOf(game, state, army) })}</strong>
      </h3>
      <ul className={css['objectives']}>
        {objectives.map((objective, index) => {
          const { done, of, needed } = progressOf(game, state, objective);
          const met = objective.wins && needed > 0 && done >= needed;
          return (
            // Objectives never change places.
            <li key={`objective-${index}`} className={css['objective']}>
              <span className={css['objectiveText']}>
                {objective.text[language]}
                <small>
                  {objective.points > 0 && t('play.objective.each', { count: objective.points })}
                  {objective.points > 0 && objective.wins && ' · '}
                  {objective.wins && t('play.objective.wins', { needed })}
                </small>
              </span>
              <span className={css['progress']}>
                {met && <CircleCheck aria-hidden size={18} />}
                {t('play.objective.progress', { done, of: objective.wins ? needed : of })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What each army must do, how far it is, and how long is left. */
export function ObjectivesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t, language } = useWords();
  const { scenario } = usePlaying();
  const { game, state } = useTable();
  return (
    <Dialog title={scenario.names[language]} open={open} onClose={onClose}>
      <p className={css['story']}>{scenario.story[language]}</p>
      <p className={css['turn']}>{t('play.turnOf', { turn: state.turn, limit: game.turnLimit })}</p>
      {armyIds.map((army) => (
        <ArmyObjectives key={army} army={army} />
      ))}
    </Dialog>
  );
}
