import type { GroundView } from '../board/view';
import { sidesOf, terrainIds, type Board, type Language, type Library, type ScenarioFile } from '../game';
import { columnLetters, parseHex } from '../hex';

/** A hex name of one sheet as a hex of the joined board. */
function shifted(board: Board, label: string, columns: number, rows: number): number | null {
  const match = /^([A-Z]+)(\d+)$/.exec(label);
  if (!match) return null;
  let column = 0;
  for (const letter of match[1] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return parseHex(board.grid, `${columnLetters(column - 1 + columns)}${Number(match[2]) + rows}`);
}

/** What is needed of a scenario: which sheets lie where. */
type Laid = Pick<ScenarioFile, 'sheets'>;

/** What the sheets of a scenario say of their drawing, where each stands on the joined board. */
function drawingOf(board: Board, scenario: Laid, library: Library, language: Language) {
  const houses: GroundView['houses'][number][] = [];
  const labels: GroundView['labels'][number][] = [];
  let seed = 0;
  let rows = 0;
  for (const row of scenario.sheets) {
    let columns = 0;
    let height = 0;
    for (const id of row) {
      const sheet = library.sheet(id);
      if (!sheet) continue;
      const place = (label: string) => shifted(board, label, columns, rows) ?? -1;
      for (const house of sheet.drawing?.houses ?? []) houses.push({ hexes: house.hexes.map(place), roof: house.roof });
      for (const label of sheet.drawing?.labels ?? [])
        labels.push({ hex: place(label.hex), text: label.text[language] });
      seed = seed * 31 + (sheet.drawing?.seed ?? 0);
      columns += sheet.columns;
      height = sheet.rows;
    }
    rows += height;
  }
  return { houses, labels, seed };
}

/** The ground of a board as it is drawn. It never changes during a game: to be made once per game and language. */
export function groundView(board: Board, scenario: Laid, library: Library, language: Language): GroundView {
  return {
    grid: board.grid,
    terrain: Array.from(board.terrain, (code) => terrainIds[code] ?? 'open'),
    walls: [...sidesOf(board, board.wall)],
    windows: [...sidesOf(board, board.window)],
    fences: [...sidesOf(board, board.fence)],
    crests: [...sidesOf(board, board.rise)],
    ramparts: [...sidesOf(board, board.rampartOutside)],
    ...drawingOf(board, scenario, library, language),
  };
}
