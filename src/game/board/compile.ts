import { columnLetters, makeGrid, neighbour, opposite, parseSide } from '../../hex';
import { SetupError } from '../setup';
import { sideArrays, type Board } from './board';
import { defaultLegend, sideKinds, terrainIds, type HexMap } from './map-sheet';

/** An empty board of open ground. */
function blank(columns: number, rows: number): Board {
  const grid = makeGrid(columns, rows);
  const bits = () => new Uint8Array(grid.size);
  return {
    grid,
    terrain: bits(),
    wall: bits(),
    window: bits(),
    fence: bits(),
    rise: bits(),
    fall: bits(),
    rampartOutside: bits(),
    rampartInside: bits(),
  };
}

function readTerrain(board: Board, map: HexMap, name: string): void {
  const legend = map.legend ?? defaultLegend;
  if (map.terrain.length !== map.rows) {
    throw new SetupError(`${name}: terrain`, `${map.rows} rows are needed, got ${map.terrain.length}`);
  }
  map.terrain.forEach((line, row) => {
    if (line.length !== map.columns) {
      throw new SetupError(`${name}: terrain[${row}]`, `${map.columns} characters are needed, got ${line.length}`);
    }
    for (let column = 0; column < map.columns; column++) {
      const letter = line.charAt(column);
      const id = legend[letter];
      if (id === undefined) {
        throw new SetupError(
          `${name}: terrain[${row}], hex ${columnLetters(column)}${row + 1}`,
          `"${letter}" is not in the legend`,
        );
      }
      board.terrain[row * map.columns + column] = terrainIds.indexOf(id);
    }
  });
}

/** Sides of any kind but these may not share a place. @rule HEX-3 */
function readSides(board: Board, map: HexMap, name: string): void {
  const taken = new Map<string, string>();
  for (const kind of sideKinds) {
    const [near, far] = sideArrays[kind];
    (map.sides?.[kind] ?? []).forEach((label, index) => {
      const place = `${name}: sides.${kind}[${index}]`;
      const side = parseSide(board.grid, label);
      if (!side) throw new SetupError(place, `"${label}" is no side of this map (a side reads like "F7 NE")`);
      const beyond = neighbour(board.grid, side.hex, side.direction);
      const key =
        beyond >= 0 && beyond < side.hex ? `${beyond} ${opposite(side.direction)}` : `${side.hex} ${side.direction}`;
      const before = taken.get(key);
      if (before !== undefined) throw new SetupError(place, `"${label}" already carries a ${before}`);
      taken.set(key, kind);
      board[near][side.hex]! |= 1 << side.direction;
      if (beyond >= 0) board[far][beyond]! |= 1 << opposite(side.direction);
    });
  }
}

/**
 * Compiles a map that its schema has accepted. `name` is what errors call it. Throws a `SetupError` with the place for
 * a row of the wrong length, a letter that the legend lacks, a side off the map or named twice.
 */
export function compileMap(map: HexMap, name: string): Board {
  const board = blank(map.columns, map.rows);
  readTerrain(board, map, name);
  readSides(board, map, name);
  return board;
}
