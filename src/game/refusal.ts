/**
 * Why a command is refused: a code that the interface words, the rule that forbids it, and facts for the wording. Each
 * game has a closed list of codes.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly facts: Readonly<Record<string, string | number>>;
}
