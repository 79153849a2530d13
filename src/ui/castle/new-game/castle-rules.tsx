import type { ArmyId, GameSetup } from '../../../game';
import type { RulesFace, ScenarioChoice } from '../../new-game/game-choice';
import type { CastleRules } from './castle-options';
import { CastleStep } from './CastleStep';

/** What the rules step must know of the castle's scenarios. */
export interface CastleFacts {
  readonly besieger: (scenario: ScenarioChoice) => ArmyId;
}

const empty: CastleRules = { level: null, besieger: null, magic: true };

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
  step: ({ rules, scenario, onRules }) => (
    <CastleStep
      rules={rules}
      proposed={scenario ? facts.besieger(scenario) : null}
      scenario={scenario}
      onRules={onRules}
    />
  ),
});
