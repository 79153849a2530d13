import { describe, expect, it } from 'vitest';
import { houseGroups, openHouses } from '../../src/board/ground/house-groups';
import { noMarks, type BoardView, type CounterView, type GroundView, type MarksView } from '../../src/board/view';
import { makeGrid, parseHex, type HexIndex } from '../../src/hex';

const grid = makeGrid(12, 8);
const at = (label: string): HexIndex => parseHex(grid, label)!;
const indoors = new Map([
  ['B2', 'house'],
  ['B3', 'door'],
  ['H5', 'house'],
  ['K7', 'house'],
]);
const terrain = Array.from({ length: grid.size }, () => 'open');
for (const [label, kind] of indoors) terrain[at(label)] = kind;
const ground: GroundView = {
  grid,
  terrain,
  walls: [],
  windows: [],
  fences: [],
  crests: [],
  houses: [{ hexes: [at('H5')], roof: 'tile' }],
  labels: [],
  seed: 1,
};
const groups = houseGroups(ground);
const nobody = { counters: [], bodies: [], marks: noMarks };
const open = (more: Partial<BoardView>): string[] =>
  openHouses(groups, { ground, ...nobody, roofs: true, ...more }).map((index) => groups[index]!.roof + index);
const stands = (label: string, facing: CounterView['facing'] = null): CounterView =>
  ({ hex: at(label), facing }) as CounterView;
const marks = (more: Partial<MarksView>): MarksView => ({ ...noMarks, ...more });

describe('houses', () => {
  it('are those of the sheet, and what it leaves out by touch', () => {
    expect(groups.map(({ roof, hexes }) => [roof, hexes.length])).toEqual([
      ['tile', 1],
      ['thatch', 2],
      ['thatch', 1],
    ]);
  });
});

describe('a roof', () => {
  it('is on while nobody looks in', () => {
    expect(open({})).toEqual([]);
    expect(open({ lookers: [at('E2')], counters: [stands('E2')] })).toEqual([]);
  });
  it('is off everywhere where roofs are not wanted', () => {
    expect(open({ roofs: false })).toEqual(['tile0', 'thatch1', 'thatch2']);
  });
  it('is off beside one who looks in, and over anybody within', () => {
    expect(open({ lookers: [at('C3')] })).toEqual(['thatch1']);
    expect(open({ counters: [stands('K7')] })).toEqual(['thatch2']);
  });
  it('is off over the dead, who lie on the floor and not on it', () => {
    expect(open({ bodies: [{ hex: at('K7'), count: 1, men: 1 }] })).toEqual(['thatch2']);
  });
  it('stays on beside one of the others', () => {
    expect(open({ counters: [stands('C3')] })).toEqual([]);
  });
  it('is off over the hindquarters of a horse', () => {
    expect(open({ counters: [stands('H4', 0)] })).toEqual(['tile0']);
  });
  it('is off where a choice leads', () => {
    expect(open({ marks: marks({ reach: [{ hex: at('B2'), tests: 0, cost: 1 }] }) })).toEqual(['thatch1']);
    expect(open({ marks: marks({ path: { hexes: [at('H6'), at('H5')], label: '' } }) })).toEqual(['tile0']);
    expect(open({ marks: marks({ ghosts: [stands('K7')] }) })).toEqual(['thatch2']);
  });
});
