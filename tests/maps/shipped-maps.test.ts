import { describe, expect, test } from 'vitest';
import { scenarios, sheets, library, scenarioHash } from '../../maps/index';
import { checkMaps } from '../../scripts/check-maps';
import { compileMap, hasSide, joinSheets, terrainIds, type Board } from '../../src/game';
import { directions, hexLabel, neighbour } from '../../src/hex';
import { scenarioHashes } from '../support/hashes';

const joined = joinSheets([sheets], 'joined');
const boards: readonly (readonly [string, Board])[] = [
  ...sheets.map((sheet) => [sheet.id, compileMap(sheet, sheet.id)] as const),
  ['both joined', compileMap(joined, 'joined')],
];
const terrain = (board: Board, hex: number) => terrainIds[board.terrain[hex] ?? 0] ?? 'open';
const hexesOf = (board: Board, wanted: (id: string, hex: number) => boolean) =>
  Array.from({ length: board.grid.size }, (_, hex) => hex).filter((hex) => wanted(terrain(board, hex), hex));

/** Every hex reached from some, over the sides that `open` allows. */
function flood(
  board: Board,
  from: readonly number[],
  open: (hex: number, direction: 0 | 1 | 2 | 3 | 4 | 5, to: number) => boolean,
) {
  const seen = new Set(from);
  const queue = [...from];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (const direction of directions) {
      const to = neighbour(board.grid, hex, direction);
      if (to < 0 || seen.has(to) || !open(hex, direction, to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return seen;
}

test('everything that ships passes the build’s own check', () => {
  expect(checkMaps('maps', 'maps/schema')).toEqual([]);
});

describe.each(boards)('%s', (_name, board) => {
  const building = (hex: number) => ['house', 'door'].includes(terrain(board, hex));
  const labels = (hexes: Iterable<number>) => [...hexes].map((hex) => hexLabel(board.grid, hex));

  test('HEX-3: nobody gets out of a house but through a door or a window', () => {
    const leaks: string[] = [];
    for (const hex of hexesOf(board, (id) => id === 'house')) {
      for (const direction of directions) {
        const beyond = neighbour(board.grid, hex, direction);
        const shut = hasSide(board.wall, hex, direction) || hasSide(board.window, hex, direction);
        if (!shut && (beyond < 0 || !building(beyond))) leaks.push(`${hexLabel(board.grid, hex)} ${direction}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  test('every house has a door that opens outside, and a window', () => {
    const rest = new Set(hexesOf(board, (id) => id === 'house'));
    expect(rest.size).toBeGreaterThan(0);
    while (rest.size > 0) {
      const first = [...rest][0]!;
      const house = flood(board, [first], (_hex, _direction, to) => building(to));
      const open = [...house].filter(
        (hex) =>
          terrain(board, hex) === 'door' &&
          directions.some((direction) => {
            const to = neighbour(board.grid, hex, direction);
            return to >= 0 && !house.has(to) && !hasSide(board.wall, hex, direction);
          }),
      );
      const windows = [...house].filter((hex) => directions.some((direction) => hasSide(board.window, hex, direction)));
      expect({ house: hexLabel(board.grid, first), doors: open.length > 0, windows: windows.length > 0 }).toEqual({
        house: hexLabel(board.grid, first),
        doors: true,
        windows: true,
      });
      for (const hex of house) rest.delete(hex);
    }
  });

  test('no wall stands inside a house', () => {
    const stray: string[] = [];
    for (const hex of hexesOf(board, (id) => id === 'house')) {
      for (const direction of directions) {
        const to = neighbour(board.grid, hex, direction);
        if (to >= 0 && building(to) && hasSide(board.wall, hex, direction)) stray.push(hexLabel(board.grid, hex));
      }
    }
    expect(stray).toEqual([]);
  });

  test('HEX-4: a level for every hex: what crests close off is closed', () => {
    const level = new Map<number, number>([[0, 0]]);
    const queue = [0];
    const torn: string[] = [];
    for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
      for (const direction of directions) {
        const to = neighbour(board.grid, hex, direction);
        if (to < 0 || hasSide(board.wall, hex, direction)) continue;
        const rise = hasSide(board.rise, hex, direction) ? 1 : hasSide(board.fall, hex, direction) ? -1 : 0;
        const height = level.get(hex)! + rise;
        if (!level.has(to)) {
          level.set(to, height);
          queue.push(to);
        } else if (level.get(to) !== height) torn.push(`${hexLabel(board.grid, hex)}-${hexLabel(board.grid, to)}`);
      }
    }
    expect(torn).toEqual([]);
    expect(level.size).toBe(board.grid.size);
    const heights = new Set(level.values());
    expect(heights).toEqual(new Set([0, 1]));
    const high = hexesOf(board, (_id, hex) => level.get(hex) === 1);
    expect(high.length).toBeGreaterThan(8);
  });

  test('HEX-4: every crest has a slope below it, every slope a crest above it', () => {
    const slopes = hexesOf(board, (id) => id === 'slope');
    const rising = hexesOf(board, (_id, hex) => (board.rise[hex] ?? 0) !== 0);
    expect(labels(rising)).toEqual(labels(slopes));
  });

  test('roads hang together, fords included, and reach the edges', () => {
    const isRoad = (hex: number) => ['road', 'ford'].includes(terrain(board, hex));
    const roads = hexesOf(board, (id) => id === 'road');
    const reached = flood(board, roads.slice(0, 1), (_hex, _direction, to) => isRoad(to) || to === -1);
    const apart = roads.filter((hex) => !reached.has(hex));
    expect(labels(apart)).toEqual([]);
    const { columns } = board.grid;
    expect(roads.some((hex) => hex % columns === 0)).toBe(true);
    expect(roads.some((hex) => hex % columns === columns - 1)).toBe(true);
  });

  test('TER-2: everything passable can be reached on foot, without climbing through a window', () => {
    const passable = hexesOf(board, (id) => id !== 'water');
    const reached = flood(
      board,
      passable.slice(0, 1),
      (hex, direction, to) =>
        terrain(board, to) !== 'water' &&
        !hasSide(board.wall, hex, direction) &&
        !hasSide(board.window, hex, direction),
    );
    const apart = passable.filter((hex) => !reached.has(hex));
    expect(labels(apart)).toEqual([]);
  });
});

test('HEX-6: both sheets are big, join side by side, and their roads meet', () => {
  for (const sheet of sheets) {
    expect(sheet.columns).toBeGreaterThanOrEqual(26);
    expect(sheet.rows).toBeGreaterThanOrEqual(20);
    expect(sheet.columns % 2).toBe(0);
  }
  const [left, right] = sheets;
  const board = compileMap(joined, 'joined');
  const border = left!.columns;
  expect(joined.columns).toBe(border + right!.columns);
  const meeting = hexesOf(board, (id, hex) => id === 'road' && hex % joined.columns === border - 1).filter((hex) =>
    directions.some((direction) => {
      const to = neighbour(board.grid, hex, direction);
      return to >= 0 && to % joined.columns === border && terrain(board, to) === 'road';
    }),
  );
  expect(meeting).not.toEqual([]);
});

test('the library finds what ships, and nothing else', () => {
  for (const sheet of sheets) expect(library.sheet(sheet.id)).toBe(sheet);
  for (const scenario of scenarios) expect(library.scenario(scenario.id)).toBe(scenario);
  expect(library.sheet('moon')).toBeUndefined();
  expect(library.scenario('moon')).toBeUndefined();
});

test('a game that was begun with an earlier version of a scenario goes on with it', () => {
  expect(library.scenario('grey-riders')).toMatchObject({ version: 2, turnLimit: 6 });
  expect(library.scenario('grey-riders', 2)).toBe(library.scenario('grey-riders'));
  expect(library.scenario('grey-riders', 1)).toMatchObject({ version: 1 });
  expect(library.scenario('grey-riders', 3)).toBeUndefined();
});

test('a scenario whose content changes gets a new version, and its earlier one is kept', () => {
  const all = [
    'linden-square 1',
    'three-lances 1',
    'brescand-court 1',
    'brescand-court 2',
    'tithe-mule 1',
    'tithe-mule 2',
    'grey-riders 1',
    'grey-riders 2',
    'hired-lances 1',
    'hired-lances 2',
    'flight-from-vaubrenne 1',
    'flight-from-vaubrenne 2',
  ];
  const hashes = all.map((name) => {
    const [id = '', version] = name.split(' ');
    return `${name} ${scenarioHash(library.scenario(id, Number(version))!)}`;
  });
  expect(hashes).toMatchInlineSnapshot(`
    [
      "linden-square 1 2add23b73bc292c9",
      "three-lances 1 e9efce048eece88e",
      "brescand-court 1 6b8a5b6708fc8581",
      "brescand-court 2 b1cf3631ffdb04df",
      "tithe-mule 1 33567708549f7122",
      "tithe-mule 2 163d18263650f918",
      "grey-riders 1 1c524fd8457438ba",
      "grey-riders 2 f2c9e2a9f934756b",
      "hired-lances 1 cf833f7b6bbddde9",
      "hired-lances 2 81a08ef7db3d6dd5",
      "flight-from-vaubrenne 1 1abe0059e05f7b3b",
      "flight-from-vaubrenne 2 5f7e5ffcc183f9ce",
    ]
  `);
  expect(scenarios.every(({ id, version }) => all.includes(`${id} ${version}`))).toBe(true);
});

test('the fingerprint of a scenario follows its content and that of its sheets alone', () => {
  expect(new Set(Object.values(scenarioHashes)).size).toBe(scenarios.length);
  const [first] = scenarios;
  const shuffled = Object.fromEntries(Object.entries(first!).toReversed()) as unknown as typeof first;
  expect(scenarioHash({ ...shuffled!, $schema: 'elsewhere.json' })).toBe(scenarioHashes[first!.id]);
  expect(scenarioHash({ ...first!, turnLimit: first!.turnLimit + 1 })).not.toBe(scenarioHashes[first!.id]);
  const flooded = { ...library, sheet: (id: string) => ({ ...library.sheet(id)!, version: 99 }) };
  expect(scenarioHash(first!, flooded)).not.toBe(scenarioHashes[first!.id]);
});
