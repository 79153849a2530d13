import type { ArmyId, LocalText } from '../../../game';

/** One of an army list who does not take part. */
export interface Away {
  readonly id: string;
  readonly army: ArmyId;
  readonly type: string;
  readonly name: LocalText;
}

/** What the players of a siege choose. */
export interface CastleRules {
  /** Nothing is chosen in advance. @rule CFI-2 */
  readonly level: 'beginner' | 'extended' | null;
  /** Null: whoever besieges in the scenario. @rule CSC-1 */
  readonly besieger: ArmyId | null;
  /** @rule MAG-1 */
  readonly magic: boolean;
}
