import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words';

/** Counted over the page's life: the browser itself places the focus on the first screen. */
let screensShown = 0;

/**
 * Names the document after a screen, and moves the focus to the screen's heading when it takes another's place, so that
 * keyboards and screen readers start where the eyes do. The ref goes on the heading.
 */
export function useScreen(title: string) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const name = t('app.title');
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title, t]);

  useEffect(() => {
    screensShown++;
    if (screensShown === 1 || location.hash) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return heading;
}
