import { expect, test } from 'vitest';
import type { SavedGame } from '../../../src/game';
import type { Worktable } from '../../../src/store/solo/thinker';
import { createWhy } from '../../../src/store/solo/why';
import { soloGame, thoughtOf } from './at-table';

const never = new Promise<never>(() => undefined);
const thought = thoughtOf({ type: 'endSequence' });
const entries = [{ kind: 'command', by: 'blue', command: { type: 'endSequence' }, events: [] }] as const;

const journal = (computer?: 'page'): SavedGame => ({
  ...soloGame({ blue: { name: '', ...(computer && { computer }) } }),
  entries,
});

function worktable(recall: Worktable['recall']) {
  let ended = 0;
  const table: Worktable = {
    think: () => never,
    recall,
    read: () => never,
    loss: () => never,
    missed: () => never,
    died: never,
    end: () => void ended++,
  };
  return { table, ended: () => ended };
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !holds(); tries++) await Promise.resolve();
};

test('a thought that is remembered is told at once', () => {
  const why = createWhy(
    () => journal('page'),
    () => thought,
    () => worktable(() => never).table,
  );
  why.getState().ask(0);
  expect(why.getState().answers.get(0)).toEqual({ kind: 'known', thought });
});

test('any other is thought once more, and none is asked for twice', async () => {
  let asked = 0;
  const { table, ended } = worktable(() => Promise.resolve(++asked === 1 ? thought : null));
  const why = createWhy(
    () => journal('page'),
    () => undefined,
    () => table,
  );
  why.getState().ask(0);
  why.getState().ask(0);
  expect(why.getState().answers.get(0)).toEqual({ kind: 'thinking' });
  await until(() => why.getState().answers.get(0)?.kind !== 'thinking');
  expect(why.getState().answers.get(0)).toEqual({ kind: 'known', thought });
  expect(asked).toBe(1);
  why.getState().stop();
  expect(ended()).toBe(1);
});

test('of a person’s command nothing is known; a worker that fails may be asked again', async () => {
  const person = createWhy(
    () => journal(),
    () => undefined,
    () => worktable(() => never).table,
  );
  person.getState().ask(0);
  await until(() => person.getState().answers.get(0)?.kind !== 'thinking');
  expect(person.getState().answers.get(0)).toEqual({ kind: 'unknown' });

  let tries = 0;
  const why = createWhy(
    () => journal('page'),
    () => undefined,
    () => worktable(() => (tries++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve(thought))).table,
  );
  why.getState().ask(0);
  await until(() => why.getState().answers.get(0)?.kind !== 'thinking');
  expect(why.getState().answers.get(0)).toEqual({ kind: 'failed' });
  why.getState().ask(0);
  await until(() => why.getState().answers.get(0)?.kind !== 'thinking');
  expect(why.getState().answers.get(0)).toEqual({ kind: 'known', thought });
});
