import { makeGrid, neighbour, parseHex, parseSide, type Direction, type HexIndex } from '../../../src/hex';
import { fraction } from '../../../src/board/hash';
import { noMarks } from '../../../src/board/view';
import type {
  ArmyColour,
  ArmyPattern,
  BoardView,
  CounterView,
  GroundView,
  MarksView,
  SideMark,
} from '../../../src/board/view';

const legend: Record<string, string> = {
  '.': 'open',
  '=': 'road',
  _: 'yard',
  '+': 'gate',
  T: 'tree',
  b: 'brush',
  '/': 'slope',
  o: 'rocks',
  h: 'house',
  d: 'door',
  f: 'ford',
  '~': 'water',
};

/** A village with one of everything. */
const village = [
  'TTT....bb......~~...........TT',
  'TTTT....b......~~....TT....TTT',
  '.TTT...........~.....TTT....TT',
  '..T.....o.....~~......T.......',
  '.......oo.....~~..............',
  '==............f....======.....',
  '..===========.f.===....====...',
  '.....h.......=f=...........===',
  '....hhh......~~..____.........',
  '....hdh.....~~..______....bb..',
  '............~~..__hh_+==.bbb..',
  '...bb.......~...__hh__..=bb...',
  '..bbb......~~...__dh__...=....',
  '...........~~....____.....=...',
  '......///..~~..............=..',
  '.....//.//.~~......oo.......==',
  '.....//../.~~.....ooo.....TT..',
  '......///...~~.....o.....TTTT.',
];

const sides = (grid: ReturnType<typeof makeGrid>, labels: readonly string[]): SideMark[] =>
  labels.flatMap((label) => parseSide(grid, label) ?? []);

/** Sides between the hexes of a set and everything else, but those toward some terrains left out. */
function around(
  ground: GroundView,
  has: (terrain: string) => boolean,
  open: (hex: HexIndex, beyond: HexIndex) => boolean,
): SideMark[] {
  const found: SideMark[] = [];
  for (let hex = 0; hex < ground.grid.size; hex++) {
    if (!has(ground.terrain[hex] ?? '')) continue;
    for (let direction = 0 as Direction; direction < 6; direction++) {
      const beyond = neighbour(ground.grid, hex, direction);
      if (beyond >= 0 && has(ground.terrain[beyond] ?? '')) continue;
      if (!open(hex, beyond)) found.push({ hex, direction });
    }
  }
  return found;
}

export function villageGround(columns = 30, rows = 18): GroundView {
  const grid = makeGrid(columns, rows);
  const terrain = Array.from({ length: grid.size }, (_none, hex) => {
    const line = village[Math.trunc(hex / columns) % village.length] ?? '';
    return legend[line.charAt((hex % columns) % line.length)] ?? 'open';
  });
  const bare: GroundView = {
    grid,
    terrain,
    walls: [],
    windows: [],
    fences: [],
    crests: [],
    houses: [],
    labels: [
      { hex: parseHex(grid, 'B3') ?? 0, text: 'Bois des Moines' },
      { hex: parseHex(grid, 'M13') ?? 0, text: 'La Vesle' },
    ],
    seed: 1214,
  };
  const indoors = (kind: string): boolean => kind === 'house' || kind === 'door';
  const houseWalls = around(bare, indoors, (hex, beyond) => {
    const outside = terrain[beyond] ?? '';
    return terrain[hex] === 'door' && (outside === 'open' || outside === 'yard') && beyond === hex + columns;
  });
  const court = (kind: string): boolean => indoors(kind) || kind === 'yard' || kind === 'gate';
  const inCourt = (hex: HexIndex): boolean => hex % 30 > 14;
  const courtWalls = around(
    bare,
    court,
    (hex, beyond) =>
      !inCourt(hex) || indoors(terrain[hex] ?? '') || (terrain[hex] === 'gate' && terrain[beyond] === 'road'),
  );
  const walls = [...houseWalls, ...courtWalls];
  const windows = walls.filter((side, index) => indoors(terrain[side.hex] ?? '') && index % 4 === 1);
  const slopes = around(
    bare,
    (kind) => kind === 'slope',
    () => false,
  ).filter((side) => {
    const beyond = neighbour(grid, side.hex, side.direction);
    const column = beyond % columns;
    return beyond >= 0 && column >= 7 && column <= 8 && Math.trunc(beyond / columns) % 18 >= 14;
  });
  return {
    ...bare,
    walls: walls.filter((side) => !windows.includes(side)),
    windows,
    crests: slopes,
    fences: sides(grid, ['C11 N', 'D11 N', 'D11 NE', 'E11 N', 'F12 N', 'F12 NE', 'W5 S', 'X5 S', 'Y5 S']),
    houses: [
      {
        hexes: ['F8', 'E9', 'F9', 'G9', 'E10', 'F10', 'G10'].flatMap((name) => parseHex(grid, name) ?? []),
        roof: 'thatch',
      },
      { hexes: ['S11', 'T11', 'S12', 'T12', 'S13', 'T13'].flatMap((name) => parseHex(grid, name) ?? []), roof: 'tile' },
    ],
  };
}

