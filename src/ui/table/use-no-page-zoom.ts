import { useEffect } from 'react';

/**
 * At a table two fingers move the map and never the page: what was zoomed on the way there is as large as ever again. Pages
 * that are read can be zoomed as before.
 */
export function useNoPageZoom(wanted = true): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const root = document.documentElement;
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    const before = viewport?.content ?? '';
    root.dataset['table'] = 'true';
    if (viewport) viewport.content = `${before},maximum-scale=1,user-scalable=no`;
    return () => {
      delete root.dataset['table'];
      if (viewport) viewport.content = before;
    };
  }, [wanted]);
}
