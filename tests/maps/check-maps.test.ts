import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMaps, unlistedFiles } from '../../scripts/check-maps';
import { findingText } from '../../scripts/map-findings';

const words = (text: string) => ({ fr: text, en: text, ru: text });

/** A small sheet and a small scenario that are right, as plain values to be spoilt. */
const sheet = () => ({
  format: 'hexmap-1',
  id: 'green',
  version: 1,
  names: words('Green'),
  columns: 6,
  rows: 4,
  terrain: ['......', '.hd...', '...~..', '......'],
  sides: {
    wall: ['B2 N', 'B2 NW', 'B2 SW', 'B2 S', 'E1 S'],
    window: ['B2 NE'],
    fence: [] as string[],
    crest: [] as string[],
  },
  drawing: {
    houses: [{ hexes: ['B2', 'C2'], roof: 'thatch' }],
    labels: [{ hex: 'E4', text: words('Here') }],
  },
});
const someone = (id: string, at: string) => ({ id, type: 'spearman', name: words('Anne'), at });
const scenario = () => ({
  format: 'scenario-1',
  id: 'duel',
  version: 1,
  system: 'skirmish',
  names: words('Duel'),
  story: words('Once.'),
  line: words('Twice.'),
  minutes: 5,
  sheets: [['green']],
  armies: {
    blue: { name: words('Blue'), characters: [someone('b01', 'A1'), someone('b02', 'A2')], zone: ['A1', 'A2', 'A3'] },
    red: { name: words('Red'), characters: [someone('r01', 'F1')] },
  },
  firstArmy: 'blue',
  turnLimit: 4,
  objectives: [
    { kind: 'destroy', army: 'blue', points: 1, text: words('Kill'), who: ['r01'] },
    { kind: 'hold', army: 'red', points: 1, text: words('Hold'), hexes: ['D1'] },
  ],
});
type Sheet = ReturnType<typeof sheet> & Record<string, unknown>;
type Scenario = ReturnType<typeof scenario> & Record<string, unknown>;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, value: unknown): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof value === 'string' ? value : JSON.stringify(value));
}

function findings(spoil: (sheet: Sheet, scenario: Scenario) => unknown): string[] {
  const first = sheet();
  const second = scenario();
  spoil(first, second);
  put('maps/green/green.json', first);
  put('maps/scenarios/duel.json', second);
  return checkMaps(join(root, 'maps'), 'maps/schema').map(findingText);
}

const inSheet = 'maps/green/green.json: ';
const inScenario = 'maps/scenarios/duel.json: ';

test('what is right has no findings', () => {
  expect(findings(() => undefined)).toEqual([]);
});

