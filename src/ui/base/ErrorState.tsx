import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './state-card.module.css';

/** Something failed: what, and what to do next. */
export function ErrorState({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className={css['card']} role="alert">
      <TriangleAlert size={48} aria-hidden />
      <h2 className={css['title']}>{title}</h2>
      <div className={css['words']}>{children}</div>
      {actions && <div className={css['actions']}>{actions}</div>}
    </div>
  );
}
