import { Eye, GraduationCap, Hourglass } from 'lucide-react';
import { useContext, useState } from 'react';
import { useStore } from 'zustand';
import { useWords, type MessageId } from '../../i18n/words';
import type { Missed } from '../../solo';
import type { Finding, Review } from '../../store/solo/review';
import { Button, ButtonLink } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { ArmyShield } from '../symbols/ArmyShield';
import { useAnySession, useLooks, useSides } from '../table/table-context';
import css from './solo.module.css';
import { ReviewContext } from './solo-context';
import { useSayings } from './use-sayings';

/** The replay at the moment of what was missed, with it shown there. */
const watchHref = (id: string, { place, thought }: Missed): string =>
  `/watch/${id}?from=${place}&better=${encodeURIComponent(JSON.stringify(thought.command))}`;

/**
 * How much a turn cost, in words: the captain reckons in a measure of his own, in which to win outright is worth some ten
 * or twenty thousand.
 */
const lossWords = (loss: number): MessageId =>
  loss >= 10_000 ? 'solo.review.loss.turned' : loss >= 2000 ? 'solo.review.loss.much' : 'solo.review.loss.little';

/** A turn that cost something: what was done there, what the captain would have done, and why. */
function FoundTurn({ finding: { army, turn, before, loss, missed } }: { readonly finding: Finding }) {
  const { t, language } = useWords();
  const { player } = useSides(language);
  const looks = useLooks();
  const say = useSayings();
  const id = useAnySession((now) => now.header.id);
  return (
    <li className={css['found']}>
      <h3 className={css['armyHead']}>
        <ArmyShield look={looks[army]} />
        <span>
          {t(before ? 'solo.review.before' : 'solo.review.turn', { turn, name: player(army) })}
          <small>{t(lossWords(loss))}</small>
        </span>
      </h3>
      {missed === undefined && <p className={css['faded']}>{t('solo.review.looking')}</p>}
      {missed && (
        <>
          <p>{t('solo.review.played', { command: say.command(missed.played) })}</p>
          <p>
            <strong>{t('solo.hint.shown', { command: say.command(missed.thought.command) })}</strong>
          </p>
          <p className={css['faded']}>{say.reasons(missed.thought.reasons)}</p>
          <ButtonLink href={watchHref(id, missed)} icon={<Eye aria-hidden />}>
            {t('solo.review.show')}
          </ButtonLink>
        </>
      )}
    </li>
  );
}

function Progress({ review }: { readonly review: Review }) {
  const { t } = useWords();
  const phase = useStore(review, (now) => now.phase);
  const found = useStore(review, (now) => now.findings.length);
  if (phase.kind === 'done') return found === 0 ? <p>{t('solo.review.clean')}</p> : null;
  if (phase.kind === 'failed' || phase.kind === 'idle') {
    return (
      <div className={css['controls']}>
        {phase.kind === 'failed' && <p role="alert">{t('solo.failed.died')}</p>}
        <Button onClick={() => review.getState().start()}>{t('solo.retry')}</Button>
      </div>
    );
  }
  return (
    <div className={css['controls']}>
      <output className={css['status']}>
        <Hourglass aria-hidden size={20} className={css['busy']} />
        {phase.kind === 'weighing'
          ? t('solo.review.weighing', { done: phase.done, of: phase.of })
          : t('solo.review.looking')}
      </output>
      <Button look="quiet" onClick={() => review.getState().stop()}>
        {t('solo.stop')}
      </Button>
    </div>
  );
}

function Findings({ review }: { readonly review: Review }) {
  const { t } = useWords();
  const findings = useStore(review, (now) => now.findings);
  return (
    <div className={css['review']}>
      <p>{t('solo.review.text')}</p>
      <Progress review={review} />
      <ol className={css['founds']}>
        {findings.map((finding) => (
          <FoundTurn key={finding.index} finding={finding} />
        ))}
      </ol>
    </div>
  );
}

/** Looks back on a game that is over with the captain; nothing where the computer cannot play it. */
export function ReviewButton() {
  const { t } = useWords();
  const review = useContext(ReviewContext);
  const [open, setOpen] = useState(false);
  if (!review) return null;
  const look = () => {
    if (review.getState().phase.kind === 'idle') review.getState().start();
    setOpen(true);
  };
  return (
    <>
      <Button large icon={<GraduationCap aria-hidden />} onClick={look}>
        {t('solo.review')}
      </Button>
      <Dialog title={t('solo.review')} open={open} onClose={() => setOpen(false)}>
        <Findings review={review} />
      </Dialog>
    </>
  );
}