describe('a malformed sheet is refused with file, place and reason', () => {
  const unusable = `${inScenario}sheets[0][0]: there is no map sheet "green" without mistakes`;
  test.each<[string, (sheet: Sheet) => unknown, string]>([
    ['a key nobody knows', (s) => (s['colour'] = 'red'), 'colour: is not known here'],
    ['no version', (s) => Reflect.deleteProperty(s, 'version'), 'version: is missing'],
    ['an unknown format', (s) => (s.format = 'hexmap-9'), 'format: "hexmap-9" should be "hexmap-1"'],
    [
      'a roof of gold',
      (s) => (s.drawing.houses[0]!.roof = 'gold'),
      'drawing.houses[0].roof: "gold" is none of thatch, tile, slate, shingle',
    ],
    ['a language left out', (s) => Reflect.deleteProperty(s.names, 'ru'), 'names.ru: is missing'],
    ['a side that is no side', (s) => (s.sides.wall[3] = 'B2 UP'), 'sides.wall[3]: "B2 UP": a side reads like "F7 NE"'],
    [
      'a side off the map',
      (s) => (s.sides.wall[3] = 'Z9 N'),
      'sides.wall[3]: "Z9 N" is no side of this map (a side reads like "F7 NE")',
    ],
    ['a doubled side', (s) => s.sides.fence.push('B1 S'), 'sides.fence[0]: "B1 S" already carries a wall'],
    ['a short row', (s) => (s.terrain[1] = '.hd..'), 'terrain[1]: 6 characters are needed, got 5'],
    ['a row too few', (s) => s.terrain.pop(), 'terrain: 4 rows are needed, got 3'],
    [
      'a letter that the legend lacks',
      (s) => (s.terrain[0] = '..?...'),
      'terrain[0], hex C1: "?" is not in the legend',
    ],
    ['a name that is not its file’s', (s) => (s.id = 'meadow'), 'id: "meadow" should be the name of its file'],
    [
      'a roof over grass',
      (s) => s.drawing.houses[0]!.hexes.push('D1'),
      'drawing.houses[0].hexes[2]: D1 is neither a house nor a door',
    ],
    ['a house without a roof', (s) => s.drawing.houses[0]!.hexes.pop(), 'drawing.houses: C2 belongs to no house'],
    [
      'two roofs on one hex',
      (s) => s.drawing.houses[0]!.hexes.push('B2'),
      'drawing.houses[0].hexes[2]: B2 has a roof already',
    ],
    [
      'words off the map',
      (s) => (s.drawing.labels[0]!.hex = 'G1'),
      'drawing.labels[0].hex: "G1" is no hex of this map',
    ],
  ])('%s', (_title, spoil, expected) => {
    const found = findings(spoil);
    expect(found).toContain(inSheet + expected);
    expect(found.filter((text) => text !== unusable)).toEqual([inSheet + expected]);
  });

  test('a file that is no JSON', () => {
    put('maps/green/green.json', '{\n  "format": oops }');
    const found = checkMaps(join(root, 'maps'), 'maps/schema').map(findingText);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^maps\/green\/green\.json: is no JSON: .*oops/s);
  });
});

