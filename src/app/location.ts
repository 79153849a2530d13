import { useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { isGuarded } from '../ui/base/back-closes';

/**
 * The browser's location, with each entry that the app itself made marked in its history: so that "back" knows whether
 * the entry before it is ours.
 */
export const useAppLocation: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  const marked = useCallback(
    (to: string, options?: { readonly replace?: boolean }) => {
      // A page asked for from a window takes the place of the window's entry.
      if (isGuarded()) return navigate(to, { ...options, replace: true, state: { inside: true } });
      return navigate(to, { ...options, state: options?.replace ? (history.state as unknown) : { inside: true } });
    },
    [navigate],
  );
  return [path, marked];
};
