import { defenderOf, fieldOf, piecesAt, type CastleGame, type CastleState, type CharacterSheet } from '../../castle';
import { columnOf, distance, type HexIndex } from '../../hex';
import { tablesOf, type Tables } from './tables';

/** The hex on which a man is to be placed. */
export interface Placing {
  readonly who: string;
  readonly at: HexIndex;
}

/**
 * At how many points of walking from what they guard the defenders wait: near enough to the ramparts to strike at
 * climbers. Null: those who shoot stand at the ramparts themselves.
 */
export interface Posts {
  readonly reserve: number;
  readonly shooters: number | null;
}

/** Lower is better. */
type Worth = (sheet: CharacterSheet, hex: HexIndex) => number;

/** How far each hex is from where the enemy is set up. */
const fromZone = (game: CastleGame, zone: ReadonlySet<HexIndex>) => (hex: HexIndex) => {
  let least = Infinity;
  for (const other of zone) least = Math.min(least, distance(game.board.grid, hex, other));
  return least;
};

/**
 * The defenders: those who shoot on the outer wall or the tops next to it, or in reserve with the others on the enemy's
 * side; the mage where he guards. Whoever stands on the wall is struck first; whoever waits behind it strikes first.
 */
function defendersWorth(
  game: CastleGame,
  state: CastleState,
  { cover, toYard, toBanner }: Tables,
  { reserve, shooters }: Posts,
): Worth {
  const { ground, board, mission, zones, options } = game;
  const army = defenderOf(game);
  const home = mission.goal === 'banner' && state.banner ? toBanner(army, state.banner.at) : toYard[army];
  const front = fromZone(game, zones[options.besieger]);
  const off = (hex: HexIndex) => Math.abs(2 * columnOf(board.grid, hex) - board.grid.columns + 1);
  return ({ shooting, magic }, hex) => {
    const before = 20 * front(hex) + off(hex);
    if (shooting > 0 && shooters === null)
      return (cover[hex] ? 0 : 2000) + 100 * front(hex) + 10 * off(hex) - (ground.tower[hex] ? 400 : 0);
    const kept = magic > 0 ? 0 : shooting > 0 ? shooters! : reserve;
    return 100 * Math.abs(home[hex]! - kept) + before + (ground.tower[hex] ? 2000 : 0);
  };
}

/** The places for the next ones of the deploying army; the besiegers leave it to the rules' own deployment. */
export function placesOf(game: CastleGame, state: CastleState, posts: Posts): Placing[] {
  const army = state.active;
  if (army === game.options.besieger) return [];
  const sheet = game.characters.find((one) => one.army === army && state.characters[one.id]!.at < 0);
  if (!sheet) return [];
  const worth = defendersWorth(game, state, tablesOf(game, state), posts);
  const field = fieldOf(game, state);
  let best = -1;
  let least = Infinity;
  for (const hex of game.zones[army]) {
    if (piecesAt(field, hex).length > 0 || hex === state.catapult?.at) continue;
    const value = worth(sheet, hex);
    if (value < least) [best, least] = [hex, value];
  }
  return best < 0 ? [] : [{ who: sheet.id, at: best }];
}
