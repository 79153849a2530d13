import { describe, expect, test, vi } from 'vitest';
import { createSettingsStore, defaultSettings, readSettings, rememberFlat } from '../../src/store/settings';

describe('reading stored settings', () => {
  test.each([undefined, null, 'nonsense', 7, []])('%s gives the defaults, in the language in force', (stored) => {
    expect(readSettings(stored, 'ru')).toEqual(defaultSettings('ru'));
  });

  test('a value that this version does not know falls back alone', () => {
    const stored = { language: 'fr', theme: 'sepia', textSize: 'larger', coordinates: 'yes', armies: 'green-purple' };
    expect(readSettings(stored, 'en')).toEqual({
      ...defaultSettings('fr'),
      textSize: 'larger',
      armies: 'green-purple',
    });
  });

  test('a language that the app does not speak falls back to the one in force', () => {
    expect(readSettings({ language: 'de' }, 'ru').language).toBe('ru');
  });

  test('what is stored comes back as it was', () => {
    const settings = { ...defaultSettings('en'), theme: 'dark', handOver: 'short', coordinates: true } as const;
    expect(readSettings(JSON.parse(JSON.stringify(settings)), 'fr')).toEqual(settings);
  });
});

test('games played flat are remembered once each, the last forty of them, until they are so no more', () => {
  const begun = (settings: ReturnType<typeof defaultSettings>, id: string, flat = true) => ({
    ...settings,
    ...rememberFlat(settings, id, flat),
  });
  const many = Array.from({ length: 45 }, (_, number) => `g${number}`);
  const full = many.reduce((settings, id) => begun(settings, id), defaultSettings('en'));
  expect(full.flatGames).toEqual(many.slice(5).toReversed());
  expect(begun(full, 'g7').flatGames.filter((id) => id === 'g7')).toHaveLength(1);
  expect(begun(full, 'g7').flatGames).toHaveLength(40);
  expect(begun(full, 'g7', false).flatGames).not.toContain('g7');
});

describe('the settings store', () => {
  test('puts a change in force at once and stores all of them', async () => {
    const write = vi.fn<(settings: unknown) => Promise<void>>(() => Promise.resolve());
    const store = createSettingsStore(
      { read: () => Promise.resolve(null), write },
      defaultSettings('en'),
      () => undefined,
    );
    store.getState().set({ theme: 'dark' });
    expect(store.getState().settings.theme).toBe('dark');
    await vi.waitFor(() => expect(write).toHaveBeenCalledWith({ ...defaultSettings('en'), theme: 'dark' }));
  });

  test('writes one after another, so that the last one stays', async () => {
    const written: unknown[] = [];
    const slow = [30, 0];
    const write = async (settings: unknown) => {
      await new Promise((done) => setTimeout(done, slow.shift()));
      written.push((settings as { textSize: string }).textSize);
    };
    const store = createSettingsStore(
      { read: () => Promise.resolve(null), write },
      defaultSettings('en'),
      () => undefined,
    );
    store.getState().set({ textSize: 'large' });
    store.getState().set({ textSize: 'larger' });
    await vi.waitFor(() => expect(written).toEqual(['large', 'larger']));
  });

  test('a store that fails is told, and the choice stays in force', async () => {
    const onProblem = vi.fn<(problem: unknown) => void>();
    const write = () => Promise.reject(new Error('full'));
    const store = createSettingsStore({ read: () => Promise.resolve(null), write }, defaultSettings('en'), onProblem);
    store.getState().set({ contrast: 'high' });
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledOnce());
    expect(store.getState().settings.contrast).toBe('high');
  });
});
