import type { GameSetup } from '../../../src/game';
import { skirmish, type Command, type Event, type SkirmishGame, type SkirmishState } from '../../../src/skirmish';
import { library, scenarios } from '../../../maps';
import { scenarioHashes } from '../../support/hashes';
import { randomScenario } from '../../support/random-scenario';
import type { SoakGame, Trial } from '../game';
import { brokenBetween, brokenMidway } from './invariants';
import { choose, guess, isOffered } from './player';

const shipped = scenarios.map(({ id }) => id);

/** Both tables in turn; the other options change more slowly, so that every mix is met. */
const optionsOf = (count: number): GameSetup['options'] => ({
  table: count % 2 === 0 ? 'vikings' : 'sherwood',
  belowOneToOne: count % 3 !== 2,
  testLastHex: count % 5 === 4,
  ridersRetreatFour: count % 4 >= 2,
  passEmptySequences: count % 7 !== 6,
});

function trial(scenario: string, count: number, seed: number): Trial {
  const made = scenario === 'random' ? randomScenario(seed) : null;
  const played = made ? made.scenario : library.scenario(scenario)!;
  const setup: GameSetup = {
    system: 'skirmish',
    scenario: { id: played.id, version: played.version, hash: made ? '' : scenarioHashes[played.id]! },
    players: { blue: { name: 'Anne' }, red: { name: 'Борис' } },
    options: optionsOf(count),
    dice: 'app',
    seed,
  };
  return { scenario, setup, library: made?.library ?? library };
}

export const skirmishSoak: SoakGame<SkirmishGame, SkirmishState, Command, Event> = {
  system: skirmish,
  scenarios: [...shipped, 'random'],
  trial,
  choose,
  guess,
  isOffered,
  broken: brokenBetween,
  brokenMidway,
};
