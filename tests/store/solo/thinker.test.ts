import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThinker, ThinkerProblem, type Worktable } from '../../../src/store/solo/thinker';
import { thoughtOf } from './at-table';

const thought = thoughtOf({ type: 'endSequence' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Workers that answer when they are told to, each remembered with whether it was ended. */
function workers() {
  const begun: {
    ended: boolean;
    answer: () => void;
    throws: (problem: Error) => void;
    die: () => void;
    asked: number;
  }[] = [];
  const begin = (): Worktable => {
    let die: () => void = () => undefined;
    const died = new Promise<never>((_, reject) => {
      die = () => reject(new ThinkerProblem('died'));
    });
    died.catch(() => undefined);
    const worker = {
      ended: false,
      answer: () => undefined as void,
      throws: (_problem: Error) => undefined as void,
      die: () => die(),
      asked: 0,
    };
    begun.push(worker);
    return {
      think: () =>
        new Promise((resolve, reject) => {
          worker.asked++;
          worker.answer = () => resolve(thought);
          worker.throws = reject;
        }),
      recall: () => Promise.resolve(null),
      read: () => Promise.resolve([]),
      loss: () => Promise.resolve(0),
      missed: () => Promise.resolve(null),
      died,
      end: () => {
        worker.ended = true;
      },
    };
  };
  return { begun, begin };
}

const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (problem: unknown) => (problem instanceof ThinkerProblem ? problem.code : 'another problem'),
  );

test('no worker is begun before the first question, and one answers many', async () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  expect(begun).toHaveLength(0);
  for (let count = 1; count <= 3; count++) {
    const asked = thinker.think([], 'page', count);
    begun[0]!.answer();
    expect(await asked).toBe(thought);
  }
  expect(begun).toHaveLength(1);
  expect(begun[0]).toMatchObject({ asked: 3, ended: false });
});

test('stopped, the question is dropped and the worker ended at once, in the midst of a thought; the next question begins another', async () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  const asked = codeOf(thinker.think([], 'page', 1));
  thinker.stop();
  // Before anything else runs: a mind that thinks on is not waited for.
  expect(begun[0]!.ended).toBe(true);
  expect(await asked).toBe('stopped');
  const again = thinker.think([], 'page', 1);
  begun[1]!.answer();
  expect(await again).toBe(thought);
});

test('nothing is ended by a stop while nobody asks', () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  thinker.stop();
  expect(begun).toHaveLength(0);
});

test('another question stops the one before', async () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  const first = codeOf(thinker.think([], 'page', 1));
  const second = thinker.think([], 'page', 2);
  begun[1]!.answer();
  expect(await first).toBe('stopped');
  expect(await second).toBe(thought);
});

test('a worker that dies while it thinks is told, and replaced', async () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  const asked = codeOf(thinker.think([], 'page', 1));
  begun[0]!.die();
  expect(await asked).toBe('died');
  const again = thinker.think([], 'page', 1);
  begun[1]!.answer();
  expect(await again).toBe(thought);
});

test('a worker that dies while nobody asks is replaced without a word', async () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  const asked = thinker.think([], 'page', 1);
  begun[0]!.answer();
  await asked;
  begun[0]!.die();
  await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
  const again = thinker.think([], 'page', 1);
  begun[1]!.answer();
  expect(await again).toBe(thought);
});

test('too slow a worker is ended', async () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  const asked = codeOf(thinker.think([], 'page', 1));
  vi.advanceTimersByTime(1000);
  expect(await asked).toBe('slow');
  expect(begun[0]!.ended).toBe(true);
});

test('a mind that throws keeps its worker', async () => {
  const { begun, begin } = workers();
  const thinker = createThinker(begin, 1000);
  const asked = codeOf(thinker.think([], 'page', 1));
  begun[0]!.throws(new Error('no way out'));
  expect(await asked).toBe('failed');
  expect(begun[0]!.ended).toBe(false);
});
