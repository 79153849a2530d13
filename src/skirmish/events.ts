import type { ArmyId, ArmyWon, Rolled, Tally, TurnBegan } from '../game';
import type { Direction, HexIndex } from '../hex';
import type { Pose } from './character';
import type { Cover, MeleeResult, ShotResult } from './results';
import type { Sequence } from './state';

/** Facts, in the past tense, without prose. */
export type Event =
  | Rolled
  | TurnBegan
  | ArmyWon
  | { readonly type: 'deployed'; readonly who: string; readonly at: HexIndex; readonly facing: Direction | null }
  | {
      readonly type: 'shot';
      readonly who: string;
      readonly target: string;
      readonly from: HexIndex;
      readonly to: HexIndex;
      readonly range: number;
      readonly cover: Cover;
      readonly tally: Tally;
      readonly face: number;
      readonly result: ShotResult;
    }
  /** A part of a path with nothing in between; `why` distinguishes a move from a retreat. */
  | {
      readonly type: 'moved';
      readonly who: string;
      readonly path: readonly Pose[];
      readonly why: 'move' | 'advance' | 'retreat' | 'pushed' | 'leave';
    }
  /** The character's move of this turn is over; the points left may still be spent on mounting or dismounting. */
  | { readonly type: 'moveEnded'; readonly who: string; readonly pointsLeft: number }
  | { readonly type: 'left'; readonly who: string }
  /** An infiltration test of `who` by the enemy `by`. @rule MOV-4 */
  | {
      readonly type: 'tested';
      readonly who: string;
      readonly by: string;
      readonly at: HexIndex;
      readonly face: number;
      readonly result: 'K' | 'W' | '-';
    }
  | {
      readonly type: 'fought';
      readonly attackers: readonly string[];
      readonly defenders: readonly string[];
      readonly attack: number;
      readonly defence: number;
      readonly column: string;
      readonly tally: Tally;
      readonly face: number;
      readonly result: MeleeResult;
    }
  /** Of several, this one was drawn. @rule MEL-11 */
  | { readonly type: 'drawn'; readonly who: string; readonly among: readonly string[] }
  | { readonly type: 'wounded'; readonly who: string; readonly rule: string }
  | { readonly type: 'stunned'; readonly who: string }
  | { readonly type: 'killed'; readonly who: string; readonly rule: string }
  /** Dead on its two hexes; the rider, if it had one, is on foot on the first of them. @rule UNH-2 */
  | {
      readonly type: 'horseKilled';
      readonly horse: string;
      readonly rider: string | null;
      readonly hexes: readonly HexIndex[];
    }
  /** Its rider killed in the saddle, or got off: it stands alone. @rule UNH-4 */
  | {
      readonly type: 'horseLeft';
      readonly horse: string;
      readonly rider: string;
      readonly at: HexIndex;
      readonly facing: Direction;
    }
  /** The horse ran off, because there was no room for it where its rider fell. */
  | { readonly type: 'horseFled'; readonly horse: string; readonly rider: string }
  /** @rule UNH-1 */
  | { readonly type: 'unhorsed'; readonly who: string; readonly at: HexIndex }
  /** On foot beside his horse, with points left to go on. @rule MOV-13 */
  | { readonly type: 'dismounted'; readonly who: string; readonly at: HexIndex; readonly pointsLeft: number }
  /** In the saddle of a horse that stood alone, with points left. @rule MOV-13 */
  | { readonly type: 'mounted'; readonly who: string; readonly horse: string; readonly pointsLeft: number }
  /** A horse alone went along: led, or driven back by a fight. @rule MOV-13 @rule RET-5 */
  | {
      readonly type: 'horseMoved';
      readonly horse: string;
      readonly path: readonly Pose[];
      readonly why: 'led' | 'retreat';
    }
  /** No retreat was possible: a wound follows. @rule RET-4 */
  | { readonly type: 'retreatBlocked'; readonly who: string }
  | { readonly type: 'recovered'; readonly who: string }
  | { readonly type: 'advanceOffered'; readonly who: readonly string[]; readonly into: readonly HexIndex[] }
  /** The character has advanced, or declined to. */
  | { readonly type: 'advanceEnded'; readonly who: string; readonly stayed: boolean }
  | { readonly type: 'sequenceBegan'; readonly sequence: Sequence; readonly army: ArmyId };

export type EventType = Event['type'];
