import { isRefusal, shotsAt, type Shot } from './shooting/shot';
import { shootRefusal } from './shooting/decide-shoot';
import { advancesOf } from './aftermath/advance';
import type { HexIndex } from '../hex';
import { fieldOf, type Piece } from './field';
import type { SkirmishGame } from './game';
import { attackNow } from './melee/decide-attack';
import { strikable } from './melee/contact';
import { moveRefusal } from './movement/decide-move';
import type { Reachable } from './movement/crossing';
import { saddleRefusal } from './movement/decide-saddle';
import { dismountHexes, leadableHorses, leadReach, mountableHorse, saddleTesters } from './movement/saddle';
import { canGoSomewhere, exitsBy, reachableBy } from './movement/reach';
import { isExitFor, mayLeave } from './turn/exits';
import type { SkirmishState } from './state';

/** What the active player can do, in factored form: who can do what to whom. Reach and odds are computed on request. */
export interface Legal {
  /** Before turn 1: who may be moved. */
  readonly deployers: readonly string[];
  /** By shooter, the possible targets, each with all lines to it, the head's first. */
  readonly shooters: Readonly<Record<string, Readonly<Record<string, readonly Shot[]>>>>;
  /** Who can still move (or leave the board). */
  readonly movers: readonly string[];
  /** Who can get off a horse, on to one, or lead one. @rule MOV-13 */
  readonly saddle: Readonly<Record<string, SaddleChoice>>;
  /** By attacker, the enemies that it could strike and that may still be attacked. */
  readonly attackers: Readonly<Record<string, readonly string[]>>;
  /** Who may advance, while an advance is being offered. */
  readonly advancers: readonly string[];
  readonly canEndSequence: boolean;
}

export interface SaddleChoice {
  /** Hexes for dismounting. */
  readonly dismount: readonly HexIndex[];
  /** The id of the horse to mount; null for none. */
  readonly mount: string | null;
  /** Ids of the horses that can be led somewhere. */
  readonly lead: readonly string[];
  /** Tests made on getting on or off. @rule MOV-13 */
  readonly tests: number;
}

const nothing: Legal = {
  deployers: [],
  shooters: {},
  movers: [],
  saddle: {},
  attackers: {},
  advancers: [],
  canEndSequence: false,
};

const ownPieces = (game: SkirmishGame, state: SkirmishState): Piece[] =>
  fieldOf(game, state).pieces.filter((piece) => piece.sheet && piece.army === state.active && piece.standing);

/** Targets of one shooter, with every shot at each. */
export function targetsOf(
  game: SkirmishGame,
  state: SkirmishState,
  who: string,
): Readonly<Record<string, readonly Shot[]>> {
  if (shootRefusal(game, state, who)) return {};
  const targets: Record<string, readonly Shot[]> = {};
  for (const piece of fieldOf(game, state).pieces) {
    if (!piece.sheet || piece.army === state.active) continue;
    const shots = shotsAt(game, state, who, piece.id);
    if (!isRefusal(shots)) targets[piece.id] = shots;
  }
  return targets;
}

/** All places to which a character that may move can go. @rule MOV-5 */
export const reachOf = (game: SkirmishGame, state: SkirmishState, who: string): Reachable[] =>
  moveRefusal(game, state, who) ? [] : reachableBy(game, state, who);

/** All edge hexes from which a character that may move can leave the board. @rule VIC-1 */
export function exitsOf(game: SkirmishGame, state: SkirmishState, who: string): Reachable[] {
  if (moveRefusal(game, state, who)) return [];
  const sheet = game.byId.get(who)!;
  if (!mayLeave(game, sheet)) return [];
  return exitsBy(game, state, who, (hex) => isExitFor(game, sheet, hex));
}

/** All places to which a character that is offered an advance can advance. @rule ADV-2 */
export function advanceReachOf(game: SkirmishGame, state: SkirmishState, who: string): Reachable[] {
  return state.pending?.who.includes(who) ? advancesOf(game, state, who, state.pending.into) : [];
}

function shootersOf(game: SkirmishGame, state: SkirmishState): Legal['shooters'] {
  const shooters: Record<string, Readonly<Record<string, readonly Shot[]>>> = {};
  for (const { id } of ownPieces(game, state)) {
    const targets = targetsOf(game, state, id);
    if (Object.keys(targets).length > 0) shooters[id] = targets;
  }
  return shooters;
}

