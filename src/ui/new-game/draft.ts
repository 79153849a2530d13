import { withComputer, type ArmyId, type GameSetup, type Level, type Players } from '../../game';
import { givenName } from '../solo/player-name';
import { findChoice, type GameChoice, type MissingRule } from './game-choice';

/** A game being set up. */
export interface Draft {
  readonly scenario: string | null;
  readonly names: Readonly<Record<ArmyId, string>>;
  /** At which level the computer plays an army; null: a person does. */
  readonly computers: Readonly<Record<ArmyId, Level | null>>;
  /** What was chosen in each game's rules step, by game. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly dice: GameSetup['dice'];
}

export const emptyDraft: Draft = {
  scenario: null,
  names: { blue: '', red: '' },
  computers: { blue: null, red: null },
  rules: {},
  dice: 'app',
};

/** The draft that a set-up came from: the same scenario, players and options, to be played again. */
export function draftOf({ system, scenario, players, options, dice }: GameSetup, games: readonly GameChoice[]): Draft {
  const game = games.find(({ id }) => id === system);
  return {
    scenario: findChoice(games, scenario.id) ? scenario.id : null,
    names: { blue: givenName(players.blue.name), red: givenName(players.red.name) },
    computers: { blue: players.blue.computer ?? null, red: players.red.computer ?? null },
    rules: game ? { [system]: game.rules.chosen(options) } : {},
    dice,
  };
}

/** The game whose rules are shown: that of the scenario; before one is chosen the first. */
export const gameOf = (draft: Draft, games: readonly GameChoice[]): GameChoice | undefined =>
  findChoice(games, draft.scenario)?.game ?? games[0];

/** What was chosen in a game's rules step. */
export const rulesOf = (draft: Draft, game: GameChoice): unknown => draft.rules[game.id] ?? game.rules.empty;

/** What still has to be chosen before the game can start. */
export function missingOf(
  draft: Draft,
  games: readonly GameChoice[],
): { readonly scenario: boolean; readonly rule: MissingRule | null } {
  const game = gameOf(draft, games);
  return { scenario: draft.scenario === null, rule: game ? game.rules.missing(rulesOf(draft, game)) : null };
}

/** The players change places. */
export const swapPlayers = ({ names, computers, ...draft }: Draft): Draft => ({
  ...draft,
  names: { blue: names.red, red: names.blue },
  computers: { blue: computers.red, red: computers.blue },
});

/**
 * The set-up of a complete draft; null while something is missing. A player without a name stays without one, and is
 * shown by a number in the reader's language.
 */
export function toSetup(
  draft: Draft,
  games: readonly GameChoice[],
  facts: { readonly hash: string; readonly seed: number },
): GameSetup | null {
  const choice = findChoice(games, draft.scenario);
  if (!choice) return null;
  const { game, scenario } = choice;
  const rules = rulesOf(draft, game);
  if (game.rules.missing(rules)) return null;
  const person = (army: ArmyId) => ({ name: draft.names[army].trim() });
  const persons: Players = { blue: person('blue'), red: person('red') };
  return {
    system: game.id,
    scenario: { id: scenario.id, version: scenario.version, hash: facts.hash },
    players: withComputer(withComputer(persons, 'blue', draft.computers.blue), 'red', draft.computers.red),
    options: game.rules.options(rules, scenario),
    dice: draft.dice,
    seed: facts.seed,
  };
}
