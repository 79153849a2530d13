// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { library } from '../../../maps';
import { createPlay } from '../../../src/store/skirmish/play';
import { AtTable } from '../../../src/ui/skirmish/AtTable';
import { skirmishFilm } from '../../../src/ui/skirmish/film';
import { KeepJournal } from '../../../src/ui/table/log/KeepJournal';
import { newGame, play } from '../../store/table';
import { renderScreen } from '../support/render';

afterEach(cleanup);

const scenario = library.scenario('linden-square')!;

async function keeping(can: boolean) {
  const { session } = await play(newGame('linden-square', 'app'));
  await renderScreen(
    <AtTable playing={{ session, play: createPlay(session), scenario }}>
      <KeepJournal />
    </AtTable>,
    [],
    { film: (saved) => Promise.resolve(can ? skirmishFilm(saved, scenario, library) : null) },
  );
  vi.restoreAllMocks();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(screen.getByText('Copy as text'));
  return writeText;
}

test('the journal at the table is copied with its game and its players at its head', async () => {
  const writeText = await keeping(true);
  expect(await screen.findByText('Copied')).toBeTruthy();
  const [text] = writeText.mock.calls[0]!;
  expect(text.split('\n')[0]).toBe('A game');
  expect(text).toContain('Anne');
});

test('and says so where it cannot be', async () => {
  const writeText = await keeping(false);
  expect(await screen.findByText(/could not be copied/)).toBeTruthy();
  expect(writeText).not.toHaveBeenCalled();
});
