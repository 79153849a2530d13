import { seededDice } from '../../src/game';
import { think, type Level } from '../../src/solo';
import { soloGames } from '../../src/solo/games';
import type { Command, SkirmishGame, SkirmishState } from '../../src/skirmish';

const solo = soloGames.skirmish;

/** What a level would do in a position of the skirmish. */
export const thinkOf = (game: SkirmishGame, state: SkirmishState, level: Level, seed = 1) =>
  think(solo, game, [state], level, seed);

/** The state after a command, its dice rolled from the state's. Throws when it is refused. */
export function after(game: SkirmishGame, state: SkirmishState, command: Command): SkirmishState {
  const decision = solo.system.decide(game, state, command, seededDice(state.dice));
  if (decision.kind === 'refused') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
  return decision.events.reduce((so, event) => solo.system.evolve(game, so, event), state);
}
