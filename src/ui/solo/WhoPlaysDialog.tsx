import { armyIds, type ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { Dialog } from '../base/Dialog';
import { ArmyShield } from '../symbols/ArmyShield';
import { useAnySession, useLooks, useOnTable, useSides } from '../table/table-context';
import { LevelChoice } from './LevelChoice';
import css from './solo.module.css';

function Army({ army }: { readonly army: ArmyId }) {
  const { language } = useWords();
  const { session } = useOnTable();
  const { armyName, player, level: played } = useSides(language);
  const looks = useLooks();
  const level = useAnySession((now) => now.header.setup.players[army].computer ?? null);
  return (
    <section className={css['army']} aria-label={armyName(army)}>
      <h3 className={css['armyHead']}>
        <ArmyShield look={looks[army]} />
        <span>
          {player(army)}
          <small>{played(army) ?? armyName(army)}</small>
        </span>
      </h3>
      <LevelChoice level={level} onLevel={(chosen) => session.getState().handTo(army, chosen)} />
    </section>
  );
}

/** Hands armies to the computer, or takes them back, in the middle of a game. */
export function WhoPlaysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t('solo.menu')} open={open} onClose={onClose}>
      <p>{t('solo.menu.text')}</p>
      {armyIds.map((army) => (
        <Army key={army} army={army} />
      ))}
    </Dialog>
  );
}
