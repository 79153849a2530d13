import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import { legal, type Command, type Legal, type Pose, type SkirmishGame, type SkirmishState } from '../../skirmish';

/** A game, a state of it, and what can be done in it. */
export interface Table {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  /** What the active player can do. */
  readonly legal: Legal;
}

/** The table for a state, with all that can be done in it. */
export const tableOf = (game: SkirmishGame, state: SkirmishState): Table => ({
  game,
  state,
  legal: legal(game, state),
});

/** Ways of going to a place. */
export type PlaceVerb = 'deploy' | 'move' | 'leave' | 'advance' | 'dismount' | 'mount' | 'lead';

/** What the player has pointed at so far; nothing has been done yet. */
export type Interaction =
  | { readonly kind: 'idle' }
  /** A character's card is open: one's own, or anybody else's. */
  | { readonly kind: 'selected'; readonly who: string }
  | {
      readonly kind: 'place';
      readonly who: string;
      readonly verb: PlaceVerb;
      readonly pose: Pose;
      /** The horse that is led. @rule MOV-13 */
      readonly horse?: string;
    }
  /** A shot. Of a rider either hex may be aimed from or at. @rule LOF-2 */
  | {
      readonly kind: 'target';
      readonly who: string;
      readonly target: string;
      readonly from: HexIndex;
      readonly to: HexIndex;
    }
  | {
      readonly kind: 'attack';
      readonly attackers: readonly string[];
      readonly defenders: readonly string[];
      /** The enemy touched last; if it is touched again, the attack is made. */
      readonly last: string | null;
    };

export const idle: Interaction = { kind: 'idle' };

/** The result of a touch: a new interaction, perhaps a command to carry out, perhaps a refusal. */
export interface Touched {
  readonly interaction: Interaction;
  readonly command?: Command;
  readonly refusal?: Refusal;
}

/** The id of the character whose card is open; null when there is none. */
export function selectedOf(interaction: Interaction): string | null {
  switch (interaction.kind) {
    case 'idle':
      return null;
    case 'attack':
      return interaction.attackers[0] ?? null;
    case 'selected':
    case 'place':
    case 'target':
      return interaction.who;
  }
}

/**
 * The ids of those who can still do what the sequence is for, sorted: they are counted in the bar and outlined on the
 * board.
 */
export function readyIds({ deployers, shooters, movers, attackers, advancers }: Legal): readonly string[] {
  const able = [...deployers, ...Object.keys(shooters), ...movers, ...Object.keys(attackers), ...advancers];
  return [...new Set(able)].sort();
}

/**
 * The ids of those who can still do anything: with them those who have moved but can still mount or dismount. @rule
 * MOV-13
 */
export const ableIds = (legal: Legal): readonly string[] =>
  [...new Set([...readyIds(legal), ...Object.keys(legal.saddle)])].sort();

/** The ids of those who have acted in the present sequence. */
export function doneIds({ doings, sequence }: SkirmishState): readonly string[] {
  switch (sequence) {
    case 1:
      return doings.shotFirst;
    case 2:
      return doings.moved;
    case 3:
      return doings.shotAgain;
    case 4:
      return doings.attacked;
    case 0:
    case 5:
      return [];
  }
}

/** The next id after `current` among those who can act, in a cycle; null when nobody can. */
export function nextReady(table: Table, current: string | null): string | null {
  const ready = readyIds(table.legal);
  const after = current === null ? undefined : ready.find((id) => id > current);
  return after ?? ready[0] ?? null;
}

/** The interaction when a character is selected: in melee an attack with it begins. */
export function selecting(table: Table, who: string): Interaction {
  return table.legal.attackers[who]
    ? { kind: 'attack', attackers: [who], defenders: [], last: null }
    : { kind: 'selected', who };
}

/** The interaction after the state has changed: with the character that must make a choice, else empty. */
export function settled(table: Table): Interaction {
  const [advancer] = table.legal.advancers;
  return advancer === undefined ? idle : { kind: 'selected', who: advancer };
}
