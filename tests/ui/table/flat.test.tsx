// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Level } from '../../../src/game';
import { TableContext, type OnTable } from '../../../src/ui/table/table-context';
import { useFlat, useTurned } from '../../../src/ui/table/use-flat';
import { renderScreen } from '../support/render';

function Told() {
  const { possible, flat } = useFlat();
  const turned = useTurned();
  return <p>{JSON.stringify({ possible, flat, turned })}</p>;
}

/** Red's turn in a game that is remembered as played flat between two. */
async function told(computer?: Level) {
  const players = { blue: { name: 'Anne' }, red: { name: '', ...(computer && { computer }) } };
  const session = createStore(() => ({ header: { id: 'a', setup: { players } }, state: { active: 'red' } }));
  const table = { session } as unknown as OnTable;
  const { services } = await renderScreen(
    <TableContext value={table}>
      <Told />
    </TableContext>,
  );
  services.settings.getState().set({ flatGames: ['a'] });
  return screen.findByText(/"flat":(true|false)/);
}

test('between two persons words turn to the one on the far side', async () => {
  await told();
  expect(await screen.findByText('{"possible":true,"flat":true,"turned":true}')).toBeTruthy();
});

test('against the computer nothing turns: nobody sits there', async () => {
  await told('sergeant');
  expect(await screen.findByText('{"possible":false,"flat":false,"turned":false}')).toBeTruthy();
});
