import { hasSide, type Refusal } from '../../game';
import { directions, directionTo, distance, neighbour, type Direction, type HexIndex } from '../../hex';
import type { Command } from '../commands';
import { apartBy, fieldOf, piecesAt, touches, type Piece } from '../field';
import { standUpToAct } from '../fighting/hiding';
import type { CastleGame } from '../game';
import { wholeSectionAt } from '../ground';
import { isRefusal, refuse } from '../refusals';
import type { Script } from '../script';
import type { CastleState } from '../state';
import { moveRefusal } from '../turn/able';
import { arrive } from '../walking/arrive';
import { pointsOf } from '../walking/reach';
import { stepCost } from '../walking/step';
import { catapultFor, notAtTheMachine } from './crew';

/**
 * One way of dragging the catapult: two warriors and the catapult move together and keep their places relative to one
 * another. @rule CAT-1
 */
export interface Drag {
  readonly who: readonly [string, string];
  /** The machine's hexes after each step. */
  readonly path: readonly HexIndex[];
}

/** Where the machine and its two men are. */
interface Team {
  readonly machine: HexIndex;
  readonly men: readonly [HexIndex, HexIndex];
}

/** The machine, if these two may drag it now; else why not. They do nothing else that turn. @rule CAT-1 @rule CAT-5 */
function crewRefusal(game: CastleGame, state: CastleState, who: readonly [string, string]): Refusal | null {
  if (who[0] === who[1]) return refuse('needs-two', 'CAT-1', { who: who[0] });
  for (const id of who) {
    const refusal = moveRefusal(game, state, id);
    if (refusal) return refusal;
  }
  const catapult = catapultFor(game, state, state.active);
  if (isRefusal(catapult)) return catapult;
  if (catapult.moved) return refuse('catapult-moved', 'CAT-1');
  if (catapult.shot) return refuse('catapult-shot', 'CAT-1');
  for (const id of who) {
    const because = apartBy(game, state, state.characters[id]!.at, catapult.at);
    if (because) return notAtTheMachine(id, because, 'CAT-1');
  }
  return null;
}

/** What a step of the machine may not cross. */
function machineRefusal(game: CastleGame, state: CastleState, from: HexIndex, way: Direction): Refusal | null {
  const to = neighbour(game.board.grid, from, way);
  const facts = { hex: from, direction: way };
  if (to < 0) return refuse('no-path', 'CAT-1', facts);
  const { wall, window, fence } = game.board;
  if ([wall, window, fence].some((sides) => hasSide(sides, from, way))) return refuse('wall-between', 'CAT-1', facts);
  if (wholeSectionAt(game, state.broken, from, way) >= 0) return refuse('rampart-between', 'CAT-1', facts);
  return game.ground.drag[from] && game.ground.drag[to] ? null : refuse('no-way-through', 'CAT-1', { hex: to });
}

/** One step of all three in the same direction, with what it costs each man. */
function stepTogether(
  game: CastleGame,
  state: CastleState,
  crew: readonly [Piece, Piece],
  { machine, men }: Team,
  way: Direction,
): { readonly team: Team; readonly costs: readonly [number, number] } | Refusal {
  const barred = machineRefusal(game, state, machine, way);
  if (barred) return barred;
  const { grid } = game.board;
  const own = crew.map(({ id }) => id);
  const first = stepCost(game, state, crew[0].army, men[0], way);
  const second = stepCost(game, state, crew[1].army, men[1], way);
  if (typeof first !== 'number') return first;
  if (typeof second !== 'number') return second;
  const team: Team = {
    machine: neighbour(grid, machine, way),
    men: [neighbour(grid, men[0], way), neighbour(grid, men[1], way)],
  };
  for (const hex of [team.machine, ...team.men]) {
    const other = piecesAt(fieldOf(game, state), hex).find(({ id }) => !own.includes(id));
    if (other) return refuse('place-taken', 'CAT-1', { hex, who: other.id });
  }
  const apart = team.men.find((hex) => !touches(game, state, hex, team.machine));
  if (apart !== undefined) {
    const because = apartBy(game, state, apart, team.machine) ?? 'distance';
    return refuse('not-in-contact', because === 'distance' ? 'CAT-1' : 'CTU-3', { hex: apart, because });
  }
  return { team, costs: [first, second] };
}

