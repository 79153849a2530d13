import {
  hasCover,
  impassable,
  isExitFor,
  sectionAt,
  sectionOf,
  sight,
  stepCost,
  touches,
  type CastleGame,
  type CastleState,
} from '../../castle';
import { hasSide, type ArmyId } from '../../game';
import { directions, distance, neighbour, opposite, type HexIndex } from '../../hex';
import { fieldTo } from './distances';
import { reachAt } from './reach';

/** No step is possible. */
export const barred = 255;

/** The longest range of any shot, spell or stone. */
export const farthest = 6;

/**
 * The rules' answers about a board with its present ramparts, computed once and kept. Everything here comes from the
 * rules' own functions.
 */
export interface Tables {
  /** Points of a step, by `hex * 6 + direction`; `barred` when there is none. */
  readonly steps: Readonly<Record<ArmyId, Uint8Array>>;
  /** Directions in which a figure touches its neighbour, six bits a hex; none for a tower's top. */
  readonly contact: Uint8Array;
  /** Directions in which a besieger can climb over a whole section, six bits a hex. */
  readonly climbs: Uint8Array;
  /** Whether there is something to hide behind. */
  readonly cover: Uint8Array;
  /** From a hex to each within the reach of its shots: 0 unseen, 1 in the open, else the defence that the line gives. */
  readonly sightFrom: (hex: HexIndex) => Uint8Array;
  /** Points that the way to a goal costs besiegers (climbing counted) or defenders; `barred` where there is no way. */
  readonly toYard: Readonly<Record<ArmyId, Uint8Array>>;
  readonly toBanner: (army: ArmyId, at: HexIndex) => Uint8Array;
  /** For somebody who carries the banner. */
  readonly toExit: Uint8Array;
}

/** What does not change even when ramparts do. */
export interface Land {
  /** Hexes within `farthest` of a hex, nearest first; `upTo[n]` of them are within n. */
  readonly near: (hex: HexIndex) => { readonly hexes: Int16Array; readonly upTo: readonly number[] };
  readonly apart: (a: HexIndex, b: HexIndex) => number;
  /** The same from one hex to every other. */
  readonly apartFrom: (hex: HexIndex) => Uint8Array;
  readonly yard: readonly HexIndex[];
}

interface Kept {
  readonly land: Land;
  readonly byWalls: Map<string, Tables>;
}

const kept = new WeakMap<CastleGame, Kept>();

function keptOf(game: CastleGame): Kept {
  const known = kept.get(game);
  if (known) return known;
  const made = { land: makeLand(game), byWalls: new Map<string, Tables>() };
  kept.set(game, made);
  return made;
}

/** What never changes of a game's board. Made once a game. */
export const landOf = (game: CastleGame): Land => keptOf(game).land;

/** The tables for a state. Ramparts seldom change: the tables of each set of broken sections are kept. */
export function tablesOf(game: CastleGame, state: CastleState): Tables {
  const { byWalls } = keptOf(game);
  const key = state.broken.join();
  const known = byWalls.get(key);
  if (known) return known;
  const made = makeTables(game, state);
  byWalls.set(key, made);
  return made;
}

function makeLand({ board: { grid }, ground }: CastleGame): Land {
  const rows: (Uint8Array | undefined)[] = [];
  const rowOf = (hex: HexIndex): Uint8Array =>
    (rows[hex] ??= Uint8Array.from({ length: grid.size }, (_, other) => distance(grid, hex, other)));
  const lists: (ReturnType<Land['near']> | undefined)[] = [];
  const listed = (hex: HexIndex) => {
    const row = rowOf(hex);
    const all = [...row.keys()].filter((other) => row[other]! <= farthest).sort((a, b) => row[a]! - row[b]! || a - b);
    const upTo = Array.from({ length: farthest + 1 }, (_, n) => all.filter((other) => row[other]! <= n).length);
    return { hexes: Int16Array.from(all), upTo };
  };
  const nearOf = (hex: HexIndex) => (lists[hex] ??= listed(hex));
  return {
    near: nearOf,
    apart: (a, b) => rowOf(a)[b]!,
    apartFrom: rowOf,
    yard: [...ground.yard.keys()].filter((hex) => ground.yard[hex]),
  };
}

