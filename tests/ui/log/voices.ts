import { setupI18n } from '@lingui/core';
import { messages as en } from '../../../src/i18n/catalogue-en';
import { messages as fr } from '../../../src/i18n/catalogue-fr';
import { messages as ru } from '../../../src/i18n/catalogue-ru';
import type { LanguageCode } from '../../../src/i18n/words';
import type { SkirmishGame } from '../../../src/skirmish';
import type { Voice } from '../../../src/ui/table/log/voice';

const catalogues = { en, fr, ru };

export const languages: readonly LanguageCode[] = ['en', 'fr', 'ru'];

const armies = {
  en: { blue: 'The bailiff’s men', red: 'The poachers' },
  fr: { blue: 'Les hommes du bailli', red: 'Les braconniers' },
  ru: { blue: 'Люди бальи', red: 'Браконьеры' },
};

/** Says phrases about a game in a language, whatever language the app is in. */
export function voiceOf(game: SkirmishGame, language: LanguageCode): Voice {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogues[language] } });
  return { t: (id, values) => i18n._(id, values), language, game, armies: armies[language] };
}

/** What no sentence may show: braces, message ids, character ids, words of the machine. */
const leftovers = /[{}]|\b(?:log|refusals|rules|play|app)\.[a-z]|\b(?:undefined|null|NaN)\b|\b[br]\d\b|\[object/;

/** A text that a player can be shown. */
export const isProper = (text: string): boolean => text.trim().length > 2 && !leftovers.test(text);
