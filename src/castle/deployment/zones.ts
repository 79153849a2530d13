import { hasSide, type ArmyId, type Board } from '../../game';
import { directions, distance, neighbour, type HexIndex } from '../../hex';
import { impassable, sectionOf, type Ground } from '../ground';

/**
 * All hexes inside the castle: those that can be reached from the inner side of a section without crossing one outward,
 * tower tops included. @rule CSC-1
 */
export function insideOf(board: Board, ground: Ground): Set<HexIndex> {
  const inside = new Set<HexIndex>();
  const queue = ground.sections.map((number) => sectionOf(board, number).inside).filter((hex) => hex >= 0);
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    if (inside.has(hex)) continue;
    inside.add(hex);
    for (const direction of directions) {
      const to = neighbour(board.grid, hex, direction);
      if (to < 0 || hasSide(board.wall, hex, direction) || hasSide(board.rampartInside, hex, direction)) continue;
      // A tower without a wall outside is no gap: nobody goes through it.
      if (ground.tower[hex] && !ground.yard[to]) continue;
      if (ground.tower[to] && !ground.yard[hex]) continue;
      queue.push(to);
    }
  }
  return inside;
}

/** The hexes directly outside the ramparts, by index. `inside`: the hexes of the citadel. */
export function outsideRamparts(board: Board, ground: Ground, inside: ReadonlySet<HexIndex>): HexIndex[] {
  const outer = ground.sections.map((number) => sectionOf(board, number).outside).filter((hex) => !inside.has(hex));
  return [...new Set(outer)].sort((a, b) => a - b);
}

/** Distance in hexes from a hex to the nearest of `outer`, the hexes directly outside the ramparts. */
export const fromRamparts = (board: Board, outer: readonly HexIndex[], hex: HexIndex): number =>
  outer.reduce((least, before) => Math.min(least, distance(board.grid, hex, before)), Infinity);

/** Where each army is set up: the defenders inside, the besiegers outside, at `least` hexes from the ramparts. @rule CSC-1 */
export function zonesOf(
  board: Board,
  ground: Ground,
  besieger: ArmyId,
  least: number,
): Readonly<Record<ArmyId, ReadonlySet<HexIndex>>> {
  const inside = insideOf(board, ground);
  const outer = outsideRamparts(board, ground, inside);
  const stand = (hex: HexIndex) => ground.foot[hex] !== impassable;
  const outside = new Set<HexIndex>();
  for (let hex = 0; hex < board.grid.size; hex++) {
    const far = !inside.has(hex) && fromRamparts(board, outer, hex) >= least;
    if (far && stand(hex) && !ground.tower[hex]) outside.add(hex);
  }
  const within = new Set([...inside].filter(stand).sort((a, b) => a - b));
  return besieger === 'blue' ? { blue: outside, red: within } : { blue: within, red: outside };
}
