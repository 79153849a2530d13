import type { HexIndex } from '../../hex';
import { chanceOf } from './chances';
import { reachAt } from './reach';
import type { Man, Situation } from './situation';
import { weights } from './weights';

/** For each enemy, what a shot and what a blow at it would be worth, wherever it stands. */
export interface Aims {
  readonly shots: Float64Array | null;
  readonly blows: Float64Array;
}

/** What a man may hope to gain from each foe, by the kind of attack. */
export function aimsOf(man: Man, foes: readonly Man[]): Aims {
  const { melee, shooting, magic } = man.piece.sheet;
  const dice = Math.max(shooting, magic);
  const hopes = (thrown: number) => {
    const list = new Float64Array(foes.length);
    for (let place = 0; place < foes.length; place++) {
      const { nextWound, piece } = foes[place]!;
      list[place] = nextWound * chanceOf(thrown, piece.sheet.defence);
    }
    return list;
  };
  return { shots: dice > 0 ? hopes(dice) : null, blows: hopes(melee) };
}

/**
 * The value of what a man could do from a hex in the next turn: the best enemy within a walk and a shot, or a blow;
 * farther ones count less. Lines and walls are ignored.
 */
export function prospectAt(
  { game, land }: Situation,
  man: Man,
  { shots, blows }: Aims,
  foes: readonly Man[],
  hex: HexIndex,
): number {
  const { points } = game.ruleset.values.move;
  const { tower } = game.ground;
  const shot = reachAt(game, hex) + (tower[hex] ? 0 : points);
  const ranges = land.apartFrom(hex);
  let best = 0;
  for (let place = 0; place < foes.length; place++) {
    const { at } = foes[place]!;
    const range = ranges[at]!;
    if (shots) {
      const hope = range > shot ? shots[place]! / (1 + range - shot) : shots[place]!;
      if (hope > best) best = hope;
    }
    if (tower[at] !== tower[hex]) continue;
    const blow = range > points + 1 ? blows[place]! / (range - points) : blows[place]!;
    if (blow > best) best = blow;
  }
  return (best * (man.besieges ? weights.besieger : weights.defender).prospect) / 100;
}
