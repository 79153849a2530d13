import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { MessageId } from './message-ids';

export type { MessageId } from './message-ids';
export type LanguageCode = 'fr' | 'en' | 'ru';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: Values) => string;

/** A message in the active language. Ids are checked by the compiler. */
export const translate: Translate = (id, values) => i18n._(id, values);

/** The same inside a component, which is rendered again when the language changes. */
export function useWords(): { readonly t: Translate; readonly language: LanguageCode } {
  const { i18n: current } = useLingui();
  return { t: (id, values) => current._(id, values), language: current.locale as LanguageCode };
}
