import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './notice.module.css';

/** A remark that stays on its screen. */
export function Notice({
  kind = 'note',
  title,
  children,
}: {
  readonly kind?: 'note' | 'problem';
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const Icon = kind === 'problem' ? TriangleAlert : Info;
  return (
    <div
      className={classes(css['notice'], kind === 'problem' && css['problem'])}
      role={kind === 'problem' ? 'alert' : 'note'}
    >
      <Icon aria-hidden />
      <div className={css['words']}>
        {title && <p className={css['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
