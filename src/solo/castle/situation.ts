import { fieldOf, pointsOf, type CastleGame, type CastleState, type Piece } from '../../castle';
import { otherArmy, type ArmyId } from '../../game';
import type { HexIndex } from '../../hex';
import { landOf, tablesOf, type Land, type Tables } from './tables';
import { worthOf } from './values';

/** Somebody on the board, with what he may still do in the turn that is being played. */
export interface Man {
  readonly piece: Piece;
  readonly id: string;
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

/** A state laid out for thinking: who stands where by hex, and the tables of the walls as they are. */
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

function manOf(game: CastleGame, state: CastleState, piece: Piece): Man {
  const { doings } = state;
  const { id, army, at, life, sheet } = piece;
  const up = army === state.active && piece.stupor === 0 && state.phase === 'play';
  const canAct = up && !doings.acted.includes(id);
  const canClimb = canAct && !doings.climbed.includes(id);
  const worth = worthOf(game, sheet, life);
  return {
    piece,
    id,
    army,
    at,
    besieges: army === game.options.besieger,
    worth,
    nextWound: worth - worthOf(game, sheet, life - 1),
    canAct,
    canClimb,
    canWalk: canClimb && !doings.moved.includes(id),
    points: pointsOf(game, state, id),
  };
}

function turnsLeftOf({ mission, options }: CastleGame, state: CastleState): number {
  return mission.turnLimit - state.turn + (state.active === options.besieger ? 1 : 0);
}

/** Lays a state out. */
export function situationOf(game: CastleGame, state: CastleState): Situation {
  const { besieger } = game.options;
  const men = { blue: [] as Man[], red: [] as Man[] };
  const { size } = game.board.grid;
  const held = { blue: new Uint8Array(size), red: new Uint8Array(size) };
  for (const piece of fieldOf(game, state).pieces) {
    men[piece.army].push(manOf(game, state, piece));
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

/** Neither a figure nor the machine. */
export const isEmpty = ({ held, machine }: Situation, hex: HexIndex): boolean =>
  held.blue[hex] === 0 && held.red[hex] === 0 && hex !== machine;
