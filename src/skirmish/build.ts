import {
  compileMap,
  joinSheets,
  SetupError,
  type ArmyId,
  type Board,
  type GameSetup,
  type Library,
  type LocalText,
  type Scenario,
  type ScenarioCharacter,
} from '../game';
import { parseDirection, parseHex, type HexIndex } from '../hex';
import type { CharacterSheet } from './character';
import type { SkirmishGame } from './game';
import { makeGround } from './ground';
import { readOptions } from './options';
import { houseRuleset, type RosterType, type Ruleset } from './ruleset';
import { expectRoom, type Starter } from './starts';

function hexOf(board: Board, label: string, place: string): HexIndex {
  const hex = parseHex(board.grid, label);
  if (hex === null) throw new SetupError(place, `"${label}" is not on the board`);
  return hex;
}

function sheetOf(
  board: Board,
  type: RosterType,
  army: ArmyId,
  character: ScenarioCharacter,
  place: string,
): CharacterSheet {
  const { id, name, fit, wounded, facing } = character;
  const rides = facing !== undefined;
  if (rides && !type.mounted) throw new SetupError(`${place}.facing`, `a ${type.id} does not ride`);
  const own = (values: { fit: RosterType['fit']; wounded: RosterType['fit'] }) => ({
    fit: fit ?? values.fit,
    wounded: wounded ?? values.wounded,
  });
  return {
    id,
    army,
    type: type.id,
    name: name as LocalText,
    armoured: type.armoured,
    weapon: type.weapon,
    animal: type.animal,
    foot: rides ? { fit: type.fit, wounded: type.wounded } : own(type),
    mounted: type.mounted && (rides ? own(type.mounted) : type.mounted),
    start: { at: hexOf(board, character.at, `${place}.at`), facing: facing ? parseDirection(facing) : null },
  };
}

/** Everybody with his place in the scenario, in order of id. */
function startersOf(board: Board, ruleset: Ruleset, scenario: Scenario): Starter[] {
  const starters = (['blue', 'red'] as const).flatMap((army) =>
    scenario.armies[army].characters.map((character, index) => {
      const place = `${scenario.id}: armies.${army}.characters[${index}]`;
      const type = ruleset.roster.find(({ id }) => id === character.type);
      if (!type) throw new SetupError(`${place}.type`, `"${character.type}" is not in the roster`);
      return { place, sheet: sheetOf(board, type, army, character, place) };
    }),
  );
  return starters.sort((a, b) => (a.sheet.id < b.sheet.id ? -1 : 1));
}

function boardOf(scenario: Scenario, library: Library): Board {
  const sheets = scenario.sheets.map((row) =>
    row.map((id) => {
      const sheet = library.sheet(id);
      if (!sheet) throw new SetupError(`${scenario.id}: sheets`, `there is no map sheet "${id}"`);
      return sheet;
    }),
  );
  return compileMap(joinSheets(sheets, scenario.id), scenario.id);
}

/** What is needed for a game besides what is computed from it. */
export type GameParts = Pick<
  SkirmishGame,
  'board' | 'ruleset' | 'options' | 'characters' | 'firstArmy' | 'turnLimit' | 'objectives' | 'zones' | 'seed'
>;

/** Completes a game with what is computed once. `characters` must be sorted by id. */
export const makeGame = (parts: GameParts): SkirmishGame => ({
  ...parts,
  ground: makeGround(parts.board, parts.ruleset),
  byId: new Map(parts.characters.map((sheet) => [sheet.id, sheet])),
});

/**
 * Builds the unchanging part of a game from its set-up. Throws a `SetupError` that names the place of what is wrong.
 */
export function build(setup: GameSetup, library: Library): SkirmishGame {
  const { id, version } = setup.scenario;
  const scenario = library.scenario(id, version);
  if (!scenario) throw new SetupError('scenario', `there is no scenario "${id}" of version ${version}`);
  const board = boardOf(scenario, library);
  const zone = (army: ArmyId) => {
    const labels = scenario.armies[army].zone;
    return labels ? new Set(labels.map((label) => hexOf(board, label, `${scenario.id}: armies.${army}.zone`))) : null;
  };
  const starters = startersOf(board, houseRuleset, scenario);
  const game = makeGame({
    board,
    ruleset: houseRuleset,
    options: readOptions(setup.options),
    characters: starters.map(({ sheet }) => sheet),
    firstArmy: scenario.firstArmy,
    turnLimit: scenario.turnLimit,
    objectives: scenario.objectives,
    zones: { blue: zone('blue'), red: zone('red') },
    seed: setup.seed,
  });
  expectRoom(game, starters);
  return game;
}
