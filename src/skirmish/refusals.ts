import type { Refusal } from '../game';

/** All reasons for refusing a command; the interface has words for each. */
export type RefusalCode =
  | 'game-over'
  | 'wrong-sequence'
  | 'choice-first'
  | 'no-choice'
  | 'cannot-act'
  | 'unknown'
  | 'already-acted'
  | 'already-attacked'
  | 'shot-already'
  | 'no-weapon'
  | 'not-a-target'
  | 'in-contact'
  | 'out-of-range'
  | 'line-blocked'
  | 'no-path'
  | 'too-far'
  | 'no-way-through'
  | 'no-way-there'
  | 'wall-between'
  | 'enemy-in-the-way'
  | 'horse-in-the-way'
  | 'place-taken'
  | 'not-an-exit'
  | 'not-in-contact'
  | 'cannot-strike'
  | 'several-on-several'
  | 'mixed-defenders'
  | 'too-weak'
  | 'not-the-freed-hex'
  | 'not-in-zone'
  | 'no-room-to-dismount'
  | 'no-horse'
  | 'cannot-lead';

/** Makes a refusal whose code the compiler checks. */
export const refuse = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal<RefusalCode> => ({
  code,
  rule,
  facts,
});
