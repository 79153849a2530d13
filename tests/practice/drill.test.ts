import { expect, it } from 'vitest';
import { practiceLibrary, problems } from '../../maps/practice';
import { exerciseOf } from '../../src/practice';
import { createDrill } from '../../src/store/practice/drill';
import { afterTry, recordOf } from '../../src/store/practice/record';
import { openSkirmish } from '../../src/store/skirmish/open';

function lay(id: string, solution: boolean) {
  const problem = problems.find(({ scenario }) => scenario.id === id)!;
  const nothing = () => Promise.resolve();
  const session = openSkirmish(
    {
      header: {
        format: 1,
        id,
        title: id,
        rulesVersion: 1,
        setup: {
          system: 'skirmish',
          scenario: { id, version: 1, hash: '' },
          players: { blue: { name: 'B' }, red: { name: 'R' } },
          options: problem.options,
          dice: solution ? 'typed' : 'app',
          seed: 1,
        },
        createdAt: 0,
        updatedAt: 0,
        length: 0,
        standing: { turn: 1, active: 'blue', winner: null },
        picture: null,
      },
      entries: [],
    },
    { repository: { append: nothing, truncate: nothing, update: nothing }, now: () => 0, newSeed: () => 1 },
    practiceLibrary,
    false,
  );
  const decided: boolean[] = [];
  const drill = createDrill(exerciseOf(problem, practiceLibrary), session, {
    solution,
    onDecided: (solved) => decided.push(solved),
  });
  return { session, drill, decided };
}

it('nobody takes the tablet, and the other army lets its turns go by', () => {
  const { session, drill, decided } = lay('slip-past', false);
  expect(session.getState().cover).toBeNull();
  while (session.getState().state.turn === 1) session.getState().dispatch({ type: 'endSequence' });
  expect(session.getState().state.active).toBe('blue');
  expect(session.getState().cover).toBeNull();
  expect(drill.getState().verdict).toEqual({ kind: 'open' });
  while (drill.getState().verdict.kind === 'open') session.getState().dispatch({ type: 'endSequence' });
  expect(drill.getState().verdict).toMatchObject({ kind: 'missed', code: 'time' });
  expect(decided).toEqual([false]);
});

it('an army that is played is not passed over', () => {
  const { session, drill } = lay('hold-the-court', false);
  while (session.getState().state.active === 'blue') session.getState().dispatch({ type: 'endSequence' });
  const { length } = session.getState().entries;
  expect(session.getState().state).toMatchObject({ active: 'red', turn: 1 });
  expect(session.getState().cover).toBeNull();
  expect(
    session
      .getState()
      .entries.slice(0, length)
      .every((entry) => !('by' in entry) || entry.by === 'blue'),
  ).toBe(true);
  expect(drill.getState().verdict).toEqual({ kind: 'open' });
});

it('a solution is shown step by step, with its own dice, and counts as no try', () => {
  const { session, drill, decided } = lay('cut-off', true);
  const { of } = drill.getState().shown!;
  for (let step = 0; step < of; step++) drill.getState().step();
  drill.getState().step();
  expect(drill.getState()).toMatchObject({ shown: { steps: of, of }, verdict: { kind: 'solved' } });
  expect(session.getState().question).toBeNull();
  expect(session.getState().state.characters['r01']!.health).toBe('wounded');
  expect(decided).toEqual([]);
});

it('solved once stays solved, and every try counts', () => {
  const after = afterTry(afterTry({}, 'fireball', true), 'fireball', false);
  expect(recordOf(after, 'fireball')).toEqual({ tries: 2, solved: true });
  expect(recordOf(after, 'cut-off')).toEqual({ tries: 0, solved: false });
});
