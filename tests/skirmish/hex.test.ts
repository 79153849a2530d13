import { describe, expect, test } from 'vitest';
import { compileMap, hasSide, joinSheets, sidesOf, type HexMap, type MapSheet } from '../../src/game';
import { directions, parseHex } from '../../src/hex';

const names = { fr: 'x', en: 'x', ru: 'x' };
const map = (terrain: string[], sides: HexMap['sides'] = {}): HexMap => ({
  format: 'hexmap-1',
  columns: terrain[0]!.length,
  rows: terrain.length,
  terrain,
  sides,
});
const sheet = (id: string, terrain: string[], sides: HexMap['sides'] = {}): MapSheet => ({
  ...map(terrain, sides),
  id,
  version: 1,
  names,
});
const dots = (columns: number, rows: number) => Array.from({ length: rows }, () => '.'.repeat(columns));

describe('boards', () => {
  test.each(['wall', 'window', 'fence'] as const)('HEX-3 a %s is a side of both its hexes', (kind) => {
    const board = compileMap(map(dots(4, 4), { [kind]: ['B2 SE'] }), 'map');
    const [near, far] = [parseHex(board.grid, 'B2')!, parseHex(board.grid, 'C2')!];
    const bits = (hex: number) => directions.filter((way) => hasSide(board[kind], hex, way));
    expect([bits(near), bits(far)]).toEqual([[2], [5]]);
    expect([...sidesOf(board, board[kind])]).toEqual([{ hex: near, direction: 2 }]);
  });

  test.each([
    ['twice the same', { wall: ['B2 SE', 'B2 SE'] }],
    ['two kinds on it', { wall: ['B2 SE'], window: ['B2 SE'] }],
    ['named from both its hexes', { wall: ['B2 SE'], crest: ['C2 NW'] }],
  ])('HEX-3 a side carries one thing at most: %s', (_title, sides) => {
    expect(() => compileMap(map(dots(4, 4), sides), 'map')).toThrow(/already carries/);
  });

  test.each([
    ['a side off the map', map(dots(2, 2), { wall: ['C1 N'] }), 'sides.wall[0]'],
    ['an unknown letter', map(['..', '.?']), 'hex B2'],
    ['a short row', map(['..', '.']), 'terrain[1]'],
  ])('HEX-3 %s is refused with its place', (_title, wrong, place) => {
    expect(() => compileMap(wrong, 'map')).toThrow(place);
  });

  test('HEX-4 a crest rises from the hex named, and falls seen from the other', () => {
    const board = compileMap(map(dots(4, 4), { crest: ['B3 N'] }), 'map');
    const [slope, top] = [parseHex(board.grid, 'B3')!, parseHex(board.grid, 'B2')!];
    expect(hasSide(board.rise, slope, 0)).toBe(true);
    expect(hasSide(board.fall, top, 3)).toBe(true);
    expect(hasSide(board.fall, slope, 0) || hasSide(board.rise, top, 3)).toBe(false);
  });

  test('HEX-6 sheets side by side and below one another make one board', () => {
    const west = sheet('west', ['T.', '..'], { wall: ['A1 S'] });
    const east = sheet('east', ['..', '.o'], { crest: ['B2 N'] });
    const joined = joinSheets([[west, east], [sheet('south', ['~~~~'])]], 'board');
    expect(joined.terrain).toEqual(['T...', '...o', '~~~~']);
    expect(joined.sides).toMatchObject({ wall: ['A1 S'], crest: ['D2 N'] });
  });

  test('HEX-6 sheets keep their own legends', () => {
    const odd: MapSheet = { ...sheet('odd', ['xx']), legend: { x: 'tree' } };
    expect(joinSheets([[odd, sheet('plain', ['..'])]], 'board').terrain).toEqual(['TT..']);
  });

  test.each([
    ['sheets of different heights', [[sheet('a', dots(2, 2)), sheet('b', dots(2, 3))]], 'rows are needed'],
    ['rows of different widths', [[sheet('a', dots(2, 2))], [sheet('b', dots(4, 2))]], 'equally wide'],
    [
      'an odd sheet with another on its right',
      [[sheet('a', dots(3, 2)), sheet('b', dots(2, 2))]],
      'even number of columns',
    ],
    ['nothing', [], 'at least one sheet'],
  ])('HEX-6 cannot be joined: %s', (_title, sheets, reason) => {
    expect(() => joinSheets(sheets, 'board')).toThrow(reason);
  });
});
