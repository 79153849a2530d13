import { describe, expect, it } from 'vitest';
import { practiceLibrary, problems } from '../../maps/practice';
import { exerciseOf } from '../../src/practice';
import { wrongTries } from './wrong-tries';

const verdictOf = (id: string, lines: readonly string[]) => {
  const problem = problems.find(({ scenario }) => scenario.id === id)!;
  const exercise = exerciseOf(problem, practiceLibrary);
  return exercise.judge(exercise.played(lines));
};

describe.each(problems.map((problem) => [problem.scenario.id, problem] as const))('the problem %s', (id, problem) => {
  it('is open where it begins', () => {
    expect(verdictOf(id, [])).toEqual({ kind: 'open' });
  });

  it('is solved by its solution, and by its last step alone', () => {
    expect(verdictOf(id, problem.solution)).toMatchObject({ kind: 'solved' });
    expect(verdictOf(id, problem.solution.slice(0, -1))).toEqual({ kind: 'open' });
  });

  it('has a wrong try that is plausible, and is told why', () => {
    const { lines, code } = wrongTries[id]!;
    expect(verdictOf(id, lines)).toMatchObject({ kind: 'missed', code });
  });
});

it('there are problems for both games', () => {
  const systems = problems.map(({ scenario }) => scenario.system);
  expect(systems.filter((system) => system === 'skirmish').length).toBeGreaterThanOrEqual(7);
  expect(systems.filter((system) => system === 'castle').length).toBeGreaterThanOrEqual(5);
});
