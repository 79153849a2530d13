/** The languages in which every text for players exists. The rules never choose one. */
export type Language = 'fr' | 'en' | 'ru';

export const languages: readonly Language[] = ['fr', 'en', 'ru'];

export type LocalText = Readonly<Record<Language, string>>;
