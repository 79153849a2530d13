import type { Event } from '../../castle';
import { useWords } from '../../i18n/words';
import type { RollShown } from '../../store/castle/play';
import { classes } from '../base/classes';
import { useTumble } from '../table/dice/use-tumble';
import { DieFace } from '../table/log/DieFace';
import css from './castle.module.css';
import { Dice } from './Chance';
import { useNaming } from './play-context';

const isDie = (event: Event) => event.type === 'rolled' && event.purpose.kind === 'hail';

/** A die for each enemy under the hail: whose it is, and whether it is spared. @rule MAG-2 */
export function HailDice({ roll, above }: { readonly roll: RollShown; readonly above: number }) {
  const { t } = useWords();
  const naming = useNaming();
  const { tumbling } = useTumble(roll);
  const dice = roll.events.filter(isDie).flatMap((event) => (event.type === 'rolled' ? [event] : []));
  if (dice.length === 0) return null;
  if (tumbling) return <Dice label={t('castle.rolled')} faces={dice.map(({ face }) => face)} above={above} />;
  return (
    <ul className={css['hailed']} aria-label={t('castle.rolled')}>
      {dice.map(({ face, purpose }) => {
        const [id = ''] = purpose.who;
        const struck = face > above;
        return (
          <li key={id} className={classes(struck && css['success'])}>
            <DieFace face={face} sides={6} />
            <span>{t(struck ? 'castle.outcome.slain' : 'castle.outcome.spared', { who: naming.name(id) })}</span>
          </li>
        );
      })}
    </ul>
  );
}
