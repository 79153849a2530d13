import type { GameSetup } from '../../game';
import { SkirmishStep } from './SkirmishStep';
import type { RulesFace, ScenarioChoice } from './game-choice';
import type { SkirmishRules } from './skirmish-options';

/** The rules' own defaults. */
const empty: SkirmishRules = {
  table: null,
  options: { belowOneToOne: true, testLastHex: false, ridersRetreatFour: false, passEmptySequences: true },
};

const optionNames = ['belowOneToOne', 'testLastHex', 'ridersRetreatFour', 'passEmptySequences'] as const;

/** Attacks below 1 to 1 belong to the Vikings table alone. @rule MEL-5 */
function optionsOf({ table, options }: SkirmishRules): GameSetup['options'] {
  return {
    ...options,
    ...(table !== null && { table }),
    belowOneToOne: table === 'vikings' && options.belowOneToOne,
  };
}

/** What the rules step must know of the skirmish's scenarios. */
export interface SkirmishFacts {
  readonly firstArmy: (scenario: ScenarioChoice) => 'blue' | 'red';
  /** Somebody rides. */
  readonly hasRiders: (scenario: ScenarioChoice) => boolean;
}

/** The skirmish's part of a new game. */
export const skirmishRules = ({ firstArmy, hasRiders }: SkirmishFacts): RulesFace<SkirmishRules> => ({
  empty,
  missing: ({ table }) =>
    table === null ? { field: 'table', words: 'app.new.chooseTable', withScenario: 'app.new.chooseBoth' } : null,
  options: optionsOf,
  chosen: ({ table, ...options }) => ({
    table: table === 'vikings' || table === 'sherwood' ? table : null,
    options: {
      belowOneToOne: table === 'sherwood' || options['belowOneToOne'] !== false,
      testLastHex: options['testLastHex'] === true,
      ridersRetreatFour: options['ridersRetreatFour'] === true,
      passEmptySequences: options['passEmptySequences'] !== false,
    },
  }),
  told: ({ table, ...options }) => [
    table === 'sherwood' ? 'app.tables.meleeSherwood' : 'app.tables.meleeVikings',
    ...optionNames.filter((name) => options[name] === true).map((name) => `app.option.${name}` as const),
  ],
  firstArmy: (_rules, scenario) => firstArmy(scenario),
  step: ({ rules, scenario, onRules }) => (
    <SkirmishStep rules={rules} noRiders={scenario !== undefined && !hasRiders(scenario)} onRules={onRules} />
  ),
});
