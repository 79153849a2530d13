import { fieldOf, pointsOf, type CastleGame, type CastleState, type Piece } from '../../castle';
import { otherArmy, type ArmyId } from '../../game';
import type { HexIndex } from '../../hex';
import { landOf, tablesOf, type Land, type Tables } from './tables';
import { worthOf } from './values';
import { weights } from './weights';

/** A man on the board, with what he may still do this turn. */
export interface Man {
  readonly piece: Piece;
  readonly id: string;
  /** His place in his army's list. */
  readonly place: number;
  readonly army: ArmyId;
  readonly at: HexIndex;
  readonly besieges: boolean;
  /** What he is worth with the lives that he has, and what the next wound takes of it. */
  readonly worth: number;
  readonly nextWound: number;
  readonly canWalk: boolean;
  readonly canClimb: boolean;
  readonly canAct: boolean;
  readonly points: number;
}

/** A state prepared for evaluation: who stands where by hex, and the tables of the ramparts as they are. */
export interface Situation {
  readonly game: CastleGame;
  readonly state: CastleState;
  readonly land: Land;
  readonly tables: Tables;
  readonly men: Readonly<Record<ArmyId, readonly Man[]>>;
  /** By hex: 1 + the place of somebody in his army's list, 0 for nobody. */
  readonly held: Readonly<Record<ArmyId, Uint8Array>>;
  /** -1: none. */
  readonly machine: HexIndex;
  readonly besieger: ArmyId;
  readonly defender: ArmyId;
  /** Turns that the besiegers still have, the one being played among them. */
  readonly turnsLeft: number;
}

function manOf(game: CastleGame, state: CastleState, piece: Piece, place: number): Man {
  const { doings } = state;
  const { id, army, at, life, sheet } = piece;
  const up = army === state.active && piece.stupor === 0 && state.phase === 'play';
  const canAct = up && !doings.acted.includes(id);
  const canClimb = canAct && !doings.climbed.includes(id);
  const unused = sheet.magic > 0 ? magicWorth(game, state, army) : 0;
  const worth = worthOf(game, sheet, life) + unused;
  return {
    piece,
    id,
    place,
    army,
    at,
    besieges: army === game.options.besieger,
    worth,
    nextWound: life > 1 ? worthOf(game, sheet, life) - worthOf(game, sheet, life - 1) : worth,
    canAct,
    canClimb,
    canWalk: canClimb && !doings.moved.includes(id),
    points: pointsOf(game, state, id),
  };
}

/** The spells that a mage has still before him: with him they are lost. @rule MAG-1 */
function magicWorth(game: CastleGame, state: CastleState, army: ArmyId): number {
  const { spell, crystals } = state.magic[army];
  if (spell === null || crystals === 0) return 0;
  const each: Readonly<Record<string, number>> = weights.magic.unused;
  return (each[spell] ?? 0) * Math.min(crystals, turnsLeftOf(game, state));
}

function turnsLeftOf({ mission, options }: CastleGame, state: CastleState): number {
  return mission.turnLimit - state.turn + (state.active === options.besieger ? 1 : 0);
}

/** The situation of a state. */
export function situationOf(game: CastleGame, state: CastleState): Situation {
  const { besieger } = game.options;
  const men = { blue: [] as Man[], red: [] as Man[] };
  const { size } = game.board.grid;
  const held = { blue: new Uint8Array(size), red: new Uint8Array(size) };
  for (const piece of fieldOf(game, state).pieces) {
    men[piece.army].push(manOf(game, state, piece, men[piece.army].length));
    held[piece.army][piece.at] = men[piece.army].length;
  }
  return {
    game,
    state,
    land: landOf(game),
    tables: tablesOf(game, state),
    men,
    held,
    machine: state.catapult?.at ?? -1,
    besieger,
    defender: otherArmy(besieger),
    turnsLeft: turnsLeftOf(game, state),
  };
}

/**
 * The situation one command later, where nobody has left or entered the board and no rampart has changed: only those
 * who acted or were affected are computed again.
 */
export function situationAfter(before: Situation, state: CastleState, doers: readonly string[]): Situation {
  const { game } = before;
  const held = { blue: Uint8Array.from(before.held.blue), red: Uint8Array.from(before.held.red) };
  const changed = (man: Man): boolean =>
    state.characters[man.id] !== before.state.characters[man.id] || doers.includes(man.id);
  const anew = (army: ArmyId): readonly Man[] => {
    const list = before.men[army].map((man) =>
      changed(man) ? manOf(game, state, fieldOf(game, state).byId.get(man.id)!, man.place) : man,
    );
    for (const { at, place } of before.men[army]) if (list[place]!.at !== at) held[army][at] = 0;
    for (const { at, place } of list) held[army][at] = place + 1;
    return list;
  };
  return {
    ...before,
    state,
    men: { blue: anew('blue'), red: anew('red') },
    held,
    machine: state.catapult?.at ?? -1,
  };
}

/** Whether neither a figure nor the catapult is on a hex. */
export const isEmpty = ({ held, machine }: Situation, hex: HexIndex): boolean =>
  held.blue[hex] === 0 && held.red[hex] === 0 && hex !== machine;
