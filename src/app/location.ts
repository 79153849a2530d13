import { useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';

/**
 * The browser's location, with each entry that the app itself made marked in its history: so that "back" knows whether
 * the entry before it is ours.
 */
export const useAppLocation: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  const marked = useCallback(
    (to: string, options?: { readonly replace?: boolean }) =>
      navigate(to, { ...options, state: options?.replace ? (history.state as unknown) : { inside: true } }),
    [navigate],
  );
  return [path, marked];
};