/** Where all three stand after each step, or why they cannot go there. @rule CAT-1 */
function dragAlong(
  game: CastleGame,
  state: CastleState,
  who: readonly [string, string],
  path: readonly HexIndex[],
): Team[] | Refusal {
  const { byId } = fieldOf(game, state);
  const crew = [byId.get(who[0])!, byId.get(who[1])!] as const;
  const { drag } = game.ruleset.values.catapult;
  if (path.length === 0 || path.length > drag) return refuse('too-far', 'CAT-1', { need: path.length, have: drag });
  const { at } = state.catapult!;
  // Back to where it was is no way to anywhere.
  if (new Set([at, ...path]).size <= path.length) return refuse('no-path', 'CAT-1', { from: at, to: path.at(-1)! });
  const teams: Team[] = [];
  let team: Team = { machine: at, men: [crew[0].at, crew[1].at] };
  const spent = [0, 0];
  for (const to of path) {
    const way = directionTo(game.board.grid, team.machine, to);
    if (way === null) return refuse('no-path', 'CAT-1', { from: team.machine, to });
    const step = stepTogether(game, state, crew, team, way);
    if (isRefusal(step)) return step;
    for (const man of [0, 1] as const) {
      spent[man]! += step.costs[man];
      const have = pointsOf(game, state, who[man]);
      if (spent[man]! > have) return refuse('too-far', 'CTU-2', { who: who[man], need: spent[man]!, have });
    }
    team = step.team;
    teams.push(team);
  }
  return teams;
}

/** Drags the catapult with two warriors, up to a step over open ground. Returns the refusal, else null. @rule CAT-1 */
export function decideDrag(script: Script, command: Extract<Command, { type: 'drag' }>): Refusal | null {
  const { who, path } = command;
  const refusal = crewRefusal(script.game, script.state(), who);
  if (refusal) return refusal;
  const teams = dragAlong(script.game, script.state(), who, path);
  if (isRefusal(teams)) return teams;
  for (const id of who) standUpToAct(script, id);
  const wayOf = (man: 0 | 1) => teams.map(({ men }) => men[man]);
  script.emit({ type: 'catapultDragged', who, path, ways: [wayOf(0), wayOf(1)] });
  for (const id of who) arrive(script, id);
  return null;
}

/** All ways of dragging the catapult now; the two warriors in order of id. @rule CAT-1 */
export function dragsOf(game: CastleGame, state: CastleState): Drag[] {
  const machine = state.catapult?.at ?? -1;
  if (machine < 0) return [];
  const able = fieldOf(game, state).pieces.filter(
    ({ id, at }) => !moveRefusal(game, state, id) && touches(game, state, at, machine),
  );
  const drags: Drag[] = [];
  for (const [index, first] of able.entries()) {
    for (const second of able.slice(index + 1)) {
      const who = [first.id, second.id] as const;
      if (crewRefusal(game, state, who)) continue;
      for (const path of pathsFrom(game, machine)) {
        if (!isRefusal(dragAlong(game, state, who, path))) drags.push({ who, path });
      }
    }
  }
  return drags;
}

/**
 * Why these two warriors cannot drag the catapult to a hex now (for the first way there); null when they can. @rule
 * CAT-1
 */
export function dragRefusal(
  game: CastleGame,
  state: CastleState,
  who: readonly [string, string],
  to: HexIndex,
): Refusal | null {
  const crew = crewRefusal(game, state, who);
  if (crew) return crew;
  const { at } = state.catapult!;
  const ways = [...pathsFrom(game, at)].filter((path) => path.at(-1) === to);
  const answers = ways.map((path) => dragAlong(game, state, who, path));
  if (answers.some((answer) => !isRefusal(answer))) return null;
  const { drag } = game.ruleset.values.catapult;
  return (
    answers.find((answer) => isRefusal(answer)) ??
    refuse('too-far', 'CAT-1', { need: distance(game.board.grid, at, to), have: drag })
  );
}

/** Every path of the machine's length, back to where it was left out. */
function* pathsFrom(game: CastleGame, machine: HexIndex): Generator<HexIndex[]> {
  const { grid } = game.board;
  let paths: HexIndex[][] = [[]];
  for (let length = 1; length <= game.ruleset.values.catapult.drag; length++) {
    paths = paths.flatMap((path) =>
      directions
        .map((direction) => neighbour(grid, path.at(-1) ?? machine, direction))
        .filter((hex) => hex >= 0 && hex !== machine)
        .map((hex) => [...path, hex]),
    );
    yield* paths;
  }
}
