import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../i18n/words';
import { classes } from '../base/classes';
import { RuleBoards } from './RuleBoard';
import type { Rule } from './rulebook';
import css from './rules.module.css';

/** A rule's own text. It is made from our own files when the app is built; its links stay inside the app. */
export function RuleText({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href');
      if (!href?.startsWith('/rules/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      element?.closest('dialog')?.close();
      navigate(href);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={text} className={css['text']} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The mark of a value or reading of our own. */
export function HouseBadge() {
  const { t } = useWords();
  return (
    <span className={css['badge']} title={t('app.rules.oursHelp')}>
      {t('app.rules.ours')}
    </span>
  );
}

/** One rule of the rulebook, with its id as anchor. */
export function RuleArticle({ rule, current }: { readonly rule: Rule; readonly current: boolean }) {
  return (
    <article id={rule.id} tabIndex={-1} className={classes(css['rule'], current && css['current'])}>
      <h3 className={css['ruleTitle']}>
        <span className={css['id']}>{rule.id}</span> {rule.title} {rule.house && <HouseBadge />}
      </h3>
      <RuleText html={rule.html} />
      <RuleBoards boards={rule.boards} />
    </article>
  );
}
