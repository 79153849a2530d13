/**
 * A position turned by 180° (boards with an even number of columns) or mirrored left to right (an odd number): those
 * map every hex onto a hex, half a hex higher columns onto such columns.
 */
import type { Board } from '../../src/game';
import { columnOf, opposite, rowOf, type Direction, type HexIndex } from '../../src/hex';
import { makeGame, type Pose, type SkirmishGame, type SkirmishState } from '../../src/skirmish';
import type { Position } from './random-table';

export interface Turn {
  readonly hex: (hex: HexIndex) => HexIndex;
  readonly direction: (direction: Direction) => Direction;
}

export function turnOf({ board }: SkirmishGame): Turn {
  const { grid } = board;
  const across = (hex: number) => grid.columns - 1 - columnOf(grid, hex);
  if (grid.columns % 2 === 0) {
    return { hex: (hex) => (grid.rows - 1 - rowOf(grid, hex)) * grid.columns + across(hex), direction: opposite };
  }
  const mirrored = (direction: Direction) => ((6 - direction) % 6) as Direction;
  return { hex: (hex) => rowOf(grid, hex) * grid.columns + across(hex), direction: mirrored };
}

const poseTurner =
  (turn: Turn) =>
  ({ at, facing }: Pose): Pose => ({ at: turn.hex(at), facing: facing === null ? null : turn.direction(facing) });

function turnBoard(board: Board, turn: Turn): Board {
  const places = <T extends Uint8Array>(from: T): T => {
    const to = from.slice() as T;
    from.forEach((value, hex) => (to[turn.hex(hex)] = value));
    return to;
  };
  const bits = (from: Uint8Array) =>
    places(
      from.map((mask) => {
        let turned = 0;
        for (let way = 0; way < 6; way++) if (mask & (1 << way)) turned |= 1 << turn.direction(way as Direction);
        return turned;
      }),
    );
  return {
    grid: board.grid,
    terrain: places(board.terrain),
    wall: bits(board.wall),
    window: bits(board.window),
    fence: bits(board.fence),
    rise: bits(board.rise),
    fall: bits(board.fall),
    rampartOutside: bits(board.rampartOutside),
    rampartInside: bits(board.rampartInside),
  };
}

export function turnPosition({ game, state }: Position): { game: SkirmishGame; state: SkirmishState; turn: Turn } {
  const turn = turnOf(game);
  const pose = poseTurner(turn);
  const characters = game.characters.map((sheet) => ({ ...sheet, start: pose(sheet.start) }));
  const turned = makeGame({ ...game, board: turnBoard(game.board, turn), characters });
  const people = Object.entries(state.characters).map(([id, character]) => [id, { ...character, ...pose(character) }]);
  const bodies = Object.entries(state.bodies).map(([hex, count]) => [turn.hex(Number(hex)), count]);
  return {
    turn,
    game: turned,
    state: {
      ...state,
      characters: Object.fromEntries(people) as SkirmishState['characters'],
      fallenHorses: state.fallenHorses.map(({ at, facing }) => ({ at: turn.hex(at), facing: turn.direction(facing) })),
      bodies: Object.fromEntries(bodies) as SkirmishState['bodies'],
    },
  };
}
