import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import type { AttackKind, Command, SpellUse, Target } from '../../castle';

/** The ways of attacking that are commands of their own; attacking over a rampart is part of a climb. @rule CTU-2 */
export type DeclaredAttack = Exclude<AttackKind, 'climb'>;

/**
 * What the player has pointed at so far; nothing has been done yet. All kinds but the first two can be chosen by a
 * touch.
 */
export type Interaction =
  | { readonly kind: 'idle' }
  /**
   * A character's card is open (`catapult`: the catapult's). During deployment this one is being placed; `at`: the
   * suggested hex.
   */
  | { readonly kind: 'selected'; readonly who: string; readonly swap?: string; readonly at?: HexIndex }
  /** A walk, or leaving the board with the banner. @rule CTU-2 @rule CSC-3 */
  | { readonly kind: 'place'; readonly who: string; readonly verb: 'move' | 'leave'; readonly at: HexIndex }
  /** @rule WAL-2 */
  | { readonly kind: 'climb'; readonly who: string; readonly to: HexIndex }
  /** @rule CFI-1 */
  | { readonly kind: 'target'; readonly who: string; readonly by: DeclaredAttack; readonly target: Target }
  /** A spell; the target is not chosen yet while `target` and `at` are missing. @rule MAG-2 */
  | {
      readonly kind: 'spell';
      readonly who: string;
      readonly use: SpellUse;
      readonly target?: Target;
      readonly at?: HexIndex;
      /** The slain character to be brought back. */
      readonly lost?: string;
    }
  /** The catapult dragged by two characters; its new place is not chosen yet while `at` is missing. @rule CAT-1 */
  | { readonly kind: 'drag'; readonly who: string; readonly mate: string; readonly at?: HexIndex }
  /** A touch could mean several things, which are offered as a list. */
  | {
      readonly kind: 'several';
      readonly who: string | null;
      readonly hex: HexIndex;
      readonly options: readonly Choice[];
    };

/** What a single touch can mean. */
export type Choice = Exclude<Interaction, { kind: 'idle' | 'several' }>;

export const idle: Interaction = { kind: 'idle' };

/** The result of a touch: a new interaction, perhaps a command to carry out, perhaps a refusal. */
export interface Touched {
  readonly interaction: Interaction;
  readonly command?: Command;
  readonly refusal?: Refusal;
}

/** The id of the character whose card is open; null when there is none. */
export const selectedOf = (interaction: Interaction): string | null =>
  interaction.kind === 'idle' ? null : interaction.who;

/** The interaction in which a character's card is open and nothing else is pointed at. */
export const selecting = (who: string): Interaction => ({ kind: 'selected', who });

/** Whether two targets are the same. */
export function sameTarget(a: Target, b: Target): boolean {
  if (a.kind === 'character') return b.kind === 'character' && a.id === b.id;
  if (a.kind === 'section') return b.kind === 'section' && a.hex === b.hex && a.direction === b.direction;
  return b.kind === 'catapult';
}

/** Whether a choice is the one that is already pointed at. */
export function sameChoice(a: Interaction, b: Choice): boolean {
  if (a.kind === 'idle' || a.kind === 'several' || a.who !== b.who) return false;
  switch (b.kind) {
    case 'selected':
      return a.kind === 'selected';
    case 'place':
      return a.kind === 'place' && a.verb === b.verb && a.at === b.at;
    case 'climb':
      return a.kind === 'climb' && a.to === b.to;
    case 'target':
      return a.kind === 'target' && sameTarget(a.target, b.target);
    case 'spell':
      if (a.kind !== 'spell' || a.use !== b.use || a.at !== b.at) return false;
      return a.target && b.target ? sameTarget(a.target, b.target) : a.target === b.target;
    case 'drag':
      return a.kind === 'drag' && a.mate === b.mate && a.at === b.at;
  }
}
