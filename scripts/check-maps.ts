/** Checks every map sheet and scenario of a folder: what is wrong, in which file, at which place. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import * as v from 'valibot';
import { castleScenarioSchema, type CastleScenario } from '../src/castle';
import { compileMap } from '../src/game/board/compile';
import { mapSheetSchema, terrainIds, type MapSheet } from '../src/game/board/map-sheet';
import { scenarioSchema, type Scenario } from '../src/game/scenario';
import { hexLabel, parseHex } from '../src/hex';
import { problemSchema } from '../src/practice';
import { castleScenarioFindings } from './check-castle-scenario';
import { scenarioFindings } from './check-scenario';
import { caught, type Finding } from './map-findings';

export { findingText } from './map-findings';

/** Every JSON file below a folder but the schemas, in order of name. */
export function mapFiles(maps: string): string[] {
  return readdirSync(maps, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.endsWith('.schema.json'))
    .map((path) => join(maps, path))
    .toSorted();
}

/** `/armies/blue/0` as `armies.blue[0]`. */
const placeOf = (pointer: string, more = ''): string =>
  `${pointer}${more === '' ? '' : `/${more}`}`
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');

function schemaFinding(file: string, error: ErrorObject): Finding {
  const { keyword, instancePath, params, data } = error;
  const at = (place: string, reason: string): Finding => ({ file, place, reason });
  const shown = JSON.stringify(data);
  switch (keyword) {
    case 'additionalProperties':
      return at(placeOf(instancePath, String(params['additionalProperty'])), 'is not known here');
    case 'required':
      return at(placeOf(instancePath, String(params['missingProperty'])), 'is missing');
    case 'pattern': {
      const hint = (error.parentSchema as { description?: string }).description;
      return at(placeOf(instancePath), `${shown}: ${hint ?? `should match ${String(params['pattern'])}`}`);
    }
    case 'enum':
      return at(placeOf(instancePath), `${shown} is none of ${(params['allowedValues'] as string[]).join(', ')}`);
    case 'const':
      return at(placeOf(instancePath), `${shown} should be ${JSON.stringify(params['allowedValue'])}`);
    case 'discriminator':
      return at(placeOf(instancePath, String(params['tag'])), `${JSON.stringify(params['tagValue'])} is no known kind`);
    default:
      return at(placeOf(instancePath), error.message ?? 'is wrong');
  }
}

/** The value of a JSON file, or why it is none: the engine's own words quote the place. */
function read(path: string, file: string): { readonly value?: unknown; readonly findings: Finding[] } {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) as unknown, findings: [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { findings: [{ file, place: '', reason: `is no JSON: ${error.message}` }] };
  }
}

/** What the schema cannot see of a sheet: its grid, its sides, its drawing. */
export function sheetFindings(file: string, sheet: MapSheet): Finding[] {
  const findings = caught(file, () => compileMap(sheet, sheet.id));
  if (findings.length > 0) return findings;
  if (basename(file, '.json') !== sheet.id) {
    findings.push({ file, place: 'id', reason: `"${sheet.id}" should be the name of its file` });
  }
  const board = compileMap(sheet, sheet.id);
  const roofed = new Set<number>();
  const isBuilding = (hex: number) => ['house', 'door'].includes(terrainIds[board.terrain[hex] ?? 0] ?? '');
  sheet.drawing?.houses?.forEach((house, index) => {
    house.hexes.forEach((label, at) => {
      const hex = parseHex(board.grid, label);
      const place = `drawing.houses[${index}].hexes[${at}]`;
      if (hex === null) findings.push({ file, place, reason: `"${label}" is no hex of this map` });
      else if (!isBuilding(hex)) findings.push({ file, place, reason: `${label} is neither a house nor a door` });
      else if (roofed.has(hex)) findings.push({ file, place, reason: `${label} has a roof already` });
      else roofed.add(hex);
    });
  });
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (!isBuilding(hex) || roofed.has(hex)) continue;
    findings.push({ file, place: 'drawing.houses', reason: `${hexLabel(board.grid, hex)} belongs to no house` });
  }
  sheet.drawing?.labels?.forEach((label, index) => {
    if (parseHex(board.grid, label.hex) !== null) return;
    findings.push({ file, place: `drawing.labels[${index}].hex`, reason: `"${label.hex}" is no hex of this map` });
  });
  return findings;
}

