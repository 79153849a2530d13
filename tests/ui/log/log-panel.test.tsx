// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { armyPairs } from '../../../src/store/army-pairs';
import { logLines } from '../../../src/ui/skirmish/log/lines';
import { LogPanel } from '../../../src/ui/table/log/LogPanel';
import { skirmishLog } from '../../../src/ui/skirmish/log/manner';
import { renderScreen } from '../support/render';
import { playScript, start } from './scripted-game';
import { voiceOf } from './voices';

const voice = voiceOf(start.game, 'en');
const lines = logLines(start.game, playScript().entries);

const panel = (shown: typeof lines, onShow?: (hexes: readonly number[]) => void) => (
  <LogPanel lines={shown} voice={voice} manner={skirmishLog} looks={armyPairs['blue-red']} onShow={onShow} />
);

describe('the log panel', () => {
  test('says what it is for while nothing has happened', async () => {
    await renderScreen(panel([]));
    expect(screen.getByText(/Nothing has happened yet/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('groups lines by turn, and opens them to dice, modifiers and rules', async () => {
    await renderScreen(panel(lines));
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Turn 1: The bailiff’s men',
      'Turn 1: The poachers',
      'Turn 2: The bailiff’s men',
      'Turn 2: The poachers',
      'Turn 3: The bailiff’s men',
    ]);
    const shot = screen.getByText(/^Maheut shoots at Odo/).closest('li')!;
    expect(within(shot).getByText('+1 · armour: Odo')).toBeTruthy();
    expect(within(shot).getByLabelText('Show rule RNG-2')).toBeTruthy();
  });

  test('shows dice only when asked', async () => {
    await renderScreen(panel(lines));
    fireEvent.click(screen.getByRole('switch', { name: 'Dice only' }));
    expect(screen.queryByText(/^Guerric moves/)).toBeNull();
    expect(screen.getByText(/^Maheut shoots at Odo/)).toBeTruthy();
  });

  test('brings the hexes of a line into sight', async () => {
    const onShow = vi.fn<(hexes: readonly number[]) => void>();
    await renderScreen(panel(lines, onShow));
    const shot = screen.getByText(/^Maheut shoots at Odo/).closest('li')!;
    fireEvent.click(within(shot).getByText('Show on the board'));
    expect(onShow).toHaveBeenCalledWith([start.hex('A7'), start.hex('F5')]);
  });
});
