import type { Rule, Rulebook, RuleSection } from './rulebook';

/** Letters without case or accents, so that "mêlée" is found by "melee". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/g, ' ');

/** The section part of a rule's id: `LOF-3` stands in `LOF`. */
export const sectionOf = (rule: string): string => rule.split('-')[0] ?? rule;

/** Where a rule stands in the rulebook screen. */
export const ruleHref = (rule: string): string => `/rules/${sectionOf(rule)}#${rule}`;

/**
 * What an address of the rulebook names, in whatever case: `RET` a section, `RET-5` a rule and its section. Undefined
 * where the book has no such thing.
 */
export function placeOf(book: Rulebook, named: string | undefined): { section: RuleSection; rule: string } | undefined {
  const id = named?.toUpperCase() ?? '';
  const section = book.find((one) => one.id === sectionOf(id));
  if (!section) return undefined;
  return { section, rule: section.rules.some((rule) => rule.id === id) ? id : '' };
}

/** A rule by its id, or undefined. A bare section id gives the section's first rule. */
export function ruleOfId(book: Rulebook, id: string): Rule | undefined {
  for (const section of book) {
    const found = section.rules.find((rule) => rule.id === id);
    if (found) return found;
  }
  return book.find((section) => section.id === id)?.rules[0];
}

/**
 * The rules that hold all words of a question, in their id, title or text; sections without any are left out.
 * Rules whose id or title says it come first within their section.
 */
export function findRules(book: Rulebook, question: string): Rulebook {
  const wanted = plain(question).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book;
  const says = (text: string) => wanted.every((word) => plain(text).includes(word));
  return book
    .map((section) => {
      const inHead = section.rules.filter((rule) => says(`${rule.id} ${rule.title}`));
      const inText = section.rules.filter(
        (rule) => !inHead.includes(rule) && says(`${section.title} ${rule.id} ${rule.title} ${wordsOf(rule.html)}`),
      );
      return { ...section, rules: [...inHead, ...inText] };
    })
    .filter((section) => section.rules.length > 0);
}

/** The sections by game, in the order of the book. */
export function gamesOf(book: Rulebook): { readonly game: string; readonly sections: Rulebook }[] {
  return [...new Set(book.map(({ game }) => game))].map((game) => ({
    game,
    sections: book.filter((section) => section.game === game),
  }));
}
