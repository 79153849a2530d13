import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameRepository } from '../../src/game';
import { memoryGames } from '../../src/storage/memory';
import { openStorage } from '../../src/storage/open';
import { entry, header, saved } from './games';
import 'fake-indexeddb/auto';

const kinds: readonly (readonly [string, () => Promise<GameRepository>])[] = [
  ['IndexedDB', async () => (await openStorage()).games],
  ['memory', async () => memoryGames()],
];

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe.each(kinds)('games in %s', (_, open) => {
  test('a game is created, played on, and opened as it was', async () => {
    const games = await open();
    await games.create(saved('a', 0));
    await games.append(header('a', 1), entry(0));
    await games.append(header('a', 2), entry(1));
    expect(await games.open('a')).toEqual(saved('a', 2));
    expect(await games.open('b')).toBeUndefined();
  });

  test('several entries are added at once, or none of them', async () => {
    const games = await open();
    await games.create(saved('a', 1));
    await games.append(header('a', 4), entry(1), entry(2), entry(3));
    expect(await games.open('a')).toEqual(saved('a', 4));
    await expect(games.append(header('a', 7), entry(5), entry(6))).rejects.toMatchObject({ name: 'StorageProblem' });
    expect(await games.open('a')).toEqual(saved('a', 4));
  });

  test('undoing drops the entries from the new length on', async () => {
    const games = await open();
    await games.create(saved('a', 5));
    await games.create(saved('ab', 5));
    await games.truncate(header('a', 3));
    expect(await games.open('a')).toEqual(saved('a', 3));
    await games.append(header('a', 4, { updatedAt: 9999 }), entry(7));
    expect((await games.open('a'))?.entries.at(-1)).toEqual(entry(7));
    expect(await games.open('ab')).toEqual(saved('ab', 5));
  });

  test('more than ten entries come back in order', async () => {
    const games = await open();
    await games.create(saved('a', 0));
    for (let number = 0; number < 23; number++) await games.append(header('a', number + 1), entry(number));
    expect((await games.open('a'))?.entries).toEqual(saved('a', 23).entries);
  });

  test('the list has the game played last first', async () => {
    const games = await open();
    await games.create(saved('old', 0, { updatedAt: 10 }));
    await games.create(saved('new', 0, { updatedAt: 30 }));
    await games.create(saved('between', 0, { updatedAt: 20 }));
    expect((await games.list()).map((game) => game.id)).toEqual(['new', 'between', 'old']);
    await games.append(header('old', 1, { updatedAt: 40 }), entry(0));
    expect((await games.list()).map((game) => game.id)).toEqual(['old', 'new', 'between']);
  });

  test('a removed game can be put back', async () => {
    const games = await open();
    await games.create(saved('a', 4));
    await games.create(saved('b', 2));
    const removed = await games.remove('a');
    expect(removed).toEqual(saved('a', 4));
    expect(await games.open('a')).toBeUndefined();
    expect((await games.list()).map((game) => game.id)).toEqual(['b']);
    await games.create(removed!);
    expect(await games.open('a')).toEqual(saved('a', 4));
    expect(await games.remove('nobody')).toBeUndefined();
  });

  test('a second game of the same id is refused and changes nothing', async () => {
    const games = await open();
    await games.create(saved('a', 3));
    await expect(games.create(saved('a', 1, { title: 'Another' }))).rejects.toMatchObject({ code: 'failed' });
    expect(await games.open('a')).toEqual(saved('a', 3));
  });

  test('a header is renewed without touching the journal', async () => {
    const games = await open();
    await games.create(saved('a', 2));
    const pictured = header('a', 2, { picture: 'data:image/png;base64,AAAA' });
    await games.update(pictured);
    expect(await games.open('a')).toEqual({ header: pictured, entries: saved('a', 2).entries });
  });

  test('a new title stays, though whoever plays still knows the old one', async () => {
    const games = await open();
    await games.create(saved('a', 2));
    const title = 'At the ford';
    expect(await games.rename('a', title)).toEqual(header('a', 2, { title }));
    await games.append(header('a', 3), entry(2));
    expect(await games.open('a')).toEqual(saved('a', 3, { title }));
    await games.update(header('a', 3));
    await games.truncate(header('a', 1));
    expect(await games.open('a')).toEqual(saved('a', 1, { title }));
    expect(await games.rename('nobody', title)).toBeUndefined();
  });

  test('a journal that another tab has lengthened is not written to', async () => {
    const games = await open();
    await games.create(saved('a', 2));
    await games.append(header('a', 3), entry(2));
    const late = header('a', 3, { updatedAt: 5000 });
    await expect(games.append(late, entry(9))).rejects.toMatchObject({ name: 'StorageProblem', code: 'elsewhere' });
    await expect(games.update(header('a', 2))).rejects.toMatchObject({ code: 'elsewhere' });
    await expect(games.truncate(header('a', 8))).rejects.toMatchObject({ code: 'elsewhere' });
    expect(await games.open('a')).toEqual(saved('a', 3));
  });

  test('a game that is gone is not silently begun anew', async () => {
    const games = await open();
    await expect(games.append(header('a', 1), entry(0))).rejects.toMatchObject({ code: 'failed' });
    expect(await games.list()).toEqual([]);
  });

  test('what was stored is not what the caller still holds', async () => {
    const games = await open();
    const game = structuredClone(saved('a', 1));
    await games.create(game);
    (game.header as { title: string }).title = 'changed afterwards';
    expect((await games.open('a'))?.header.title).toBe('The game a');
  });
});
