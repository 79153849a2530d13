import { Delete } from 'lucide-react';
import { useEffect } from 'react';
import { useWords, type MessageId } from '../../i18n/words';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { RuleLink } from '../rules/RuleLink';
import css from './dialogs.module.css';
import { useNaming, usePlaying, useSession } from './play-context';

const purposes: Readonly<Record<string, MessageId>> = {
  shot: 'play.die.shot',
  test: 'play.die.test',
  melee: 'play.die.melee',
  draw: 'play.die.draw',
};

/** Asks for the face of a die rolled on the table. */
export function DieDialog() {
  const { t } = useWords();
  const { session } = usePlaying();
  const naming = useNaming();
  const question = useSession((now) => now.question);
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
  const [first, ...others] = purpose?.who ?? [];
  return (
    <Dialog title={t('play.die.title', { sides: question?.sides ?? 10 })} open={question !== null} onClose={withdraw}>
      {question && purpose && (
        <>
          <p className={css['purpose']}>
            {t(purposes[purpose.kind] ?? 'play.die.other', {
              who: first === undefined ? '' : naming.name(first),
              others: naming.names(others),
              all: naming.names(purpose.who),
            })}{' '}
            <RuleLink rule={purpose.rule} />
          </p>
          {purpose.kind === 'draw' && (
            <ol className={css['drawn']}>
              {purpose.who.map((id) => (
                <li key={id}>{naming.name(id)}</li>
              ))}
            </ol>
          )}
          <fieldset className={css['pad']} aria-label={t('play.die.pad')}>
            {Array.from({ length: question.sides }, (_, index) => index + 1).map((face) => (
              <button
                key={face}
                type="button"
                className={css['key']}
                onClick={() => session.getState().answerDie(face)}
              >
                {face === 10 ? t('play.die.ten') : face}
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
