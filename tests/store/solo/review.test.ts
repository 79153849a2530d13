import { expect, test } from 'vitest';
import { createReview } from '../../../src/store/solo/review';
import type { Worktable } from '../../../src/store/solo/thinker';
import { soloGame, thoughtOf } from './at-table';

const never = new Promise<never>(() => undefined);
const heads = [
  { army: 'blue', turn: 1 },
  { army: 'red', turn: 1 },
  { army: 'blue', turn: 2 },
  { army: 'red', turn: 2 },
] as const;
const losses = [300, 900, 20, 500];
const missed = { place: 3, played: { type: 'endSequence' }, thought: thoughtOf({ type: 'move' }) };

function worktable(change: Partial<Worktable> = {}) {
  let ended = false;
  const table: Worktable = {
    think: () => never,
    recall: () => never,
    read: () => Promise.resolve(heads),
    loss: (turn) => Promise.resolve(losses[turn] ?? 0),
    missed: () => Promise.resolve(missed),
    died: never,
    end: () => {
      ended = true;
    },
    ...change,
  };
  return { table, ended: () => ended };
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !holds(); tries++) await Promise.resolve();
};

test('the turns of persons are told, the worst first, each with what was missed', async () => {
  const { table, ended } = worktable();
  const review = createReview(
    () => soloGame({}),
    () => table,
  );
  review.getState().start();
  await until(() => review.getState().phase.kind === 'done');
  expect(review.getState().findings).toMatchObject([
    { army: 'red', turn: 1, loss: 900, missed },
    { army: 'red', turn: 2, loss: 500, missed },
    { army: 'blue', turn: 1, loss: 300, missed },
  ]);
  expect(ended()).toBe(true);
});

test('an army that sets up and then plays its first turn is told of twice, the first time as before it', async () => {
  const { table } = worktable({
    read: () => Promise.resolve([{ army: 'red', turn: 1 }, ...heads]),
    loss: () => Promise.resolve(300),
  });
  const review = createReview(
    () => soloGame({}),
    () => table,
  );
  review.getState().start();
  await until(() => review.getState().phase.kind === 'done');
  expect(review.getState().findings).toMatchObject([
    { army: 'red', turn: 1, index: 0, before: true },
    { army: 'blue', turn: 1, index: 1, before: false },
    { army: 'red', turn: 1, index: 2, before: false },
    { army: 'blue', turn: 2, index: 3, before: false },
    { army: 'red', turn: 2, index: 4, before: false },
  ]);
});

test('the computer’s own turns are not looked at when a person played', async () => {
  const { table } = worktable();
  const review = createReview(
    () => soloGame({ red: { name: '', computer: 'page' } }),
    () => table,
  );
  review.getState().start();
  await until(() => review.getState().phase.kind === 'done');
  expect(review.getState().findings).toMatchObject([{ army: 'blue', turn: 1 }]);
});

test('stopped, it ends its worker and keeps what it has found', async () => {
  const { table, ended } = worktable({ missed: () => never });
  const review = createReview(
    () => soloGame({}),
    () => table,
  );
  review.getState().start();
  await until(() => review.getState().phase.kind === 'explaining');
  review.getState().stop();
  expect(ended()).toBe(true);
  expect(review.getState()).toMatchObject({ phase: { kind: 'idle' } });
  expect(review.getState().findings).toHaveLength(3);
});

test('a worker that dies is told', async () => {
  const { table } = worktable({ loss: () => never, died: Promise.reject(new Error('gone')) });
  const review = createReview(
    () => soloGame({}),
    () => table,
  );
  review.getState().start();
  await until(() => review.getState().phase.kind === 'failed');
  expect(review.getState().phase).toEqual({ kind: 'failed' });
});
