// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { GameSetup } from '../../src/game';
import { NewGameScreen } from '../../src/ui/new-game/NewGameScreen';
import { renderScreen } from './support/render';

async function open() {
  const onStart = vi.fn<(setup: GameSetup) => void>();
  await renderScreen(<NewGameScreen hashOf={() => 'hash'} newSeed={() => 12} onStart={onStart} />);
  const start = () => screen.getByRole('button', { name: /Start the game|Choose/ });
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  return { onStart, start, choose };
}

describe('the start button', () => {
  test('says what is missing, step by step', async () => {
    const { start, choose } = await open();
    expect(start().textContent).toBe('Choose a scenario and a combat table');
    choose('Scenario one');
    expect(start().textContent).toBe('Choose a combat table');
    choose('Sherwood');
    expect(start().textContent).toBe('Start the game');
    expect(start().getAttribute('aria-disabled')).toBe('false');
  });

  test('pressed too early leads to the choice that is missing and starts nothing', async () => {
    const { start, choose, onStart } = await open();
    choose('Scenario one');
    fireEvent.click(start());
    expect(onStart).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Vikings' }));
  });

  test('hands over the set-up', async () => {
    const { start, choose, onStart } = await open();
    choose('Scenario two');
    choose('Vikings');
    fireEvent.change(screen.getAllByLabelText(/^Player’s name/)[0]!, { target: { value: 'Anne' } });
    fireEvent.click(start());
    expect(onStart).toHaveBeenCalledOnce();
    expect(onStart.mock.calls[0]![0]).toMatchObject({
      scenario: { id: 'two', version: 3, hash: 'hash' },
      players: { blue: { name: 'Anne' }, red: { name: '' } },
      options: { table: 'vikings', belowOneToOne: true },
      seed: 12,
    });
  });
});

test('CSC-1 whoever is away from a siege is told, and not counted, once the level is chosen', async () => {
  const { choose } = await open();
  const counted = () => screen.getAllByText(/\d+ characters?/).map(({ textContent }) => parseInt(textContent));
  const away = () => screen.queryByText('To keep the sides even, not there: Thistle (mouse swordsman).');
  choose('Scenario walls');
  choose('Extended');
  const [blue, red] = counted();
  expect(away()).toBeNull();
  choose('Beginner');
  expect(away()).not.toBeNull();
  expect(counted()).toEqual([blue! - 1, red]);
});

describe('options', () => {
  test('MEL-4 no table is chosen in advance; both say their advantage and drawback', async () => {
    await open();
    for (const name of ['Vikings', 'Sherwood']) {
      expect(screen.getByRole('radio', { name })).toHaveProperty('checked', false);
    }
    expect(screen.getAllByText('Advantage:')).toHaveLength(2);
    expect(screen.getAllByText('Drawback:')).toHaveLength(2);
  });

  test('MEL-5 attacks below 1 to 1: shown with Vikings only, ticked', async () => {
    const { choose } = await open();
    expect(screen.queryByRole('switch', { name: 'Attacks below 1 to 1' })).toBeNull();
    choose('Vikings');
    expect(screen.getByRole('switch', { name: 'Attacks below 1 to 1' })).toHaveProperty('checked', true);
    choose('Sherwood');
    expect(screen.queryByRole('switch', { name: 'Attacks below 1 to 1' })).toBeNull();
  });

  test('SHT-2 the riders’ retreat cannot be set where nobody rides', async () => {
    const { choose } = await open();
    const option = () => screen.getByRole('switch', { name: 'Riders retreat 4 hexes when shot' });
    choose('Scenario one');
    expect(option()).toHaveProperty('disabled', true);
    choose('Scenario two');
    expect(option()).toHaveProperty('disabled', false);
  });

  test('the story opens with its scenario', async () => {
    const { choose } = await open();
    expect(screen.queryByText('Story of two.')).toBeNull();
    choose('Scenario two');
    expect(screen.getByText('Story of two.')).toBeTruthy();
  });
});

describe('two games', () => {
  test('scenarios stand under the name of their game', async () => {
    await open();
    const castle = screen.getByRole('region', { name: 'The castle' });
    expect(castle.textContent).toContain('Scenario walls');
    expect(castle.textContent).not.toContain('Scenario one');
  });

  test('CFI-2 a siege asks for its level, proposes who besieges, and starts as a siege', async () => {
    const { onStart, start, choose } = await open();
    choose('Scenario walls');
    expect(screen.queryByRole('radio', { name: 'Vikings' })).toBeNull();
    expect(start().textContent).toBe('Choose a level');
    expect(screen.getByRole('radio', { name: 'Reds' })).toHaveProperty('checked', true);
    choose('Extended');
    choose('Blues');
    fireEvent.click(start());
    expect(onStart.mock.calls[0]![0]).toMatchObject({
      system: 'castle',
      options: { level: 'extended', besieger: 'blue', magic: true },
    });
  });
});

test('where the computer plays, nobody asks how the tablet lies between two', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Flat between us' })).toBeTruthy();
  const [player] = screen.getAllByRole('radio', { name: /computer/i });
  fireEvent.click(player!);
  expect(screen.queryByRole('radio', { name: 'Flat between us' })).toBeNull();
});
