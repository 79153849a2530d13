import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words';
import { classes } from '../base/classes';
import { ResultSymbol } from '../symbols/ResultSymbol';
import { resultName, type ResultCode } from '../symbols/results';
import css from './result-table.module.css';

export interface ResultRow {
  /** What stands before the cells: a die's face, one column for each of `heads`. */
  readonly heads: readonly string[];
  readonly cells: readonly ResultCode[];
}

function Cell({ code, as }: { readonly code: ResultCode; readonly as: 'symbols' | 'letters' }) {
  const { t } = useWords();
  if (as === 'symbols') return <ResultSymbol code={code} />;
  return (
    <abbr title={resultName(t, code)} className={css['letters']}>
      {code === '-' ? '–' : code}
    </abbr>
  );
}

/** About how wide a column's heading is, in rem: the marks between its numbers are narrow. */
const headingWidth = (heading: string): number => {
  const narrow = heading.match(/[\s:]/g)?.length ?? 0;
  return 0.5 + 0.2 * narrow + 0.54 * (heading.length - narrow);
};

/**
 * A table of results, in symbols or in letters. `highlightColumn` and `highlightRow` (counted from 0) mark where a blow
 * or a shot is read; where they cross, the result stands out. `dividers`: columns that begin a new group.
 */
export function ResultTable({
  caption,
  heads,
  columnsTitle,
  columns,
  rows,
  as,
  highlightColumn = null,
  highlightRow = null,
  dividers = [],
}: {
  readonly caption: ReactNode;
  readonly heads: readonly string[];
  /** What the columns are: odds, cover. */
  readonly columnsTitle: string;
  readonly columns: readonly string[];
  readonly rows: readonly ResultRow[];
  readonly as: 'symbols' | 'letters';
  readonly highlightColumn?: number | null;
  readonly highlightRow?: number | null;
  readonly dividers?: readonly number[];
}) {
  // In rem: a die's face alone, or the names of two weapons; the longest of the columns' headings.
  // All eight columns of odds have room on a phone.
  const headWidth = heads.length > 1 ? 5.25 : 3;
  const columnWidth = Math.max(2.4, ...columns.map(headingWidth));
  const columnClass = (column: number) =>
    classes(column === highlightColumn && css['lit'], dividers.includes(column) && css['divided']);
  return (
    // A wide table is pushed sideways inside its own frame, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css['frame']} tabIndex={0} aria-label={columnsTitle}>
      <table
        className={css['table']}
        style={{ minInlineSize: `${heads.length * headWidth + columns.length * columnWidth}rem` }}
      >
        <caption className={css['caption']}>{caption}</caption>
        <colgroup>
          {heads.map((head) => (
            <col key={head} style={{ inlineSize: `${headWidth}rem` }} />
          ))}
          <col span={columns.length} />
        </colgroup>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" rowSpan={2} className={css['head']}>
                {head}
              </th>
            ))}
            <th scope="colgroup" colSpan={columns.length} className={css['columnsTitle']}>
              {columnsTitle}
            </th>
          </tr>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={columnClass(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.heads.join(' ')} className={classes(index === highlightRow && css['litRow'])}>
              {row.heads.map((head, place) => (
                <th key={heads[place]} scope="row" className={css['face']}>
                  {head}
                </th>
              ))}
              {row.cells.map((code, column) => (
                <td
                  key={columns[column]}
                  className={classes(
                    columnClass(column),
                    index === highlightRow && column === highlightColumn && css['hit'],
                  )}
                >
                  <Cell code={code} as={as} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
