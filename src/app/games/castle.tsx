import { lazy } from 'react';
import { castleLibrary as library, castleScenarioHash, castleScenarios } from '../../../maps/castle';
import { noMarks, type BoardView } from '../../board/view';
import {
  awayFrom,
  castle,
  charactersOf,
  eventSchemas,
  houseRuleset,
  readScenario,
  type CastleGame,
  type CastleScenario,
  type CastleState,
  type Command,
} from '../../castle';
import { otherArmy, playThrough, seededDice, type GameHeader, type GameSetup, type Library } from '../../game';
import { translate } from '../../i18n/words';
import { armyPairs } from '../../store/army-pairs';
import { openCastle } from '../../store/castle/open';
import { createPlay } from '../../store/castle/play';
import { tableOf } from '../../store/castle/table';
import { viewMaker } from '../../store/castle/view';
import { seatAt } from '../../store/solo/at-table';
import { groundView } from '../../store/view-ground';
import { castleRules } from '../../ui/castle/new-game/castle-rules';
import type { RulesFace, ScenarioChoice } from '../../ui/new-game/game-choice';
import type { GameFace, Looks } from './game-face';

const PlayScreen = lazy(() => import('../../ui/castle/PlayScreen').then((module) => ({ default: module.PlayScreen })));

function scenarioOf(id: string, from: Library = library, version?: number): CastleScenario {
  return readScenario(from, id, version);
}

/** The scenario with which a game was begun. */
const scenarioIn = ({ setup }: GameHeader, from?: Library): CastleScenario =>
  scenarioOf(setup.scenario.id, from, setup.scenario.version);

const hashOf = (id: string, version?: number): string => castleScenarioHash(scenarioOf(id, library, version));

const hasScenario = (id: string, version?: number): boolean => library.file?.(id, version) !== undefined;

const cardOf = (scenario: CastleScenario): ScenarioChoice => {
  const { id, version, names, line, story, minutes, first, armies } = scenario;
  // As many as there are when nothing else is chosen.
  const away = awayFrom(scenario, { besieger: scenario.besieger, level: 'extended' });
  const side = (army: 'blue' | 'red') => {
    const { length: count } = houseRuleset.lists[army].filter((one) => !away.has(one.id));
    return { name: armies[army].name, count };
  };
  const both = { blue: side('blue'), red: side('red') };
  return { id, version, system: castle.id, names, line, story, minutes, first, armies: both };
};

function viewOf(
  game: CastleGame,
  state: CastleState,
  scenario: CastleScenario,
  { armies, language }: Looks,
  from: Library = library,
): BoardView {
  const view = viewMaker()({
    ground: groundView(game.board, scenario, from, language),
    table: tableOf(game, state),
    interaction: { kind: 'idle' },
    preview: { kind: 'none' },
    over: null,
    looks: armyPairs[armies],
    language,
    machineName: translate('castle.machine'),
    words: { percent: String, range: String },
  });
  return { ...view, marks: noMarks };
}

/** A siege as it may begin, both armies set up as the app would: what a picture shows. */
function begun(scenario: CastleScenario, from: Library): { readonly game: CastleGame; readonly state: CastleState } {
  const nobody = { name: '' };
  const setup: GameSetup = {
    system: castle.id,
    scenario: { id: scenario.id, version: scenario.version, hash: '' },
    players: { blue: nobody, red: nobody },
    options: { level: 'beginner', besieger: scenario.besieger, magic: false },
    dice: 'app',
    seed: 1,
  };
  const game = castle.build(setup, from);
  let state = castle.initial(game);
  if (scenario.position) return { game, state };
  const commands: readonly Command[] = [
    { type: 'deployRest' },
    { type: 'endDeployment' },
    { type: 'deployRest' },
    { type: 'endDeployment' },
  ];
  for (const command of commands) {
    const decision = castle.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'done') for (const event of decision.events) state = castle.evolve(game, state, event);
  }
  return { game, state };
}

/** Mice and gnomes against orcs and skeletons, round a citadel. */
export const castleFace: GameFace = {
  id: castle.id,
  rulesVersion: castle.rulesVersion,
  name: 'castle.name',
  computer: true,
  score: 'lives',
  scenarios: castleScenarios.map(cardOf),
  rules: castleRules({
    besieger: ({ id }) => scenarioOf(id).besieger,
    away({ id }, options) {
      const away = awayFrom(scenarioOf(id), options);
      return charactersOf(houseRuleset).filter((one) => away.has(one.id));
    },
  }) as RulesFace,
  hashOf,
  firstArmy: (setup) => otherArmy(setup.options['besieger'] === 'blue' ? 'blue' : 'red'),
  scenarioView(id, looks, from = library) {
    const scenario = scenarioOf(id, from);
    const { game, state } = begun(scenario, from);
    return viewOf(game, state, scenario, looks, from);
  },
  check: (saved) =>
    playThrough(saved, {
      system: castle,
      build: (setup) => castle.build(setup, library),
      hashOf,
      hasScenario,
      schemas: eventSchemas,
    }),
  lay(saved, ports, readOnly, from = library) {
    const scenario = scenarioIn(saved.header, from);
    const session = openCastle(saved, ports, from, readOnly);
    const play = createPlay(session);
    const playing = { session, play, scenario, library: from };
    return {
      session,
      game: session.getState().game,
      computer: this.computer,
      seat: seatAt(session, (command) => play.getState().pointOut(command)),
      view: (looks) => viewOf(session.getState().game, session.getState().state, scenario, looks, from),
      screen: () => <PlayScreen playing={playing} />,
    };
  },
  async film(saved) {
    const { castleFilm } = await import('../../ui/castle/film');
    return castleFilm(saved, scenarioIn(saved.header), library);
  },
};
