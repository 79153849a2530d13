/** The rulebook, compiled at build from `docs/rules/<language>` (scripts/vite-rulebook.ts). */
declare module 'virtual:rulebook/*' {
  export interface RulebookRule {
    readonly id: string;
    readonly title: string;
    /** Paragraphs and tables; a rule that it names is a link with `data-rule`. */
    readonly html: string;
    /** A value or a reading of our own. */
    readonly house: boolean;
  }
  export interface RulebookSection {
    readonly id: string;
    /** Which game's rules they are: `skirmish`, `castle`. */
    readonly game: string;
    readonly title: string;
    readonly rules: readonly RulebookRule[];
  }
  export const sections: readonly RulebookSection[];
  /** Small boards by the id of the rule that they show. */
  export const boards: Readonly<Record<string, readonly import('../../store/skirmish/rule-board').RuleBoard[]>>;
}
