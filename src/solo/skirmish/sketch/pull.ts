import type { HexIndex } from '../../../hex';
import { farAway } from '../tables';
import type { Cast } from './cast';
import { gone, isAlive, nobody, stands, tailAt, valueOf, type Figures } from './figures';

/** How the scenario's aims attract the men of an army in one turn. */
export interface Pull {
  /** By prize: what standing on it is worth now. */
  readonly worth: Float64Array;
  /** By prize: who goes for it, `nobody` while nobody can. */
  readonly claimed: Int16Array;
  point: number;
}

/** Room for what draws a cast, nothing in it yet. */
export const newPull = ({ aims }: Cast): Pull => ({
  worth: new Float64Array(aims.prizes.length),
  claimed: new Int16Array(aims.prizes.length),
  point: 0,
});

/** Who of an army holds a hex: standing, and no animal. @rule VIC-1 */
export const holds = (cast: Cast, { holder, stunned }: Figures, hex: HexIndex, army: number): boolean => {
  const man = holder[hex]!;
  return man >= 0 && man < cast.count && cast.army[man] === army && stunned[man]! < 0 && !cast.animal[man];
};

/** How much nearer one hex more of an objective brings the game's end. */
function partOfWin(cast: Cast, figures: Figures, index: number, hex: HexIndex): number {
  const { hexes, army } = cast.aims.list[index]!;
  let held = 0;
  for (const other of hexes) if (other !== hex && holds(cast, figures, other, army)) held++;
  const part = (count: number) => (count / hexes.length) ** 3;
  return part(held + 1) - part(held);
}

/** Everybody's nearest prize that nobody nearer goes for. */
function claim(cast: Cast, figures: Figures, pull: Pull): void {
  const { prizes } = cast.aims;
  pull.claimed.fill(nobody);
  for (let round = 0; round < prizes.length; round++) {
    let least = 1e9;
    let prize = -1;
    let man = nobody;
    for (let index = 0; index < prizes.length; index++) {
      if (pull.claimed[index] !== nobody) continue;
      for (const one of cast.order[figures.active]!) {
        if (!stands(figures, one) || cast.animal[one] || pull.claimed.includes(one)) continue;
        const way = prizes[index]!.travel[figures.facing[one]! >= 0 ? 1 : 0][figures.at[one]!]!;
        if (way === farAway) continue;
        const turns = (10 * way) / Math.max(1, cast.move[valueOf(figures, one)]!) + (cast.weapon[one] ? 8 : 0);
        if (turns < least) [least, prize, man] = [turns, index, one];
      }
    }
    if (prize < 0) return;
    pull.claimed[prize] = man;
  }
}

/** Computes, at the beginning of a turn, what is to be held and who goes where. */
export function drawPull(cast: Cast, figures: Figures, pull: Pull): void {
  const { weights, aims, game } = cast;
  pull.point =
    weights.pointEarly + ((weights.pointLate - weights.pointEarly) * figures.turn) / Math.max(1, game.turnLimit);
  const rounds = Math.max(0, game.turnLimit - figures.turn);
  const late = rounds === 0 ? 1 : weights.holdEarly / (1 + rounds);
  for (const [index, { hex, points, wins }] of aims.prizes.entries()) {
    let worth = points * pull.point * late;
    for (const won of wins) {
      const own = aims.list[won]!.army === figures.active ? 1 : 0.7;
      worth += weights.win * own * partOfWin(cast, figures, won, hex);
    }
    pull.worth[index] = worth;
  }
  claim(cast, figures, pull);
}

/** The value of leaving the board for a man now. */
export function leavingWorth(cast: Cast, figures: Figures, pull: Pull, man: number): number {
  const way = cast.aims.out[man];
  if (!way) return 0;
  let worth = way.points * pull.point;
  for (const index of way.wins) {
    const { needed, men } = cast.aims.list[index]!;
    const left = men.filter((one) => figures.health[one] === gone).length;
    worth += cast.weights.win / Math.max(1, needed - left);
  }
  return worth;
}

/** The value of a place for a man, as to the aims. */
export function pullAt(
  cast: Cast,
  figures: Figures,
  pull: Pull,
  man: number,
  hex: HexIndex,
  facing: number,
  leaving: number,
): number {
  const { aims, weights } = cast;
  const rides = facing >= 0 ? 1 : 0;
  const move = Math.max(1, cast.move[valueOf(figures, man)]!);
  let sum = 0;
  if (leaving > 0) {
    const way = aims.out[man]!.travel[rides][hex]!;
    const left = Math.max(1, cast.game.turnLimit - figures.turn + 1);
    if (way !== farAway) sum += leaving * Math.max(0, 1 - way / move / (left + 1)) * 0.9;
  }
  if (cast.animal[man]) return sum;
  const tail = tailAt(cast, hex, facing);
  for (let index = 0; index < aims.prizes.length; index++) {
    const prize = aims.prizes[index]!;
    const near = pull.claimed[index] === man ? weights.progress * pull.worth[index]! : 0;
    if (prize.hex === hex || prize.hex === tail) sum += pull.worth[index]! + near;
    else if (near > 0 && prize.travel[rides][hex]! !== farAway) {
      sum += near / (1 + prize.travel[rides][hex]! / move);
    }
  }
  return sum;
}

/** Somebody stands on an edge by which he may leave. @rule VIC-1 */
export const mayLeaveBy = (cast: Cast, figures: Figures, man: number, hex: HexIndex): boolean =>
  isAlive(figures, man) && cast.aims.out[man]?.exits[hex] === 1;
