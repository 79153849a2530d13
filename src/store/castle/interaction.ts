import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import type { AttackKind, Command, SpellUse, Target } from '../../castle';

/** Ways of attacking that are declared; the one from the wall comes with climbing. @rule CTU-2 */
export type DeclaredAttack = Exclude<AttackKind, 'climb'>;

/** What the player has pointed at so far; nothing of it is done yet. Each but the first two can be chosen by a touch. */
export type Interaction =
  | { readonly kind: 'idle' }
  /**
   * Somebody's card is open (`catapult`: the machine's). While armies are set up he is in the hand; `at`: where it is advised to put
   * him.
   */
  | { readonly kind: 'selected'; readonly who: string; readonly swap?: string; readonly at?: HexIndex }
  /** A walk, or with the banner off the board. @rule CTU-2 @rule CSC-3 */
  | { readonly kind: 'place'; readonly who: string; readonly verb: 'move' | 'leave'; readonly at: HexIndex }
  /** @rule WAL-2 */
  | { readonly kind: 'climb'; readonly who: string; readonly to: HexIndex }
  /** @rule CFI-1 */
  | { readonly kind: 'target'; readonly who: string; readonly by: DeclaredAttack; readonly target: Target }
  /** A spell, its target not yet pointed at while `target` and `at` are missing. @rule MAG-2 */
  | {
      readonly kind: 'spell';
      readonly who: string;
      readonly use: SpellUse;
      readonly target?: Target;
      readonly at?: HexIndex;
      /** Who is to come back. */
      readonly lost?: string;
    }
  /** The machine pulled by two, its place not yet pointed at while `at` is missing. @rule CAT-1 */
  | { readonly kind: 'drag'; readonly who: string; readonly mate: string; readonly at?: HexIndex }
  /** Several things could be meant by a touch: they are offered as rows. */
  | {
      readonly kind: 'several';
      readonly who: string | null;
      readonly hex: HexIndex;
      readonly options: readonly Choice[];
    };

/** What can be meant by one touch. */
export type Choice = Exclude<Interaction, { kind: 'idle' | 'several' }>;

export const idle: Interaction = { kind: 'idle' };

/** What a touch leads to: something pointed at, perhaps a command to carry out, perhaps why it cannot be. */
export interface Touched {
  readonly interaction: Interaction;
  readonly command?: Command;
  readonly refusal?: Refusal;
}

/** Whose card is open; null when nobody's. */
export const selectedOf = (interaction: Interaction): string | null =>
  interaction.kind === 'idle' ? null : interaction.who;

/** Somebody's card is open, nothing is pointed at. */
export const selecting = (who: string): Interaction => ({ kind: 'selected', who });

/** Whether two targets are the same thing on the board. */
export function sameTarget(a: Target, b: Target): boolean {
  if (a.kind === 'character') return b.kind === 'character' && a.id === b.id;
  if (a.kind === 'section') return b.kind === 'section' && a.hex === b.hex && a.direction === b.direction;
  return b.kind === 'catapult';
}

/** Whether a touch means again what is pointed at already. */
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
