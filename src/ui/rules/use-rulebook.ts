import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n/words';
import { loadRulebook, type Rulebook } from './rulebook';

export type RulebookState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly book: Rulebook };

/** The rulebook in the player's language, and a way to try again. `wanted` false: not loaded yet. */
export function useRulebook(wanted = true): RulebookState & { readonly retry: () => void } {
  const { language } = useWords();
  const [state, setState] = useState<RulebookState>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadRulebook(language).then(
      (book) => current && setState({ status: 'ready', book }),
      () => current && setState({ status: 'failed' }),
    );
    return () => void (current = false);
  }, [language, wanted, tries]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setTries((count) => count + 1);
  }, []);
  return { ...state, retry };
}
