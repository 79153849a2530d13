import { useMemo } from 'react';
import { useWords } from '../../i18n/words';
import type { Reason, Verb } from '../../solo';
import { inSentences } from '../table/log/text';
import { say, sentence, type Voice } from '../table/log/voice';
import { useOnTable } from '../table/table-context';

export interface Sayings {
  /** What a command would do: "Aldric goes to F7". */
  readonly command: (command: Verb) => string;
  /** Why it is done: a sentence or two. */
  readonly reasons: (reasons: readonly Reason[]) => string;
}

/** Puts the computer's commands and reasons into words, in the words of the game on the table. */
export function useSayings(): Sayings {
  const { t, language } = useWords();
  const { armies, game, sayings } = useOnTable();
  return useMemo(() => {
    const { blue, red } = armies;
    const voice: Voice = { t, language, game, armies: { blue: blue.name[language], red: red.name[language] } };
    return {
      command: (command) => say(voice, sayings.command(command)),
      reasons(reasons) {
        // A chance of nothing speaks for nothing.
        const telling = reasons.filter(({ facts }) => facts['percent'] !== 0);
        const said = telling.slice(0, 2).map((reason) => sentence(voice, sayings.reason(reason)));
        return said.length > 0 ? inSentences(said) : t('solo.why.none');
      },
    };
  }, [t, language, game, armies, sayings]);
}
