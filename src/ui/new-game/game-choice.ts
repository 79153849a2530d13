import type { ReactNode } from 'react';
import type { ArmyId, GameSetup, LocalText } from '../../game';
import type { MessageId } from '../../i18n/words';

/** What the card of a scenario shows, whichever game plays it. */
export interface ScenarioChoice {
  readonly id: string;
  readonly version: number;
  /** The game that plays it. */
  readonly system: string;
  readonly names: LocalText;
  readonly line: LocalText;
  readonly story: LocalText;
  readonly minutes: number;
  readonly first: boolean;
  readonly armies: Readonly<Record<ArmyId, { readonly name: LocalText; readonly count: number }>>;
}

/** What has to be chosen in a game's rules step: the name of its inputs, and what the start button says meanwhile. */
export interface MissingRule {
  readonly field: string;
  readonly words: MessageId;
  /** When the scenario has not been chosen either. */
  readonly withScenario: MessageId;
}

export interface RulesStepProps<Rules> {
  readonly rules: Rules;
  readonly scenario: ScenarioChoice | undefined;
  readonly onRules: (rules: Rules) => void;
}

/** A game's own part of a new game: what its players choose beside scenario, names and dice. */
export interface RulesFace<Rules = unknown> {
  /** Before anything is chosen. */
  readonly empty: Rules;
  missing(rules: Rules): MissingRule | null;
  /** The options of the set-up, once nothing is missing. */
  options(rules: Rules, scenario: ScenarioChoice): GameSetup['options'];
  /** Who plays first, as far as it is known. */
  firstArmy(rules: Rules, scenario: ScenarioChoice): ArmyId;
  /** How many take part, where that hangs on what is chosen. Left out: those that the scenario's card tells. */
  counts?(rules: Rules, scenario: ScenarioChoice): Readonly<Record<ArmyId, number>>;
  /** What was chosen when a set-up had these options. */
  chosen(options: GameSetup['options']): Rules;
  /** The active options, as a journal names them. */
  told(options: GameSetup['options']): readonly MessageId[];
  step(props: RulesStepProps<Rules>): ReactNode;
}

/** A game as the new-game screen offers it. */
export interface GameChoice {
  /** The id of its `GameSystem`. */
  readonly id: string;
  readonly name: MessageId;
  /** Whether the computer can play it. */
  readonly computer: boolean;
  /** What its score counts: points, by which one leads, or the lives that are left, by which nobody does. */
  readonly score: 'points' | 'lives';
  readonly scenarios: readonly ScenarioChoice[];
  readonly rules: RulesFace;
}

/** The scenario of that id among all games, with its game. */
export function findChoice(
  games: readonly GameChoice[],
  id: string | null,
): { readonly game: GameChoice; readonly scenario: ScenarioChoice } | undefined {
  for (const game of games) {
    const scenario = game.scenarios.find((one) => one.id === id);
    if (scenario) return { game, scenario };
  }
  return undefined;
}
