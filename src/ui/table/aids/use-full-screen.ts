import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** The whole screen for the page, where the browser gives it. */
export function useFullScreen(): { readonly possible: boolean; readonly full: boolean; readonly toggle: () => void } {
  const full = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  return {
    possible: document.fullscreenEnabled,
    full,
    // A browser may refuse: the page then stays as it is.
    toggle: () =>
      void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  };
}
