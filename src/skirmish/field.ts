import { hasSide, type ArmyId } from '../game';
import { directions, neighbour, opposite, type Direction, type HexIndex } from '../hex';
import type { CharacterSheet, Values } from './character';
import type { SkirmishGame } from './game';
import { rideable } from './ground';
import type { CharacterState, Condition, SkirmishState } from './state';

/** A living piece on the board: a character, or a horse alone. */
export interface Piece {
  readonly id: string;
  /** Null for a horse alone. */
  readonly sheet: CharacterSheet | null;
  readonly army: ArmyId | null;
  readonly head: HexIndex;
  /** The hex of the hindquarters; -1 for pieces on one hex. */
  readonly tail: HexIndex;
  readonly facing: Direction | null;
  /** Fit or wounded, not stunned. */
  readonly standing: boolean;
  readonly values: Values;
}

/** Which piece holds which hex; computed once per state. */
export interface Field {
  /** In order of id, horses alone last. */
  readonly pieces: readonly Piece[];
  readonly byId: ReadonlyMap<string, Piece>;
  /** By hex, the index into `pieces`; -1 where no living piece is. */
  readonly holder: Int16Array;
}

/**
 * Attack, defence and movement of a character as he is now: those of the saddle or of the foot, fit or wounded. A stun
 * is left out of account: `defenceOf` halves. @rule CHR-1 @rule CHR-2
 */
export function valuesOf(sheet: CharacterSheet, character: Pick<CharacterState, 'facing' | 'health'>): Values {
  const set = character.facing !== null && sheet.mounted ? sheet.mounted : sheet.foot;
  return character.health === 'wounded' ? set.wounded : set.fit;
}

/** A character's health, or `stunned` where he lives and is stunned. @rule CHR-2 */
export function conditionOf(character: CharacterState): Condition {
  const living = character.health === 'fit' || character.health === 'wounded';
  return living && character.stunnedIn !== null ? 'stunned' : character.health;
}

/** A piece's defence: half of it, rounded up, when stunned. @rule CHR-3 */
export const defenceOf = (piece: Piece): number =>
  piece.standing ? piece.values.defence : Math.ceil(piece.values.defence / 2);

function piecesOf(game: SkirmishGame, state: SkirmishState): Piece[] {
  const { grid } = game.board;
  const pieces: Piece[] = [];
  for (const sheet of game.characters) {
    const character = state.characters[sheet.id]!;
    if (character.health === 'dead' || character.health === 'left') continue;
    const { at, facing } = character;
    pieces.push({
      id: sheet.id,
      sheet,
      army: sheet.army,
      head: at,
      tail: facing === null ? -1 : neighbour(grid, at, opposite(facing)),
      facing,
      standing: character.stunnedIn === null,
      values: valuesOf(sheet, character),
    });
  }
  /** @rule MEL-3 */
  const values: Values = { attack: 0, defence: game.ruleset.values.melee.horseDefence, move: 0 };
  for (const { id, at, facing } of state.horses) {
    const tail = neighbour(grid, at, opposite(facing));
    pieces.push({ id, sheet: null, army: null, head: at, tail, facing, standing: true, values });
  }
  return pieces;
}

interface Known {
  readonly game: SkirmishGame;
  readonly horses: SkirmishState['horses'];
  readonly field: Field;
}

/** Found by the state's characters, which many states share; the game and the horses must be the same too. */
const fields = new WeakMap<SkirmishState['characters'], Known>();

/** Which piece stands where. The same game and state give the same object. */
export function fieldOf(game: SkirmishGame, state: SkirmishState): Field {
  const known = fields.get(state.characters);
  if (known?.game === game && known.horses === state.horses) return known.field;
  const pieces = piecesOf(game, state);
  const holder = new Int16Array(game.board.grid.size).fill(-1);
  pieces.forEach((piece, index) => {
    holder[piece.head] = index;
    if (piece.tail >= 0) holder[piece.tail] = index;
  });
  const field: Field = { pieces, byId: new Map(pieces.map((piece) => [piece.id, piece])), holder };
  fields.set(state.characters, { game, horses: state.horses, field });
  return field;
}

/** The living piece on a hex. */
export const pieceAt = (field: Field, hex: HexIndex): Piece | undefined => field.pieces[field.holder[hex] ?? -1];

/** The hexes of a piece, one or two, the head's first. */
export const hexesOf = (piece: Piece): readonly HexIndex[] =>
  piece.tail < 0 ? [piece.head] : [piece.head, piece.tail];

/**
 * Whether a piece on `from` could attack its neighbour `to` in that direction: no wall between them; for a rider, a hex
 * that it could ride into. @rule MOV-6 @rule MEL-2
 */
export function couldStrike(
  game: SkirmishGame,
  state: SkirmishState,
  mounted: boolean,
  from: HexIndex,
  direction: Direction,
  to: HexIndex,
): boolean {
  if (hasSide(game.board.wall, from, direction)) return false;
  return !mounted || (!hasSide(game.board.window, from, direction) && rideable(game, state.bodies, to));
}

/** Index of an enemy beside a hex that threatens it from that direction, -1 for none. @rule MOV-6 */
function threatFrom(
  game: SkirmishGame,
  state: SkirmishState,
  field: Field,
  army: ArmyId,
  hex: HexIndex,
  direction: Direction,
): number {
  const beside = game.board.grid.neighbours[hex * 6 + direction]!;
  if (beside < 0) return -1;
  const index = field.holder[beside]!;
  if (index < 0) return -1;
  const piece = field.pieces[index]!;
  if (piece.army === null || piece.army === army || !piece.standing || piece.values.attack <= 0) return -1;
  const mounted = piece.facing !== null;
  return couldStrike(game, state, mounted, beside, opposite(direction), hex) ? index : -1;
}

/**
 * Enemies able to attack a hex (standing, with an attack, next to it and not hindered), in order of id, each once.
 * @rule MOV-3 @rule MOV-6 @rule MOV-7
 */
export function threatsAt(game: SkirmishGame, state: SkirmishState, army: ArmyId, hex: HexIndex): Piece[] {
  const field = fieldOf(game, state);
  const indexes: number[] = [];
  for (const direction of directions) {
    const index = threatFrom(game, state, field, army, hex, direction);
    if (index >= 0 && !indexes.includes(index)) indexes.push(index);
  }
  return indexes.sort((a, b) => a - b).map((index) => field.pieces[index]!);
}

/** How many enemies threaten a hex, without naming them; a rider's two halves count once. @rule MOV-7 */
export function countThreats(game: SkirmishGame, state: SkirmishState, army: ArmyId, hex: HexIndex): number {
  const field = fieldOf(game, state);
  let count = 0;
  let last = -1;
  let first = -1;
  // The halves of one rider touch each other: seen round a hex they follow each other.
  for (const direction of directions) {
    const index = threatFrom(game, state, field, army, hex, direction);
    if (index >= 0 && index !== last && !(direction === 5 && index === first)) count++;
    if (direction === 0) first = index;
    last = index;
  }
  return count;
}
