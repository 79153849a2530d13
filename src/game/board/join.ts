import { SetupError } from '../setup';
import { defaultLegend, sideKinds, type HexMap, type MapSheet } from './map-sheet';
import { columnLetters } from '../../hex';

/** The side labels of a sheet, moved to where the sheet lies on the joined board. */
function shifted(labels: readonly string[], columns: number, rows: number): string[] {
  return labels.map((label) =>
    label.replace(/^([A-Z]+)(\d+)/, (_all, letters: string, row: string) => {
      let column = 0;
      for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
      return `${columnLetters(column - 1 + columns)}${Number(row) + rows}`;
    }),
  );
}

/**
 * Joins rows of sheets into one map. Throws a `SetupError` when touching edges differ in length, or when a sheet that
 * has another to its right has an odd number of columns (the half-hex steps would not meet). @rule HEX-6
 */
export function joinSheets(sheets: readonly (readonly MapSheet[])[], name: string): HexMap {
  const first = sheets[0]?.[0];
  if (!first) throw new SetupError(name, 'a board needs at least one sheet');
  const terrain: string[] = [];
  const sides: Record<(typeof sideKinds)[number], string[]> = {
    wall: [],
    window: [],
    fence: [],
    crest: [],
    rampart: [],
  };
  const letters = Object.fromEntries(Object.entries(defaultLegend).map(([letter, id]) => [id, letter]));
  let width = -1;
  for (const row of sheets) {
    const height = row[0]?.rows ?? 0;
    const lines = Array.from({ length: height }, () => '');
    let columns = 0;
    row.forEach((sheet, index) => {
      if (sheet.rows !== height) {
        throw new SetupError(
          `${name}: ${sheet.id}`,
          `${height} rows are needed to join its neighbour, got ${sheet.rows}`,
        );
      }
      if (index < row.length - 1 && sheet.columns % 2 === 1) {
        throw new SetupError(
          `${name}: ${sheet.id}`,
          'an even number of columns is needed to join a sheet on its right',
        );
      }
      const legend = sheet.legend ?? defaultLegend;
      sheet.terrain.forEach((line, y) => {
        lines[y] += Array.from(line, (letter) => letters[legend[letter] ?? ''] ?? letter).join('');
      });
      for (const kind of sideKinds) {
        sides[kind].push(...shifted(sheet.sides?.[kind] ?? [], columns, terrain.length));
      }
      columns += sheet.columns;
    });
    if (width >= 0 && columns !== width) {
      throw new SetupError(name, `rows of sheets must be equally wide: ${width} and ${columns} columns`);
    }
    width = columns;
    terrain.push(...lines);
  }
  return { format: 'hexmap-1', columns: width, rows: terrain.length, terrain, sides };
}
