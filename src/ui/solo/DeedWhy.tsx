import { CircleHelp, Hourglass } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../i18n/words';
import type { Why } from '../../store/solo/why';
import { Button } from '../base/Button';
import type { LogLine } from '../table/log/line';
import { useAnySession } from '../table/table-context';
import css from './solo.module.css';
import { WhyContext } from './solo-context';
import { useSayings } from './use-sayings';

/** Asks why the computer did what stands at a place of the journal, and tells it. */
function DeedWhy({ why, place }: { readonly why: Why; readonly place: number }) {
  const { t } = useWords();
  const say = useSayings();
  const answer = useStore(why, ({ answers }) => answers.get(place));
  if (answer?.kind === 'known') return <p className={css['deedWhy']}>{say.reasons(answer.thought.reasons)}</p>;
  if (answer?.kind === 'unknown') return <p className={css['deedWhy']}>{t('solo.why.unknown')}</p>;
  if (answer?.kind === 'thinking') {
    return (
      <output className={css['status']}>
        <Hourglass aria-hidden size={18} className={css['busy']} />
        {t('solo.why.recalling')}
      </output>
    );
  }
  return (
    <>
      {answer?.kind === 'failed' && <p role="alert">{t('solo.failed.died')}</p>}
      <Button look="quiet" icon={<CircleHelp aria-hidden size={18} />} onClick={() => why.getState().ask(place)}>
        {t('solo.why')}
      </Button>
    </>
  );
}

/** What a line of the journal offers beside its dice: the first line of what the computer did, why. Null: nothing. */
export function useWhyOf(lines: readonly LogLine[]): (line: LogLine) => ReactNode {
  const why = useContext(WhyContext);
  const { blue, red } = useAnySession((now) => now.header.setup.players);
  return (line) => {
    const player = line.army === 'blue' ? blue : red;
    if (!why || player.computer === undefined || line.undone) return null;
    const first = lines.find(({ entry }) => entry === line.entry);
    return first?.key === line.key ? <DeedWhy why={why} place={line.entry} /> : null;
  };
}
