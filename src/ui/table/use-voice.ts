import { useMemo } from 'react';
import { useWords } from '../../i18n/words';
import type { Voice } from './log/voice';
import { useOnTable } from './table-context';

/** All that is needed to word what happens in the game on the table, in the player's language. */
export function useVoice(): Voice {
  const { t, language } = useWords();
  const { game, armies } = useOnTable();
  return useMemo(() => {
    const { blue, red } = armies;
    return { t, language, game, armies: { blue: blue.name[language], red: red.name[language] } };
  }, [t, language, game, armies]);
}
