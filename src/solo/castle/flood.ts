import type { HexIndex } from '../../hex';
import type { Man, Situation } from './situation';
import { barred } from './tables';

/** The hexes to which a man can walk, the present one first; hexes that can only be crossed are left out. */
export interface Flood {
  readonly ends: readonly HexIndex[];
  /** Every hex after each step of the way to one of them. */
  readonly pathTo: (end: HexIndex) => HexIndex[];
}

/**
 * All hexes within a walk of some points: friends are crossed, enemies block, and a tower's top held by an enemy alone
 * ends the walk. @rule CTU-2 @rule WAL-6
 */
export function floodOf(situation: Situation, man: Man, points: number): Flood {
  const { game, tables, held, machine } = situation;
  const { grid } = game.board;
  const { neighbours } = grid;
  const { tower } = game.ground;
  const steps = tables.steps[man.army];
  const own = held[man.army];
  const enemy = held[man.army === 'blue' ? 'red' : 'blue'];
  const found: HexIndex[] = [man.at];
  const costs: number[] = [0];
  const cameFrom: number[] = [-1];
  for (let cost = 0; cost < points; cost++) {
    for (let index = 0; index < found.length; index++) {
      if (costs[index] !== cost) continue;
      const hex = found[index]!;
      if (index > 0 && enemy[hex]! > 0) continue;
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const step = steps[side]!;
        if (step === barred || cost + step > points) continue;
        const to = neighbours[side]!;
        if (to === machine || (enemy[to]! > 0 && (!tower[to] || own[to]! > 0))) continue;
        const known = found.indexOf(to);
        if (known >= 0) {
          if (cost + step >= costs[known]!) continue;
          costs[known] = cost + step;
          cameFrom[known] = index;
        } else {
          found.push(to);
          costs.push(cost + step);
          cameFrom.push(index);
        }
      }
    }
  }
  const pathTo = (end: HexIndex) => {
    const path: HexIndex[] = [];
    for (let index = found.indexOf(end); index > 0; index = cameFrom[index]!) path.unshift(found[index]!);
    return path;
  };
  return { ends: found.filter((hex, index) => index === 0 || own[hex] === 0), pathTo };
}
