import melee from '../../skirmish/data/melee-tables.json';
import shooting from '../../skirmish/data/shooting-tables.json';
import weapons from '../../skirmish/data/weapons.json';
import { isResultCode, type ResultCode } from '../symbols/results';

export type Target = 'foot' | 'rider';
export type MeleeTableId = 'vikings' | 'sherwood';

/** The table's cells, checked: a letter that no symbol has would be a mistake in the data. */
function codes(rows: readonly (readonly string[])[]): readonly (readonly ResultCode[])[] {
  return rows.map((row) =>
    row.map((cell) => {
      if (!isResultCode(cell)) throw new Error(`result tables: "${cell}" is no result`);
      return cell;
    }),
  );
}

/** Columns and cells of a melee table; row 0 is a die of 1. @rule MEL-4 */
export const meleeTable = (table: MeleeTableId, target: Target) => ({
  columns: melee[table].columns,
  rows: codes(melee[table][target].rows),
});

/** Columns (grades of cover) and cells of a shooting table; row 0 is a crossbow's 1. @rule SHT */
export const shootingTable = (target: Target) => ({
  columns: shooting.covers as readonly ('none' | 'light' | 'medium' | 'heavy')[],
  rows: codes(shooting[target].rows),
});

/** How many rows lower a bow reads. @rule SHT */
export const bowReadsLower = weapons.bow.readsLower;

/**
 * A melee column as it is printed: `2-1` as "2 : 1", `-5..-1` as "−5…−1", with real minus signs and spaces that do not break.
 */
export function columnText(column: string): string {
  const ratio = /^(\d+)-(\d+)$/.exec(column);
  if (ratio) return `${ratio[1]}\u00a0:\u00a0${ratio[2]}`;
  return column
    .replaceAll('-', '\u2212')
    .replace('..', '…')
    .replace(/^([<>])/, '$1\u00a0');
}
