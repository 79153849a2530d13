import { directions, neighbour, opposite, type Direction, type Grid, type HexIndex } from '../../hex';
import type { SideKind } from './map-sheet';

/**
 * A board in typed arrays, compiled once from map sheets. A side array holds six bits for each hex, one for each
 * direction; every side is stored at both of its hexes.
 */
export interface Board {
  readonly grid: Grid;
  /** Index into `terrainIds`, by hex. */
  readonly terrain: Uint8Array;
  readonly wall: Uint8Array;
  readonly window: Uint8Array;
  readonly fence: Uint8Array;
  /** Bit set: crossing this side outward goes up a crest. @rule HEX-4 */
  readonly rise: Uint8Array;
  /** Bit set: crossing this side outward goes down a crest. */
  readonly fall: Uint8Array;
  /** Bit set: a rampart on this side, of which this hex is the outside. */
  readonly rampartOutside: Uint8Array;
  /** Bit set: a rampart on this side, of which this hex is the inside. */
  readonly rampartInside: Uint8Array;
}

/** Whether a hex has a side of that kind in that direction. */
export const hasSide = (sides: Uint8Array, hex: HexIndex, direction: Direction): boolean =>
  ((sides[hex] ?? 0) & (1 << direction)) !== 0;

/** Every side of one kind, each once, given from its hex with the lower index (or its only hex on the board). */
export function* sidesOf(board: Board, sides: Uint8Array): Generator<{ hex: HexIndex; direction: Direction }> {
  for (let hex = 0; hex < board.grid.size; hex++) {
    for (const direction of directions) {
      if (!hasSide(sides, hex, direction)) continue;
      const beyond = neighbour(board.grid, hex, direction);
      if (beyond < 0 || hex < beyond || !hasSide(sides, beyond, opposite(direction))) yield { hex, direction };
    }
  }
}

/** For each kind of side the board's arrays that hold it: for the hex that a sheet names, and for the one across. */
export const sideArrays = {
  wall: ['wall', 'wall'],
  window: ['window', 'window'],
  fence: ['fence', 'fence'],
  crest: ['rise', 'fall'],
  rampart: ['rampartOutside', 'rampartInside'],
} as const satisfies Record<SideKind, readonly [keyof Board, keyof Board]>;
