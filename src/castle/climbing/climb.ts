import { hasSide } from '../../game';
import { directions, neighbour, opposite, type HexIndex } from '../../hex';
import { fieldOf, piecesAt } from '../field';
import type { CastleGame } from '../game';
import { impassable, wholeSectionAt } from '../ground';
import type { CastleState } from '../state';

/** A section that can be climbed, and who holds the hex inside. @rule WAL-2 */
export interface Climb {
  readonly to: HexIndex;
  readonly section: number;
  /** An enemy: climbing is to attack him from the wall. */
  readonly holder: string | null;
}

/**
 * All hexes inside the ramparts that a besieger could climb to from where it stands, sorted by hex. Whether it may act
 * now is not checked. @rule WAL-2
 */
export function climbsOf(game: CastleGame, state: CastleState, who: string): Climb[] {
  const { board, ground, options } = game;
  const field = fieldOf(game, state);
  const climber = field.byId.get(who);
  if (!climber || climber.army !== options.besieger || ground.tower[climber.at]) return [];
  const climbs: Climb[] = [];
  for (const direction of directions) {
    if (!hasSide(board.rampartOutside, climber.at, direction)) continue;
    const to = neighbour(board.grid, climber.at, direction);
    const section = wholeSectionAt(game, state.broken, climber.at, direction);
    if (to < 0 || section < 0 || !hasSide(board.rampartInside, to, opposite(direction))) continue;
    // A top is reached from the yard alone. @rule WAL-6
    if (ground.foot[to] === impassable || ground.tower[to] || state.catapult?.at === to) continue;
    const [holder] = piecesAt(field, to);
    if (holder?.army !== climber.army) climbs.push({ to, section, holder: holder?.id ?? null });
  }
  return climbs.sort((a, b) => a.to - b.to);
}
