import * as v from 'valibot';
import { mapSheetSchema, scenarioSchema, type Library, type MapSheet, type Scenario } from '../src/game';
import { contentHash } from './content-hash';
import crossroads from './crossroads/crossroads.json';
import brescandCourt1 from './scenarios/earlier/1/brescand-court.json';
import flightFromVaubrenne1 from './scenarios/earlier/1/flight-from-vaubrenne.json';
import greyRiders1 from './scenarios/earlier/1/grey-riders.json';
import hiredLances1 from './scenarios/earlier/1/hired-lances.json';
import titheMule1 from './scenarios/earlier/1/tithe-mule.json';
import brescandCourt from './scenarios/brescand-court.json';
import flightFromVaubrenne from './scenarios/flight-from-vaubrenne.json';
import greyRiders from './scenarios/grey-riders.json';
import hiredLances from './scenarios/hired-lances.json';
import lindenSquare from './scenarios/linden-square.json';
import threeLances from './scenarios/three-lances.json';
import titheMule from './scenarios/tithe-mule.json';
import village from './village/village.json';

/** The map sheets that ship with the app. */
export const sheets: readonly MapSheet[] = [village, crossroads].map((sheet) => v.parse(mapSheetSchema, sheet));

/** The scenarios that ship with the app, the one for a first game first, then from short to long. */
export const scenarios: readonly Scenario[] = [
  lindenSquare,
  threeLances,
  brescandCourt,
  titheMule,
  greyRiders,
  hiredLances,
  flightFromVaubrenne,
].map((scenario) => v.parse(scenarioSchema, scenario));

/** What scenarios were in earlier versions: a game that was begun with one goes on with it. */
const earlier: readonly Scenario[] = [brescandCourt1, titheMule1, greyRiders1, hiredLances1, flightFromVaubrenne1].map(
  (scenario) => v.parse(scenarioSchema, scenario),
);

const sheetOfId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
const scenarioOfId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

/** Where the app and its tests look scenarios and sheets up. */
export const library: Library = {
  scenario(id, version) {
    const now = scenarioOfId.get(id);
    if (version === undefined || version === now?.version) return now;
    return earlier.find((scenario) => scenario.id === id && scenario.version === version);
  },
  sheet: (id) => sheetOfId.get(id),
};

/** The fingerprint of a scenario together with its sheets, without what is only there for editors. */
export function scenarioHash(scenario: Scenario, from: Library = library): string {
  const plain = <T extends object>(value: T) => ({ ...value, $schema: undefined });
  const used = scenario.sheets.flat().map((id) => from.sheet(id));
  return contentHash([plain(scenario), ...used.map((sheet) => (sheet ? plain(sheet) : null))]);
}
