import * as v from 'valibot';
import { castleScenarioSchema, type CastleScenario } from '../src/castle';
import { mapSheetSchema, type Library, type MapSheet } from '../src/game';
import citadel from './citadel/citadel.json';
import { contentHash } from './content-hash';
import banner from './scenarios/castle-banner.json';
import breach from './scenarios/castle-breach.json';
import storming from './scenarios/castle-storming.json';

/** The castle's map sheets that ship with the app. */
export const castleSheets: readonly MapSheet[] = [citadel].map((sheet) => v.parse(mapSheetSchema, sheet));

/** The castle's scenarios that ship with the app, in the order in which they are offered. */
export const castleScenarios: readonly CastleScenario[] = [storming, breach, banner].map((scenario) =>
  v.parse(castleScenarioSchema, scenario),
);

const sheetOfId = new Map(castleSheets.map((sheet) => [sheet.id, sheet]));
const files = new Map(castleScenarios.map((scenario) => [scenario.id, scenario]));

/** Where the castle's sheets and scenarios are looked up. */
export const castleLibrary: Library = {
  scenario: () => undefined,
  file: (id) => files.get(id),
  sheet: (id) => sheetOfId.get(id),
};

/** The fingerprint of a scenario together with its sheets, without what is only there for editors. */
export const castleScenarioHashes: Readonly<Record<string, string>> = Object.fromEntries(
  castleScenarios.map((scenario) => {
    const plain = <T extends object>(value: T) => ({ ...value, $schema: undefined });
    const used = scenario.sheets.flat().map((id) => plain(sheetOfId.get(id)!));
    return [scenario.id, contentHash([plain(scenario), ...used])];
  }),
);
