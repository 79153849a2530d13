import { columnOf, distance, type HexIndex } from '../../hex';
import { fieldOf, hasCover, isFree } from '../field';
import type { CastleGame, CharacterSheet } from '../game';
import type { CastleState } from '../state';
import { outsideRamparts, fromRamparts, insideOf } from './zones';

/** The hex for one character, or for the catapult. */
export interface Placing {
  readonly who: string;
  readonly at: HexIndex;
}

/** Lower is better. */
type Worth = (hex: HexIndex) => number;

/** How far a hex is from the middle of the board, from left to right. */
const offCentre = (game: CastleGame, hex: HexIndex): number =>
  Math.abs(2 * columnOf(game.board.grid, hex) - game.board.grid.columns + 1);

/**
 * What a place is worth to a defender: tops to those who shoot, the ramparts' inner side to all who fight, the middle of
 * the yard to mages. Posts on the ramparts are taken nearest its middle first.
 */
function defenderWorth(game: CastleGame, state: CastleState, sheet: CharacterSheet): Worth {
  const { ground, board } = game;
  const outer = outsideRamparts(board, ground, insideOf(board, ground));
  const yard = ground.yard.reduce<HexIndex[]>((found, is, hex) => (is ? [...found, hex] : found), []);
  return (hex) => {
    const far = fromRamparts(board, outer, hex);
    const middle = offCentre(game, hex);
    if (sheet.magic > 0) {
      const inner = yard.reduce((sum, other) => sum + distance(board.grid, hex, other), 0);
      return (ground.yard[hex] ? 0 : 10_000) + inner;
    }
    if (sheet.shooting > 0 && ground.tower[hex]) return far - 1000;
    const post = !ground.tower[hex] && far === 1 && hasCover(game, state, hex);
    return post ? middle : 1000 + 100 * far + middle + (ground.tower[hex] ? 5000 : 0);
  };
}

/** The nearest to the ramparts in the middle; mages and archers a little behind the others. */
function besiegerWorth(game: CastleGame, sheet: CharacterSheet | null): Worth {
  const outer = outsideRamparts(game.board, game.ground, insideOf(game.board, game.ground));
  const behind = sheet && (sheet.magic > 0 || sheet.shooting > 0) ? 1 : 0;
  const nearest = game.ruleset.values.deployment.fromRamparts + behind;
  return (hex) => 100 * Math.abs(fromRamparts(game.board, outer, hex) - nearest) + offCentre(game, hex);
}

function bestOf(hexes: readonly HexIndex[], worth: Worth): HexIndex | undefined {
  let best: HexIndex | undefined;
  let least = Infinity;
  for (const hex of hexes) {
    const value = worth(hex);
    if (value < least) [best, least] = [hex, value];
  }
  return best;
}

/**
 * Good places for all of the deploying army that have none yet: the catapult first, then in order of id. The same state
 * gives the same places. Those for whom the zone has no room are left out. @rule CSC-1
 */
export function placesForTheRest(game: CastleGame, state: CastleState): Placing[] {
  const army = state.active;
  const besieges = army === game.options.besieger;
  const free = new Set([...game.zones[army]].filter((hex) => isFree(game, state, hex)));
  const placings: Placing[] = [];
  const put = (who: string, worth: Worth, hexes: readonly HexIndex[]) => {
    const at = bestOf(hexes, worth);
    if (at === undefined) return;
    free.delete(at);
    placings.push({ who, at });
  };
  if (besieges && state.catapult && state.catapult.at < 0) {
    put(
      'catapult',
      besiegerWorth(game, null),
      [...free].filter((hex) => game.ground.drag[hex]),
    );
  }
  for (const sheet of game.characters) {
    if (sheet.army !== army || fieldOf(game, state).byId.has(sheet.id)) continue;
    put(sheet.id, besieges ? besiegerWorth(game, sheet) : defenderWorth(game, state, sheet), [...free]);
  }
  return placings;
}
