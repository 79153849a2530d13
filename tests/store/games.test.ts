import { describe, expect, test } from 'vitest';
import { FileProblem, type SavedGame } from '../../src/game';
import { readSaveFile, writeSaveFile } from '../../src/game/save-file';
import { createGamesStore } from '../../src/store/games';
import { fakeRepository, savedGame } from '../ui/support/fixtures';

function games(stored: readonly SavedGame[] = []) {
  const fake = fakeRepository(stored);
  let ids = 0;
  const store = createGamesStore({
    repository: fake.repository,
    files: { read: readSaveFile, write: writeSaveFile },
    now: () => 5000,
    newId: () => `new-${++ids}`,
  });
  return { ...fake, store, state: () => store.getState() };
}

const titles = (state: { readonly headers: readonly { readonly title: string }[] }) =>
  state.headers.map((header) => header.title);

describe('the list', () => {
  test('shows the game played last first', async () => {
    const { state } = games([
      savedGame('a', { updatedAt: 10 }),
      savedGame('b', { updatedAt: 30 }),
      savedGame('c', { updatedAt: 20 }),
    ]);
    await state().load();
    expect(state().status).toBe('ready');
    expect(titles(state())).toEqual(['Game b', 'Game c', 'Game a']);
  });

  test('that cannot be read is a failed one, with the reason; reading it again mends it', async () => {
    const { state, fail } = games([savedGame('a')]);
    fail('blocked');
    await state().load();
    expect(state()).toMatchObject({ status: 'failed', problem: 'blocked', headers: [] });
    fail(null);
    await state().load();
    expect(state()).toMatchObject({ status: 'ready', problem: null });
    expect(titles(state())).toEqual(['Game a']);
  });
});

describe('a game begun', () => {
  const beginning = {
    title: 'A quarrel',
    setup: savedGame('x').header.setup,
    firstArmy: 'red',
    rulesVersion: 4,
    picture: null,
  } as const;

  test('is stored with an empty journal, the first army to play', async () => {
    const { state, kept } = games();
    expect(await state().begin(beginning)).toBe('new-1');
    expect(kept.get('new-1')).toEqual({
      header: {
        format: 1,
        id: 'new-1',
        title: 'A quarrel',
        rulesVersion: 4,
        setup: beginning.setup,
        createdAt: 5000,
        updatedAt: 5000,
        length: 0,
        standing: { turn: 1, active: 'red', winner: null },
        picture: null,
      },
      entries: [],
    });
  });

  test('that could not be stored is not listed, and says why', async () => {
    const { state, fail } = games();
    fail('quota');
    expect(await state().begin(beginning)).toBeNull();
    expect(state()).toMatchObject({ headers: [], problem: 'quota' });
  });
});

describe('a stored game', () => {
  test('is renamed on top of what was stored last', async () => {
    const { state, kept } = games([savedGame('a', { length: 0 })]);
    await state().load();
    kept.set('a', savedGame('a', { standing: { turn: 9, active: 'red', winner: null } }));
    await state().rename('a', 'Sunday');
    expect(kept.get('a')?.header).toMatchObject({ title: 'Sunday', standing: { turn: 9 } });
    expect(titles(state())).toEqual(['Sunday']);
  });

  test('is copied under an id of its own', async () => {
    const { state, kept } = games([savedGame('a')]);
    await state().load();
    expect(await state().duplicate('a', (title) => `${title} again`)).toBe('new-1');
    expect([...kept.keys()]).toEqual(['a', 'new-1']);
    expect(titles(state())).toEqual(['Game a again', 'Game a']);
  });

  test('is deleted, and comes back whole', async () => {
    const game = savedGame('a');
    const { state, kept } = games([game]);
    await state().load();
    const removed = await state().remove('a');
    expect(kept.size).toBe(0);
    expect(state().headers).toEqual([]);
    await state().restore(removed!);
    expect(kept.get('a')).toEqual(game);
    expect(titles(state())).toEqual(['Game a']);
  });

  test('that cannot be deleted stays in the list', async () => {
    const { state, fail } = games([savedGame('a')]);
    await state().load();
    fail('failed');
    expect(await state().remove('a')).toBeNull();
    expect(titles(state())).toEqual(['Game a']);
    expect(state().problem).toBe('failed');
  });
});

describe('a file', () => {
  test('goes out and comes in on another device as the same game', async () => {
    const here = games([savedGame('a')]);
    const text = await here.state().exportText('a');
    const there = games();
    expect(await there.state().importText(text!)).toEqual({ kind: 'taken', id: 'a' });
    expect(there.kept.get('a')).toMatchObject(savedGame('a'));
  });

  test('of a game that is here already comes in beside it', async () => {
    const { state, kept } = games([savedGame('a')]);
    await state().load();
    await state().importText((await state().exportText('a'))!);
    expect([...kept.keys()]).toEqual(['a', 'new-1']);
  });

  test('that is wrong changes nothing and says every place', async () => {
    const { state, kept } = games([savedGame('a')]);
    await state().load();
    const imported = await state().importText('{"format":"something else"}');
    expect(imported).toMatchObject({ kind: 'refused', findings: [{ code: 'not-a-save' }] });
    expect(kept.size).toBe(1);
    expect(titles(state())).toEqual(['Game a']);
  });

  test('a fault of the program is not taken for a fault of the file', async () => {
    const { repository } = fakeRepository();
    const broken = () => {
      throw new TypeError('a bug');
    };
    const store = createGamesStore({
      repository,
      files: { read: broken, write: () => '' },
      now: () => 0,
      newId: () => 'x',
    });
    await expect(store.getState().importText('{}')).rejects.toThrow('a bug');
    expect(new FileProblem([])).toBeInstanceOf(Error);
  });
});

describe('a store that lasts as long as the page', () => {
  test('goes on saying so, whatever works meanwhile', async () => {
    const { repository } = fakeRepository([savedGame('a')]);
    const store = createGamesStore({
      repository,
      files: { read: readSaveFile, write: writeSaveFile },
      now: () => 5000,
      newId: () => 'new',
      standing: 'unavailable',
    });
    const problem = () => store.getState().problem;
    expect(problem()).toBe('unavailable');
    await store.getState().load();
    expect(problem()).toBe('unavailable');
    await store.getState().rename('a', 'Sunday');
    store.getState().closeProblem();
    expect(problem()).toBe('unavailable');
    expect(store.getState().standing).toBe('unavailable');
  });
});

describe('a title that another game has already', () => {
  test('gets a number, so that copies and games from files can be told apart', async () => {
    const { state } = games([savedGame('a')]);
    await state().load();
    const text = (await state().exportText('a'))!;
    await state().importText(text);
    await state().importText(text);
    await state().duplicate('a', (title) => `${title} #copy`);
    await state().duplicate('a', (title) => `${title} #copy`);
    expect(titles(state()).toSorted()).toEqual(['Game a', 'Game a #2', 'Game a #3', 'Game a #copy', 'Game a #copy #2']);
  });

  test('comes back as it was when its game was deleted', async () => {
    const { state } = games([savedGame('a'), savedGame('b', { title: 'Game a' })]);
    await state().load();
    await state().restore((await state().remove('b'))!);
    expect(titles(state())).toEqual(['Game a', 'Game a']);
  });
});
