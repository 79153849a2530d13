import type { ReactNode } from 'react';
import css from './state-card.module.css';

/** Nothing here yet: what will be, and the way to it. */
export function EmptyState({
  picture,
  title,
  children,
  actions,
}: {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className={css['card']}>
      {picture && (
        <div className={css['picture']} aria-hidden>
          {picture}
        </div>
      )}
      <h2 className={css['title']}>{title}</h2>
      <p className={css['words']}>{children}</p>
      {actions && <div className={css['actions']}>{actions}</div>}
    </div>
  );
}
