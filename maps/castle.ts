import * as v from 'valibot';
import { castleScenarioSchema, type CastleScenario } from '../src/castle';
import { mapSheetSchema, type Library, type MapSheet } from '../src/game';
import citadel from './citadel/citadel.json';
import { contentHash } from './content-hash';
import banner1 from './scenarios/earlier/1/castle-banner.json';
import breach1 from './scenarios/earlier/1/castle-breach.json';
import storming1 from './scenarios/earlier/1/castle-storming.json';
import banner from './scenarios/castle-banner.json';
import breach from './scenarios/castle-breach.json';
import storming from './scenarios/castle-storming.json';

/** The castle's map sheets that ship with the app. */
export const castleSheets: readonly MapSheet[] = [citadel].map((sheet) => v.parse(mapSheetSchema, sheet));

/** The castle's scenarios that ship with the app, in the order in which they are offered. */
export const castleScenarios: readonly CastleScenario[] = [storming, breach, banner].map((scenario) =>
  v.parse(castleScenarioSchema, scenario),
);

/** What scenarios were in earlier versions: a game that was begun with one goes on with it. */
const earlier: readonly CastleScenario[] = [storming1, breach1, banner1].map((scenario) =>
  v.parse(castleScenarioSchema, scenario),
);

const sheetOfId = new Map(castleSheets.map((sheet) => [sheet.id, sheet]));
const files = new Map(castleScenarios.map((scenario) => [scenario.id, scenario]));

/** Where the castle's sheets and scenarios are looked up. */
export const castleLibrary: Library = {
  scenario: () => undefined,
  file(id, version) {
    const now = files.get(id);
    if (version === undefined || version === now?.version) return now;
    return earlier.find((scenario) => scenario.id === id && scenario.version === version);
  },
  sheet: (id) => sheetOfId.get(id),
};

/**
 * What a file is without the fields that were added to the format since and are empty in it: the fingerprint of an earlier
 * scenario stays the one with which games were begun.
 */
function asWritten({ away, ...scenario }: CastleScenario): object {
  return { ...scenario, $schema: undefined, ...(away.length > 0 && { away }) };
}

/** The fingerprint of a scenario together with its sheets, without what is only there for editors. */
export function castleScenarioHash(scenario: CastleScenario): string {
  const used = scenario.sheets.flat().map((id) => ({ ...sheetOfId.get(id)!, $schema: undefined }));
  return contentHash([asWritten(scenario), ...used]);
}
