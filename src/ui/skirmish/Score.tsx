import { Target } from 'lucide-react';
import { useState } from 'react';
import { armyIds } from '../../game';
import { useWords } from '../../i18n/words';
import { conditionOf, pointsOf } from '../../skirmish';
import { Button } from '../base/Button';
import { ArmyShield } from '../symbols/ArmyShield';
import { ObjectivesDialog } from './Objectives';
import css from '../table/panel.module.css';
import { useLooks } from '../table/table-context';
import { useNaming, useStanding, useTable } from './play-context';

/** The standing of the armies, shown while nobody is selected. */
export function Score() {
  const { t } = useWords();
  const { game } = useTable();
  const state = useStanding();
  const naming = useNaming();
  const looks = useLooks();
  const [open, setOpen] = useState(false);
  return (
    <section className={css['score']} aria-label={t('play.score')}>
      {armyIds.map((army) => {
        const own = game.characters.filter((sheet) => sheet.army === army);
        const alive = own.filter(({ id }) => state.characters[id] && conditionOf(state.characters[id]) !== 'dead');
        return (
          <p key={army} className={css['scoreRow']}>
            <ArmyShield look={looks[army]} className={css['scoreArms']} />
            <span className={css['scoreName']}>
              {naming.player(army)}
              {naming.level(army) !== null && <small>{naming.level(army)}</small>}
              <small>{t('play.score.alive', { alive: alive.length, of: own.length })}</small>
            </span>
            <strong>{t('play.points', { count: pointsOf(game, state, army) })}</strong>
          </p>
        );
      })}
      <Button wide icon={<Target aria-hidden />} onClick={() => setOpen(true)}>
        {t('play.menu.objectives')}
      </Button>
      <ObjectivesDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
