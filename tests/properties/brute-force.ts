/**
 * Reach again, by trying every path: written from the rules, with the ground's costs typed a second time. Slow, so for
 * small boards and short moves.
 */
import { hasSide, terrainIds } from '../../src/game';
import { directions, neighbour, opposite, turned, type Direction } from '../../src/hex';
import type { Pose, SkirmishGame, SkirmishState } from '../../src/skirmish';
import { read, terrain } from '../skirmish/printed-tables';

const costs = new Map(
  read(terrain).map(([id, foot, mounted]) => [id, { foot: Number(foot), mounted: Number(mounted) }] as const),
);

export interface Walk {
  readonly tests: number;
  readonly cost: number;
  readonly path: readonly Pose[];
  readonly ways: readonly number[];
}

/** Points for entering a hex, NaN where nobody of that kind does. */
function entry(game: SkirmishGame, state: SkirmishState, hex: number, kind: 'foot' | 'mounted'): number {
  const cost = costs.get(terrainIds[game.board.terrain[hex]!]!)?.[kind] ?? Number.NaN;
  const dead = state.bodies[hex] ?? 0;
  return dead >= 6 ? Number.NaN : dead >= 3 ? 2 * cost : cost;
}

interface Living {
  readonly id: string;
  readonly army: string | null;
  readonly standing: boolean;
  readonly attack: number;
  readonly rides: boolean;
  readonly hexes: readonly number[];
}

function living(game: SkirmishGame, state: SkirmishState): Living[] {
  const { grid } = game.board;
  const half = (at: number, facing: Direction | null) =>
    facing === null ? [at] : [at, neighbour(grid, at, opposite(facing))];
  const people = game.characters.flatMap((sheet): Living[] => {
    const { at, facing, health, stunnedIn } = state.characters[sheet.id]!;
    if (health === 'dead' || health === 'left') return [];
    const rides = facing !== null;
    const { attack } = (rides ? sheet.mounted! : sheet.foot)[health];
    const { id, army } = sheet;
    return [{ id, army, standing: stunnedIn === null, attack, rides, hexes: half(at, facing) }];
  });
  const horses = state.horses.map(({ id, at, facing }) => {
    return { id, army: null, standing: true, attack: 0, rides: true, hexes: half(at, facing) };
  });
  return [...people, ...horses];
}

/** How many enemies could strike at somebody on a hex. */
function testsOn(game: SkirmishGame, state: SkirmishState, everybody: readonly Living[], army: string, hex: number) {
  const { board } = game;
  return everybody.filter((enemy) => {
    if (enemy.army === null || enemy.army === army || !enemy.standing || enemy.attack === 0) return false;
    return enemy.hexes.some((from) =>
      directions.some((direction) => {
        if (neighbour(board.grid, from, direction) !== hex || hasSide(board.wall, from, direction)) return false;
        if (!enemy.rides) return true;
        return !hasSide(board.window, from, direction) && !Number.isNaN(entry(game, state, hex, 'mounted'));
      }),
    );
  }).length;
}

interface Step {
  readonly to: Pose;
  readonly cost: number;
  readonly way: number;
}

function* footSteps(game: SkirmishGame, state: SkirmishState, { at }: Pose): Generator<Step> {
  const { board } = game;
  for (const direction of directions) {
    const to = neighbour(board.grid, at, direction);
    if (to < 0 || hasSide(board.wall, at, direction)) continue;
    const extra = hasSide(board.window, at, direction) ? 3 : hasSide(board.fence, at, direction) ? 1 : 0;
    const cost = entry(game, state, to, 'foot') + extra;
    if (!Number.isNaN(cost)) yield { to: { at: to, facing: null }, cost, way: direction };
  }
}

