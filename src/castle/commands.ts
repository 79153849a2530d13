import type { Direction, HexIndex } from '../hex';
import type { SpellUse } from './ruleset';

/** The ways of attacking. @rule CTU-2 */
export type AttackKind = 'melee' | 'shooting' | 'magic' | 'climb' | 'break' | 'catapult';

/** A target. A section may be given from either of its hexes. */
export type Target =
  | { readonly kind: 'character'; readonly id: string }
  | { readonly kind: 'catapult' }
  | { readonly kind: 'section'; readonly hex: HexIndex; readonly direction: Direction };

/** A spell as it is cast. @rule MAG-2 */
export interface Cast {
  readonly who: string;
  readonly use: SpellUse;
  /** For mend, break, invisible, stupor, fireball, transform. */
  readonly target?: Target;
  /** Where he is to stand: for resurrect and raise. */
  readonly at?: HexIndex;
  /** The slain who comes back: for resurrect, raise, transform. */
  readonly lost?: string;
}

/** The players' commands. They hold choices only, never facts that follow from them. Characters are given by id. */
export type Command =
  /** Both armies' spells and the crystals. @rule MAG-1 */
  | { readonly type: 'rollMagic' }
  | { readonly type: 'chooseSpell'; readonly spell: string }
  /** Puts a character (or `catapult`) somewhere in its army's zone, changing places with whoever stands there. @rule CSC-1 */
  | { readonly type: 'deploy'; readonly who: string; readonly at: HexIndex }
  /** Puts all who have no place yet where they are of use. */
  | { readonly type: 'deployRest' }
  /** Takes everybody of the army that sets up off the board again. */
  | { readonly type: 'clearDeployment' }
  | { readonly type: 'endDeployment' }
  /** Every hex after each step, the start left out. @rule CTU-2 */
  | { readonly type: 'move'; readonly who: string; readonly path: readonly HexIndex[] }
  /** Over a whole section, onto its inner hex; whoever holds that is attacked. @rule WAL-2 */
  | { readonly type: 'climb'; readonly who: string; readonly to: HexIndex }
  /** `climb` is no attack to be declared: it comes with climbing. @rule CFI-1 @rule WAL-5 @rule CAT-2 */
  | {
      readonly type: 'attack';
      readonly who: string;
      readonly by: Exclude<AttackKind, 'climb'>;
      readonly target: Target;
    }
  | ({ readonly type: 'cast' } & Cast)
  /** Two warriors and the catapult's hexes after each step. @rule CAT-1 */
  | { readonly type: 'drag'; readonly who: readonly [string, string]; readonly path: readonly HexIndex[] }
  | { readonly type: 'hide'; readonly who: string }
  /** @rule WAL-7 */
  | { readonly type: 'stand'; readonly who: string }
  /** The banner's carrier, along a path (perhaps empty) and off the board. @rule CSC-3 */
  | { readonly type: 'leave'; readonly who: string; readonly path: readonly HexIndex[] }
  | { readonly type: 'endTurn' };

export type CommandType = Command['type'];
