import { directions, distance, touchedBetween, type Grid, type HexIndex } from '../../hex';
import { covers, sight, type Piece, type SkirmishGame, type SkirmishState } from '../../skirmish';

/** Farther than any character can ever go. */
export const farAway = 255;

/** Facts about a board with nobody on it, each computed once per game. */
export interface Tables {
  /** Points from a hex to every other, nobody in the way, turns of a horse aside; `farAway` where there is no way. */
  travel(from: HexIndex, mounted: boolean): Uint8Array;
  /** The same to the nearest of several hexes. */
  travelTo(name: string, goals: readonly HexIndex[], mounted: boolean): Uint8Array;
  /** -1 where walls, trees or crests stop a shot; else the index of the target's cover. */
  cover(from: HexIndex, to: HexIndex): number;
  /** Hexes between two, where somebody standing may stop a shot. */
  between(from: HexIndex, to: HexIndex): readonly HexIndex[];
  range(from: HexIndex, to: HexIndex): number;
}

const nobody: SkirmishState['characters'] = {};
const figure = (head: HexIndex): Piece => ({
  id: `${head}`,
  sheet: null,
  army: null,
  head,
  tail: -1,
  facing: null,
  standing: true,
  values: { attack: 0, defence: 0, move: 0 },
});

/** Cheapest ways from some hexes to everywhere, by buckets of cost. */
function flood(grid: Grid, steps: Uint8Array, from: readonly HexIndex[]): Uint8Array {
  const cost = new Uint8Array(grid.size).fill(farAway);
  const buckets: HexIndex[][] = [[...from]];
  for (const hex of from) cost[hex] = 0;
  for (let spent = 0; spent < buckets.length && spent < farAway; spent++) {
    for (const hex of buckets[spent] ?? []) {
      if (cost[hex] !== spent) continue;
      for (const direction of directions) {
        const step = steps[hex * 6 + direction]!;
        const next = spent + step;
        if (step === 255 || next >= farAway) continue;
        const to = grid.neighbours[hex * 6 + direction]!;
        if (next >= cost[to]!) continue;
        cost[to] = next;
        (buckets[next] ??= []).push(to);
      }
    }
    buckets[spent] = [];
  }
  return cost;
}

function makeTables(game: SkirmishGame): Tables {
  const { grid } = game.board;
  const ways = new Map<string | number, Uint8Array>();
  const seen = new Int8Array(grid.size * grid.size).fill(-2);
  const lines = new Map<number, readonly HexIndex[]>();
  // The rules ask a state only for who stands where: here nobody does.
  const empty = { characters: nobody, horses: [] as SkirmishState['horses'] } as SkirmishState;
  const emptyGame = { ...game, characters: [] };
  const waysFrom = (name: string | number, from: readonly HexIndex[], mounted: boolean): Uint8Array => {
    const known = ways.get(name);
    if (known) return known;
    const found = flood(grid, mounted ? game.ground.rideSteps : game.ground.footSteps, from);
    ways.set(name, found);
    return found;
  };
  return {
    travel: (from, mounted) => waysFrom(from * 2 + (mounted ? 1 : 0), [from], mounted),
    travelTo: (name, goals, mounted) => waysFrom(`${name} ${mounted}`, goals, mounted),
    range: (from, to) => distance(grid, from, to),
    cover(from, to) {
      const at = from * grid.size + to;
      if (seen[at] === -2) {
        const found = sight(emptyGame, empty, { shooter: figure(from), from, target: figure(to), to });
        seen[at] = found.clear ? covers.indexOf(found.cover) : -1;
      }
      return seen[at]!;
    },
    between(from, to) {
      const at = from * grid.size + to;
      const known = lines.get(at);
      if (known) return known;
      const found = touchedBetween(grid, from, to);
      lines.set(at, found);
      return found;
    },
  };
}

const made = new WeakMap<SkirmishGame, Tables>();

/** The tables of a game, made on first use. */
export function tablesOf(game: SkirmishGame): Tables {
  const known = made.get(game);
  if (known) return known;
  const tables = makeTables(game);
  made.set(game, tables);
  return tables;
}
