import type { Direction, HexIndex } from '../hex';
import type { Pose } from './character';

/** The players' commands. They hold choices only, never facts that follow from them. Characters are given by id. */
export type Command =
  /**
   * Before turn 1: moves a character to another hex of its army's zone; whoever stands there changes places with it.
   * For a rider the hex is the head's; the facing stays unless one is given.
   */
  | { readonly type: 'deploy'; readonly who: string; readonly at: HexIndex; readonly facing?: Direction }
  /** The shot's line, from hex to hex: a rider has two hexes. @rule SHT @rule LOF-2 */
  | {
      readonly type: 'shoot';
      readonly who: string;
      readonly target: string;
      readonly from: HexIndex;
      readonly to: HexIndex;
    }
  /** The pose after each step, without the start. @rule MOV-1 */
  | { readonly type: 'move'; readonly who: string; readonly path: readonly Pose[] }
  /** Walks along a path, which may be empty, to an edge hex and leaves the board there. @rule VIC-1 */
  | { readonly type: 'leave'; readonly who: string; readonly path: readonly Pose[] }
  /** Dismounts onto a free hex beside the horse; mounts; or walks while leading a horse. @rule MOV-13 */
  | { readonly type: 'dismount'; readonly who: string; readonly at: HexIndex }
  | { readonly type: 'mount'; readonly who: string }
  | { readonly type: 'lead'; readonly who: string; readonly horse: string; readonly path: readonly Pose[] }
  /** @rule MEL-1 */
  | { readonly type: 'attack'; readonly attackers: readonly string[]; readonly defenders: readonly string[] }
  /** @rule ADV-1 */
  | { readonly type: 'advance'; readonly who: string; readonly path: readonly Pose[] }
  /** Declines an advance. */
  | { readonly type: 'stay'; readonly who: string }
  | { readonly type: 'endSequence' };

export type CommandType = Command['type'];
