import { armyIds, type ArmyId, type GameSetup, type Scenario } from '../../game';

export type MeleeTable = 'vikings' | 'sherwood';

/** A game being set up. */
export interface Draft {
  readonly scenario: string | null;
  readonly names: Readonly<Record<ArmyId, string>>;
  /** Nothing is chosen in advance. @rule MEL-4 */
  readonly table: MeleeTable | null;
  readonly options: DraftOptions;
  readonly dice: GameSetup['dice'];
}

export interface DraftOptions {
  /** @rule MEL-5 */
  readonly belowOneToOne: boolean;
  /** @rule MOV-3 */
  readonly testLastHex: boolean;
  /** @rule SHT-2 */
  readonly ridersRetreatFour: boolean;
  /** @rule TURN-4 */
  readonly passEmptySequences: boolean;
}

/** The rules' own defaults. */
export const emptyDraft: Draft = {
  scenario: null,
  names: { blue: '', red: '' },
  table: null,
  options: { belowOneToOne: true, testLastHex: false, ridersRetreatFour: false, passEmptySequences: true },
  dice: 'app',
};

/** The steps that must be chosen, in the order of the page. */
export type Step = 'scenario' | 'table';

/** What still has to be chosen before the game can start. */
export function missingSteps(draft: Draft): readonly Step[] {
  return [
    ...(draft.scenario === null ? (['scenario'] as const) : []),
    ...(draft.table === null ? (['table'] as const) : []),
  ];
}

/** Whether somebody of the scenario rides. */
export const hasRiders = (scenario: Scenario): boolean =>
  armyIds.some((army) => scenario.armies[army].characters.some((character) => character.facing !== undefined));

/** The players change places. */
export const swapNames = (draft: Draft): Draft => ({
  ...draft,
  names: { blue: draft.names.red, red: draft.names.blue },
});

/**
 * The set-up that a complete draft stands for, or null while something is missing. A player without a name gets the one
 * of `unnamed`. Attacks below 1 to 1 belong to the Vikings table alone. @rule MEL-5
 */
export function toSetup(
  draft: Draft,
  scenario: Scenario,
  facts: { readonly hash: string; readonly seed: number; readonly unnamed: Readonly<Record<ArmyId, string>> },
): GameSetup | null {
  if (draft.table === null || draft.scenario !== scenario.id) return null;
  const player = (army: ArmyId) => ({ name: draft.names[army].trim() || facts.unnamed[army] });
  return {
    system: scenario.system,
    scenario: { id: scenario.id, version: scenario.version, hash: facts.hash },
    players: { blue: player('blue'), red: player('red') },
    options: {
      ...draft.options,
      table: draft.table,
      belowOneToOne: draft.table === 'vikings' && draft.options.belowOneToOne,
    },
    dice: draft.dice,
    seed: facts.seed,
  };
}
