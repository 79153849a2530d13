/** What a schema cannot see of a scenario: whether its board, its people and its objectives fit together. */
import { basename } from 'node:path';
import { hasSide, type Board } from '../src/game/board/board';
import { compileMap } from '../src/game/board/compile';
import { joinSheets } from '../src/game/board/join';
import { terrainIds, type MapSheet, type TerrainId } from '../src/game/board/map-sheet';
import type { ArmyId } from '../src/game/army';
import type { Objective, Scenario, ScenarioCharacter } from '../src/game/scenario';
import { hexLabel, neighbour, opposite, parseDirection, parseHex } from '../src/hex';
import roster from '../src/skirmish/data/roster.json';
import terrain from '../src/skirmish/data/terrain.json';
import { checkTexts } from './check-texts';
import { caught, type Finding } from './map-findings';

type Report = (place: string, reason: string) => void;

/** Where nobody goes on foot, and where no horse goes. @rule TER */
const closed = (to: 'foot' | 'mounted'): ReadonlySet<string> =>
  new Set(terrain.filter((kind) => kind[to] === null).map(({ id }) => id));
const impassable = closed('foot');
const impassableMounted = closed('mounted');
const typeOfId = new Map(roster.map((type) => [type.id, type]));
const armies: readonly ArmyId[] = ['blue', 'red'];

const terrainOf = (board: Board, hex: number): TerrainId => terrainIds[board.terrain[hex] ?? 0] ?? 'open';

/** A hex of the board on which somebody can stand, or null once what is wrong has been reported. */
function standing(board: Board, label: string, place: string, report: Report, mounted = false): number | null {
  const hex = parseHex(board.grid, label);
  if (hex === null) {
    report(place, `${label} is no hex of the board`);
    return null;
  }
  const ground = terrainOf(board, hex);
  if (!(mounted ? impassableMounted : impassable).has(ground)) return hex;
  report(place, `nobody can stand ${mounted ? 'mounted ' : ''}on ${label} (${ground})`);
  return null;
}

/** The half of a horse behind its head. @rule CHR-4 */
function hindquarters(
  board: Board,
  character: ScenarioCharacter,
  head: number,
  place: string,
  report: Report,
): number[] {
  const facing = parseDirection(character.facing ?? '');
  if (facing === null) return [];
  const back = opposite(facing);
  const hex = neighbour(board.grid, head, back);
  if (hex < 0) {
    report(`${place}.facing`, 'the hindquarters would be off the board');
    return [];
  }
  if (hasSide(board.wall, head, back) || hasSide(board.window, head, back)) {
    report(`${place}.facing`, 'a wall or a window stands between the head and the hindquarters');
  }
  return standing(board, hexLabel(board.grid, hex), `${place}.facing`, report, true) === null ? [] : [hex];
}

/** Types, places, ids. */
function checkCharacters(board: Board, scenario: Scenario, report: Report): void {
  const ids = new Set<string>();
  const taken = new Map<number, string>();
  for (const army of armies) {
    const { characters } = scenario.armies[army];
    if (characters.length === 0) report(`armies.${army}.characters`, 'an army needs at least one character');
    characters.forEach((character, index) => {
      const place = `armies.${army}.characters[${index}]`;
      const type = typeOfId.get(character.type);
      if (!type) report(`${place}.type`, `"${character.type}" is no type of the roster`);
      else if (character.facing !== undefined && !type.mounted) report(`${place}.facing`, `a ${type.id} does not ride`);
      if (ids.has(character.id)) report(`${place}.id`, `"${character.id}" is taken`);
      ids.add(character.id);
      if (character.id.length !== characters[0]?.id.length) {
        report(`${place}.id`, `"${character.id}" should be as long as "${characters[0]?.id}": pad the number`);
      }
      const head = standing(board, character.at, `${place}.at`, report, character.facing !== undefined);
      if (head === null) return;
      for (const hex of [head, ...hindquarters(board, character, head, place, report)]) {
        const other = taken.get(hex);
        if (other !== undefined) report(`${place}.at`, `${hexLabel(board.grid, hex)} is taken by ${other}`);
        else taken.set(hex, character.id);
      }
    });
  }
}

