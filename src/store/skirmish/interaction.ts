import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import { legal, type Command, type Legal, type Pose, type SkirmishGame, type SkirmishState } from '../../skirmish';

/** What lies on the table now. */
export interface Table {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  /** What the active player can do. */
  readonly legal: Legal;
}

/** What lies on the table in a state, with all that can be done there. */
export const tableOf = (game: SkirmishGame, state: SkirmishState): Table => ({
  game,
  state,
  legal: legal(game, state),
});

/** Ways of going to a place. */
export type PlaceVerb = 'deploy' | 'move' | 'leave' | 'advance' | 'dismount' | 'mount' | 'lead';

/** What the player has pointed at so far; nothing of it is done yet. */
export type Interaction =
  | { readonly kind: 'idle' }
  /** Somebody's card is open: one's own who may act, or anybody else. */
  | { readonly kind: 'selected'; readonly who: string }
  | {
      readonly kind: 'place';
      readonly who: string;
      readonly verb: PlaceVerb;
      readonly pose: Pose;
      /** Led by the bridle. @rule MOV-13 */
      readonly horse?: string;
    }
  /** Of a rider either half is aimed from and at. @rule LOF-2 */
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
      /** Who was touched last: touched again, the attack is made. */
      readonly last: string | null;
    };

export const idle: Interaction = { kind: 'idle' };

/** What a touch leads to: something pointed at, perhaps a command to carry out, perhaps why it cannot be. */
export interface Touched {
  readonly interaction: Interaction;
  readonly command?: Command;
  readonly refusal?: Refusal;
}

/** Whose card is open; null when nobody's. */
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

/** Those who still have what the sequence is for, in order of id: counted, and edged on the board. */
export function readyIds({ deployers, shooters, movers, attackers, advancers }: Legal): readonly string[] {
  const able = [...deployers, ...Object.keys(shooters), ...movers, ...Object.keys(attackers), ...advancers];
  return [...new Set(able)].sort();
}

/** Those who can still do anything: with them who has moved and could but get off or on his horse. @rule MOV-13 */
export const ableIds = (legal: Legal): readonly string[] =>
  [...new Set([...readyIds(legal), ...Object.keys(legal.saddle)])].sort();

/** Those who had their go in the present sequence. */
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

/** The one after `current` among those who can act, going round; null when nobody can. */
export function nextReady(table: Table, current: string | null): string | null {
  const ready = readyIds(table.legal);
  const after = current === null ? undefined : ready.find((id) => id > current);
  return after ?? ready[0] ?? null;
}

/** How the selection stands when somebody is chosen: in melee an attack begins with him. */
export function selecting(table: Table, who: string): Interaction {
  return table.legal.attackers[who]
    ? { kind: 'attack', attackers: [who], defenders: [], last: null }
    : { kind: 'selected', who };
}

/** Where the interaction stands after the state has changed: at whoever must choose, else nowhere. */
export function settled(table: Table): Interaction {
  const [advancer] = table.legal.advancers;
  return advancer === undefined ? idle : { kind: 'selected', who: advancer };
}
