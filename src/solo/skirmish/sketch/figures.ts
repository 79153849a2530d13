import { opposite, type Direction, type HexIndex } from '../../../hex';
import type { SkirmishState } from '../../../skirmish';
import { armyNumber, setsOfValues, type Cast } from './cast';

export const wounded = 1;
export const dead = 2;
export const gone = 3;
const healths = ['fit', 'wounded', 'dead', 'left'] as const;

/** What a man has done this turn: bits. */
export const hasShot = 1;
export const hasMoved = 2;
export const hasShotAgain = 4;
export const hasAttacked = 8;
export const wasAttacked = 16;

/** Nobody on the hex; a horse alone, which holds it. */
export const nobody = -1;
const horse = 1000;

/** Nobody has won yet; it ended in a draw. Else the number of the army that won. */
export const open = -2;
export const drawn = -1;

/** A position, changed in place as it is played on. */
export interface Figures {
  readonly at: Int16Array;
  /** -1 on foot. */
  readonly facing: Int8Array;
  readonly health: Uint8Array;
  /** The player turn in which he was stunned, -1 when he stands. */
  readonly stunned: Int16Array;
  readonly done: Uint8Array;
  /** By hex: the man on it, `nobody`, or a horse. */
  readonly holder: Int16Array;
  turn: number;
  playerTurn: number;
  active: number;
  sequence: number;
  winner: number;
}

/** Room for the figures of a cast, nothing in it yet. */
export function newFigures({ count, game }: Cast): Figures {
  return {
    at: new Int16Array(count),
    facing: new Int8Array(count),
    health: new Uint8Array(count),
    stunned: new Int16Array(count),
    done: new Uint8Array(count),
    holder: new Int16Array(game.board.grid.size),
    turn: 1,
    playerTurn: 1,
    active: 0,
    sequence: 1,
    winner: open,
  };
}

/** Overwrites figures with others of the same cast. */
export function copyFigures(to: Figures, from: Figures): void {
  to.at.set(from.at);
  to.facing.set(from.facing);
  to.health.set(from.health);
  to.stunned.set(from.stunned);
  to.done.set(from.done);
  to.holder.set(from.holder);
  to.turn = from.turn;
  to.playerTurn = from.playerTurn;
  to.active = from.active;
  to.sequence = from.sequence;
  to.winner = from.winner;
}

/** The hindquarters of a pose, -1 on foot. */
export const tailAt = ({ game }: Cast, at: HexIndex, facing: number): HexIndex =>
  facing < 0 ? -1 : game.board.grid.neighbours[at * 6 + opposite(facing as Direction)]!;

/** Fit or wounded: not dead, not off the board. */
export const isAlive = ({ health }: Figures, man: number): boolean => health[man]! <= wounded;
/** Alive and not stunned. */
export const stands = ({ health, stunned }: Figures, man: number): boolean =>
  health[man]! <= wounded && stunned[man]! < 0;
/** Which of a man's value sets counts now. */
export const setOf = ({ facing, health }: Figures, man: number): number =>
  (facing[man]! >= 0 ? 2 : 0) + (health[man] === wounded ? 1 : 0);
/** Index of his values among everybody's. */
export const valueOf = (figures: Figures, man: number): number => man * setsOfValues + setOf(figures, man);
/** The same of what his harm costs. */
export const lossOf = (figures: Figures, man: number): number =>
  valueOf(figures, man) * 2 + (figures.stunned[man]! >= 0 ? 1 : 0);

/** Frees the hexes that a figure holds; where it was stays written down. */
export function takeOff(cast: Cast, figures: Figures, man: number): void {
  const { at, facing, holder } = figures;
  if (holder[at[man]!] === man) holder[at[man]!] = nobody;
  const tail = tailAt(cast, at[man]!, facing[man]!);
  if (tail >= 0 && holder[tail] === man) holder[tail] = nobody;
}

/** Moves a figure to a hex and facing (-1: on foot), in place. */
export function putAt(cast: Cast, figures: Figures, man: number, at: HexIndex, facing: number): void {
  takeOff(cast, figures, man);
  figures.at[man] = at;
  figures.facing[man] = facing;
  figures.holder[at] = man;
  const tail = tailAt(cast, at, facing);
  if (tail >= 0) figures.holder[tail] = man;
}

function doneOf({ doings }: SkirmishState, id: string): number {
  return (
    (doings.shotFirst.includes(id) ? hasShot : 0) |
    (doings.moved.includes(id) ? hasMoved : 0) |
    (doings.shotAgain.includes(id) ? hasShotAgain : 0) |
    (doings.attacked.includes(id) ? hasAttacked : 0) |
    (doings.wereAttacked.includes(id) ? wasAttacked : 0)
  );
}

/** Fills in the figures from a state. */
export function layOut(cast: Cast, figures: Figures, state: SkirmishState): void {
  const { characters } = cast.game;
  figures.holder.fill(nobody);
  for (const { at, facing } of state.horses) {
    figures.holder[at] = horse;
    figures.holder[tailAt(cast, at, facing)] = horse;
  }
  for (const [man, { id }] of characters.entries()) {
    const { at, facing, health, stunnedIn } = state.characters[id]!;
    figures.at[man] = at;
    figures.facing[man] = facing ?? -1;
    figures.health[man] = healths.indexOf(health);
    figures.stunned[man] = stunnedIn ?? -1;
    figures.done[man] = doneOf(state, id);
    if (isAlive(figures, man)) putAt(cast, figures, man, at, facing ?? -1);
  }
  figures.turn = state.turn;
  figures.playerTurn = state.playerTurn;
  figures.active = armyNumber(state.active);
  figures.sequence = Math.max(1, state.sequence);
  const winner = state.outcome?.winner;
  figures.winner = winner === undefined ? open : winner === null ? drawn : armyNumber(winner);
}
