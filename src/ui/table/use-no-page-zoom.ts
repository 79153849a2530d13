import { useEffect } from 'react';

/** So long the page is held at its own size: as it comes to the table. */
const settlingMilliseconds = 400;
/** A page larger than this is one that somebody has zoomed. */
const zoomed = 1.01;

/**
 * At a table two fingers move the map and never the page (`data-table`, see base.css), and what was zoomed on the way there is as
 * large as ever again; where a browser does not do that, two fingers still can. Pages that are read can be zoomed as before.
 */
export function useNoPageZoom(wanted = true): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const root = document.documentElement;
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    const own = viewport?.content ?? '';
    const letGo = () => {
      if (viewport) viewport.content = own;
    };
    const look = () => {
      root.dataset['table'] = (window.visualViewport?.scale ?? 1) > zoomed ? 'zoomed' : 'whole';
    };
    look();
    window.visualViewport?.addEventListener('resize', look);
    if (viewport) viewport.content = `${own},maximum-scale=1`;
    const timer = setTimeout(letGo, settlingMilliseconds);
    return () => {
      clearTimeout(timer);
      letGo();
      window.visualViewport?.removeEventListener('resize', look);
      delete root.dataset['table'];
    };
  }, [wanted]);
}
