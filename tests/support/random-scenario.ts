/** Small boards and armies out of a seed, riders among them, as scenarios that the schemas accept. */
import * as v from 'valibot';
import {
  compileMap,
  hasSide,
  mapSheetSchema,
  scenarioSchema,
  type Board,
  type Library,
  type MapSheet,
  type Scenario,
  type ScenarioInput,
} from '../../src/game';
import {
  directionNames,
  directions,
  hexLabel,
  makeGrid,
  neighbour,
  opposite,
  parseHex,
  type Direction,
} from '../../src/hex';
import { houseRuleset } from '../../src/skirmish';
import { randomFrom, type Random } from './random';

const text = { fr: 'Essai', en: 'Trial', ru: 'Проба' };
/** Letters by how often they are drawn. */
const letters = '..........................==__TTbbb//oohdff~+';
const kinds = ['wall', 'window', 'fence', 'crest'] as const;
const footTypes = [
  'knight',
  'sergeant',
  'man-at-arms',
  'spearman',
  'axeman',
  'archer',
  'crossbowman',
  'peasant',
  'mule',
];

function randomSheet(random: Random, id: string): MapSheet {
  const columns = 4 + random.below(8);
  const rows = 5 + random.below(7);
  const wild = random.chance(0.7);
  const terrain = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (wild ? random.pick(Array.from(letters)) : '.')).join(''),
  );
  const grid = makeGrid(columns, rows);
  const sides: Record<(typeof kinds)[number], string[]> = { wall: [], window: [], fence: [], crest: [] };
  const taken = new Set<string>();
  const count = wild ? random.below(Math.trunc((columns * rows) / 3)) : 0;
  for (let index = 0; index < count; index++) {
    const hex = random.below(grid.size);
    const direction = random.pick(directions);
    const beyond = neighbour(grid, hex, direction);
    const key = beyond >= 0 && beyond < hex ? `${beyond} ${opposite(direction)}` : `${hex} ${direction}`;
    if (taken.has(key)) continue;
    taken.add(key);
    sides[random.pick(kinds)].push(`${hexLabel(grid, hex)} ${directionNames[direction]}`);
  }
  return v.parse(mapSheetSchema, { format: 'hexmap-1', id, version: 1, names: text, columns, rows, terrain, sides });
}

/** Whether a hex can be held, on foot or by a horse's half. */
function standable(board: Board, hex: number, mounted: boolean): boolean {
  const terrain = houseRuleset.terrain[board.terrain[hex]!]!;
  return (mounted ? terrain.mounted : terrain.foot) !== null;
}

type Placed = ScenarioInput['armies']['blue']['characters'][number];

/** Puts somebody on a free place; null when none was found in a few tries. */
function place(random: Random, board: Board, taken: Set<number>, id: string, mounted: boolean): Placed | null {
  for (let attempt = 0; attempt < 30; attempt++) {
    const at = random.below(board.grid.size);
    const facing: Direction = random.pick(directions);
    const tail = mounted ? neighbour(board.grid, at, opposite(facing)) : at;
    if (tail < 0 || [at, tail].some((hex) => taken.has(hex) || !standable(board, hex, mounted))) continue;
    const back = opposite(facing);
    if (mounted && (hasSide(board.wall, at, back) || hasSide(board.window, at, back))) continue;
    taken.add(at).add(tail);
    const label = hexLabel(board.grid, at);
    if (mounted)
      return { id, type: random.pick(['knight', 'sergeant']), name: text, at: label, facing: directionNames[facing] };
    return { id, type: random.pick(footTypes), name: text, at: label };
  }
  return null;
}

function randomObjectives(random: Random, board: Board): ScenarioInput['objectives'] {
  const army = random.pick(['blue', 'red'] as const);
  const base = { army, text, points: random.below(4), wins: random.chance(0.5) };
  const id = army === 'blue' ? 'b01' : 'r01';
  const edge = random.pick(['north', 'east', 'south', 'west'] as const);
  const hexes = [hexLabel(board.grid, random.below(board.grid.size))];
  const all: ScenarioInput['objectives'] = [
    { kind: 'destroy', ...base },
    { kind: 'hold', ...base, hexes },
    { kind: 'leave', ...base, edge, needed: 1 },
    { kind: 'escort', ...base, edge, who: [id] },
    { kind: 'survive', ...base, who: [id] },
  ];
  return all.filter(() => random.chance(0.4));
}

export interface RandomScenario {
  readonly scenario: Scenario;
  readonly sheet: MapSheet;
  readonly library: Library;
}

/** The scenario of a seed: one to four characters a side, about half of them mounted. */
export function randomScenario(seed: number): RandomScenario {
  const random = randomFrom(seed);
  const id = `random-${seed}`;
  const sheet = randomSheet(random, id);
  const board = compileMap(sheet, id);
  const taken = new Set<number>();
  const army = (letter: string) => {
    const count = 1 + random.below(4);
    const found: Placed[] = [];
    for (let index = 1; index <= count; index++) {
      const placed = place(random, board, taken, `${letter}0${index}`, random.chance(0.5));
      if (placed) found.push(placed);
    }
    return found;
  };
  const [blue, red] = [army('b'), army('r')];
  if (![blue, red].every((side) => side.some(({ type }) => type !== 'mule'))) return randomScenario(seed + 1_000_003);
  const zoneOf = (side: readonly Placed[]) => {
    const hexes = side.flatMap(({ at, facing }) => {
      const head = parseHex(board.grid, at)!;
      return facing
        ? [head, neighbour(board.grid, head, opposite(directionNames.indexOf(facing) as Direction))]
        : [head];
    });
    const more = Array.from({ length: 6 }, () => random.below(board.grid.size));
    return [...new Set([...hexes, ...more])].map((hex) => hexLabel(board.grid, hex));
  };
  const side = (characters: Placed[]) =>
    random.chance(0.3) ? { name: text, characters, zone: zoneOf(characters) } : { name: text, characters };
  const scenario = v.parse(scenarioSchema, {
    format: 'scenario-1',
    id,
    version: 1,
    system: 'skirmish',
    names: text,
    story: text,
    line: text,
    minutes: 5,
    sheets: [[id]],
    armies: { blue: side(blue), red: side(red) },
    firstArmy: random.pick(['blue', 'red'] as const),
    turnLimit: 2 + random.below(8),
    objectives: randomObjectives(random, board),
  } satisfies ScenarioInput);
  const library: Library = {
    scenario: (wanted) => (wanted === id ? scenario : undefined),
    sheet: (wanted) => (wanted === id ? sheet : undefined),
  };
  return { scenario, sheet, library };
}
