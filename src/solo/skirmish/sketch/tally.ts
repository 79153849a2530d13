import type { Cast } from './cast';
import { dead, drawn, gone, isAlive, open, valueOf, type Figures } from './figures';
import type { Aim } from './aims';
import { holds } from './pull';

/** How far an aim is met now. @rule VIC-1 */
function metBy(cast: Cast, figures: Figures, aim: Aim): number {
  let count = 0;
  const { health } = figures;
  if (aim.kind === 'hold') {
    for (const hex of aim.hexes) if (holds(cast, figures, hex, aim.army)) count++;
    return count;
  }
  for (const man of aim.men) {
    if (
      aim.kind === 'destroy'
        ? health[man] === dead
        : aim.kind === 'survive'
          ? health[man] !== dead
          : health[man] === gone
    )
      count++;
  }
  return count;
}

const isMet = (cast: Cast, figures: Figures, aim: Aim): boolean =>
  aim.wins && aim.needed > 0 && metBy(cast, figures, aim) >= aim.needed;

/** Points as things stand. @rule VIC-1 */
export function pointsNow(cast: Cast, figures: Figures, army: number): number {
  let points = 0;
  for (const aim of cast.aims.list)
    if (aim.army === army && aim.points > 0) points += aim.points * metBy(cast, figures, aim);
  return points;
}

function byPoints(cast: Cast, figures: Figures): number {
  const difference = pointsNow(cast, figures, 0) - pointsNow(cast, figures, 1);
  return difference === 0 ? drawn : difference > 0 ? 0 : 1;
}

/** Whoever has lost everybody, or done what wins at once. @rule VIC-1 @rule VIC-2 */
export function settle(cast: Cast, figures: Figures): void {
  if (figures.winner !== open) return;
  for (const aim of cast.aims.list) {
    if (aim.wins && aim.kind !== 'hold' && aim.kind !== 'survive' && isMet(cast, figures, aim)) {
      figures.winner = aim.army;
      return;
    }
  }
  const alive = [0, 0];
  const here = [0, 0];
  for (let man = 0; man < cast.count; man++) {
    if (cast.animal[man] || figures.health[man] === dead) continue;
    alive[cast.army[man]!]!++;
    if (isAlive(figures, man)) here[cast.army[man]!]!++;
  }
  if (alive[0] === 0 || alive[1] === 0) figures.winner = alive[0] === alive[1] ? drawn : alive[0] === 0 ? 1 : 0;
  else if (here[0] === 0 || here[1] === 0) figures.winner = atLimit(cast, figures);
}

/** @rule VIC-1 */
export function atLimit(cast: Cast, figures: Figures): number {
  for (const aim of cast.aims.list) if (aim.kind === 'survive' && isMet(cast, figures, aim)) return aim.army;
  return byPoints(cast, figures);
}

/** Hexes held at the end of a turn. @rule VIC-1 */
export function settleTurn(cast: Cast, figures: Figures): void {
  for (const aim of cast.aims.list) {
    if (aim.kind === 'hold' && aim.army === figures.active && isMet(cast, figures, aim)) figures.winner = aim.army;
  }
}

/** How far the men of an army who are to be brought out still have to go, in turns; none left to go: 0. */
function wayToGo(cast: Cast, figures: Figures, army: number): number {
  let sum = 0;
  for (let man = 0; man < cast.count; man++) {
    const out = cast.aims.out[man];
    if (!out || cast.army[man] !== army || !isAlive(figures, man)) continue;
    const left = Math.max(1, cast.game.turnLimit - figures.turn + 1);
    const way = out.travel[figures.facing[man]! >= 0 ? 1 : 0][figures.at[man]!]!;
    const turns = way / Math.max(1, cast.move[valueOf(figures, man)]!);
    const worth = out.points + (out.wins.length > 0 ? 4 : 0);
    sum += worth * Math.max(0, 1 - turns / (left + 1));
  }
  return sum;
}

/** What is left standing, in hundredths of a point of cost. */
function material(cast: Cast, figures: Figures, army: number): number {
  let sum = 0;
  for (const man of cast.order[army]!) {
    if (isAlive(figures, man)) sum += cast.cost[valueOf(figures, man)]! * (figures.stunned[man]! >= 0 ? 0.7 : 1);
  }
  return sum;
}

/** What an army has to show, less what the other has. */
interface Lead {
  /** Points made for good. */
  made: number;
  /** Points for hexes held now, and for being near to holding all that win. */
  held: number;
  /** Cost of those who are left, in thousands, and ten times its share of all. */
  left: number;
  share: number;
  /** Points of those on their way out, by how likely they get there. */
  going: number;
}

/**
 * What each is worth with so many rounds to go (the last entry: or more), in logits of winning: fitted to the outcomes of
 * ten thousand sketched games. A hex that is held counts for next to nothing until the end is near; lives always do.
 */
const worths: readonly Readonly<Lead>[] = [
  { made: 0.93, held: 0.43, left: 0.1, share: 0.24, going: 0.15 },
  { made: 0.57, held: 0.14, left: 0.13, share: 0.28, going: 0.07 },
  { made: 0.42, held: 0.05, left: 0.1, share: 0.44, going: 0.07 },
  { made: 0.29, held: 0.02, left: 0.08, share: 0.45, going: 0.05 },
];

/** How much being near to holding all hexes that win counts beside their points. */
const nearlyWon = 3;

function pointsOfArmy(cast: Cast, figures: Figures, army: number, lead: Lead, sign: number): void {
  for (const aim of cast.aims.list) {
    if (aim.army !== army) continue;
    const met = metBy(cast, figures, aim);
    if (aim.kind !== 'hold') lead.made += sign * aim.points * met;
    else lead.held += sign * (aim.points * met + (aim.wins ? nearlyWon * (met / aim.hexes.length) ** 3 : 0));
  }
}

function leadOf(cast: Cast, figures: Figures, army: number): Lead {
  const own = material(cast, figures, army) / 1000;
  const others = material(cast, figures, 1 - army) / 1000;
  const lead: Lead = {
    made: 0,
    held: 0,
    left: own - others,
    share: (10 * (own - others)) / Math.max(1, own + others),
    going: wayToGo(cast, figures, army) - wayToGo(cast, figures, 1 - army),
  };
  pointsOfArmy(cast, figures, army, lead, 1);
  pointsOfArmy(cast, figures, 1 - army, lead, -1);
  return lead;
}

/** How likely an army wins, from 0 to 1: the outcome itself where there is one, and a little for how clear it is. */
export function chanceOf(cast: Cast, figures: Figures, army: number): number {
  if (figures.winner !== open) {
    const points = pointsNow(cast, figures, army) - pointsNow(cast, figures, 1 - army);
    const clear = Math.max(-20, Math.min(20, points)) / 400;
    return (figures.winner === drawn ? 0.5 : figures.winner === army ? 1 : 0) + clear;
  }
  const lead = leadOf(cast, figures, army);
  const worth = worths[Math.min(worths.length - 1, cast.game.turnLimit - figures.turn)]!;
  const logit =
    worth.made * lead.made +
    worth.held * lead.held +
    worth.left * lead.left +
    worth.share * lead.share +
    worth.going * lead.going;
  return 1 / (1 + Math.exp(-logit));
}
