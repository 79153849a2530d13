import type { ReactNode } from 'react';
import { RuleLink } from './RuleLink';
import css from './rules.module.css';

/** Words with their rule at the end of the line: of several below each other the links stand in one column. */
export function RuledWords({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  return (
    <span className={css['ruled']}>
      <span>{children}</span>
      <RuleLink rule={rule} />
    </span>
  );
}