type Format = 'hexmap-1' | 'scenario-1' | 'castle-scenario-1';

/** What a file should be, by where it is and the game that it names. */
function formatOf(file: string, value: unknown): Format {
  if (!/\/(scenarios|practice)\//.test(file)) return 'hexmap-1';
  const { system } = (value ?? {}) as { readonly system?: unknown };
  return system === 'castle' ? 'castle-scenario-1' : 'scenario-1';
}

function compileSchemas(schemas: string): Record<Format, ValidateFunction> {
  const ajv = new Ajv({ allErrors: true, verbose: true, discriminator: true });
  const compile = (name: string) =>
    ajv.compile(JSON.parse(readFileSync(join(schemas, `${name}.schema.json`), 'utf8')) as object);
  return {
    'hexmap-1': compile('map-sheet'),
    'scenario-1': compile('scenario'),
    'castle-scenario-1': compile('castle-scenario'),
  };
}

/** What is wrong with a problem of the practice, its position aside; its tests play its solution. */
const problemFindings = (file: string, value: unknown): Finding[] =>
  (v.safeParse(problemSchema, value).issues ?? []).map((issue) => ({
    file,
    place: v.getDotPath(issue) ?? '',
    reason: issue.message,
  }));

/** The position of a problem is a scenario like any other. */
const scenarioIn = (file: string, value: unknown): unknown =>
  file.includes('/practice/') ? (value as { readonly scenario?: unknown } | null)?.scenario : value;

/**
 * Checks all of `maps`. A file that its schema refuses is checked no further; a scenario is checked against the sheets
 * that are right. `schemas` is where the JSON Schemas are.
 */
export function checkMaps(maps: string, schemas: string): readonly Finding[] {
  const validate = compileSchemas(schemas);
  const findings: Finding[] = [];
  const sheets = new Map<string, MapSheet>();
  const scenarios: { readonly file: string; readonly scenario: Scenario }[] = [];
  const castles: { readonly file: string; readonly scenario: CastleScenario }[] = [];
  for (const path of mapFiles(maps)) {
    const file = relative(dirname(maps), path).replaceAll('\\', '/');
    const { value: whole, findings: broken } = read(path, file);
    if (broken.length === 0 && file.includes('/practice/')) broken.push(...problemFindings(file, whole));
    findings.push(...broken);
    if (broken.length > 0) continue;
    const value = scenarioIn(file, whole);
    const format = formatOf(file, value);
    const schema = validate[format];
    if (!schema(value)) {
      // The choice among kinds repeats as "oneOf" what the kind's own errors say.
      const errors = (schema.errors ?? []).filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'if');
      findings.push(...errors.map((error) => schemaFinding(file, error)));
    } else if (format === 'scenario-1') scenarios.push({ file, scenario: v.parse(scenarioSchema, value) });
    else if (format === 'castle-scenario-1') castles.push({ file, scenario: v.parse(castleScenarioSchema, value) });
    else {
      const sheet = v.parse(mapSheetSchema, value);
      const wrong = sheetFindings(file, sheet);
      findings.push(...wrong);
      if (wrong.length === 0) sheets.set(sheet.id, sheet);
    }
  }
  for (const { file, scenario } of scenarios) findings.push(...scenarioFindings(file, scenario, sheets));
  for (const { file, scenario } of castles) findings.push(...castleScenarioFindings(file, scenario, sheets));
  return findings;
}

/** Files that nothing imports: forgotten in `maps/index.ts`, or in another list beside it. */
export function unlistedFiles(maps: string): readonly Finding[] {
  const index = join(maps, 'index.ts');
  if (!existsSync(index)) return [];
  const lists = readdirSync(maps).filter((name) => name.endsWith('.ts'));
  const text = lists.map((name) => readFileSync(join(maps, name), 'utf8')).join('\n');
  return mapFiles(maps)
    .map((path) => relative(maps, path).replaceAll('\\', '/'))
    .filter((path) => !text.includes(`'./${path}'`))
    .map((path) => ({ file: `maps/${path}`, place: '', reason: 'maps/index.ts does not list it' }));
}
