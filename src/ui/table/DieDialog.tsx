import { Delete } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { RollPurpose } from '../../game';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { classes } from '../base/classes';
import { Dialog } from '../base/Dialog';
import { RuleLink } from '../rules/RuleLink';
import { ResultSymbol } from '../symbols/ResultSymbol';
import type { ResultCode } from '../symbols/results';
import css from './dialogs.module.css';
import { useAnySession, useOnTable } from './table-context';

/** Asks for the face of a die rolled on the table; `purpose` says in the game's words what it is for. */
export function DieDialog({
  purpose: about,
  results,
}: {
  readonly purpose: (purpose: RollPurpose) => ReactNode;
  /** What each face does, the one's first; null where that cannot be told by the face alone. */
  readonly results?: ((purpose: RollPurpose) => readonly ResultCode[] | null) | undefined;
}) {
  const { t } = useWords();
  const { session } = useOnTable();
  const question = useAnySession((now) => now.question);
  const withdraw = () => session.getState().withdrawDie();
  const sides = question?.sides ?? 0;
  // By keyboard the figure itself is typed; 0 is a ten.
  useEffect(() => {
    if (sides === 0) return undefined;
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || repeat || ctrlKey || metaKey || altKey) return;
      const face = key === '0' ? 10 : Number(key);
      if (face <= sides) session.getState().answerDie(face);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [sides, session]);
  const purpose = question?.purpose;
  const does = purpose ? (results?.(purpose) ?? null) : null;
  return (
    <Dialog title={t('play.die.title', { sides: question?.sides ?? 10 })} open={question !== null} onClose={withdraw}>
      {question && purpose && (
        <>
          <div className={css['purpose']}>
            {about(purpose)} <RuleLink rule={purpose.rule} />
          </div>
          <fieldset className={classes(css['pad'], question.sides === 6 && css['six'])} aria-label={t('play.die.pad')}>
            {Array.from({ length: question.sides }, (_, index) => index + 1).map((face) => (
              <button
                key={face}
                type="button"
                className={css['key']}
                onClick={() => session.getState().answerDie(face)}
              >
                {face === 10 ? t('play.die.ten') : face}
                {does && <ResultSymbol code={does[face - 1]!} className={css['does']} />}
              </button>
            ))}
          </fieldset>
          {question.faces.length > 0 && (
            <p className={css['faces']}>
              {t('play.die.faces', { faces: question.faces.join(', ') })}
              <Button look="quiet" icon={<Delete aria-hidden />} onClick={withdraw}>
                {t('play.die.back')}
              </Button>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
