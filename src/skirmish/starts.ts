import { hasSide, SetupError } from '../game';
import { hexLabel, neighbour, opposite, type HexIndex } from '../hex';
import type { CharacterSheet } from './character';
import type { SkirmishGame } from './game';
import { impassable } from './ground';

/** Somebody who begins, and his place in the scenario. */
export interface Starter {
  readonly sheet: CharacterSheet;
  /** `three-lances: armies.blue.characters[0]` */
  readonly place: string;
}

type Starting = Pick<SkirmishGame, 'board' | 'ground'>;

/** The half of a horse behind its head, where it can be. @rule CHR-4 @rule MOV-10 */
function hindquartersOf({ board }: Starting, { id, start }: CharacterSheet, place: string): HexIndex[] {
  const { at, facing } = start;
  if (facing === null) return [];
  const back = opposite(facing);
  const hex = neighbour(board.grid, at, back);
  if (hex < 0) throw new SetupError(place, `the hindquarters of ${id} would be off the board`);
  if (hasSide(board.wall, at, back) || hasSide(board.window, at, back)) {
    throw new SetupError(place, `a wall or a window would stand between the two halves of the horse of ${id}`);
  }
  return [hex];
}

/**
 * Everybody must begin on ground where he can be, no two on one hex, a rider on both of his. Throws a
 * `SetupError` with the place of whoever has no room. @rule CHR-4 @rule MOV-2 @rule VIC-1
 */
export function expectRoom(game: Starting, starters: readonly Starter[]): void {
  const taken = new Map<HexIndex, string>();
  for (const { sheet, place } of starters) {
    const rides = sheet.start.facing !== null;
    const enters = rides ? game.ground.mounted : game.ground.foot;
    for (const hex of [sheet.start.at, ...hindquartersOf(game, sheet, `${place}.facing`)]) {
      const label = hexLabel(game.board.grid, hex);
      if (enters[hex] === impassable) {
        throw new SetupError(`${place}.at`, `${sheet.id} cannot ${rides ? 'be on horseback' : 'stand'} on ${label}`);
      }
      const other = taken.get(hex);
      if (other !== undefined)
        throw new SetupError(`${place}.at`, `${sheet.id} and ${other} would both be on ${label}`);
      taken.set(hex, sheet.id);
    }
  }
}
