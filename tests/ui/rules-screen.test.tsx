// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ids from '../../docs/rules/ids.json';
import { placeOf } from '../../src/ui/rules/find-rules';
import { loadRulebook } from '../../src/ui/rules/rulebook';
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

test('every rule of both games opens at its own address, in its section', async () => {
  const book = await loadRulebook('en');
  for (const id of Object.keys(ids)) {
    expect(placeOf(book, id)).toMatchObject({ section: { id: id.replace(/-\d+$/, '') }, rule: id });
  }
  expect(placeOf(book, 'ret-5')?.rule).toBe('RET-5');
  expect(placeOf(book, 'RET')).toMatchObject({ section: { id: 'RET' }, rule: '' });
  // A rule that is not there opens the section in which it would stand; another word, nothing.
  expect(placeOf(book, 'RET-99')).toMatchObject({ section: { id: 'RET' }, rule: '' });
  expect(placeOf(book, 'dance')).toBeUndefined();
});

test('a rule named by the address itself is shown, marked and has the focus', async () => {
  await renderScreen(<RulesScreen section="RET-5" />);
  const title = await screen.findByRole('heading', { level: 3, name: /RET-5/ });
  const rule = title.closest('article');
  expect(document.activeElement).toBe(rule);
  expect(rule?.className).toMatch(/current/);
  const [current] = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current?.textContent).toMatch(/^RET/);
});
