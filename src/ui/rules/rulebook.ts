import type { LanguageCode } from '../../i18n/words';
import type { RuleBoard } from '../../store/skirmish/rule-board';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly house: boolean;
  /** Small boards that show what it says. */
  readonly boards: readonly RuleBoard[];
}

export interface RuleSection {
  readonly id: string;
  /** Which game's rules they are. */
  readonly game: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export type Rulebook = readonly RuleSection[];

const loaders: Readonly<Record<LanguageCode, () => Promise<typeof import('virtual:rulebook/*')>>> = {
  fr: () => import('virtual:rulebook/fr'),
  en: () => import('virtual:rulebook/en'),
  ru: () => import('virtual:rulebook/ru'),
};

const loaded = new Map<LanguageCode, Promise<Rulebook>>();

/** The rulebook in a language: loaded once, tried again when that failed. */
export function loadRulebook(language: LanguageCode): Promise<Rulebook> {
  let book = loaded.get(language);
  if (!book) {
    book = loaders[language]().then(({ sections, boards }) =>
      sections.map((section) => ({
        ...section,
        rules: section.rules.map((rule) => ({ ...rule, boards: boards[rule.id] ?? [] })),
      })),
    );
    book.catch(() => loaded.delete(language));
    loaded.set(language, book);
  }
  return book;
}
