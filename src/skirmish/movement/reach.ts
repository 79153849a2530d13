import type { HexIndex } from '../../hex';
import { fieldOf, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import type { SkirmishState } from '../state';
import { threatCounter, type Reachable } from './crossing';
import { pointsOf, startsAnew } from './points';
import { mobilityOf, testedHex, type Mobility } from './mobility';
import { nodesOf, search, type Way } from './search';

interface Ways {
  readonly mobility: Mobility;
  readonly tests: (hex: HexIndex) => number;
  /** Undominated ways by node, fewest tests first. */
  readonly byNode: ReadonlyMap<number, readonly Way[]>;
}

function waysOf(game: SkirmishGame, state: SkirmishState, mover: Piece, budget: number): Ways {
  const mobility = mobilityOf(game, state, mover);
  const tests = threatCounter(game, state, mover);
  const testsOn = (node: number) => tests(testedHex(mobility, node));
  const startCounts = startsAnew(state, mover.id);
  return { mobility, tests, byNode: search(mobility.start, budget, { testsOn, startCounts, expand: mobility.expand }) };
}

const byPlace = (a: Reachable, b: Reachable): number =>
  a.pose.at - b.pose.at || (a.pose.facing ?? 0) - (b.pose.facing ?? 0);

const placeOf = (mobility: Mobility, way: Way, tests: number, extraCost: number): Reachable => ({
  pose: mobility.poseOf(way.node),
  tests,
  cost: way.cost + extraCost,
  // Written out when somebody asks: a rider has hundreds of places, and goes to one.
  get path() {
    return nodesOf(way).map(mobility.poseOf);
  },
});

/**
 * Every place (for a rider: hex of the head and facing) where a character can end his move with the points he has,
 * sorted by hex and facing: the fewest tests, then the cheapest way; nothing for the stunned. Whether it is his turn to
 * move is not asked here. @rule CHR-3 @rule MOV-1 @rule MOV-5 @rule MOV-12
 */
export function reachableBy(game: SkirmishGame, state: SkirmishState, who: string): Reachable[] {
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover?.sheet || !mover.standing) return [];
  const { mobility, tests, byNode } = waysOf(game, state, mover, pointsOf(state, mover));
  const places: Reachable[] = [];
  for (const [node, [way]] of byNode) {
    if (!way?.previous || !mobility.mayEnd(node)) continue;
    const last = game.options.testLastHex ? tests(testedHex(mobility, node)) : 0;
    places.push(placeOf(mobility, way, way.tests + last, 0));
  }
  return places.sort(byPlace);
}

/**
 * Whether a character can go anywhere. Mostly the next hex decides; only if it does not is everything searched. @rule
 * MOV-1
 */
export function canGoSomewhere(game: SkirmishGame, state: SkirmishState, who: string): boolean {
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover?.sheet) return false;
  const mobility = mobilityOf(game, state, mover);
  const points = pointsOf(state, mover);
  let beside = false;
  mobility.expand(mobility.start, (node, cost) => {
    beside ||= cost <= points && mobility.mayEnd(node);
  });
  return beside || reachableBy(game, state, who).length > 0;
}

/** Edge hexes from which he can leave the board, the way and the step off it paid: the edge hex is tested too. @rule VIC-1 */
export function exitsBy(
  game: SkirmishGame,
  state: SkirmishState,
  who: string,
  isExit: (hex: HexIndex) => boolean,
): Reachable[] {
  const mover = fieldOf(game, state).byId.get(who);
  const { leavingCost } = game.ruleset.values;
  if (!mover?.sheet || pointsOf(state, mover) < leavingCost) return [];
  const { mobility, tests, byNode } = waysOf(game, state, mover, pointsOf(state, mover) - leavingCost);
  const best = new Map<HexIndex, Reachable>();
  for (const [node, [way]] of byNode) {
    const hex = testedHex(mobility, node);
    if (!way || !isExit(hex)) continue;
    const exit = placeOf(mobility, way, way.tests + (way.previous ? tests(hex) : 0), leavingCost);
    const known = best.get(hex);
    if (!known || exit.tests < known.tests || (exit.tests === known.tests && exit.cost < known.cost)) {
      best.set(hex, exit);
    }
  }
  return [...best.values()].sort(byPlace);
}
