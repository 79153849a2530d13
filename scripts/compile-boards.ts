/** Reads `docs/rules/boards/*.json`: the small boards that show what a rule says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { compileMap } from '../src/game/board/compile';
import { SetupError } from '../src/game/setup';
import { parseHex, type Grid } from '../src/hex';
import type { RuleBoard } from '../src/store/skirmish/rule-board';
import { readRuleIds, type RulebookLanguage } from './compile-rulebook';
import { inLanguage, ruleBoardSchema, type RuleBoardFile } from './rule-board-schema';

/** Files of boards in order of name. */
export function boardFiles(folder: string): string[] {
  const boards = join(folder, 'boards');
  if (!existsSync(boards)) return [];
  return readdirSync(boards)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(boards, name));
}

/** Every place that a board names, with where it is named. */
function* placesOf({ houses, characters, horses, bodies, show, claim }: RuleBoardFile): Generator<[string, string]> {
  for (const [index, house] of houses.entries()) for (const hex of house.hexes) yield [`houses[${index}]`, hex];
  for (const [index, { at }] of characters.entries()) yield [`characters[${index}].at`, at];
  for (const [index, { at }] of horses.entries()) yield [`horses[${index}].at`, at];
  for (const hex of Object.keys(bodies)) yield ['bodies', hex];
  if (show.line) for (const hex of [show.line.from, show.line.to, ...show.line.blockers]) yield ['show.line', hex];
  for (const [index, { path, ghost }] of show.moves.entries()) {
    for (const hex of [...path, ...(ghost === undefined ? [] : [ghost])]) yield [`show.moves[${index}]`, hex];
  }
  for (const { hex } of show.costs) yield ['show.costs', hex];
  for (const { pose } of show.parts) yield ['show.parts', pose];
  for (const [kind, hexes] of Object.entries(show.marks)) for (const hex of hexes) yield [`show.marks.${kind}`, hex];
  if (claim.ask === 'advance') yield ['claim.into', claim.into];
}

function gridOf(board: RuleBoardFile, report: (reason: string) => void): Grid | null {
  try {
    return compileMap(board.map, 'map').grid;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    report(`${error.place}: ${error.reason}`);
    return null;
  }
}

/** What the schema cannot see. */
function checkBoard(board: RuleBoardFile, name: string, known: ReadonlyMap<string, boolean>, findings: string[]): void {
  const report = (reason: string) => findings.push(`boards/${name}: ${reason}`);
  if (`${board.id}.json` !== name) report(`id: "${board.id}" should be the name of its file`);
  for (const id of board.rules) if (!known.has(id)) report(`rules: ${id} is not in ids.json`);
  for (const [language, caption] of Object.entries(board.captions)) {
    if (caption.trim() === '') report(`captions.${language}: is empty`);
  }
  const grid = gridOf(board, report);
  if (!grid) return;
  for (const [place, label] of placesOf(board)) {
    if (parseHex(grid, label.split(' ')[0]!) === null) report(`${place}: ${label} is not on the board`);
  }
  const people = new Set(board.characters.map(({ id }) => id));
  if (people.size < board.characters.length) report('characters: an id stands twice');
  for (const { who } of board.show.moves) if (!people.has(who)) report(`show.moves: "${who}" is nobody here`);
}

function readBoard(path: string, known: ReadonlyMap<string, boolean>, findings: string[]): RuleBoardFile[] {
  const name = basename(path);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    findings.push(`boards/${name}: is no JSON: ${error.message}`);
    return [];
  }
  const read = v.safeParse(ruleBoardSchema, value);
  if (!read.success) {
    for (const issue of read.issues) findings.push(`boards/${name}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    return [];
  }
  checkBoard(read.output, name, known, findings);
  return [read.output];
}

/** All boards in order of id, or everything that is wrong with their files. */
export function compileBoards(folder: string): {
  readonly boards: readonly RuleBoardFile[];
  readonly findings: readonly string[];
} {
  const known = readRuleIds(folder);
  const findings: string[] = [];
  return { boards: boardFiles(folder).flatMap((path) => readBoard(path, known, findings)), findings };
}

/** By rule, as the app's rulebook shows them in a language. */
export function boardsByRule(
  boards: readonly RuleBoardFile[],
  language: RulebookLanguage,
): Readonly<Record<string, readonly RuleBoard[]>> {
  const byRule: Record<string, RuleBoard[]> = {};
  for (const file of boards) for (const rule of file.rules) (byRule[rule] ??= []).push(inLanguage(file, language));
  return byRule;
}
