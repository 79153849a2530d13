import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** What the settings and the system together have put on the root: `theme`, `motion`. */
export const useRootData = (name: string): string | undefined =>
  useSyncExternalStore(watch, () => document.documentElement.dataset[name]);
