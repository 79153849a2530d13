import { setupI18n } from '@lingui/core';
import type { CastleGame } from '../../../src/castle';
import { messages as en } from '../../../src/i18n/catalogue-en';
import { messages as fr } from '../../../src/i18n/catalogue-fr';
import { messages as ru } from '../../../src/i18n/catalogue-ru';
import type { LanguageCode } from '../../../src/i18n/words';
import { namedGame } from '../../../src/ui/castle/named-game';
import type { Voice } from '../../../src/ui/table/log/voice';

const catalogues = { en, fr, ru };

export const languages: readonly LanguageCode[] = ['en', 'fr', 'ru'];

/** Says phrases about a castle game in a language, whatever language the app is in. */
export function voiceOf(game: CastleGame, language: LanguageCode): Voice {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogues[language] } });
  const army = (id: 'blue' | 'red') => i18n._(`castlerules.army.${id}`);
  return {
    t: (id, values) => i18n._(id, values),
    language,
    game: namedGame(game),
    armies: { blue: army('blue'), red: army('red') },
  };
}

/** What no sentence may show: braces, message ids, character ids, words of the machine, a place off the board. */
const leftovers =
  /[{}]|\b(?:log|refusals|rules|play|app|castle|castlelog|castlerules)\.[a-z]|\b(?:undefined|null|NaN)\b|\b[br]\d\d?\b|\[object|\?\?/;

/** A text that a player can be shown. */
export const isProper = (text: string): boolean => text.trim().length > 2 && !leftovers.test(text);

/** A loose horse is nobody's here: that would be an id without a name. */
export const isAboutAHorse = (text: string): boolean => /horse|cheval|кон[ья]/i.test(text);
