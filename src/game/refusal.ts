/**
 * Why a command cannot be done: a code worded by the interface, the rule that forbids it, and the facts to word it with.
 * Codes are a closed list in each game.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly facts: Readonly<Record<string, string | number>>;
}
