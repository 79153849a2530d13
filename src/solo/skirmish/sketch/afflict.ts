import { distance, type HexIndex } from '../../../hex';
import {
  attackerDies,
  attackersRetreat,
  attackerWounded,
  death,
  retreat,
  stun,
  unhorsed,
  unhorsedStunned,
  unhorsedWounded,
  wound,
} from '../harm';
import type { Cast } from './cast';
import { dead, nobody, putAt, tailAt, takeOff, wounded, type Figures } from './figures';

/** Takes a figure off the board for good, in place. */
export function kill(cast: Cast, figures: Figures, man: number): void {
  takeOff(cast, figures, man);
  figures.health[man] = dead;
  figures.facing[man] = -1;
  figures.stunned[man] = -1;
}

/** Wounds a figure of the sketch, in place; one wounded or stunned already dies. @rule CHR-2 */
export function hurt(cast: Cast, figures: Figures, man: number): void {
  if (figures.health[man] === wounded || figures.stunned[man]! >= 0) kill(cast, figures, man);
  else figures.health[man] = wounded;
}

function stunHim(cast: Cast, figures: Figures, man: number): void {
  if (figures.stunned[man]! >= 0) kill(cast, figures, man);
  else figures.stunned[man] = figures.playerTurn;
}

/** Thrown on his feet beside the dead horse; killed where there is no room. @rule UNH-1 */
function throwOff(cast: Cast, figures: Figures, man: number): void {
  const { neighbours } = cast.game.board.grid;
  const { footSteps } = cast.game.ground;
  const head = figures.at[man]!;
  const tail = tailAt(cast, head, figures.facing[man]!);
  for (const half of [head, tail]) {
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbours[half * 6 + direction]!;
      if (to < 0 || to === head || to === tail || footSteps[half * 6 + direction] === 255) continue;
      if (figures.holder[to] !== nobody) continue;
      putAt(cast, figures, man, to, -1);
      return;
    }
  }
  kill(cast, figures, man);
}

/** The nearest of those from whom one falls back. */
function nearest({ game }: Cast, hex: HexIndex, from: readonly HexIndex[]): number {
  let least = 255;
  for (const one of from) least = Math.min(least, distance(game.board.grid, hex, one));
  return least;
}

/** One step back, a horse without turning; false where there is none. @rule RET-1 @rule RET-2 @rule RET-5 */
function stepBack(cast: Cast, figures: Figures, man: number, from: readonly HexIndex[]): boolean {
  const { grid } = cast.game.board;
  const { footSteps, rideSteps } = cast.game.ground;
  const { at, facing, holder } = figures;
  const rides = facing[man]! >= 0;
  const here = nearest(cast, at[man]!, from);
  let best = -1;
  let most = here;
  let crowded = false;
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[at[man]! * 6 + direction]!;
    if (to < 0 || (rides ? rideSteps : footSteps)[at[man]! * 6 + direction] === 255) continue;
    const away = nearest(cast, to, from);
    if (away <= most) continue;
    const tail = tailAt(cast, to, facing[man]!);
    const free = holder[to] === nobody || holder[to] === man;
    const roomy =
      !rides ||
      (tail >= 0 && cast.game.ground.mounted[tail] !== 255 && (holder[tail] === nobody || holder[tail] === man));
    if (free && roomy) [best, most] = [to, away];
    else if (!rides && holder[to]! < cast.count && cast.army[holder[to]!] === cast.army[man]) crowded = true;
  }
  if (best >= 0) putAt(cast, figures, man, best, facing[man]!);
  // Friends behind give way: he is thought to stay.
  return best >= 0 || crowded;
}

/** Makes a figure retreat some hexes, or wounds it where it stands if it cannot; a stunned one dies. @rule RET-4 */
export function fallBack(cast: Cast, figures: Figures, man: number, hexes: number, from: readonly HexIndex[]): void {
  if (figures.stunned[man]! >= 0) return kill(cast, figures, man);
  for (let step = 0; step < hexes; step++) {
    if (stepBack(cast, figures, man, from)) continue;
    if (step === 0) hurt(cast, figures, man);
    return;
  }
}

/** Applies a result to the target of a shot or a blow. `from`: from whom it retreats, and how many hexes. */
export function afflict(
  cast: Cast,
  figures: Figures,
  man: number,
  kind: number,
  hexes: number,
  from: readonly HexIndex[],
): void {
  switch (kind) {
    case retreat:
      return fallBack(cast, figures, man, hexes, from);
    case stun:
      return stunHim(cast, figures, man);
    case wound:
      return hurt(cast, figures, man);
    case death:
      return kill(cast, figures, man);
    case unhorsed:
      return throwOff(cast, figures, man);
    case unhorsedWounded:
    case unhorsedStunned:
      if (figures.health[man] === wounded) return kill(cast, figures, man);
      throwOff(cast, figures, man);
      if (figures.health[man] === dead) return;
      return kind === unhorsedWounded ? hurt(cast, figures, man) : stunHim(cast, figures, man);
  }
}

/** Applies a result to the attackers; `drawn`: the one who takes a wound or dies. */
export function suffer(
  cast: Cast,
  figures: Figures,
  attackers: readonly number[],
  drawn: number,
  kind: number,
  from: readonly HexIndex[],
): void {
  if (kind === attackersRetreat) for (const man of attackers) fallBack(cast, figures, man, 1, from);
  else if (kind === attackerWounded) hurt(cast, figures, drawn);
  else if (kind === attackerDies) kill(cast, figures, drawn);
}
