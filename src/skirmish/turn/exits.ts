import { columnOf, rowOf, type Grid, type HexIndex } from '../../hex';
import type { CharacterSheet } from '../character';
import type { SkirmishGame } from '../game';

type Edge = 'north' | 'east' | 'south' | 'west';

function onEdge(grid: Grid, hex: HexIndex, edge: Edge): boolean {
  const column = columnOf(grid, hex);
  const row = rowOf(grid, hex);
  switch (edge) {
    case 'north':
      return row === 0;
    case 'south':
      return row === grid.rows - 1;
    case 'west':
      return column === 0;
    case 'east':
      return column === grid.columns - 1;
  }
}

/** What in a scenario lets this character leave the board. @rule VIC-1 */
const exitsFor = (game: SkirmishGame, sheet: CharacterSheet) =>
  game.objectives.filter(
    (objective) =>
      (objective.kind === 'leave' || objective.kind === 'escort') &&
      objective.army === sheet.army &&
      (objective.who === undefined || objective.who.includes(sheet.id)),
  );

/** Whether a scenario lets this character leave the board at all. @rule VIC-1 */
export const mayLeave = (game: SkirmishGame, sheet: CharacterSheet): boolean => exitsFor(game, sheet).length > 0;

/** Whether a scenario lets this character leave the board from that hex. @rule VIC-1 */
export const isExitFor = (game: SkirmishGame, sheet: CharacterSheet, hex: HexIndex): boolean =>
  exitsFor(game, sheet).some((objective) => 'edge' in objective && onEdge(game.board.grid, hex, objective.edge));
