/** What a schema cannot see of a castle's scenario: whether its board is a castle in which it can be played. */
import { basename } from 'node:path';
import { awayFrom, charactersOf, houseRuleset, makeGame, missionOf, type CastleScenario } from '../src/castle';
import { armyIds, compileMap, joinSheets, type ArmyId, type MapSheet } from '../src/game';
import { checkTexts } from './check-texts';
import { caught, type Finding } from './map-findings';

/** Everything wrong with a castle's scenario that its schema has accepted. @rule CSC-1 */
export function castleScenarioFindings(
  file: string,
  scenario: CastleScenario,
  sheets: ReadonlyMap<string, MapSheet>,
): Finding[] {
  const findings: Finding[] = [];
  const report = (place: string, reason: string) => findings.push({ file, place, reason });
  if (basename(file, '.json') !== scenario.id) report('id', `"${scenario.id}" should be the name of its file`);
  checkTexts(scenario, '', report);
  const missing = scenario.sheets.flat().filter((id) => !sheets.has(id));
  for (const id of missing) report('sheets', `there is no map sheet "${id}" without mistakes`);
  if (missing.length > 0) return findings;
  const rows = scenario.sheets.map((row) => row.map((id) => sheets.get(id)!));
  const wrong = caught(file, () => {
    missionOf(compileMap(joinSheets(rows, scenario.id), scenario.id), scenario);
    awayFrom(scenario, { besieger: scenario.besieger, level: 'beginner' });
  });
  if (wrong.length > 0) return [...findings, ...wrong];
  const board = compileMap(joinSheets(rows, scenario.id), scenario.id);
  const mission = missionOf(board, scenario);
  const characters = charactersOf(houseRuleset);
  if (scenario.goal === 'banner' && mission.exits.length === 0) report('banner.exits', 'names no edge');
  for (const besieger of armyIds) {
    const options = { level: 'beginner', besieger, magic: true } as const;
    const game = makeGame({ board, ruleset: houseRuleset, options, mission, characters, seed: 1 });
    if (!game.ground.yard.includes(1)) report('sheets', 'there is no yard to be taken');
    const room = (army: ArmyId) => game.zones[army].size - characters.filter((one) => one.army === army).length;
    for (const army of armyIds) {
      if (room(army) < 1) report('sheets', `there is no room to set up ${army} when ${besieger} besieges`);
    }
  }
  return findings;
}
