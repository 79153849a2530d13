import { useEffect } from 'react';

/** So long the page is held at its own size: as it comes to the table. */
const settlingMilliseconds = 400;

/**
 * At a table two fingers move the map and never the page (`data-table`, see base.css), and what was zoomed on the way there is as
 * large as ever again. Pages that are read can be zoomed as before.
 */
export function useNoPageZoom(wanted = true): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const root = document.documentElement;
    root.dataset['table'] = 'true';
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    const own = viewport?.content ?? '';
    const letGo = () => {
      if (viewport) viewport.content = own;
    };
    if (viewport) viewport.content = `${own},maximum-scale=1`;
    const timer = setTimeout(letGo, settlingMilliseconds);
    return () => {
      clearTimeout(timer);
      letGo();
      delete root.dataset['table'];
    };
  }, [wanted]);
}
