import { armyIds, type Objective } from '../../../game';
import { parseHex, type HexIndex } from '../../../hex';
import { isExitFor, type SkirmishGame } from '../../../skirmish';
import type { Tables } from '../tables';

/** A hex that gives points to those who stand on it, with the ways to it on foot and mounted. */
export interface Prize {
  readonly hex: HexIndex;
  /** Points that it brings each army or keeps from the other. */
  readonly points: number;
  /** Objectives (by place in the list) that are won when all their hexes are held. */
  readonly wins: readonly number[];
  readonly travel: readonly [Uint8Array, Uint8Array];
}

/** An edge over which characters may leave the board, and what that is worth. */
export interface Way {
  readonly points: number;
  /** By place in the list: the objectives that are won by enough who leave. */
  readonly wins: readonly number[];
  readonly exits: Uint8Array;
  readonly travel: readonly [Uint8Array, Uint8Array];
}

/** An objective with men and hexes by number. */
export interface Aim {
  readonly kind: Objective['kind'];
  readonly army: number;
  readonly points: number;
  readonly wins: boolean;
  readonly needed: number;
  readonly men: readonly number[];
  readonly hexes: readonly HexIndex[];
}

/** The scenario's objectives, prepared to be counted quickly. */
export interface Aims {
  readonly list: readonly Aim[];
  readonly prizes: readonly Prize[];
  /** By man; null for those who stay. */
  readonly out: readonly (Way | null)[];
}

function aimOf(game: SkirmishGame, objective: Objective): Aim {
  const { kind, points, wins } = objective;
  const army = armyIds.indexOf(objective.army);
  const counted = kind === 'destroy' ? 1 - army : army;
  const who = 'who' in objective ? objective.who : undefined;
  const men = game.characters.flatMap((sheet, man) => {
    const named = who ? who.includes(sheet.id) : !sheet.animal;
    return armyIds.indexOf(sheet.army) === counted && named ? [man] : [];
  });
  const hexes =
    kind === 'hold'
      ? objective.hexes.map((label) => parseHex(game.board.grid, label)).filter((hex) => hex !== null)
      : [];
  const needed = kind === 'hold' ? hexes.length : ((kind === 'leave' ? objective.needed : undefined) ?? men.length);
  return { kind, army, points, wins, needed, men, hexes };
}

function prizesOf(list: readonly Aim[], tables: Tables): Prize[] {
  const prizes = new Map<HexIndex, { points: number; wins: number[] }>();
  for (const [index, { hexes, points, wins }] of list.entries()) {
    for (const hex of hexes) {
      const prize = prizes.get(hex) ?? { points: 0, wins: [] };
      prize.points += points;
      if (wins) prize.wins.push(index);
      prizes.set(hex, prize);
    }
  }
  return [...prizes].map(([hex, { points, wins }]) => ({
    hex,
    points,
    wins,
    travel: [tables.travel(hex, false), tables.travel(hex, true)],
  }));
}

function wayOut(game: SkirmishGame, tables: Tables, list: readonly Aim[], man: number): Way | null {
  const ways = [...list.entries()].filter(
    ([, { kind, men }]) => (kind === 'leave' || kind === 'escort') && men.includes(man),
  );
  if (ways.length === 0) return null;
  const sheet = game.characters[man]!;
  const hexes = Array.from({ length: game.board.grid.size }, (_, hex) => hex).filter((hex) =>
    isExitFor(game, sheet, hex),
  );
  const exits = new Uint8Array(game.board.grid.size);
  for (const hex of hexes) exits[hex] = 1;
  const name = `exit ${sheet.id}`;
  return {
    points: ways.reduce((sum, [, { points }]) => sum + points, 0),
    wins: ways.flatMap(([index, { wins }]) => (wins ? [index] : [])),
    exits,
    travel: [tables.travelTo(name, hexes, false), tables.travelTo(name, hexes, true)],
  };
}

const made = new WeakMap<SkirmishGame, Aims>();

/** The aims of a game, made on first use. */
export function aimsOf(game: SkirmishGame, tables: Tables): Aims {
  const known = made.get(game);
  if (known) return known;
  const list = game.objectives.map((objective) => aimOf(game, objective));
  const out = game.characters.map((_, man) => wayOut(game, tables, list, man));
  const aims: Aims = { list, prizes: prizesOf(list, tables), out };
  made.set(game, aims);
  return aims;
}
