import { lazy } from 'react';
import { library, scenarioHash, scenarios } from '../../../maps';
import { noMarks, type BoardView } from '../../board/view';
import { armyIds, playThrough, SetupError, type GameHeader, type Library, type Scenario } from '../../game';
import { eventSchemas, skirmish, type SkirmishGame, type SkirmishState } from '../../skirmish';
import { armyPairs } from '../../store/army-pairs';
import { deadOf } from '../../store/skirmish/dead';
import { counterMaker } from '../../store/skirmish/counters';
import { tableOf } from '../../store/skirmish/interaction';
import { openSkirmish } from '../../store/skirmish/open';
import { createPlay } from '../../store/skirmish/play';
import { seatAt } from '../../store/solo/at-table';
import { groundView } from '../../store/view-ground';
import type { RulesFace, ScenarioChoice } from '../../ui/new-game/game-choice';
import { skirmishRules } from '../../ui/new-game/skirmish-rules';
import type { GameFace, Looks } from './game-face';

const PlayScreen = lazy(() =>
  import('../../ui/skirmish/PlayScreen').then((module) => ({ default: module.PlayScreen })),
);

function scenarioOf(id: string, from: Library = library, version?: number): Scenario {
  const scenario = from.scenario(id, version);
  if (!scenario) throw new SetupError('scenario', `there is no scenario "${id}" of that version`);
  return scenario;
}

/** The scenario with which a game was begun. */
const scenarioIn = ({ setup }: GameHeader, from?: Library): Scenario =>
  scenarioOf(setup.scenario.id, from, setup.scenario.version);

const hashOf = (id: string, version?: number): string => scenarioHash(scenarioOf(id, library, version), library);

const cardOf = (scenario: Scenario): ScenarioChoice => {
  const { id, version, names, line, story, minutes, first, armies } = scenario;
  const side = (army: 'blue' | 'red') => ({ name: armies[army].name, count: armies[army].characters.length });
  const both = { blue: side('blue'), red: side('red') };
  return { id, version, system: skirmish.id, names, line, story, minutes, first, armies: both };
};

function viewOf(
  game: SkirmishGame,
  state: SkirmishState,
  scenario: Scenario,
  { armies, language }: Looks,
  from: Library = library,
): BoardView {
  return {
    ground: groundView(game.board, scenario, from, language),
    counters: counterMaker()(tableOf(game, state), armyPairs[armies], language),
    ...deadOf(game, state, armyPairs[armies]),
    marks: noMarks,
    roofs: true,
  };
}

/** Neither table nor players show on a picture. */
function begun(scenario: Scenario, from: Library): SkirmishGame {
  const nobody = { name: '' };
  return skirmish.build(
    {
      system: skirmish.id,
      scenario: { id: scenario.id, version: scenario.version, hash: '' },
      players: { blue: nobody, red: nobody },
      options: { table: 'vikings' },
      dice: 'app',
      seed: 1,
    },
    from,
  );
}

/** Men, bows and horses: one rule book with options. */
export const skirmishFace: GameFace = {
  id: skirmish.id,
  rulesVersion: skirmish.rulesVersion,
  name: 'app.game.skirmish',
  computer: true,
  score: 'points',
  scenarios: scenarios.map(cardOf),
  rules: skirmishRules({
    firstArmy: ({ id }) => scenarioOf(id).firstArmy,
    hasRiders: ({ id }) =>
      armyIds.some((army) => scenarioOf(id).armies[army].characters.some(({ facing }) => facing !== undefined)),
  }) as RulesFace,
  hashOf,
  firstArmy: (setup) => scenarioOf(setup.scenario.id).firstArmy,
  scenarioView(id, looks, from = library) {
    const scenario = scenarioOf(id, from);
    const game = begun(scenario, from);
    return viewOf(game, skirmish.initial(game), scenario, looks, from);
  },
  check: (saved) =>
    playThrough(saved, {
      system: skirmish,
      build: (setup) => skirmish.build(setup, library),
      hashOf,
      hasScenario: (id, version) => library.scenario(id, version) !== undefined,
      schemas: eventSchemas,
    }),
  lay(saved, ports, readOnly, from = library) {
    const scenario = scenarioIn(saved.header, from);
    const session = openSkirmish(saved, ports, from, readOnly);
    const play = createPlay(session);
    const playing = { session, play, scenario };
    return {
      session,
      game: session.getState().game,
      computer: this.computer,
      seat: seatAt(session, (command) => play.getState().pointOut(command)),
      view: (looks) => viewOf(session.getState().game, session.getState().state, scenario, looks, from),
      screen: () => <PlayScreen playing={playing} library={from} />,
    };
  },
  async film(saved) {
    const { skirmishFilm } = await import('../../ui/skirmish/film');
    return skirmishFilm(saved, scenarioIn(saved.header), library);
  },
};
