import { CircleHelp, Hourglass, OctagonPause, Play, RotateCcw, Square, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import { useAnySession, useOnTable, useSides } from '../table/table-context';
import { PaceChoice } from './PaceChoice';
import css from './solo.module.css';
import { useComputer, useOpponent } from './solo-context';
import { useComputersTurn } from './use-computer';
import { useSayings } from './use-sayings';

/** What the computer is about, in one line. */
function Status() {
  const { t, language } = useWords();
  const { player } = useSides(language);
  const say = useSayings();
  const phase = useComputer((now) => now.phase);
  const name = player(useAnySession((now) => now.state.active));
  if (phase.kind === 'failed') return t(`solo.failed.${phase.trouble}`);
  if (phase.kind === 'stopped') return t('solo.stopped', { name });
  if (phase.kind === 'decided' && phase.waits)
    return t('solo.following', { command: say.command(phase.thought.command) });
  return t(phase.kind === 'thinking' && phase.long ? 'solo.thinking' : 'solo.playing', { name });
}

/** Why it does what it points at or waits with, or did what it did last. */
function Why() {
  const say = useSayings();
  const last = useAnySession((now) => now.entries.length - 1);
  const phase = useComputer((now) => now.phase);
  const deed = useComputer((now) => now.deeds.get(last));
  const isNext = phase.kind === 'decided' && (phase.waits || phase.pointed);
  const thought = isNext ? phase.thought : deed?.thought;
  return thought ? <p className={css['why']}>{say.reasons(thought.reasons)}</p> : null;
}

function StandStill({ failed }: { readonly failed: boolean }) {
  const { t } = useWords();
  const { session } = useOnTable();
  const opponent = useOpponent();
  const army = useAnySession((now) => now.state.active);
  return (
    <>
      <Button
        look="primary"
        icon={failed ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
        onClick={() => opponent.getState().goOn()}
      >
        {t(failed ? 'solo.retry' : 'solo.goOn')}
      </Button>
      <Button icon={<UserRound aria-hidden />} onClick={() => session.getState().handTo(army, null)}>
        {t('solo.takeOver')}
      </Button>
    </>
  );
}

function Moving({ why, onWhy }: { readonly why: boolean; readonly onWhy: () => void }) {
  const { t } = useWords();
  const opponent = useOpponent();
  const waits = useComputer(({ phase }) => phase.kind === 'decided' && phase.waits);
  return (
    <>
      {waits && (
        <Button look="primary" icon={<Play aria-hidden />} onClick={() => opponent.getState().next()}>
          {t('solo.next')}
        </Button>
      )}
      <PaceChoice />
      <IconButton label={t('solo.why')} aria-pressed={why} onClick={onWhy}>
        <CircleHelp aria-hidden />
      </IconButton>
      <IconButton label={t('solo.stop')} onClick={() => opponent.getState().stop()}>
        <Square aria-hidden />
      </IconButton>
    </>
  );
}

/** At the foot while the computer plays: what it is about, how fast, and why; how to stop it, and what to do in trouble. */
export function ComputerBar() {
  const { t } = useWords();
  const due = useComputersTurn();
  const phase = useComputer((now) => now.phase);
  const [why, setWhy] = useState(false);
  if (!due) return null;
  const failed = phase.kind === 'failed';
  const still = failed || phase.kind === 'stopped';
  const Icon = still ? OctagonPause : Hourglass;
  const busy = phase.kind === 'thinking' && phase.long;
  return (
    <section
      className={classes(css['bar'], failed && css['failed'])}
      aria-label={t('solo.bar')}
      // What it moves is shown beside the bar, not under it.
      data-over-board
      data-phase={phase.kind}
    >
      <p className={css['status']} role={failed ? 'alert' : 'status'}>
        <Icon aria-hidden size={20} className={classes(busy && css['busy'])} />
        <span>
          <Status />
        </span>
      </p>
      {why && !still && <Why />}
      <div className={css['controls']}>
        {still ? <StandStill failed={failed} /> : <Moving why={why} onWhy={() => setWhy((open) => !open)} />}
      </div>
    </section>
  );
}