function stepsOf(game: CastleGame, state: CastleState, army: ArmyId): Uint8Array {
  const steps = new Uint8Array(game.board.grid.size * 6).fill(barred);
  for (let hex = 0; hex < game.board.grid.size; hex++) {
    for (const direction of directions) {
      const cost = stepCost(game, state, army, hex, direction);
      if (typeof cost === 'number') steps[hex * 6 + direction] = cost;
    }
  }
  return steps;
}

/** Directions that answer a question, as six bits a hex. */
function bitsOf(game: CastleGame, holds: (hex: HexIndex, to: HexIndex, direction: 0 | 1 | 2 | 3 | 4 | 5) => boolean) {
  return Uint8Array.from({ length: game.board.grid.size }, (_, hex) =>
    directions.reduce<number>((bits, direction) => {
      const to = neighbour(game.board.grid, hex, direction);
      return to >= 0 && holds(hex, to, direction) ? bits | (1 << direction) : bits;
    }, 0),
  );
}

/** @rule WAL-2 */
const climbsOf = (game: CastleGame, state: CastleState) =>
  bitsOf(game, (hex, to, direction) => {
    const { board, ground } = game;
    if (!hasSide(board.rampartOutside, hex, direction) || ground.tower[hex] || ground.tower[to]) return false;
    if (state.broken.includes(sectionAt(board, hex, direction)) || ground.foot[to] === impassable) return false;
    return hasSide(board.rampartInside, to, opposite(direction));
  });

/**
 * Rows of sight, each worked out when it is first asked for. A row differs from that of whole walls only where a line
 * meets a broken section, so such a row starts from the other one.
 */
function sightTable(game: CastleGame, state: CastleState, whole: Tables['sightFrom'] | null): Tables['sightFrom'] {
  const rows: (Uint8Array | undefined)[] = [];
  const sections = state.broken.map((number) => sectionOf(game.board, number));
  const land = landOf(game);
  /** Further than this from both hexes of a section no line between them meets it. */
  const meets = (from: HexIndex, to: HexIndex) =>
    sections.some(({ outside }) => land.apart(from, outside) + land.apart(outside, to) <= land.apart(from, to) + 2);
  const made = (from: HexIndex): Uint8Array => {
    const row = whole ? Uint8Array.from(whole(from)) : new Uint8Array(game.board.grid.size);
    const { hexes, upTo } = land.near(from);
    const count = upTo[reachAt(game, from)]!;
    for (let index = 0; index < count; index++) {
      const to = hexes[index]!;
      if (whole && (row[to] === 0 || !meets(from, to))) continue;
      const { clear, hides } = sight(game, state, from, to);
      row[to] = clear ? hides.reduce((most, { value }) => Math.max(most, value), 1) : 0;
    }
    return row;
  };
  return (hex) => (rows[hex] ??= made(hex));
}

function makeTables(game: CastleGame, state: CastleState): Tables {
  const { grid } = game.board;
  const steps = { blue: stepsOf(game, state, 'blue'), red: stepsOf(game, state, 'red') };
  const climbs = climbsOf(game, state);
  const { besieger } = game.options;
  const fields = new Map<string, Uint8Array>();
  const field = (army: ArmyId, goals: readonly HexIndex[], start = 0) =>
    fieldTo(grid, steps[army], army === besieger ? climbs : null, goals, start);
  const intact = { ...state, broken: [] };
  const whole = state.broken.length > 0 ? tablesOf(game, intact).sightFrom : null;
  const exits = [...game.ground.foot.keys()].filter((hex) => isExitFor(game, hex));
  const { yard } = landOf(game);
  return {
    steps,
    climbs,
    contact: bitsOf(
      game,
      (hex, to) => !game.ground.tower[hex] && !game.ground.tower[to] && touches(game, state, hex, to),
    ),
    cover: Uint8Array.from({ length: grid.size }, (_, hex) => (hasCover(game, state, hex) ? 1 : 0)),
    sightFrom: sightTable(game, state, whole),
    toYard: { blue: field('blue', yard), red: field('red', yard) },
    toBanner(army, at) {
      const key = `${army} ${at}`;
      const known = fields.get(key) ?? field(army, [at]);
      fields.set(key, known);
      return known;
    },
    toExit: field(besieger, exits, game.ruleset.values.move.leavingCost),
  };
}
