// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveRegion } from '../../../src/ui/table/LiveRegion';
import type { LogLine } from '../../../src/ui/table/log/line';
import { phrase, type Voice } from '../../../src/ui/table/log/voice';
import { TableContext, type OnTable } from '../../../src/ui/table/table-context';

const voice = { t: (id: string) => id, language: 'en', game: {}, armies: {} } as unknown as Voice;
const line = (entry: number, said: 'app.close' | 'play.list') =>
  ({ ...phrase(said), entry, undone: false, details: [] }) as unknown as LogLine;

test('the same happening twice running is a change each time, so that it is heard each time', async () => {
  const entries: object[] = [];
  const table = { session: { getState: () => ({ entries }) } } as unknown as OnTable;
  const shown = (lines: readonly LogLine[]) => (
    <TableContext value={table}>
      <LiveRegion voice={voice} lines={lines} place="" />
    </TableContext>
  );
  const view = render(shown([]));
  const heard: string[] = [];
  const lines: LogLine[] = [];
  for (const said of ['app.close', 'app.close', 'app.close', 'play.list'] as const) {
    lines.push(line(entries.length, said));
    entries.push({});
    await act(async () => view.rerender(shown([...lines])));
    heard.push(view.container.querySelector('[data-live]')!.textContent ?? '');
  }
  expect(heard.every((text, at) => text !== heard[at - 1])).toBe(true);
  expect(heard.map((text) => text.replaceAll('\u200b', ''))).toEqual([heard[0], heard[0], heard[0], heard[3]]);
});
