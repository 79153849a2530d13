// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusalWords } from '../../../src/ui/skirmish/refusals/words';
import { skirmishSayings } from '../../../src/ui/skirmish/sayings';
import { Menu } from '../../../src/ui/table/Menu';
import { TableContext } from '../../../src/ui/table/table-context';
import { newGame, play } from '../../store/table';
import { renderScreen } from '../support/render';

const nothing = () => undefined;
const words = { fr: 'x', en: 'x', ru: 'x' };

test('the menu says whether moves are kept beyond the page', async () => {
  const { session } = await play(newGame('linden-square', 'app'));
  await session.getState().flush();
  const armies = { blue: { name: words }, red: { name: words } };
  const { services } = await renderScreen(
    <TableContext
      value={{
        session,
        armies,
        turnLimit: 8,
        game: session.getState().game,
        pages: { rules: '/rules', tables: '/tables' },
        sayings: skirmishSayings,
        refusalWords: (refusal) => refusalWords(session.getState().game, refusal),
      }}
    >
      <Menu
        open
        onClose={nothing}
        onObjectives={nothing}
        onTakeBack={nothing}
        onPlayers={nothing}
        onAccount={nothing}
        onEnd={nothing}
      />
    </TableContext>,
  );
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  services.games.setState({ standing: 'unavailable' });
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByText(/last only until the tab is closed/)).toBeTruthy();
  expect(screen.queryByText(/^Saved\./)).toBeNull();
});
