import * as v from 'valibot';
import { compileMap, joinSheets, SetupError, terrainIds, type Board, type GameSetup, type Library } from '../game';
import { parseHex, parseSide, type HexIndex } from '../hex';
import { zonesOf } from './deployment/zones';
import type { CastleGame, CharacterSheet, Mission, Options, Position } from './game';
import { makeGround, sectionAt } from './ground';
import { readOptions } from './options';
import { houseRuleset, type Ruleset } from './ruleset';
import { castleScenarioSchema, type CastleScenario } from './scenario';

/**
 * The scenario with an id, in its current or an earlier version. Throws a `SetupError` that names the place of what is
 * wrong.
 */
export function readScenario(library: Library, id: string, version?: number): CastleScenario {
  const file = library.file?.(id, version);
  if (!file)
    throw new SetupError(
      'scenario',
      `there is no scenario "${id}"${version === undefined ? '' : ` of version ${version}`}`,
    );
  const result = v.safeParse(castleScenarioSchema, file);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SetupError(`${id}: ${v.getDotPath(issue) ?? ''}`, issue.message);
}

function boardOf(scenario: CastleScenario, library: Library): Board {
  const sheets = scenario.sheets.map((row) =>
    row.map((id) => {
      const sheet = library.sheet(id);
      if (!sheet) throw new SetupError(`${scenario.id}: sheets`, `there is no map sheet "${id}"`);
      return sheet;
    }),
  );
  return compileMap(joinSheets(sheets, scenario.id), scenario.id);
}

/**
 * What a scenario prescribes, with its hex names resolved. Throws a `SetupError`. @rule CSC-1 @rule CSC-2 @rule CSC-3
 */
export function missionOf(board: Board, scenario: CastleScenario): Mission {
  const broken = scenario.broken.map((label, index) => {
    const side = parseSide(board.grid, label);
    const number = side ? sectionAt(board, side.hex, side.direction) : -1;
    if (number < 0) throw new SetupError(`${scenario.id}: broken[${index}]`, `"${label}" is no rampart section`);
    return number;
  });
  const banner = scenario.banner ? parseHex(board.grid, scenario.banner.at) : null;
  if (scenario.banner && banner === null) {
    throw new SetupError(`${scenario.id}: banner.at`, `"${scenario.banner.at}" is not on the board`);
  }
  if (scenario.goal === 'banner' && banner === null) {
    throw new SetupError(`${scenario.id}: banner`, 'a banner to be stolen is needed');
  }
  if (banner !== null && terrainIds[board.terrain[banner]!] !== 'yard') {
    throw new SetupError(
      `${scenario.id}: banner.at`,
      `"${scenario.banner!.at}" is not in the yard, where the banner stands`,
    );
  }
  if (scenario.banner?.exits.length === 0) {
    throw new SetupError(`${scenario.id}: banner.exits`, 'at least one edge is needed over which the banner can go');
  }
  if (scenario.goal === 'yard' && !board.terrain.some((code) => terrainIds[code] === 'yard')) {
    throw new SetupError(`${scenario.id}: goal`, 'a map with a yard is needed, for the yard is to be taken');
  }
  return {
    goal: scenario.goal,
    catapultShots: scenario.catapult?.shots ?? null,
    broken: [...new Set(broken)].sort((a, b) => a - b),
    night: scenario.night,
    banner,
    exits: scenario.banner?.exits ?? [],
    turnLimit: scenario.turnLimit,
  };
}

/** All characters of both army lists, sorted by id. */
export function charactersOf(ruleset: Ruleset): CharacterSheet[] {
  const types = new Map(ruleset.roster.map((type) => [type.id, type]));
  return (['blue', 'red'] as const)
    .flatMap((army) => ruleset.lists[army].map(({ id, type, name }) => ({ ...types.get(type)!, id, type, name })))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The ids of those who do not take part in a siege with these options. Throws a `SetupError`. @rule CSC-1 */
export function awayFrom(
  { id, away }: CastleScenario,
  { besieger, level }: Omit<Options, 'magic'>,
): ReadonlySet<string> {
  const known = new Map(charactersOf(houseRuleset).map((sheet) => [sheet.id, sheet]));
  for (const [index, { who }] of away.entries()) {
    for (const one of who) {
      const place = `${id}: away[${index}].who`;
      const sheet = known.get(one);
      if (!sheet) throw new SetupError(place, `"${one}" is in neither army list`);
      if (sheet.magic > 0) throw new SetupError(place, `"${one}" is a mage, and each army has its mage`);
    }
  }
  const fitting = away.filter((one) => one.besieger === besieger && (one.level ?? level) === level);
  return new Set(fitting.flatMap(({ who }) => who));
}

/** The position that a scenario begins with; undefined where the armies set up. Throws a `SetupError`. */
function positionOf(board: Board, { id, position }: CastleScenario): Position | undefined {
  if (!position) return undefined;
  const hexAt = (label: string, place: string): HexIndex => {
    const hex = parseHex(board.grid, label);
    if (hex === null) throw new SetupError(`${id}: position.${place}`, `"${label}" is not on the board`);
    return hex;
  };
  const known = new Set(charactersOf(houseRuleset).map((sheet) => sheet.id));
  const at = new Map<string, HexIndex>();
  for (const [who, label] of Object.entries(position.at)) {
    if (!known.has(who)) throw new SetupError(`${id}: position.at.${who}`, `"${who}" is in neither army list`);
    at.set(who, hexAt(label, `at.${who}`));
  }
  for (const who of position.hidden) {
    if (!at.has(who)) throw new SetupError(`${id}: position.hidden`, `"${who}" has no place`);
  }
  const catapult = position.catapult === undefined ? -1 : hexAt(position.catapult, 'catapult');
  return { first: position.first, at, hidden: position.hidden, catapult, spells: position.spells };
}

/** What is needed for a game besides what is computed from it. */
export type GameParts = Omit<CastleGame, 'ground' | 'byId' | 'zones'>;

/** Completes a game with what is computed once. `characters` must be sorted by id. */
export function makeGame(parts: GameParts): CastleGame {
  const ground = makeGround(parts.board, parts.ruleset);
  const { fromRamparts } = parts.ruleset.values.deployment;
  return {
    ...parts,
    ground,
    byId: new Map(parts.characters.map((sheet) => [sheet.id, sheet])),
    zones: zonesOf(parts.board, ground, parts.options.besieger, fromRamparts),
  };
}

/**
 * Builds the unchanging part of a game from its set-up. Throws a `SetupError` that names the place of what is wrong.
 */
export function build(setup: GameSetup, library: Library): CastleGame {
  const { id: scenarioId, version } = setup.scenario;
  const scenario = readScenario(library, scenarioId, version);
  const board = boardOf(scenario, library);
  const position = positionOf(board, scenario);
  const options = readOptions(setup.options);
  const away = awayFrom(scenario, options);
  return makeGame({
    board,
    ruleset: houseRuleset,
    options,
    mission: missionOf(board, scenario),
    characters: charactersOf(houseRuleset).filter(({ id }) => (position ? position.at.has(id) : !away.has(id))),
    seed: setup.seed,
    position,
  });
}
