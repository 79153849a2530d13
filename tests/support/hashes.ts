import { scenarioHash, scenarios } from '../../maps';
import { castleScenarioHash, castleScenarios } from '../../maps/castle';

/** The fingerprints of the skirmish's scenarios as they are now, by id. */
export const scenarioHashes: Readonly<Record<string, string>> = Object.fromEntries(
  scenarios.map((scenario) => [scenario.id, scenarioHash(scenario)]),
);

/** The fingerprints of the castle's scenarios as they are now, by id. */
export const castleScenarioHashes: Readonly<Record<string, string>> = Object.fromEntries(
  castleScenarios.map((scenario) => [scenario.id, castleScenarioHash(scenario)]),
);
