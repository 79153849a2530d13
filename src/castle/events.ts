import type { ArmyId, ArmyWon, Rolled, Tally, TurnBegan } from '../game';
import type { HexIndex } from '../hex';
import type { AttackKind, Target } from './commands';
import type { SpellUse } from './ruleset';
import type { Phase } from './state';

/** Facts, in the past tense, without prose. */
export type Event =
  | Rolled
  | TurnBegan
  | ArmyWon
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly army: ArmyId }
  /** `spell` is null when the player may choose. @rule MAG-1 */
  | { readonly type: 'spellRolled'; readonly army: ArmyId; readonly face: number; readonly spell: string | null }
  | { readonly type: 'crystalsGiven'; readonly count: number }
  | { readonly type: 'spellOffered'; readonly army: ArmyId }
  | { readonly type: 'spellChosen'; readonly army: ArmyId; readonly spell: string }
  /** `displaced` takes the place that he had, or has none again. */
  | { readonly type: 'deployed'; readonly who: string; readonly at: HexIndex; readonly displaced: string | null }
  | { readonly type: 'catapultDeployed'; readonly at: HexIndex }
  /** Nobody of the army has a place any more, nor has its machine. */
  | { readonly type: 'deploymentCleared'; readonly army: ArmyId }
  | {
      readonly type: 'moved';
      readonly who: string;
      readonly path: readonly HexIndex[];
      readonly why: 'walk' | 'climb' | 'leave';
    }
  /** Over: from the wall he goes on, or strikes at whoever holds the hex inside. @rule WAL-2 */
  | {
      readonly type: 'climbed';
      readonly who: string;
      readonly section: number;
      readonly faces: readonly number[];
      readonly over: boolean;
    }
  /** Dice against defence; hit when one die is greater. @rule CFI-1 */
  | {
      readonly type: 'attacked';
      readonly who: string;
      readonly by: AttackKind;
      readonly target: Target;
      readonly dice: Tally;
      /** Every value that could count; the highest does. */
      readonly defences: Tally;
      readonly defence: number;
      readonly faces: readonly number[];
      readonly hit: boolean;
    }
  | { readonly type: 'wounded'; readonly who: string; readonly life: number; readonly rule: string }
  | { readonly type: 'slain'; readonly who: string; readonly rule: string }
  | { readonly type: 'sectionBroken'; readonly section: number; readonly rule: string }
  | { readonly type: 'sectionMended'; readonly section: number }
  | { readonly type: 'catapultHurt'; readonly life: number }
  | { readonly type: 'catapultDestroyed'; readonly rule: string }
  /** All three at once: the machine along its path, each of the two along his way. @rule CAT-1 */
  | {
      readonly type: 'catapultDragged';
      readonly who: readonly [string, string];
      readonly path: readonly HexIndex[];
      readonly ways: readonly [readonly HexIndex[], readonly HexIndex[]];
    }
  | { readonly type: 'hid'; readonly who: string }
  /** `why`: of himself, to do something, attacked, or because what hid him is gone. @rule WAL-7 */
  | { readonly type: 'stoodUp'; readonly who: string; readonly why: 'free' | 'acting' | 'attacked' | 'uncovered' }
  | {
      readonly type: 'cast';
      readonly who: string;
      readonly use: SpellUse;
      readonly target: Target | null;
      readonly crystals: number;
    }
  | { readonly type: 'vanished'; readonly who: string }
  | { readonly type: 'hasted'; readonly who: readonly string[] }
  | { readonly type: 'stupefied'; readonly who: string; readonly turns: number }
  /** One of his turns has gone by. */
  | { readonly type: 'stuporEased'; readonly who: string; readonly turns: number }
  /** A slain character is back, and does nothing more this turn. */
  | { readonly type: 'returned'; readonly who: string; readonly at: HexIndex; readonly by: SpellUse }
  | { readonly type: 'bannerTaken'; readonly who: string }
  | { readonly type: 'bannerDropped'; readonly at: HexIndex }
  | { readonly type: 'bannerCarriedOff'; readonly who: string };

export type EventType = Event['type'];
