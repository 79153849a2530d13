export type MeleeTable = 'vikings' | 'sherwood';

export interface SkirmishOptions {
  /** @rule MEL-5 */
  readonly belowOneToOne: boolean;
  /** @rule MOV-3 */
  readonly testLastHex: boolean;
  /** @rule SHT-2 */
  readonly ridersRetreatFour: boolean;
  /** @rule TURN-4 */
  readonly passEmptySequences: boolean;
}

/** What the players of a skirmish choose. */
export interface SkirmishRules {
  /** Nothing is chosen in advance. @rule MEL-4 */
  readonly table: MeleeTable | null;
  readonly options: SkirmishOptions;
}
