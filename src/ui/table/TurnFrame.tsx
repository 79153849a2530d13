import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words';
import { classes } from '../base/classes';
import { HintButton } from '../solo/HintButton';
import { ArmyShield } from '../symbols/ArmyShield';
import css from './play.module.css';
import { useAnySession, useLooks, useOnTable, useSides } from './table-context';
import { NextButton } from './TopBar';
import { useCovered } from './use-covered';

/** Names of more letters than these are set smaller, in two lines: a finger cannot ask for what is cut off. */
const longName = 15;

/** Whose turn it is, what the game shows of it, and what is left to do. */
export function TurnFrame({
  label,
  onCovered,
  name,
  left,
  count,
  onNext,
  children,
}: {
  readonly label: string;
  readonly onCovered: (pixels: number) => void;
  /** What is going on now. */
  readonly name: string;
  /** What is left to do, in words. */
  readonly left: string;
  /** How many can still act. */
  readonly count: number;
  readonly onNext: () => void;
  readonly children?: ReactNode;
}) {
  const element = useCovered('top', onCovered);
  const { t, language } = useWords();
  const { turnLimit } = useOnTable();
  const { active, turn, outcome } = useAnySession((now) => now.state);
  const { player, rank } = useSides(language);
  const where = t('play.turnOf', { turn, limit: turnLimit });
  const played = rank(active);
  const looks = useLooks();
  return (
    <section ref={element} className={classes(css['bar'], css['sequences'])} aria-label={label}>
      <div className={css['whose']}>
        <ArmyShield look={looks[active]} className={css['arms']} />
        <div className={css['whoseWords']}>
          <span
            className={css['player']}
            data-long={player(active).length > longName || undefined}
            title={player(active)}
          >
            {player(active)}
          </span>
          <span className={css['turn']}>{played === null ? where : `${played} · ${where}`}</span>
        </div>
      </div>
      {children}
      <div className={css['leftToDo']}>
        <span className={css['sequenceName']}>
          {outcome ? <Flag aria-hidden size={18} /> : null}
          {outcome ? t('play.over') : name}
        </span>
        {!outcome && <span className={css['count']}>{left}</span>}
      </div>
      <div className={css['turnButtons']}>
        <NextButton count={count} onNext={onNext} />
        <HintButton />
      </div>
    </section>
  );
}
