import { seededDice } from '../../src/game';
import { extend, think, type Course, type Level } from '../../src/solo';
import { soloGames } from '../../src/solo/games';
import type { Command, SkirmishGame, SkirmishState } from '../../src/skirmish';

const solo = soloGames.skirmish;

/** Of states that `after` has led to: the turn so far. */
const courses = new WeakMap<SkirmishState, Course<SkirmishState>>();
const courseOf = (state: SkirmishState) => courses.get(state) ?? [state];

/** What a level would do in a position of the skirmish, after the turn so far. */
export const thinkOf = (game: SkirmishGame, state: SkirmishState, level: Level, seed = 1) =>
  think(solo, game, courseOf(state), level, seed);

/** The state after a command, its dice rolled from the state's. Throws when it is refused. */
export function after(game: SkirmishGame, state: SkirmishState, command: Command): SkirmishState {
  const decision = solo.system.decide(game, state, command, seededDice(state.dice));
  if (decision.kind === 'refused') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
  const next = decision.events.reduce((so, event) => solo.system.evolve(game, so, event), state);
  courses.set(next, extend(courseOf(state), next));
  return next;
}
