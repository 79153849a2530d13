// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resultLooks } from '../../src/ui/symbols/results';
import { ResultTable } from '../../src/ui/tables/ResultTable';
import { TablesScreen } from '../../src/ui/tables/TablesScreen';
import { columnText, meleeTable, shootingTable } from '../../src/ui/tables/table-data';
import { renderScreen } from './support/render';

test('SHT-1 blue and round is the attacker’s, red and pointed the defender’s; a horse’s head tells that it dies', () => {
  expect(resultLooks['AK']).toMatchObject({ who: 'attacker', harm: 'killed', horseDies: false });
  expect(resultLooks['K']).toMatchObject({ who: 'defender', harm: 'killed', horseDies: false });
  const withHorse = Object.entries(resultLooks).filter(([, look]) => look.horseDies);
  expect(withHorse.map(([code]) => code).toSorted()).toEqual(['BK', 'HK', 'HS', 'HW']);
});

test('every cell of every table has a symbol, and every row its columns', () => {
  for (const target of ['foot', 'rider'] as const) {
    for (const { columns, rows } of [
      meleeTable('vikings', target),
      meleeTable('sherwood', target),
      shootingTable(target),
    ]) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  }
});

test.each([
  ['1-3', '1\u00a0:\u00a03'],
  ['<-5', '<\u00a0\u22125'],
  ['-5..-1', '\u22125…\u22121'],
  ['>100', '>\u00a0100'],
])('the column %s is printed as %s', (column, text) => expect(columnText(column)).toBe(text));

test('a table names its results to screen readers, in symbols and in letters', async () => {
  const table = (as: 'symbols' | 'letters') => (
    <ResultTable
      caption={as}
      heads={['Die']}
      columnsTitle="Odds"
      columns={['1:1', '2:1']}
      rows={[{ heads: ['1'], cells: ['DK', 'AR'] }]}
      as={as}
      highlightColumn={1}
      highlightRow={0}
    />
  );
  await renderScreen(
    <>
      {table('symbols')}
      {table('letters')}
    </>,
  );
  const symbols = within(screen.getByRole('table', { name: 'symbols' }));
  expect(symbols.getByRole('img', { name: 'One defender killed' })).toBeTruthy();
  expect(symbols.getByRole('rowheader').textContent).toBe('1');
  const letters = within(screen.getByRole('table', { name: 'letters' }));
  expect(letters.getByText('AR').getAttribute('title')).toBe('Attackers retreat 1 hex');
});

test('CFI-1 whoever asks from a castle sees its chances first: dice against defence', async () => {
  await renderScreen(<TablesScreen game="castle" />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Castle: chance to wound');
  const [, , one, , three] = within(screen.getByRole('table')).getAllByRole('row');
  expect(one!.textContent).toBe('167%50%33%17%');
  expect(three!.textContent).toBe('396%88%70%42%');
});
