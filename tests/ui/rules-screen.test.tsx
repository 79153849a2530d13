// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RulesScreen } from '../../src/ui/rules/RulesScreen';
import { renderScreen } from './support/render';

test('the rulebook shows the sections of each game under its name, and whose rules are read', async () => {
  await renderScreen(<RulesScreen section="WAL" />);
  const index = await screen.findByRole('navigation');
  const names = within(index)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(2);
  const castle = within(index).getByRole('region', { name: names[1]! });
  expect(within(castle).getAllByRole('link')).toHaveLength(7);
  const [current] = within(castle)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current?.textContent).toMatch(/^WAL/);
  expect(screen.getByRole('heading', { level: 2, name: 'Ramparts and towers' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
});
