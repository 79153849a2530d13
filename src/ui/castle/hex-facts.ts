import { fieldOf, insideOf, piecesAt, sectionAt, type CastleGame, type CastleState, impassable } from '../../castle';
import { hasSide, terrainIds, type TerrainId } from '../../game';
import { directions, neighbour, type Direction, type HexIndex } from '../../hex';
import { machine } from '../../store/castle/table';

export type SideFact = 'wall' | 'outer' | 'inner' | 'broken';

/** Everything about a hex. */
export interface HexFacts {
  readonly terrain: TerrainId;
  readonly place: 'top' | 'yard' | 'inside' | 'outside';
  /** Movement points to enter; null where nobody passes. @rule CAS-3 */
  readonly foot: number | null;
  readonly stopsFire: boolean;
  readonly sides: readonly { readonly kind: SideFact; readonly directions: readonly Direction[] }[];
  /** Whoever stands there, and the machine. */
  readonly holders: readonly string[];
  readonly banner: boolean;
}

const insides = new WeakMap<CastleGame, ReadonlySet<HexIndex>>();

function isInside(game: CastleGame, hex: HexIndex): boolean {
  let inside = insides.get(game);
  if (!inside) insides.set(game, (inside = insideOf(game.board, game.ground)));
  return inside.has(hex);
}

function sideOf({ board }: CastleGame, { broken }: CastleState, hex: HexIndex, way: Direction): SideFact | null {
  if (neighbour(board.grid, hex, way) < 0) return null;
  if (hasSide(board.wall, hex, way)) return 'wall';
  const section = sectionAt(board, hex, way);
  if (section < 0) return null;
  if (broken.includes(section)) return 'broken';
  return hasSide(board.rampartInside, hex, way) ? 'inner' : 'outer';
}

/** Reads them off the board and the state. */
export function hexFacts(game: CastleGame, state: CastleState, hex: HexIndex): HexFacts {
  const { board, ground } = game;
  const foot = ground.foot[hex] ?? impassable;
  const found = directions.map((way) => ({ way, kind: sideOf(game, state, hex, way) }));
  const holders = piecesAt(fieldOf(game, state), hex).map(({ id }) => id);
  return {
    terrain: terrainIds[board.terrain[hex] ?? 0] ?? 'open',
    place: ground.tower[hex] ? 'top' : ground.yard[hex] ? 'yard' : isInside(game, hex) ? 'inside' : 'outside',
    foot: foot === impassable ? null : foot,
    stopsFire: ground.stopsFire[hex] === 1 || ground.tower[hex] === 1,
    sides: (['wall', 'outer', 'inner', 'broken'] as const)
      .map((kind) => ({ kind, directions: found.filter((side) => side.kind === kind).map(({ way }) => way) }))
      .filter((side) => side.directions.length > 0),
    holders: state.catapult?.at === hex ? [...holders, machine] : holders,
    banner: state.banner?.carrier === null && state.banner.at === hex,
  };
}
