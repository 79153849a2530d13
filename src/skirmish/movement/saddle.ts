import { hasSide } from '../../game';
import { directions, directionTo, distance, neighbour, type Direction, type HexIndex } from '../../hex';
import { freeBeside } from '../aftermath/unhorse';
import { fieldOf, threatsAt, type Piece } from '../field';
import type { Pose } from '../character';
import type { SkirmishGame } from '../game';
import { footStepCost, impassable, rideable } from '../ground';
import type { LooseHorse, SkirmishState } from '../state';
import { mayCross, mayEnd, threatCounter, type Reachable } from './crossing';
import { pointsOf, startsAnew } from './points';
import { hexesOfPose } from './riding';
import { nodesOf, search, type Graph } from './search';

/**
 * Enemies that cause tests when a character mounts or dismounts: those that threaten the hex to which it has moved this
 * turn, which counts as left again. @rule MOV-3 @rule MOV-13
 */
export function saddleTesters(game: SkirmishGame, state: SkirmishState, who: string): readonly Piece[] {
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover || !state.doings.moved.includes(who)) return [];
  return threatsAt(game, state, mover.army!, mover.head);
}

/** Hexes onto which a rider could dismount now, in order; none for characters on foot. @rule MOV-13 */
export function dismountHexes(game: SkirmishGame, state: SkirmishState, who: string): HexIndex[] {
  const rider = fieldOf(game, state).byId.get(who);
  if (!rider?.sheet || rider.facing === null) return [];
  const affordable = pointsOf(state, rider) >= game.ruleset.values.mounting.dismount;
  return affordable ? freeBeside(game, state, rider) : [];
}

/** The character's own horse, alone next to it, if it has the points to mount; else null. @rule MOV-13 */
export function mountableHorse(game: SkirmishGame, state: SkirmishState, who: string): LooseHorse | null {
  const walker = fieldOf(game, state).byId.get(who);
  if (!walker?.sheet?.mounted || walker.facing !== null) return null;
  if (pointsOf(state, walker) < game.ruleset.values.mounting.mount) return null;
  const own = state.horses.find((horse) => horse.rider === who);
  return own && hexesOfPose(game, own).some((hex) => isOpenStep(game, hex, walker.head)) ? own : null;
}

/** Neighbours with neither wall nor window between. */
function isOpenStep({ board }: SkirmishGame, from: HexIndex, to: HexIndex): boolean {
  const direction = directionTo(board.grid, from, to);
  return direction !== null && !hasSide(board.wall, from, direction) && !hasSide(board.window, from, direction);
}

/** Horses alone whose head is next to a character on foot, on ground where they can follow. @rule MOV-13 */
export function leadableHorses(game: SkirmishGame, state: SkirmishState, who: string): LooseHorse[] {
  const walker = fieldOf(game, state).byId.get(who);
  if (!walker?.sheet || walker.facing !== null || walker.sheet.animal) return [];
  if (!rideable(game, state.bodies, walker.head)) return [];
  return state.horses.filter(
    ({ at }) => distance(game.board.grid, walker.head, at) === 1 && isOpenStep(game, at, walker.head),
  );
}

/** The poses of a led horse after each of the walker's steps: its head follows into the hex just left. @rule MOV-13 */
export function ledPoses(game: SkirmishGame, walker: Piece, horse: LooseHorse, path: readonly Pose[]): Pose[] {
  const poses: Pose[] = [];
  let head = horse.at;
  let next = walker.head;
  for (const { at } of path) {
    poses.push({ at: next, facing: directionTo(game.board.grid, head, next) as Direction });
    head = next;
    next = at;
  }
  return poses;
}

/** Steps of a walker who keeps to ground where the horse can follow, each one point dearer. @rule MOV-13 */
function leadingSteps(game: SkirmishGame, state: SkirmishState, walker: Piece): Graph['expand'] {
  const field = fieldOf(game, state);
  const { bridleExtra } = game.ruleset.values.mounting;
  return (hex, visit) => {
    for (const direction of directions) {
      const cost = footStepCost(game, state.bodies, hex, direction);
      const to = neighbour(game.board.grid, hex, direction);
      if (cost === impassable || !isOpenStep(game, hex, to) || !rideable(game, state.bodies, to)) continue;
      if (mayCross(field, walker, to)) visit(to, cost + bridleExtra, direction);
    }
  };
}

/** All hexes to which a walker can lead a horse, where both find room. @rule MOV-13 */
export function leadReach(game: SkirmishGame, state: SkirmishState, who: string, horseId: string): Reachable[] {
  const horse = leadableHorses(game, state, who).find(({ id }) => id === horseId);
  if (!horse) return [];
  const field = fieldOf(game, state);
  const walker = field.byId.get(who)!;
  const tests = threatCounter(game, state, walker);
  const ways = search(walker.head, pointsOf(state, walker), {
    testsOn: tests,
    expand: leadingSteps(game, state, walker),
    startCounts: startsAnew(state, who),
  });
  const isFree = (hex: HexIndex) => hex === walker.head || hex === horse.at || mayEnd(field, walker, hex);
  const places: Reachable[] = [];
  for (const [at, [way]] of ways) {
    if (!way?.previous || !mayEnd(field, walker, at)) continue;
    const path = nodesOf(way).map((hex) => ({ at: hex, facing: null }));
    const stands = ledPoses(game, walker, horse, path).at(-1)!;
    if (!hexesOfPose(game, stands).every(isFree)) continue;
    const last = game.options.testLastHex ? tests(at) : 0;
    places.push({ pose: { at, facing: null }, tests: way.tests + last, cost: way.cost, path });
  }
  return places.sort((a, b) => a.pose.at - b.pose.at);
}