const people: readonly (readonly [string, string, number, number, number, boolean, 'bow' | 'crossbow' | null])[] = [
  ['knight', 'Aubry', 20, 18, 5, true, null],
  ['sergeant', 'Renaud', 14, 12, 6, true, null],
  ['man-at-arms', 'Gautier', 12, 10, 5, true, null],
  ['spearman', 'Thibaud le Long', 9, 9, 6, false, null],
  ['axeman', 'Hrolf', 12, 7, 6, false, null],
  ['archer', 'Perrin', 6, 6, 6, false, 'bow'],
  ['crossbowman', 'Ermengarde', 7, 7, 5, false, 'crossbow'],
  ['peasant', 'Colin', 5, 4, 6, false, null],
  ['noncombatant', 'Dame Isabeau', 2, 3, 5, false, null],
  ['mule', 'Margot', 0, 3, 6, false, null],
];

const armies: readonly (readonly [ArmyColour, ArmyPattern])[] = [
  ['blue', 'chevrons'],
  ['red', 'hatch'],
  ['green', 'bars'],
  ['purple', 'dots'],
  ['ochre', 'waves'],
  ['black', 'checks'],
];

export function counter(
  id: string,
  hex: HexIndex,
  type: number,
  army: number,
  more: Partial<CounterView> = {},
): CounterView {
  const [figure, name, attack, defence, move, armoured, weapon] = people[
    type % people.length
  ] as (typeof people)[number];
  const [colour, pattern] = armies[army % armies.length] as (typeof armies)[number];
  return {
    id,
    hex,
    facing: null,
    colour,
    pattern,
    figure,
    name,
    values: { attack, defence, move },
    wounded: false,
    stunned: false,
    armoured,
    weapon,
    done: false,
    ready: false,
    ...more,
  };
}

/** Blue comes from the ford, red holds the court; every state is somewhere. */
export function villageView(): BoardView {
  const ground = villageGround();
  const at = (name: string): HexIndex => parseHex(ground.grid, name) ?? 0;
  const counters = [
    counter('b1', at('K7'), 0, 0, { ready: true }),
    counter('b2', at('K8'), 1, 0, { ready: true, wounded: true }),
    counter('b3', at('J8'), 2, 0, { done: true }),
    counter('b4', at('L9'), 3, 0, { stunned: true }),
    counter('b5', at('I9'), 4, 0, { ready: true }),
    counter('b6', at('J6'), 5, 0, { ready: true }),
    counter('b7', at('I6'), 6, 0, { done: true, wounded: true }),
    counter('b8', at('H10'), 7, 0),
    counter('b9', at('F9'), 8, 0),
    counter('b10', at('H8'), 9, 0),
    counter('r1', at('Q9'), 0, 1),
    counter('r2', at('R10'), 1, 1, { wounded: true }),
    counter('r3', at('P8'), 2, 1),
    counter('r4', at('Q11'), 3, 1),
    counter('r5', at('U12'), 4, 1, { stunned: true, wounded: true }),
    counter('r6', at('S12'), 5, 1),
    counter('r7', at('T13'), 6, 1),
    counter('r8', at('R13'), 7, 1),
    counter('r9', at('V9'), 8, 1),
    counter('r10', at('W10'), 9, 1),
    ...[2, 3, 4, 5].map((army, index) =>
      counter(`x${army}`, at(`${String.fromCharCode(84 + index)}16`), index + 1, army),
    ),
    counter('m1', at('N5'), 0, 0, { facing: 1, ready: true, values: { attack: 28, defence: 22, move: 14 } }),
    counter('m2', at('Y8'), 1, 1, { facing: 5, values: { attack: 20, defence: 15, move: 15 }, wounded: true }),
    counter('m3', at('Z13'), 1, 2, { facing: 3, done: true, values: { attack: 20, defence: 15, move: 15 } }),
    counter('m4', at('P16'), 0, 3, { facing: 0, figure: 'horse', values: null }),
  ];
  return {
    ground,
    counters,
    bodiesMarkedFrom: 3,
    bodies: [
      { hex: at('M6'), count: 1, men: 1 },
      { hex: at('M8'), count: 3, men: 3 },
      { hex: at('P10'), count: 6, men: 6 },
      { hex: at('R13'), count: 4, men: 4 },
    ],
    marks: noMarks,
  };
}