/** Whether the hindquarters of a rider, if he is one and they are on the board, stand in a zone too. */
function wholeIn(board: Board, { at, facing }: ScenarioCharacter, zone: readonly string[]): boolean {
  const head = parseHex(board.grid, at);
  const direction = parseDirection(facing ?? '');
  if (head === null || direction === null) return true;
  const hex = neighbour(board.grid, head, opposite(direction));
  return hex < 0 || zone.includes(hexLabel(board.grid, hex));
}

/** Zones: on the board, passable, apart from one another, with their own army inside. @rule VIC-1 */
function checkZones(board: Board, scenario: Scenario, report: Report): void {
  const zoned = new Map<number, ArmyId>();
  for (const army of armies) {
    const { zone, characters } = scenario.armies[army];
    if (!zone) continue;
    zone.forEach((label, index) => {
      const place = `armies.${army}.zone[${index}]`;
      const hex = standing(board, label, place, report);
      if (hex === null) return;
      const other = zoned.get(hex);
      if (other !== undefined) report(place, `${label} is in the zone of ${other} already`);
      else zoned.set(hex, army);
    });
    characters.forEach((character, index) => {
      const place = `armies.${army}.characters[${index}]`;
      const { at, id } = character;
      if (!zone.includes(at)) report(`${place}.at`, `${id} stands outside the zone of its army`);
      else if (!wholeIn(board, character, zone)) {
        report(`${place}.facing`, `the hindquarters of ${id} stand outside the zone of its army`);
      }
    });
  }
}

/** Of whom an objective may speak: `destroy` of the other army, all others of their own. */
function checkWho(scenario: Scenario, objective: Objective, place: string, report: Report): void {
  if (objective.kind === 'hold' || !objective.who) return;
  const other = objective.army === 'blue' ? 'red' : 'blue';
  const side = objective.kind === 'destroy' ? other : objective.army;
  const known = new Set(scenario.armies[side].characters.map(({ id }) => id));
  if (objective.who.length === 0) report(`${place}.who`, 'names nobody');
  objective.who.forEach((id, index) => {
    if (!known.has(id)) report(`${place}.who[${index}]`, `"${id}" is nobody of ${side}`);
  });
}

function checkObjectives(board: Board, scenario: Scenario, report: Report): void {
  if (scenario.objectives.length === 0) report('objectives', 'a scenario needs at least one objective');
  scenario.objectives.forEach((objective, index) => {
    const place = `objectives[${index}]`;
    if (objective.points === 0 && !objective.wins) report(place, 'gives no points and does not win');
    checkWho(scenario, objective, place, report);
    if (objective.kind === 'hold') {
      if (objective.hexes.length === 0) report(`${place}.hexes`, 'names no hex');
      objective.hexes.forEach((label, at) => standing(board, label, `${place}.hexes[${at}]`, report));
      if (new Set(objective.hexes).size < objective.hexes.length) report(`${place}.hexes`, 'names a hex twice');
    } else if (objective.kind === 'leave') {
      const able = objective.who?.length ?? scenario.armies[objective.army].characters.length;
      if ((objective.needed ?? 0) > able) report(`${place}.needed`, `only ${able} can leave`);
      if (objective.wins && objective.needed === undefined) report(`${place}.needed`, 'is missing: how many win?');
    }
  });
}

/** Everything wrong with a scenario that its schema has accepted. */
export function scenarioFindings(file: string, scenario: Scenario, sheets: ReadonlyMap<string, MapSheet>): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (place, reason) => findings.push({ file, place, reason });
  if (basename(file, '.json') !== scenario.id) report('id', `"${scenario.id}" should be the name of its file`);
  checkTexts(scenario, '', report);
  const rows = scenario.sheets.map((row, y) =>
    row.flatMap((id, x) => {
      const sheet = sheets.get(id);
      if (!sheet) report(`sheets[${y}][${x}]`, `there is no map sheet "${id}" without mistakes`);
      return sheet ? [sheet] : [];
    }),
  );
  if (rows.flat().length < scenario.sheets.flat().length) return findings;
  const unjoined = caught(file, () => joinSheets(rows, 'sheets')).map((finding) => ({
    ...finding,
    place: ['sheets', finding.place].filter(Boolean).join(': '),
  }));
  if (unjoined.length > 0) return [...findings, ...unjoined];
  const board = compileMap(joinSheets(rows, 'sheets'), scenario.id);
  checkCharacters(board, scenario, report);
  checkZones(board, scenario, report);
  checkObjectives(board, scenario, report);
  return findings;
}
