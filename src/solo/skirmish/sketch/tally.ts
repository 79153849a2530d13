import type { Cast } from './cast';
import { dead, drawn, gone, isAlive, open, type Figures } from './figures';
import type { Aim } from './aims';
import { holds } from './pull';

/** How far an aim is met now. @rule VIC-1 */
export function metBy(cast: Cast, figures: Figures, aim: Aim): number {
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

/** Ends the game where an army has lost everybody or achieved what wins at once. @rule VIC-1 @rule VIC-2 */
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

/**
 * Who has won when the last turn is over: the army that had to survive and does, else the one with more points. @rule
 * VIC-1
 */
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
