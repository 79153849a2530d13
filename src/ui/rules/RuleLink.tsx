import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n/words';
import { Button, ButtonLink } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { ruleHref, ruleOfId } from './find-rules';
import { RuleBoards } from './RuleBoard';
import css from './rules.module.css';
import { HouseBadge, RuleText } from './RuleText';
import { useRulebook } from './use-rulebook';

function Body({ rule: id }: { readonly rule: string }) {
  const { t } = useWords();
  const book = useRulebook();
  if (book.status === 'loading') return <p aria-live="polite">{t('app.loading')}</p>;
  if (book.status === 'failed') {
    return (
      <>
        <p>{t('app.rules.failed')}</p>
        <Button onClick={book.retry}>{t('app.storage.retry')}</Button>
      </>
    );
  }
  const rule = ruleOfId(book.book, id);
  if (!rule) return <p>{t('app.rules.unknown', { id })}</p>;
  return (
    <>
      <h3 className={css['ruleTitle']}>
        {rule.title} {rule.house && <HouseBadge />}
      </h3>
      <RuleText html={rule.html} />
      <RuleBoards boards={rule.boards} />
    </>
  );
}

/**
 * A rule's id as a small button that opens the rule's text over the screen, without leaving it. For refusals, previews
 * and log lines.
 */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css['link']}
        aria-label={t('app.rules.show', { id: rule })}
        onClick={() => setOpen(true)}
      >
        <BookOpen size={16} aria-hidden /> {rule}
      </button>
      <Dialog
        title={t('app.rules.rule', { id: rule })}
        open={open}
        onClose={() => setOpen(false)}
        foot={<ButtonLink href={ruleHref(rule)}>{t('app.rules.openBook')}</ButtonLink>}
      >
        <Body rule={rule} />
      </Dialog>
    </>
  );
}
