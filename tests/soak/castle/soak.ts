import { castleLibrary, castleScenarios } from '../../../maps/castle';
import { castle, type CastleGame, type CastleState, type Command, type Event } from '../../../src/castle';
import { brokenInvariants } from '../../castle/invariants';
import { choose, guess, isOffered } from '../../castle/random-commands';
import { setupOf } from '../../castle/random-game';
import type { SoakGame } from '../game';

export const castleSoak: SoakGame<CastleGame, CastleState, Command, Event> = {
  system: castle,
  scenarios: castleScenarios.map(({ id }) => id),
  trial: (scenario, count, seed) => {
    const level = count % 2 === 0 ? 'beginner' : 'extended';
    const besieger = count % 4 < 2 ? 'red' : 'blue';
    return {
      scenario,
      setup: setupOf(seed, scenario, { level, besieger, magic: count % 5 !== 4 }),
      library: castleLibrary,
    };
  },
  choose,
  guess,
  isOffered,
  broken: brokenInvariants,
  brokenMidway: brokenInvariants,
};
