import type { ArmyId, GameSetup } from '../../../game';
import type { RulesFace, ScenarioChoice } from '../../new-game/game-choice';
import type { Away, CastleRules } from './castle-options';
import { CastleStep } from './CastleStep';

/** What the rules step must know of the castle's scenarios. */
export interface CastleFacts {
  readonly besieger: (scenario: ScenarioChoice) => ArmyId;
  /** Who does not take part in a siege chosen so. @rule CSC-1 */
  readonly away: (
    scenario: ScenarioChoice,
    options: { readonly besieger: ArmyId; readonly level: 'beginner' | 'extended' },
  ) => readonly Away[];
}

const empty: CastleRules = { level: null, besieger: null, magic: true };

const away = (facts: CastleFacts, { level, besieger }: CastleRules, scenario: ScenarioChoice): readonly Away[] =>
  level === null ? [] : facts.away(scenario, { level, besieger: besieger ?? facts.besieger(scenario) });

const optionsOf = ({ level, magic, besieger }: CastleRules): GameSetup['options'] => ({
  magic,
  ...(level !== null && { level }),
  ...(besieger !== null && { besieger }),
});

/** The castle's part of a new game. */
export const castleRules = (facts: CastleFacts): RulesFace<CastleRules> => ({
  empty,
  missing: ({ level }) =>
    level === null
      ? { field: 'level', words: 'castle.new.chooseLevel', withScenario: 'castle.new.chooseScenario' }
      : null,
  options: (rules, scenario) => optionsOf({ ...rules, besieger: rules.besieger ?? facts.besieger(scenario) }),
  chosen: ({ level, besieger, magic }) => ({
    level: level === 'beginner' || level === 'extended' ? level : null,
    besieger: besieger === 'blue' || besieger === 'red' ? besieger : null,
    magic: magic !== false,
  }),
  told: ({ level, magic }) => [
    `castlerules.level.${level === 'beginner' ? 'beginner' : 'extended'}`,
    ...(magic === true ? (['castle.new.magic'] as const) : []),
  ],
  // The defenders set up first; then the besiegers play.
  firstArmy: (rules, scenario) => rules.besieger ?? facts.besieger(scenario),
  counts(rules, scenario) {
    const missing = away(facts, rules, scenario);
    const count = (army: ArmyId) => scenario.armies[army].count - missing.filter((one) => one.army === army).length;
    return { blue: count('blue'), red: count('red') };
  },
  step: ({ rules, scenario, onRules }) => (
    <CastleStep
      rules={rules}
      proposed={scenario ? facts.besieger(scenario) : null}
      scenario={scenario}
      away={scenario ? away(facts, rules, scenario) : []}
      onRules={onRules}
    />
  ),
});
