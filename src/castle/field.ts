import { hasSide, otherArmy, type ArmyId } from '../game';
import { directions, directionTo, neighbour, type HexIndex } from '../hex';
import type { CastleGame, CharacterSheet } from './game';
import { wholeSectionAt } from './ground';
import type { CastleState, CharacterState } from './state';

/** A living character on the board. */
export interface Piece extends CharacterState {
  readonly id: string;
  readonly sheet: CharacterSheet;
  readonly army: ArmyId;
}

/** Which piece holds which hex; computed once per state. A tower's top may hold one of each army. @rule WAL-6 */
export interface Field {
  /** In order of id. */
  readonly pieces: readonly Piece[];
  readonly byId: ReadonlyMap<string, Piece>;
  readonly holders: ReadonlyMap<HexIndex, readonly Piece[]>;
}

/** Found by the state's characters, which many states share; the game must be the same too. */
const fields = new WeakMap<CastleState['characters'], { readonly game: CastleGame; readonly field: Field }>();

/** Which piece stands where. The same game and state give the same object. */
export function fieldOf(game: CastleGame, state: CastleState): Field {
  const known = fields.get(state.characters);
  if (known?.game === game) return known.field;
  const pieces: Piece[] = [];
  const byId = new Map<string, Piece>();
  const holders = new Map<HexIndex, Piece[]>();
  for (const sheet of game.characters) {
    const { id, army } = sheet;
    const { at, life, hidden, invisible, stupor } = state.characters[id]!;
    if (life <= 0 || at < 0) continue;
    // Written out rather than spread: the computer makes a field after every command that it tries, and this is quicker.
    const piece: Piece = { at, life, hidden, invisible, stupor, id, sheet, army };
    pieces.push(piece);
    byId.set(id, piece);
    const there = holders.get(at);
    if (there) there.push(piece);
    else holders.set(at, [piece]);
  }
  const field: Field = { pieces, byId, holders };
  fields.set(state.characters, { game, field });
  return field;
}

const nobody: readonly Piece[] = [];

/** The pieces on a hex, in order of id: at most two, on a tower's top. */
export const piecesAt = (field: Field, hex: HexIndex): readonly Piece[] => field.holders.get(hex) ?? nobody;

/** The piece of an army that stands on a hex. */
export const pieceOf = (field: Field, hex: HexIndex, army: ArmyId): Piece | undefined =>
  piecesAt(field, hex).find((piece) => piece.army === army);

/** Whether neither a figure nor the catapult is on a hex. */
export const isFree = (game: CastleGame, state: CastleState, hex: HexIndex): boolean =>
  piecesAt(fieldOf(game, state), hex).length === 0 && state.catapult?.at !== hex;

/** The army that holds the castle. */
export const defenderOf = (game: CastleGame): ArmyId => otherArmy(game.options.besieger);

/** Neighbours with no wall and no whole rampart between; about a tower's top, the same hex only. @rule CTU-3 */
export function touches(game: CastleGame, state: CastleState, a: HexIndex, b: HexIndex): boolean {
  if (game.ground.tower[a] || game.ground.tower[b]) return a === b;
  const direction = directionTo(game.board.grid, a, b);
  if (direction === null || hasSide(game.board.wall, a, direction)) return false;
  return wholeSectionAt(game, state.broken, a, direction) < 0;
}

/** What keeps two hexes from being in contact. @rule CTU-3 */
export type Apart = 'top' | 'wall' | 'rampart' | 'distance';

/** What prevents contact between one hex and another; null when they are in contact. @rule CTU-3 */
export function apartBy(game: CastleGame, state: CastleState, from: HexIndex, to: HexIndex): Apart | null {
  if (touches(game, state, from, to)) return null;
  // Whoever is up there is reached by going up; from up there only neighbours seem to be in reach.
  if (game.ground.tower[to]) return 'top';
  const direction = directionTo(game.board.grid, from, to);
  if (direction === null) return 'distance';
  if (game.ground.tower[from]) return 'top';
  return hasSide(game.board.wall, from, direction) ? 'wall' : 'rampart';
}

/** The first enemy, by id, in contact with a figure. @rule CTU-3 */
export const enemyTouching = (game: CastleGame, state: CastleState, piece: Piece): Piece | undefined =>
  fieldOf(game, state).pieces.find((other) => other.army !== piece.army && touches(game, state, piece.at, other.at));

/** Whether a hex offers a place to hide: a tower's top, or the inner side of a whole section. @rule WAL-7 */
export function hasCover(game: CastleGame, state: CastleState, hex: HexIndex): boolean {
  if (game.ground.tower[hex]) return true;
  return directions.some(
    (direction) =>
      hasSide(game.board.rampartInside, hex, direction) &&
      neighbour(game.board.grid, hex, direction) >= 0 &&
      wholeSectionAt(game, state.broken, hex, direction) >= 0,
  );
}
