import { ArrowLeft, ArrowRight, CircleCheck, CircleX, Lightbulb, RotateCcw, Target } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useWords } from '../../i18n/words';
import type { Problem } from '../../practice';
import type { Drill } from '../../store/practice/drill';
import { recordOf } from '../../store/practice/record';
import { Button, ButtonLink } from '../base/Button';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import { RuleLink } from '../rules/RuleLink';
import { useSettings } from '../shell/services';
import { StaysContext } from '../table/table-context';
import css from './drill.module.css';
import { verdictWords } from './verdict-words';

interface DrillProps {
  readonly problem: Problem;
  readonly drill: Drill;
  /** The address of the next problem. */
  readonly next: string | null;
  readonly onAgain: () => void;
  readonly onSolution: () => void;
}

/** What is asked, what came of it, and why. */
function Words({ problem, drill }: Pick<DrillProps, 'problem' | 'drill'>) {
  const { t, language } = useWords();
  const { verdict, shown } = useStore(drill);
  const { tries } = recordOf(useSettings().practice, problem.scenario.id);
  const { names, line, story } = problem.scenario;
  const explained = shown ? shown.steps === shown.of : verdict.kind === 'solved';
  return (
    <div className={css['words']}>
      <p className={css['title']}>
        <strong>{shown ? t('practice.solutionOf', { title: names[language] }) : names[language]}</strong>
        <span className={css['count']}>
          {shown
            ? t('practice.step', { step: shown.steps, of: shown.of })
            : t('practice.turnsAndTries', { turns: problem.turns, count: tries })}
        </span>
      </p>
      <output className={css['verdict']}>
        {!shown && verdict.kind === 'solved' && (
          <strong className={css['good']}>
            <CircleCheck size={20} aria-hidden /> {t('practice.solved')}
          </strong>
        )}
        {!shown && verdict.kind === 'missed' && (
          <strong className={css['bad']}>
            <CircleX size={20} aria-hidden /> {t('practice.missed')}
          </strong>
        )}
        {!shown && verdict.kind !== 'open' && <span>{verdictWords(t, language, problem, verdict)}</span>}
      </output>
      <p className={css['task']}>{explained ? story[language] : line[language]}</p>
      {(explained || verdict.kind !== 'open') && (
        <p className={css['rules']}>
          {problem.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
    </div>
  );
}

function Buttons({ drill, next, onAgain, onSolution }: Omit<DrillProps, 'problem'>) {
  const { t } = useWords();
  const { verdict, shown, step } = useStore(drill);
  const more = shown !== null && shown.steps < shown.of;
  const done = shown === null && verdict.kind === 'solved';
  return (
    <div className={css['buttons']}>
      {more && (
        <Button look="primary" icon={<ArrowRight aria-hidden />} onClick={step}>
          {t('practice.nextStep')}
        </Button>
      )}
      {done && next !== null && (
        <ButtonLink look="primary" href={next} icon={<ArrowRight aria-hidden />}>
          {t('practice.next')}
        </ButtonLink>
      )}
      <Button icon={<RotateCcw aria-hidden />} onClick={onAgain}>
        {t(shown ? 'practice.tryIt' : 'practice.again')}
      </Button>
      {!shown && (
        <Button look="quiet" icon={<Lightbulb aria-hidden />} onClick={onSolution}>
          {t('practice.solution')}
        </Button>
      )}
    </div>
  );
}

/** Keys play on the table, where nothing may be done while the solution is shown. */
function useStillKeys(still: boolean): void {
  useEffect(() => {
    if (!still) return;
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' && event.key !== 'Enter' && event.key !== ' ') event.stopPropagation();
    };
    addEventListener('keydown', stop, true);
    return () => removeEventListener('keydown', stop, true);
  }, [still]);
}

/** A problem on its game's own table, under a bar with the task. */
export function DrillScreen({ children, ...props }: DrillProps & { readonly children: ReactNode }) {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const { verdict, shown } = useStore(props.drill);
  useStillKeys(shown !== null);
  return (
    <div className={css['drill']}>
      <section
        className={classes(css['strip'], verdict.kind !== 'open' && css['decided'])}
        aria-label={t('practice.task')}
      >
        <IconButton label={t('practice.all')} onClick={() => navigate('/practice', { replace: true })}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <Target className={css['mark']} aria-hidden />
        <Words {...props} />
        <Buttons {...props} />
      </section>
      <div className={css['table']} inert={shown !== null}>
        <StaysContext value={true}>{children}</StaysContext>
      </div>
    </div>
  );
}
