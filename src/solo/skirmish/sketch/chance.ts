import { farAway } from '../tables';
import type { Cast } from './cast';
import { drawn, isAlive, open, setOf, valueOf, wounded, type Figures } from './figures';
import { metBy, pointsNow } from './tally';

/** What an army has to show, less what the other has. */
interface Lead {
  /** Points made for good. */
  made: number;
  /** Points for hexes held now, and for being near to holding all that win. */
  held: number;
  /** Ten times the share of all cost that is left. */
  share: number;
  /** Points of those on their way out, by how likely they get there. */
  going: number;
  /** Cost that is left, in thousands. */
  left: number;
}

/**
 * What each is worth with so many rounds to go (the last entry: or more), in logits of winning: fitted to the outcomes of
 * ten thousand sketched games. A hex that is held counts for next to nothing until the end is near; lives always do.
 */
const worths: readonly Readonly<Lead>[] = [
  { made: 0.93, held: 0.43, share: 0.24, left: 0.1, going: 0.15 },
  { made: 0.57, held: 0.14, share: 0.28, left: 0.13, going: 0.07 },
  { made: 0.42, held: 0.05, share: 0.44, left: 0.1, going: 0.07 },
  { made: 0.29, held: 0.02, share: 0.45, left: 0.08, going: 0.05 },
];

/** How much being near to holding all hexes that win counts beside their points; and all being brought out that win. */
const nearlyWon = 3;
const allOut = 4;
/** Where there is no way it is so many turns. */
const farTurns = 9;

const turnsBy = (cast: Cast, figures: Figures, man: number, travel: readonly [Uint8Array, Uint8Array]): number => {
  const way = travel[figures.facing[man]! >= 0 ? 1 : 0][figures.at[man]!]!;
  return way === farAway ? farTurns : way / Math.max(1, cast.move[valueOf(figures, man)]!);
};

/** Cost of all who are left, the wounded for half. */
function costLeft(cast: Cast, figures: Figures, army: number): number {
  let sum = 0;
  for (const man of cast.order[army]!) {
    if (!isAlive(figures, man)) continue;
    const whole = cast.cost[valueOf(figures, man) - (setOf(figures, man) & 1)]!;
    sum += figures.health[man] === wounded ? whole / 2 : whole;
  }
  return sum;
}

/** Those who are to be brought out, by the turns that they have and need. */
function going(cast: Cast, figures: Figures, army: number): number {
  let sum = 0;
  for (const man of cast.order[army]!) {
    const out = cast.aims.out[man];
    if (!out || !isAlive(figures, man)) continue;
    const turns = Math.max(1, cast.game.turnLimit - figures.turn + 1);
    const worth = out.points + (out.wins.length > 0 ? allOut : 0);
    sum += worth * Math.max(0, 1 - turnsBy(cast, figures, man, out.travel) / (turns + 1));
  }
  return sum;
}

function countAims(cast: Cast, figures: Figures, army: number, lead: Lead): void {
  for (const aim of cast.aims.list) {
    const sign = aim.army === army ? 1 : -1;
    const met = metBy(cast, figures, aim);
    if (aim.kind !== 'hold') lead.made += sign * aim.points * met;
    else lead.held += sign * (aim.points * met + (aim.wins ? nearlyWon * (met / aim.hexes.length) ** 3 : 0));
  }
}

function leadOf(cast: Cast, figures: Figures, army: number): Lead {
  const other = 1 - army;
  const own = costLeft(cast, figures, army);
  const others = costLeft(cast, figures, other);
  const lead: Lead = {
    made: 0,
    held: 0,
    share: (10 * (own - others)) / Math.max(1, own + others),
    going: going(cast, figures, army) - going(cast, figures, other),
    left: (own - others) / 1000,
  };
  countAims(cast, figures, army, lead);
  return lead;
}

/** A won game is so much better by each point. */
const clearness = 400;
const clearest = 20;

/** How likely an army wins, from 0 to 1: the outcome itself where there is one, and a little for how clear it is. */
export function chanceOf(cast: Cast, figures: Figures, army: number): number {
  if (figures.winner !== open) {
    const points = pointsNow(cast, figures, army) - pointsNow(cast, figures, 1 - army);
    const clear = Math.max(-clearest, Math.min(clearest, points)) / clearness;
    return (figures.winner === drawn ? 0.5 : figures.winner === army ? 1 : 0) + clear;
  }
  const lead = leadOf(cast, figures, army);
  const worth = worths[Math.min(worths.length - 1, cast.game.turnLimit - figures.turn)]!;
  let logit = 0;
  for (const term of ['made', 'held', 'share', 'left', 'going'] as const) {
    logit += worth[term] * lead[term];
  }
  return 1 / (1 + Math.exp(-logit));
}