/** Every attack that may be declared now: one on one or several, several on one. @rule MEL-1 */
export function* attacksOf(
  game: SkirmishGame,
  state: SkirmishState,
): Generator<{ readonly attackers: readonly string[]; readonly defenders: readonly string[] }> {
  const strikes = strikersOf(game, state);
  const byDefender = new Map<string, string[]>();
  for (const [who, defenders] of Object.entries(strikes)) {
    for (const group of subsets(defenders)) {
      if (!isRefusal(attackNow(game, state, [who], group))) yield { attackers: [who], defenders: group };
    }
    for (const defender of defenders) byDefender.set(defender, [...(byDefender.get(defender) ?? []), who]);
  }
  for (const [defender, attackers] of byDefender) {
    for (const group of subsets(attackers)) {
      if (group.length < 2) continue;
      if (!isRefusal(attackNow(game, state, group, [defender]))) yield { attackers: group, defenders: [defender] };
    }
  }
}

/** Every non-empty subset, smaller masks first. */
function* subsets(ids: readonly string[]): Generator<string[]> {
  for (let mask = 1; mask < 1 << ids.length; mask++) yield ids.filter((_, index) => mask & (1 << index));
}

function strikersOf(game: SkirmishGame, state: SkirmishState): Record<string, string[]> {
  const { attacked, wereAttacked } = state.doings;
  const strikers: Record<string, string[]> = {};
  for (const piece of ownPieces(game, state)) {
    if (piece.values.attack <= 0 || attacked.includes(piece.id)) continue;
    const enemies = strikable(game, state, piece)
      .map(({ id }) => id)
      .filter((id) => !wereAttacked.includes(id));
    if (enemies.length > 0) strikers[piece.id] = enemies;
  }
  return strikers;
}

/** Those strikers who have at least one attack that the table allows. */
function attackersOf(game: SkirmishGame, state: SkirmishState): Legal['attackers'] {
  const strikes = strikersOf(game, state);
  const able = new Set<string>();
  for (const { attackers } of attacksOf(game, state)) for (const who of attackers) able.add(who);
  return Object.fromEntries(Object.entries(strikes).filter(([who]) => able.has(who)));
}

/** All that the active player can do now. A property test checks that it agrees with what `decide` accepts. */
export function legal(game: SkirmishGame, state: SkirmishState): Legal {
  if (state.outcome) return nothing;
  if (state.pending) return { ...nothing, advancers: state.pending.who };
  const done = { ...nothing, canEndSequence: true };
  switch (state.sequence) {
    case 0:
      return game.zones[state.active] ? { ...done, deployers: ownPieces(game, state).map(({ id }) => id) } : done;
    case 1:
    case 3:
      return { ...done, shooters: shootersOf(game, state) };
    case 2:
      return { ...done, movers: moversOf(game, state), saddle: saddleOf(game, state) };
    case 4:
      return { ...done, attackers: attackersOf(game, state) };
    case 5:
      return done;
  }
}

function moversOf(game: SkirmishGame, state: SkirmishState): string[] {
  return ownPieces(game, state)
    .map(({ id }) => id)
    .filter((id) => !moveRefusal(game, state, id))
    .filter((id) => canGoSomewhere(game, state, id) || exitsOf(game, state, id).length > 0);
}

/** What a character can do with a horse now. @rule MOV-13 */
export function saddleChoiceOf(game: SkirmishGame, state: SkirmishState, who: string): SaddleChoice {
  if (saddleRefusal(game, state, who)) return { dismount: [], mount: null, lead: [], tests: 0 };
  const mayWalk = !moveRefusal(game, state, who);
  return {
    tests: saddleTesters(game, state, who).length,
    dismount: dismountHexes(game, state, who),
    mount: mountableHorse(game, state, who)?.id ?? null,
    lead: mayWalk
      ? leadableHorses(game, state, who)
          .map(({ id }) => id)
          .filter((id) => leadReachOf(game, state, who, id).length > 0)
      : [],
  };
}

/** Every place to which a character that may move can lead a horse. @rule MOV-13 */
export const leadReachOf = (game: SkirmishGame, state: SkirmishState, who: string, horse: string): Reachable[] =>
  moveRefusal(game, state, who) ? [] : leadReach(game, state, who, horse);

function saddleOf(game: SkirmishGame, state: SkirmishState): Legal['saddle'] {
  const saddle: Record<string, SaddleChoice> = {};
  for (const { id } of ownPieces(game, state)) {
    const choice = saddleChoiceOf(game, state, id);
    if (choice.dismount.length + choice.lead.length > 0 || choice.mount) saddle[id] = choice;
  }
  return saddle;
}

/** Whether anything but ending the sequence can be done. @rule TURN-4 */
export function canAct(game: SkirmishGame, state: SkirmishState): boolean {
  const { deployers, shooters, movers, saddle, attackers, advancers } = legal(game, state);
  return (
    deployers.length + movers.length + advancers.length > 0 ||
    [shooters, saddle, attackers].some((choices) => Object.keys(choices).length > 0)
  );
}
