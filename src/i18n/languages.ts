import { i18n, type Messages } from '@lingui/core';
import type { LanguageCode } from './words';

/** One catalogue chunk a language; all of them are precached. */
const catalogues: Record<LanguageCode, () => Promise<{ readonly messages: Messages }>> = {
  fr: () => import('./catalogue-fr'),
  en: () => import('./catalogue-en'),
  ru: () => import('./catalogue-ru'),
};

export const languageNames: Record<LanguageCode, string> = { fr: 'Français', en: 'English', ru: 'Русский' };

/** The first of the browser's languages that the app speaks; English when it speaks none of them. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === 'fr' || code === 'en' || code === 'ru') return code;
  }
  return 'en';
}

/** Loads a language and activates it. */
export async function activateLanguage(language: LanguageCode): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}
