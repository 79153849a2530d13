import { Footprints, HeartPulse, Swords, Target } from 'lucide-react';
import { useWords, type MessageId } from '../../i18n/words';
import type { Sequence } from '../../skirmish';
import { readyIds } from '../../store/skirmish/interaction';
import { classes } from '../base/classes';
import css from '../table/play.module.css';
import { TurnFrame } from '../table/TurnFrame';
import { usePlay, usePlaying, useTable } from './play-context';

const steps = [1, 2, 3, 4, 5] as const;
const icons = { 1: Target, 2: Footprints, 3: Target, 4: Swords, 5: HeartPulse } as const;
const names = {
  0: 'rules.sequence.0',
  1: 'rules.sequence.1',
  2: 'rules.sequence.2',
  3: 'rules.sequence.3',
  4: 'rules.sequence.4',
  5: 'rules.sequence.5',
} as const satisfies Record<Sequence, MessageId>;
const left = {
  0: 'play.left.0',
  1: 'play.left.1',
  2: 'play.canStillMove',
  3: 'play.left.1',
  4: 'play.left.4',
  5: 'play.left.5',
} as const satisfies Record<Sequence, MessageId>;

/** The name of a sequence. */
export const sequenceName = (sequence: Sequence): MessageId => names[sequence];

/** What is left to do in the present sequence, in words. */
export function useLeft(): { readonly id: MessageId; readonly count: number } {
  return {
    id: usePlay((now) => (now.table.state.pending ? 'play.left.advance' : left[now.table.state.sequence])),
    count: usePlay((now) => readyIds(now.table.legal).length),
  };
}

/** Whose turn it is, the five sequences as shields with the present one highlighted, and what is left to do. */
export function SequenceBar({ onCovered }: { readonly onCovered: (pixels: number) => void }) {
  const { t } = useWords();
  const { play } = usePlaying();
  const { state } = useTable();
  const { id, count } = useLeft();
  const { sequence } = state;
  return (
    <TurnFrame
      label={t('play.sequences')}
      onCovered={onCovered}
      name={t(names[sequence])}
      left={t(id, { count })}
      count={count}
      onNext={() => play.getState().next()}
    >
      <ol className={css['shields']}>
        {steps.map((step) => {
          const Icon = icons[step];
          const now = step === sequence && !state.outcome;
          return (
            <li
              key={step}
              className={classes(css['shield'], now && css['lit'], step < sequence && css['past'])}
              aria-current={now ? 'step' : undefined}
              title={t(names[step])}
            >
              <svg viewBox="0 0 40 42" aria-hidden="true" className={css['shieldShape']}>
                <path d="M3 3h34v16.5c0 9-6.6 15.4-17 19.2C9.6 34.9 3 28.5 3 19.5z" />
              </svg>
              <Icon aria-hidden className={css['shieldIcon']} />
              <span className="visually-hidden">{t(names[step])}</span>
            </li>
          );
        })}
      </ol>
    </TurnFrame>
  );
}
