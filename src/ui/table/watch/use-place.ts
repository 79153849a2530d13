import { useEffect } from 'react';

/** Milliseconds in which a place is only passed. */
const passing = 250;

interface Kept {
  readonly moment?: unknown;
}

/** The moment at which a replay was left or reloaded, kept in the history entry; null: at the beginning. */
export function placeKept(): number | null {
  const moment = (history.state as Kept | null)?.moment;
  return typeof moment === 'number' && Number.isInteger(moment) && moment >= 0 ? moment : null;
}

/** Keeps the place of a replay with its entry of the history: a reload, or a way back to it, finds it there. */
export function useKeptPlace(moment: number): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState({ ...(history.state as object | null), moment } satisfies Kept, ''),
      passing,
    );
    return () => clearTimeout(timer);
  }, [moment]);
}
