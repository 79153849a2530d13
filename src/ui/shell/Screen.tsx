import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../i18n/words';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import css from './screen.module.css';
import { useScreen } from './use-screen';

/** Back to where the player was in the app; to the start when the screen was opened by its address. */
function goBack(navigate: (to: string) => void): void {
  if ((history.state as { inside?: boolean } | null)?.inside) history.back();
  else navigate('/');
}

/** The frame of every screen but the start and the game: a way back, a title, actions, and the content. */
export function Screen({
  title,
  actions,
  full,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  /** The content lays itself out, edge to edge. */
  readonly full?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const heading = useScreen(title);
  return (
    <div className={css['screen']}>
      <header className={css['bar']}>
        <IconButton label={t('app.back')} onClick={() => goBack(navigate)}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h1 ref={heading} tabIndex={-1} className={css['title']}>
          {title}
        </h1>
        {actions}
      </header>
      <main className={classes(css['main'], full && css['full'])}>{children}</main>
    </div>
  );
}
