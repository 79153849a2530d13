import { useEffect, useRef, useState } from 'react';
import type { ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { Button, ButtonLink } from '../base/Button';
import { classes } from '../base/classes';
import { useSettings } from '../shell/services';
import { ArmyShield } from '../symbols/ArmyShield';
import css from './hand-over.module.css';
import { useAnySession, useLooks, useOnTable, useSides } from './table-context';
import { useHold } from './use-hold';

/** The cover between two players' turns: a full screen in the next player's colour, with nothing of the board behind it. */
export function HandOver({ army, when }: { readonly army: ArmyId; readonly when: string }) {
  const { t, language } = useWords();
  const { session } = useOnTable();
  const { player, armyName, level } = useSides(language);
  const look = useLooks()[army];
  const canGoBack = useAnySession((now) => now.canGoBack());
  const short = useSettings().handOver === 'short';
  const [explained, setExplained] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const begin = () => session.getState().uncover();
  const { holding, handlers } = useHold(begin, () => (short ? begin() : setExplained(true)));
  useEffect(() => title.current?.focus({ preventScroll: true }), [army]);

  return (
    <main className={css['page']} style={{ background: `var(--army-${look.colour})` }}>
      <div className={css['paper']}>
        <ArmyShield look={look} className={css['arms']} />
        <h1 ref={title} tabIndex={-1} className={css['title']}>
          {t('play.handOver.title', { name: player(army) })}
        </h1>
        <p className={css['army']}>{level(army) ?? armyName(army)}</p>
        <p className={css['when']}>{when}</p>
        <button type="button" className={classes(css['begin'], holding && css['holding'])} {...handlers}>
          <span className={css['fill']} aria-hidden />
          <span className={css['beginWords']}>{t(short ? 'play.handOver.begin' : 'play.handOver.hold')}</span>
        </button>
        <output className={css['hint']}>{explained && t('play.handOver.explain')}</output>
        {canGoBack && (
          <Button look="quiet" onClick={() => session.getState().goBack()}>
            {t('play.handOver.back')}
          </Button>
        )}
        <ButtonLink look="quiet" href="/">
          {t('play.leave')}
        </ButtonLink>
      </div>
    </main>
  );
}
