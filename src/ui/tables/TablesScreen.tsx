import { useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../i18n/words';
import { Segmented } from '../base/Segmented';
import { Tabs } from '../base/Tabs';
import { RuleLink } from '../rules/RuleLink';
import { Screen } from '../shell/Screen';
import { useServices } from '../shell/services';
import type { ResultCode } from '../symbols/results';
import { ChanceTable } from './ChanceTable';
import { Legend } from './Legend';
import { ResultTable } from './ResultTable';
import { bowReadsLower, columnText, meleeTable, shootingTable, type MeleeTableId } from './table-data';
import css from './tables.module.css';

type TabId = MeleeTableId | 'shooting' | 'castle';
type Results = 'symbols' | 'letters';

/** Legends go from what the attacker fears to what he hopes for. */
const meleeCodes: readonly ResultCode[] = ['AK', 'AW', 'AR', '-', 'DR', 'DS', 'DW', 'DK'];
const shotCodes: readonly ResultCode[] = ['K', 'W', 'R', '-'];

function Melee({ table, as }: { readonly table: MeleeTableId; readonly as: Results }) {
  const { t } = useWords();
  const { columns, rows } = meleeTable(table, 'foot');
  return (
    <div className={css['sheet']}>
      <ResultTable
        caption={t(table === 'vikings' ? 'app.table.vikingsCaption' : 'app.table.sherwoodCaption')}
        heads={[t('app.table.die')]}
        columnsTitle={t(table === 'vikings' ? 'app.table.ratio' : 'app.table.difference')}
        columns={columns.map(columnText)}
        rows={rows.map((cells, row) => ({ heads: [String(row + 1)], cells }))}
        as={as}
        dividers={table === 'vikings' ? [columns.indexOf('1-1')] : []}
      />
      <p className={css['note']}>
        {t(table === 'vikings' ? 'app.table.vikingsNote' : 'app.table.sherwoodNote')}{' '}
        <RuleLink rule={table === 'vikings' ? 'MEL-5' : 'MEL-6'} />
      </p>
      <Legend codes={meleeCodes} />
    </div>
  );
}

function Shooting({ as }: { readonly as: Results }) {
  const { t } = useWords();
  const { columns, rows } = shootingTable('foot');
  const last = rows.length;
  const bowDie = (row: number) => (row > bowReadsLower ? String(row - bowReadsLower) : '');
  const andOver = (text: string, row: number) => (row === last && text ? t('app.table.andOver', { face: text }) : text);
  return (
    <div className={css['sheet']}>
      <ResultTable
        caption={t('app.table.shootingCaption')}
        heads={[t('app.table.crossbow'), t('app.table.bow')]}
        columnsTitle={t('app.table.cover')}
        columns={columns.map((cover) => t(`app.cover.${cover}`))}
        rows={rows.map((cells, index) => ({
          heads: [andOver(String(index + 1), index + 1), andOver(bowDie(index + 1), index + 1)],
          cells,
        }))}
        as={as}
      />
      <p className={css['note']}>
        {t('app.table.shootingNote')} <RuleLink rule="RNG-1" /> <RuleLink rule="RNG-2" />
      </p>
      <Legend codes={shotCodes} />
    </div>
  );
}

function Sheet({ tab, as }: { readonly tab: TabId; readonly as: Results }) {
  if (tab === 'castle') return <ChanceTable />;
  return tab === 'shooting' ? <Shooting as={as} /> : <Melee table={tab} as={as} />;
}

/** The tables of results, to be read on their own; `game`: whose come first to sight. */
export function TablesScreen({ game }: { readonly game?: string | undefined }) {
  const { t } = useWords();
  const { settings } = useServices();
  const as = useStore(settings, (state) => state.settings.results);
  const [tab, setTab] = useState<TabId>(game === 'castle' ? 'castle' : 'vikings');
  return (
    <Screen
      title={t('app.tables.title')}
      actions={
        <Segmented
          label={t('app.tables.as')}
          hideLabel
          value={as}
          onChange={(results) => settings.getState().set({ results })}
          options={[
            { value: 'symbols', label: t('app.tables.symbols') },
            { value: 'letters', label: t('app.tables.letters') },
          ]}
        />
      }
    >
      <Tabs
        label={t('app.tables.title')}
        current={tab}
        onChange={setTab}
        tabs={[
          { key: 'vikings', label: t('app.tables.meleeVikings') },
          { key: 'sherwood', label: t('app.tables.meleeSherwood') },
          { key: 'shooting', label: t('app.tables.shooting') },
          { key: 'castle', label: t('app.tables.castle') },
        ]}
      >
        <Sheet tab={tab} as={as} />
      </Tabs>
    </Screen>
  );
}
