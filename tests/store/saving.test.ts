import { expect, test } from 'vitest';
import type { Entry, GameHeader } from '../../src/game';
import { createSaver, type Saving } from '../../src/store/session-saving';
import { entry, header } from '../storage/games';

/** A store that answers when it is told to. */
function slowStore() {
  const writes: { readonly what: string; readonly length: number; readonly added: number }[] = [];
  const open: { readonly resolve: () => void; readonly reject: (reason: string) => void }[] = [];
  const write = (what: string, { length }: GameHeader, added: number) => {
    writes.push({ what, length, added });
    return new Promise<void>((resolve, reject) => void open.push({ resolve, reject }));
  };
  const repository = {
    append: (now: GameHeader, ...entries: readonly Entry[]) => write('append', now, entries.length),
    truncate: (now: GameHeader) => write('truncate', now, 0),
    update: (now: GameHeader) => write('update', now, 0),
  };
  const told: Saving['kind'][] = [];
  const saver = createSaver(repository, ({ kind }) => void told.push(kind));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    saver,
    writes,
    told,
    settled,
    answer: () => open.shift()?.resolve(),
    fail: () => open.shift()?.reject('no'),
  };
}

test('what is played while a write is under way is stored together by the next one', async () => {
  const { saver, writes, told, settled, answer } = slowStore();
  saver.append(header('a', 1), entry(0));
  await settled();
  for (let place = 1; place < 40; place++) saver.append(header('a', place + 1), entry(place));
  saver.update(header('a', 40));
  answer();
  await settled();
  expect(writes).toEqual([
    { what: 'append', length: 1, added: 1 },
    { what: 'append', length: 40, added: 39 },
  ]);
  answer();
  await settled();
  expect(told.at(-1)).toBe('saved');
});

test('an undo keeps its place among what is stored', async () => {
  const { saver, writes, settled, answer } = slowStore();
  saver.append(header('a', 1), entry(0));
  await settled();
  saver.append(header('a', 2), entry(1));
  saver.truncate(header('a', 1));
  saver.append(header('a', 2), entry(2));
  saver.append(header('a', 3), entry(3));
  for (let write = 0; write < 4; write++) {
    answer();
    await settled();
  }
  expect(writes.map(({ what, length }) => `${what} ${length}`)).toEqual([
    'append 1',
    'append 2',
    'truncate 1',
    'append 3',
  ]);
});

test('what failed is tried again as it was: it may be stored although the answer was lost', async () => {
  const { saver, writes, told, settled, answer, fail } = slowStore();
  saver.append(header('a', 1), entry(0));
  await settled();
  fail();
  await settled();
  expect(told.at(-1)).toBe('failed');
  saver.append(header('a', 2), entry(1));
  await settled();
  answer();
  await settled();
  expect(writes.map(({ length, added }) => [length, added])).toEqual([
    [1, 1],
    [1, 1],
    [2, 1],
  ]);
});