/** Marks of every kind over the village. */
export function villageMarks(view: BoardView, which: string): MarksView {
  const at = (name: string): HexIndex => parseHex(view.ground.grid, name) ?? 0;
  if (which === 'move') {
    const reach: { hex: HexIndex; tests: number; cost: number }[] = [];
    const from = at('K7');
    const near = new Map<HexIndex, number>([[from, 0]]);
    for (let cost = 1; cost <= 4; cost++) {
      for (const hex of Array.from(near.keys())) {
        for (let direction = 0 as Direction; direction < 6; direction++) {
          const beyond = neighbour(view.ground.grid, hex, direction);
          if (beyond >= 0 && !near.has(beyond)) near.set(beyond, cost);
        }
      }
    }
    for (const [hex, cost] of near) {
      const free =
        !view.counters.some((one) => one.hex === hex) && !['water', 'tree'].includes(view.ground.terrain[hex] ?? '');
      if (free) reach.push({ hex, cost, tests: hex % 30 > 12 ? 1 + (hex % 2) : 0 });
    }
    return {
      ...noMarks,
      selected: 'b1',
      reach,
      path: { hexes: ['K7', 'L8', 'M7', 'N8', 'N9'].map(at), label: '82 %' },
      ghosts: [counter('ghost', at('N9'), 0, 0)],
      outlines: [{ hex: at('N8'), kind: 'test' }],
    };
  }
  if (which === 'shot') {
    return {
      ...noMarks,
      selected: 'b6',
      targets: [
        { id: 'r3', picked: true },
        { id: 'r1', picked: false },
        { id: 'r4', picked: false },
        { id: 'm2', picked: false },
      ],
      line: { from: at('J6'), to: at('P8'), clear: true, label: '1–12 · 40 %', blockers: [] },
      outlines: [
        { hex: at('S12'), kind: 'objective' },
        { hex: at('T12'), kind: 'objective' },
        { hex: at('B5'), kind: 'zone' },
        { hex: at('B6'), kind: 'zone' },
        { hex: at('C6'), kind: 'zone' },
      ],
    };
  }
  if (which === 'blocked') {
    return {
      ...noMarks,
      selected: 'b5',
      targets: [{ id: 'r6', picked: true }],
      line: {
        from: at('I9'),
        to: at('S12'),
        clear: false,
        label: 'Gautier',
        blockers: [
          { hex: at('L9'), direction: null },
          { hex: at('S12'), direction: 5 },
        ],
      },
      outlines: [
        { hex: at('O9'), kind: 'tie' },
        { hex: at('O10'), kind: 'tie' },
        { hex: at('L12'), kind: 'cursor' },
      ],
    };
  }
  return noMarks;
}

/** 52 × 20 hexes and 60 counters: what a pan frame is measured on. */
export function largeView(): BoardView {
  const ground = villageGround(52, 20);
  const counters = Array.from({ length: 60 }, (_none, index) =>
    counter(`c${index}`, Math.floor(fraction(index, 3) * ground.grid.size), index, index % 2, {
      ready: index % 3 === 0,
      done: index % 5 === 0,
      name: `${(people[index % 10] as (typeof people)[number])[1]} ${index}`,
    }),
  );
  return { ground, counters, bodies: [], marks: noMarks };
}