function* rideSteps(game: SkirmishGame, state: SkirmishState, { at, facing }: Pose): Generator<Step> {
  const { board } = game;
  const looks = facing!;
  const tail = neighbour(board.grid, at, opposite(looks));
  const into = (from: number, direction: Direction, turn: number): Step | null => {
    const to = neighbour(board.grid, from, direction);
    if (to < 0 || hasSide(board.wall, from, direction) || hasSide(board.window, from, direction)) return null;
    const cost = entry(game, state, to, 'mounted') + (hasSide(board.fence, from, direction) ? 2 : 0) + turn;
    return Number.isNaN(cost) ? null : { to: { at: to, facing: direction }, cost, way: direction };
  };
  // After a step both halves are where horses may be.
  const holds = (hex: number) => !Number.isNaN(entry(game, state, hex, 'mounted'));
  for (const [steps, turn] of [
    [0, 0],
    [1, 1],
    [-1, 1],
    [2, 2],
    [-2, 2],
  ] as const) {
    const step = into(at, turned(looks, steps), turn);
    if (step && holds(at)) yield step;
  }
  for (const steps of [2, 3, 4]) {
    const step = into(tail, turned(looks, steps), 3);
    if (step && holds(tail)) yield step;
  }
  if (holds(at) && holds(tail)) yield { to: { at: tail, facing: opposite(looks) }, cost: 3, way: opposite(looks) };
}

/** The fewest tests, the cheapest, the shortest, the first by direction. */
function comesBefore(a: Walk, b: Walk): boolean {
  if (a.tests !== b.tests) return a.tests < b.tests;
  if (a.cost !== b.cost) return a.cost < b.cost;
  if (a.path.length !== b.path.length) return a.path.length < b.path.length;
  const index = a.ways.findIndex((way, at) => way !== b.ways[at]);
  return index >= 0 && a.ways[index]! < b.ways[index]!;
}

export const keyOf = ({ at, facing }: Pose): string => `${at} ${facing ?? '-'}`;

/** The best way to every place where `who` can end a move of so many points. */
export function bruteReach(game: SkirmishGame, state: SkirmishState, who: string, points: number): Map<string, Walk> {
  const everybody = living(game, state);
  const mover = everybody.find(({ id }) => id === who)!;
  const { at, facing } = state.characters[who]!;
  const { testLastHex } = game.options;
  const others = everybody.filter(({ id }) => id !== who);
  const holder = (hex: number) => others.find(({ hexes }) => hexes.includes(hex));
  const bars = (hex: number) => {
    const other = holder(hex);
    return other !== undefined && (other.army === null || (other.army !== mover.army && other.standing));
  };
  const tests = (hex: number) => testsOn(game, state, everybody, mover.army!, hex);
  const found = new Map<string, Walk>();

  const arrive = (walk: Walk): void => {
    const last = walk.path.at(-1)!;
    const halves = [last.at];
    if (last.facing !== null) halves.push(neighbour(game.board.grid, last.at, opposite(last.facing)));
    if (halves.some((hex) => holder(hex))) return;
    const whole = testLastHex ? { ...walk, tests: walk.tests + tests(last.at) } : walk;
    const key = keyOf(last);
    const known = found.get(key);
    if (!known || comesBefore(whole, known)) found.set(key, whole);
  };
  const go = (from: Pose, walk: Walk, been: readonly string[]): void => {
    const left = walk.path.length === 0 ? 0 : tests(from.at);
    const steps = from.facing === null ? footSteps(game, state, from) : rideSteps(game, state, from);
    for (const { to, cost, way } of steps) {
      if (walk.cost + cost > points || bars(to.at) || been.includes(keyOf(to))) continue;
      const next: Walk = {
        tests: walk.tests + left,
        cost: walk.cost + cost,
        path: [...walk.path, to],
        ways: [...walk.ways, way],
      };
      arrive(next);
      go(to, next, [...been, keyOf(to)]);
    }
  };
  const start: Pose = { at, facing };
  go(start, { tests: 0, cost: 0, path: [], ways: [] }, [keyOf(start)]);
  return found;
}
