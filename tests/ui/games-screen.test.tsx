// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writeSaveFile } from '../../src/game/save-file';
import { GamesScreen } from '../../src/ui/games/GamesScreen';
import { savedGame } from './support/fixtures';
import { renderScreen } from './support/render';

const item = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);

test('no game yet: says so, with the way to one', async () => {
  await renderScreen(<GamesScreen />);
  expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('/new');
});

test('each game says its scenario and where it stands', async () => {
  const over = savedGame('b', { standing: { turn: 7, active: 'red', winner: 'red' } });
  await renderScreen(<GamesScreen />, [savedGame('a'), over]);
  const going = await item('Game a');
  expect(going.getByText('Scenario one')).toBeTruthy();
  expect(going.getByText('Turn 2 · Anne to play')).toBeTruthy();
  expect(going.getByRole('link', { name: 'Continue Game a' }).getAttribute('href')).toBe('/play/a');
  expect((await item('Game b')).getByText('Boris won in turn 7')).toBeTruthy();
});

test('a game that nobody named is called by its scenario in the language of whoever reads it', async () => {
  const begunInFrench = savedGame('a', { title: 'Scenario one (fr)' });
  await renderScreen(<GamesScreen />, [begunInFrench, savedGame('b', { title: 'Scenario one, la revanche' })]);
  expect((await item('Scenario one')).getByRole('group', { name: /Scenario one$/ })).toBeTruthy();
  expect(await item('Scenario one, la revanche')).toBeTruthy();
});

test('a deleted game comes back with Undo', async () => {
  const { kept } = await renderScreen(<GamesScreen />, [savedGame('a')]);
  fireEvent.click((await item('Game a')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“Game a” is deleted.')).toBeTruthy();
  expect(kept.size).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Turn 2 · Anne to play')).toBeTruthy();
  expect(kept.size).toBe(1);
});

test('what is wrong with a file is said with its place, once, and nothing is lost', async () => {
  const { container, kept } = await renderScreen(<GamesScreen />, [savedGame('a')]);
  await item('Game a');
  const file = new File(['{ "format": '], 'broken.json', { type: 'application/json' });
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('broken.json was not imported')).toBeTruthy();
  expect(alert.getByText(/ends too early, in line 1/)).toBeTruthy();
  expect(alert.queryByText(/1:\d+/)).toBeNull();
  expect(kept.size).toBe(1);
});

test('a copy is called a copy in any language, and a title that is not changed stays so', async () => {
  const { kept } = await renderScreen(<GamesScreen />, [savedGame('a', { title: 'Scenario one (fr)' })]);
  fireEvent.click((await item('Scenario one')).getByRole('button', { name: 'Duplicate' }));
  const copy = await item('Scenario one (copy)');
  fireEvent.click(copy.getByRole('button', { name: 'Rename' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save', hidden: true })).toBeNull());
  expect(kept.get('new-1')?.header.title).toBe('Scenario one (fr) #copy');
});

test('a game that comes in is told by its title, and the focus goes to it', async () => {
  const { container } = await renderScreen(<GamesScreen />, [savedGame('a')]);
  await item('Game a');
  const text = writeSaveFile(savedGame('b', { title: 'Scenario one (ru)', updatedAt: 10 }));
  const file = new File([text], 'b.json', { type: 'application/json' });
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
  expect(await screen.findByText('“Scenario one” was imported.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Scenario one' }));
});

test('what came in twice is told apart by its number, and the bar that says so is of this page alone', async () => {
  const { container, location } = await renderScreen(<GamesScreen />, [savedGame('a', { title: 'Scenario one (fr)' })]);
  await item('Scenario one');
  const text = writeSaveFile(savedGame('a', { title: 'Scenario one (fr)', updatedAt: 10 }));
  const file = new File([text], 'a.json', { type: 'application/json' });
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
  expect(await screen.findByText('“Scenario one (2)” was imported.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Scenario one (2)' }));
  act(() => location.navigate('/play/new-1'));
  expect(screen.queryByText('“Scenario one (2)” was imported.')).toBeNull();
});

test('a deletion can be undone from another page', async () => {
  const { location } = await renderScreen(<GamesScreen />, [savedGame('a')]);
  fireEvent.click((await item('Game a')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('“Game a” is deleted.');
  act(() => location.navigate('/'));
  act(() => location.navigate('/rules'));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('a store that fails is a visible state with a way on', async () => {
  const { fail, services } = await renderScreen(<GamesScreen />, [savedGame('a')]);
  await item('Game a');
  fail('quota');
  fireEvent.click((await item('Game a')).getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText(/no room left/)).toBeTruthy();
  fail(null);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(services.games.getState().problem).toBeNull());
  expect(screen.queryByText(/no room left/)).toBeNull();
});

test('a store that lasts as long as the page says so without a button that would hide it', async () => {
  const { services } = await renderScreen(<GamesScreen />, [savedGame('a')]);
  services.games.setState({ standing: 'unavailable', problem: 'unavailable' });
  expect(await screen.findByText(/last only until the tab is closed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
