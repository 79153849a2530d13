import type { Scenario } from '../../../src/game';
import { castleRules } from '../../../src/ui/castle/new-game/castle-rules';
import type { GameChoice, RulesFace, ScenarioChoice } from '../../../src/ui/new-game/game-choice';
import { skirmishRules } from '../../../src/ui/new-game/skirmish-rules';
import { tinyScenario } from './fixtures';

const cardOf = ({ id, version, system, names, line, story, minutes, first, armies }: Scenario): ScenarioChoice => {
  const side = (army: 'blue' | 'red') => ({ name: armies[army].name, count: armies[army].characters.length });
  return { id, version, system, names, line, story, minutes, first, armies: { blue: side('blue'), red: side('red') } };
};

/** Two skirmishes, in the second of which somebody rides. */
export const skirmishChoice: GameChoice = {
  id: 'skirmish',
  name: 'app.game.skirmish',
  computer: true,
  score: 'points',
  scenarios: [cardOf(tinyScenario('one')), cardOf(tinyScenario('two', true))],
  rules: skirmishRules({ firstArmy: () => 'red', hasRiders: ({ id }) => id === 'two' }) as RulesFace,
};

const thistle = {
  id: 'b01',
  army: 'blue',
  type: 'mouse-swordsman',
  name: { fr: 'Chardon', en: 'Thistle', ru: 'Репей' },
} as const;

/** A siege, in which red storms the castle; at the beginner level one of blue's is away. */
export const castleChoice: GameChoice = {
  id: 'castle',
  name: 'castle.name',
  computer: true,
  score: 'lives',
  scenarios: [{ ...cardOf(tinyScenario('walls')), system: 'castle' }],
  rules: castleRules({
    besieger: () => 'red',
    away: (_scenario, { level }) => (level === 'beginner' ? [thistle] : []),
  }) as RulesFace,
};
