import type { Refusal } from '../game';

/** All reasons for refusing a command; the interface has words for each. */
export type RefusalCode =
  | 'game-over'
  | 'wrong-phase'
  | 'choice-first'
  | 'no-choice'
  | 'unknown'
  | 'not-in-zone'
  | 'place-taken'
  | 'not-placed'
  | 'stupefied'
  | 'already-moved'
  | 'already-acted'
  | 'already-cast'
  | 'no-path'
  | 'too-far'
  | 'no-way-through'
  | 'wall-between'
  | 'rampart-between'
  | 'tower-from-yard'
  | 'enemy-in-the-way'
  | 'machine-in-the-way'
  | 'own-wall'
  | 'nothing-to-climb'
  | 'not-a-target'
  | 'target-hidden'
  | 'target-invisible'
  | 'not-able'
  | 'hidden'
  | 'in-contact'
  | 'not-in-contact'
  | 'out-of-range'
  | 'line-blocked'
  | 'no-section'
  | 'already-broken'
  | 'not-broken'
  | 'no-catapult'
  | 'no-shots'
  | 'catapult-moved'
  | 'catapult-shot'
  | 'catapult-held'
  | 'needs-two'
  | 'nowhere-to-hide'
  | 'not-hidden'
  | 'no-mage'
  | 'no-spell'
  | 'no-crystal'
  | 'nobody-lost'
  | 'already-so'
  | 'not-the-carrier'
  | 'not-an-exit';

/** Makes a refusal whose code the compiler checks. */
export const refuse = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal<RefusalCode> => ({
  code,
  rule,
  facts,
});

/** Whether an answer is a refusal. */
export const isRefusal = (answer: object): answer is Refusal => 'code' in answer && 'rule' in answer;
