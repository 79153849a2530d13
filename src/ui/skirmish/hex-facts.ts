import { hasSide, terrainIds, type Board, type TerrainId } from '../../game';
import { directions, neighbour, type Direction, type HexIndex } from '../../hex';
import {
  covers,
  fieldOf,
  pieceAt,
  type Cover,
  type SkirmishGame,
  type SkirmishState,
  footGroundCost,
  impassable,
  mountedGroundCost,
} from '../../skirmish';
import { objectiveHexes } from '../../store/skirmish/marks';

export type SideFact = 'wall' | 'window' | 'fence' | 'up' | 'down';

/** Everything about a hex. */
export interface HexFacts {
  readonly terrain: TerrainId;
  /** Movement points to enter, the dead counted; null where nobody passes. */
  readonly foot: number | null;
  readonly mounted: number | null;
  /** What stops a line of fire: the ground, or whoever stands there. @rule LOF-4 */
  readonly stopsFire: 'ground' | 'holder' | null;
  readonly cover: Cover;
  /** Shift of the odds column when the defender stands here. @rule MEL-8 */
  readonly melee: number;
  readonly sides: readonly { readonly kind: SideFact; readonly directions: readonly Direction[] }[];
  /** The dead as the rules count them: a horse for several. @rule UNH-2 */
  readonly bodies: number;
  readonly deadHorses: number;
  /** Who fell there; a dead horse is a body without a name. */
  readonly fallen: readonly string[];
  readonly objective: boolean;
  readonly holder: string | null;
}

const kinds = [
  ['wall', 'wall'],
  ['window', 'window'],
  ['fence', 'fence'],
  ['up', 'rise'],
  ['down', 'fall'],
] as const satisfies readonly (readonly [SideFact, keyof Board])[];

const passable = (cost: number): number | null => (cost === impassable ? null : cost);

/** Reads them off the board and the state. */
export function hexFacts(game: SkirmishGame, state: SkirmishState, hex: HexIndex): HexFacts {
  const { board, ground } = game;
  const { values } = game.ruleset;
  const holder = pieceAt(fieldOf(game, state), hex);
  // Nobody crosses a horse that stands alone. @rule UNH-4
  const barred = holder?.army === null;
  const fallen = game.characters.flatMap(({ id }) => {
    const { health, at } = state.characters[id]!;
    return health === 'dead' && at === hex ? [id] : [];
  });
  return {
    terrain: terrainIds[board.terrain[hex] ?? 0] ?? 'open',
    foot: barred ? null : passable(footGroundCost(game, state.bodies, hex)),
    mounted: barred ? null : passable(mountedGroundCost(game, state.bodies, hex)),
    stopsFire: ground.stopsFire[hex] === 1 ? 'ground' : holder?.standing || holder?.army === null ? 'holder' : null,
    cover: covers[ground.cover[hex] ?? 0] ?? 'none',
    melee: ground.melee[hex] ?? 0,
    sides: kinds
      .map(([kind, array]) => ({
        kind,
        directions: directions.filter(
          (direction) => hasSide(board[array], hex, direction) && neighbour(board.grid, hex, direction) >= 0,
        ),
      }))
      .filter((side) => side.directions.length > 0),
    bodies: state.bodies[hex] ?? 0,
    deadHorses: Math.max(0, Math.round(((state.bodies[hex] ?? 0) - fallen.length) / values.bodies.deadHorse)),
    fallen,
    objective: objectiveHexes(game).includes(hex),
    holder: holder?.id ?? null,
  };
}
