import type { HexIndex } from '../../hex';
import { chanceOf } from './chances';
import { reachAt } from './reach';
import type { Man, Situation } from './situation';
import { weights } from './weights';

/**
 * What somebody could do from a hex in his next turn: the best enemy whom a walk and a shot, or a blow, would reach; those
 * further off count less. Lines and walls are not looked at.
 */
export function prospectAt({ game, land }: Situation, man: Man, foes: readonly Man[], hex: HexIndex): number {
  const { points } = game.ruleset.values.move;
  const { melee, shooting, magic } = man.piece.sheet;
  const dice = Math.max(shooting, magic);
  const shot = reachAt(game, hex) + (game.ground.tower[hex] ? 0 : points);
  let best = 0;
  for (const foe of foes) {
    const range = land.apart(hex, foe.at);
    const { defence } = foe.piece.sheet;
    const worth = foe.nextWound;
    if (dice > 0) best = Math.max(best, (worth * chanceOf(dice, defence)) / (1 + Math.max(0, range - shot)));
    if (game.ground.tower[foe.at] !== game.ground.tower[hex]) continue;
    best = Math.max(best, (worth * chanceOf(melee, defence)) / (1 + Math.max(0, range - points - 1)));
  }
  return (best * (man.besieges ? weights.besieger : weights.defender).prospect) / 100;
}
