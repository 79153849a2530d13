import { hasSide, terrainIds, type Board } from '../game';
import { distance, neighbour, opposite, type Direction, type HexIndex } from '../hex';
import type { Ruleset } from './ruleset';

/** No way through. */
export const impassable = 255;

/** What the rules need to know of each hex, computed from the terrain once per game. @rule CAS-2 */
export interface Ground {
  /** Movement points to enter, `impassable` where nobody does. */
  readonly foot: Uint8Array;
  readonly stopsFire: Uint8Array;
  readonly drag: Uint8Array;
  readonly tower: Uint8Array;
  readonly yard: Uint8Array;
  /** House or door. */
  readonly indoors: Uint8Array;
  /** Every rampart section once, by number, in order. */
  readonly sections: readonly number[];
}

/**
 * What the board's terrain comes to by a ruleset, hex by hex, and the numbers of its rampart sections. Made once a
 * game. @rule CAS-2 @rule CAS-3
 */
export function makeGround(board: Board, ruleset: Ruleset): Ground {
  const bytes = () => new Uint8Array(board.grid.size);
  const ground = { foot: bytes(), stopsFire: bytes(), drag: bytes(), tower: bytes(), yard: bytes(), indoors: bytes() };
  const byId = new Map(ruleset.terrain.map((terrain) => [terrain.id, terrain]));
  board.terrain.forEach((code, hex) => {
    const terrain = byId.get(terrainIds[code]!)!;
    ground.foot[hex] = terrain.foot ?? impassable;
    ground.stopsFire[hex] = terrain.stopsFire ? 1 : 0;
    ground.drag[hex] = terrain.drag ? 1 : 0;
    ground.tower[hex] = terrain.id === 'tower' ? 1 : 0;
    ground.yard[hex] = terrain.id === 'yard' ? 1 : 0;
    ground.indoors[hex] = terrain.id === 'house' || terrain.id === 'door' ? 1 : 0;
  });
  const sections: number[] = [];
  for (let hex = 0; hex < board.grid.size; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      if (hasSide(board.rampartOutside, hex, direction as Direction)) sections.push(hex * 6 + direction);
    }
  }
  return { ...ground, sections };
}

/** A rampart section: `outside` is the hex before it, `inside` the one behind, -1 off the board. @rule CAS-2 */
export interface Section {
  /** `outside * 6 + direction`: what states and events call it. */
  readonly number: number;
  readonly outside: HexIndex;
  readonly inside: HexIndex;
  /** From the outside in. */
  readonly direction: Direction;
}

/** The section of that number: its two hexes and the direction from the outer to the inner one. */
export function sectionOf(board: Board, number: number): Section {
  const outside = Math.trunc(number / 6);
  const direction = (number % 6) as Direction;
  return { number, outside, inside: neighbour(board.grid, outside, direction), direction };
}

/** The number of the section on a side, whichever of its hexes names it; -1 where there is none. */
export function sectionAt(board: Board, hex: HexIndex, direction: Direction): number {
  if (hasSide(board.rampartOutside, hex, direction)) return hex * 6 + direction;
  if (!hasSide(board.rampartInside, hex, direction)) return -1;
  return neighbour(board.grid, hex, direction) * 6 + opposite(direction);
}

interface WallGame {
  readonly board: Board;
}

/** The number of the whole section on a side, -1 where there is none or it is broken. @rule WAL-5 */
export function wholeSectionAt(
  { board }: WallGame,
  broken: readonly number[],
  hex: HexIndex,
  direction: Direction,
): number {
  const number = sectionAt(board, hex, direction);
  return number >= 0 && broken.includes(number) ? -1 : number;
}

/** The distance from a hex to a section: to the nearer of its two hexes. @rule CAT-2 @rule MAG-2 */
export function distanceToSection(board: Board, from: HexIndex, { outside, inside }: Section): number {
  const near = distance(board.grid, from, outside);
  return inside < 0 ? near : Math.min(near, distance(board.grid, from, inside));
}