describe('a malformed scenario is refused with file, place and reason', () => {
  test.each<[string, (scenario: Scenario) => unknown, string]>([
    [
      'a place that is no hex name',
      (s) => (s.armies.blue.characters[0]!.at = 'a1'),
      'armies.blue.characters[0].at: "a1": a hex reads like "F7"',
    ],
    [
      'an objective of no known kind',
      (s) => (s.objectives[0]!.kind = 'dance'),
      'objectives[0].kind: "dance" is no known kind',
    ],
    [
      'an objective without its hexes',
      (s) => Reflect.deleteProperty(s.objectives[1]!, 'hexes'),
      'objectives[1].hexes: is missing',
    ],
    [
      'a sheet that is not there',
      (s) => s.sheets[0]!.push('moon'),
      'sheets[0][1]: there is no map sheet "moon" without mistakes',
    ],
    [
      'sheets that do not join',
      (s) => s.sheets.push(['green', 'green']),
      'sheets: rows of sheets must be equally wide: 6 and 12 columns',
    ],
    [
      'a type that the roster lacks',
      (s) => (s.armies.red.characters[0]!.type = 'dragon'),
      'armies.red.characters[0].type: "dragon" is no type of the roster',
    ],
    [
      'a rider who does not ride',
      (s) => Object.assign(s.armies.red.characters[0]!, { facing: 'N', at: 'E2' }),
      'armies.red.characters[0].facing: a spearman does not ride',
    ],
    [
      'hindquarters off the board',
      (s) => Object.assign(s.armies.red.characters[0]!, { facing: 'S', type: 'knight' }),
      'armies.red.characters[0].facing: the hindquarters would be off the board',
    ],
    [
      'a horse in a house',
      (s) => Object.assign(s.armies.red.characters[0]!, { facing: 'SE', type: 'knight', at: 'D3' }),
      'armies.red.characters[0].at: nobody can stand mounted on D3 (water)',
    ],
    [
      'hindquarters where no horse goes',
      (s) => Object.assign(s.armies.red.characters[0]!, { facing: 'N', type: 'knight', at: 'C1' }),
      'armies.red.characters[0].facing: nobody can stand mounted on C2 (door)',
    ],
    [
      'a wall between head and hindquarters',
      (s) => Object.assign(s.armies.red.characters[0]!, { facing: 'N', type: 'knight', at: 'E1' }),
      'armies.red.characters[0].facing: a wall or a window stands between the head and the hindquarters',
    ],
    [
      'hindquarters on somebody',
      (s) =>
        s.armies.red.characters.push(
          Object.assign(someone('r02', 'E3'), { facing: 'S', type: 'knight' }),
          someone('r03', 'E2'),
        ),
      'armies.red.characters[2].at: E2 is taken by r02',
    ],
    [
      'two horses on one hex',
      (s) =>
        s.armies.red.characters.push(
          Object.assign(someone('r02', 'E3'), { facing: 'S', type: 'knight' }),
          Object.assign(someone('r03', 'F2'), { facing: 'NE', type: 'sergeant' }),
        ),
      'armies.red.characters[2].at: E2 is taken by r02',
    ],
    [
      'a rider half out of his zone',
      (s) => Object.assign(s.armies.blue.characters[1]!, { facing: 'NW', type: 'sergeant' }),
      'armies.blue.characters[1].facing: the hindquarters of b02 stand outside the zone of its army',
    ],
    [
      'an id taken',
      (s) => s.armies.red.characters.push(someone('b01', 'F3')),
      'armies.red.characters[1].id: "b01" is taken',
    ],
    [
      'an id not padded',
      (s) => (s.armies.blue.characters[1]!.id = 'b2'),
      'armies.blue.characters[1].id: "b2" should be as long as "b01": pad the number',
    ],
    [
      'a place off the board',
      (s) => (s.armies.red.characters[0]!.at = 'G1'),
      'armies.red.characters[0].at: G1 is no hex of the board',
    ],
    [
      'a place under water',
      (s) => (s.armies.red.characters[0]!.at = 'D3'),
      'armies.red.characters[0].at: nobody can stand on D3 (water)',
    ],
    [
      'two on one hex',
      (s) => (s.armies.red.characters[0]!.at = 'A1'),
      'armies.red.characters[0].at: A1 is taken by b01',
    ],
    ['a zone with water', (s) => s.armies.blue.zone.push('D3'), 'armies.blue.zone[3]: nobody can stand on D3 (water)'],
    [
      'a zone with a hex twice',
      (s) => s.armies.blue.zone.push('A3'),
      'armies.blue.zone[3]: A3 is in the zone of blue already',
    ],
    [
      'somebody outside his zone',
      (s) => (s.armies.blue.characters[0]!.at = 'A4'),
      'armies.blue.characters[0].at: b01 stands outside the zone of its army',
    ],
    [
      'a target who is a friend',
      (s) => (s.objectives[0]!.who = ['b01']),
      'objectives[0].who[0]: "b01" is nobody of red',
    ],
    [
      'a hex to hold off the board',
      (s) => (s.objectives[1]!.hexes = ['D9']),
      'objectives[1].hexes[0]: D9 is no hex of the board',
    ],
    ['a hex to hold twice', (s) => (s.objectives[1]!.hexes = ['D1', 'D1']), 'objectives[1].hexes: names a hex twice'],
    [
      'an objective for nothing',
      (s) => (s.objectives[1]!.points = 0),
      'objectives[1]: gives no points and does not win',
    ],
    ['no objective', (s) => (s.objectives = []), 'objectives: a scenario needs at least one objective'],
    ['an empty text', (s) => (s.story.ru = ''), 'story.ru: is empty'],
    ['a name that is not its file’s', (s) => (s.id = 'brawl'), 'id: "brawl" should be the name of its file'],
  ])('%s', (_title, spoil, expected) => {
    expect(findings((_sheet, second) => spoil(second))).toEqual([inScenario + expected]);
  });
});

test('a file that maps/index.ts forgets is told', () => {
  put('maps/green/green.json', sheet());
  put('maps/index.ts', '');
  expect(unlistedFiles(join(root, 'maps')).map(findingText)).toEqual([
    'maps/green/green.json: maps/index.ts does not list it',
  ]);
});
