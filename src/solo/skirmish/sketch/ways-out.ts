import { farAway } from '../tables';
import type { Aim } from './aims';
import type { Cast } from './cast';
import { gone, isAlive, valueOf, type Figures } from './figures';

/** Where there is no way out it is so many turns. */
const noWay = 12;

/** How far an army has come with those whom it must bring off the board. */
export interface Exodus {
  /** By how many turns the last of those who are needed comes in time, squeezed; together for all that wins. */
  wins: number;
  /** Points of those who are on their way, by how likely they get there in time. */
  points: number;
}

const slacks: number[] = [];

/** Turns to spare for each who is still to leave, most first. */
function spare(cast: Cast, figures: Figures, aim: Aim, turns: number): void {
  slacks.length = 0;
  for (const man of aim.men) {
    const out = cast.aims.out[man];
    if (!out || !isAlive(figures, man)) continue;
    const way = out.travel[figures.facing[man]! >= 0 ? 1 : 0][figures.at[man]!]!;
    slacks.push(turns - (way === farAway ? noWay : way / Math.max(1, cast.move[valueOf(figures, man)]!)));
  }
  slacks.sort((one, other) => other - one);
}

/** Computes how far an army's exodus has come. @rule VIC-1 */
export function weighExodus(cast: Cast, figures: Figures, army: number, exodus: Exodus): void {
  exodus.wins = exodus.points = 0;
  const turns = Math.max(1, cast.game.turnLimit - figures.turn + 1);
  for (const aim of cast.aims.list) {
    if (aim.army !== army || (aim.kind !== 'leave' && aim.kind !== 'escort')) continue;
    spare(cast, figures, aim, turns);
    for (const slack of slacks) exodus.points += aim.points / (1 + Math.exp(1.2 * (1 - slack)));
    if (!aim.wins) continue;
    let needed = aim.needed;
    for (const man of aim.men) if (figures.health[man] === gone) needed--;
    if (needed <= 0) exodus.wins += 1;
    else if (needed > slacks.length) exodus.wins -= 1.5;
    else exodus.wins += Math.tanh((slacks[needed - 1]! - 1) / 2) + 0.1 * (slacks.length - needed);
  }
}
