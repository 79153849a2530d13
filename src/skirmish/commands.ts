import type { Direction, HexIndex } from '../hex';
import type { Pose } from './character';

/** The players' verbs. They carry choices, never derived facts. Ids of characters throughout. */
export type Command =
  /**
   * Before turn 1: put a character elsewhere in its army's zone, changing places with whoever stands there. A rider's
   * head goes to the hex, and he looks as he did unless a facing is given.
   */
  | { readonly type: 'deploy'; readonly who: string; readonly at: HexIndex; readonly facing?: Direction }
  /** From and to which hex: a rider has two. @rule SHT @rule LOF-2 */
  | {
      readonly type: 'shoot';
      readonly who: string;
      readonly target: string;
      readonly from: HexIndex;
      readonly to: HexIndex;
    }
  /** Every pose after each step, the start left out. @rule MOV-1 */
  | { readonly type: 'move'; readonly who: string; readonly path: readonly Pose[] }
  /** Along a path (perhaps empty) to a hex of an edge, and off the board there. @rule VIC-1 */
  | { readonly type: 'leave'; readonly who: string; readonly path: readonly Pose[] }
  /** Off the horse onto a free hex beside it; on into the saddle; a walk with a horse by the bridle. @rule MOV-13 */
  | { readonly type: 'dismount'; readonly who: string; readonly at: HexIndex }
  | { readonly type: 'mount'; readonly who: string }
  | { readonly type: 'lead'; readonly who: string; readonly horse: string; readonly path: readonly Pose[] }
  /** @rule MEL-1 */
  | { readonly type: 'attack'; readonly attackers: readonly string[]; readonly defenders: readonly string[] }
  /** @rule ADV-1 */
  | { readonly type: 'advance'; readonly who: string; readonly path: readonly Pose[] }
  /** No advance for this one. */
  | { readonly type: 'stay'; readonly who: string }
  | { readonly type: 'endSequence' };

export type CommandType = Command['type'];
