import { Sparkles, Trash2 } from 'lucide-react';
import { useWords, type MessageId } from '../../i18n/words';
import { selectedOf } from '../../store/castle/interaction';
import { machine } from '../../store/castle/table';
import { Button } from '../base/Button';
import css from './castle.module.css';
import { CounterPicture } from '../table/CounterPicture';
import { useNaming, usePlay, usePlaying, useTable } from './play-context';
import { CarriedFigure, useCarryFromTray } from './use-carry';
import { usePortraits } from './use-portraits';

interface Kind {
  readonly type: string;
  readonly ids: readonly string[];
}

/** Those who have no place yet, kind by kind, the machine first. */
function useKinds(): readonly Kind[] {
  const { game, legal } = useTable();
  const kinds = new Map<string, string[]>();
  for (const who of legal.unplaced) {
    const type = game.byId.get(who)?.type ?? machine;
    kinds.set(type, [...(kinds.get(type) ?? []), who]);
  }
  return [...kinds].map(([type, ids]) => ({ type, ids }));
}

/** The figures that wait for a place: tapped and then a hex tapped, or carried there. @rule CSC-1 */
export function Tray() {
  const { t } = useWords();
  const { play } = usePlaying();
  const naming = useNaming();
  const kinds = useKinds();
  const { legal } = useTable();
  const chosen = usePlay((now) => selectedOf(now.interaction));
  const portrait = usePortraits();
  const { carried, handlers } = useCarryFromTray((who) => play.getState().select(who));
  if (kinds.length === 0) return null;
  return (
    <section className={css['tray']} aria-label={t('castle.tray')}>
      <div className={css['trayHead']}>
        <h2>{t('castle.tray')}</h2>
        <span>{t('castle.left.place', { count: legal.unplaced.length })}</span>
      </div>
      <ul className={css['kinds']}>
        {kinds.map(({ type, ids }) => {
          const who = ids.find((id) => id === chosen) ?? ids[0]!;
          const counter = portrait(who);
          return (
            <li key={type}>
              <button
                type="button"
                className={css['kind']}
                aria-pressed={ids.includes(chosen ?? '')}
                {...handlers(who)}
              >
                {counter && <CounterPicture counter={counter} size={48} />}
                <span className={css['kindWords']}>{naming.start(t(`castlerules.figure.${type}` as MessageId))}</span>
                {ids.length > 1 && <span className={css['kindCount']}>×&thinsp;{ids.length}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <CarriedFigure carried={carried} />
    </section>
  );
}

/** The buttons that place the rest at once, or clear the deployment. */
export function TrayButtons() {
  const { t } = useWords();
  const { play } = usePlaying();
  const { legal } = useTable();
  const actions = play.getState();
  return (
    <>
      {legal.unplaced.length > 0 && (
        <Button wide icon={<Sparkles aria-hidden />} onClick={actions.placeRest}>
          {t('castle.do.rest')}
        </Button>
      )}
      {legal.canClearDeployment && (
        <Button look="quiet" wide icon={<Trash2 aria-hidden />} onClick={actions.clear}>
          {t('castle.do.clear')}
        </Button>
      )}
    </>
  );
}
