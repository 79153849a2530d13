/**
 * Prints, for every rule of docs/rules/ids.json, the files that cite it (`@rule MOV-5`) and the tests whose title starts
 * with it, and fails when a rule has no code or no test, when something cites a rule that does not exist, or when a test of
 * the rules (tests/skirmish, tests/castle) names none.
 *
 * `--gaps` prints the gaps alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unruledTitles } from './rule-titles';

const root = join(import.meta.dirname, '..');
const ids = Object.keys(JSON.parse(readFileSync(join(root, 'docs/rules/ids.json'), 'utf8')) as object);
const groups = [...new Set(ids.map((id) => id.split('-')[0]!))];
const idPattern = `(?:${groups.join('|')})(?:-\\d+)?`;

/** Every file of a folder with one of those endings, in order. */
function filesOf(folder: string, endings: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

type Places = Map<string, Set<string>>;

/** Which files name which rules: `find` gives the rules that a text names. */
function placesOf(files: readonly string[], find: (text: string) => Iterable<string>): Places {
  const places: Places = new Map();
  for (const file of files) {
    for (const id of find(readFileSync(join(root, file), 'utf8'))) {
      places.set(id, (places.get(id) ?? new Set()).add(file));
    }
  }
  return places;
}

const cited = (text: string) => Array.from(text.matchAll(new RegExp(`@rule (${idPattern})\\b`, 'g')), ([, id]) => id!);

/** A title may start with several: `TER-3 TER-4 six dead…`. */
function* titled(text: string): Generator<string> {
  for (const [, start] of text.matchAll(new RegExp(`['"\`]((?:${idPattern}[ :]+)+)`, 'g'))) {
    for (const [id] of start!.matchAll(new RegExp(idPattern, 'g'))) yield id;
  }
}

function* ofCase(text: string): Generator<string> {
  const { rules } = JSON.parse(text) as { rules?: readonly string[] };
  yield* rules ?? [];
}

const code = placesOf(filesOf('src', /\.tsx?$/), cited);
const tests = placesOf(filesOf('tests', /\.test\.tsx?$/), titled);
const cases = placesOf(filesOf('tests/conformance/cases', /\.json$/), ofCase);

const gaps: string[] = [];
for (const id of ids) {
  if (!code.has(id)) gaps.push(`${id}: no code cites it`);
  if (!tests.has(id)) gaps.push(`${id}: no test is titled by it`);
}
for (const [places, what] of [
  [code, 'cites'],
  [tests, 'has a test titled by'],
] as const) {
  for (const [id, files] of places) {
    // A group alone (`UNH`) stands for all of its rules.
    if (!ids.includes(id) && !groups.includes(id))
      gaps.push(`${id}: ${[...files].join(', ')} ${what} it, and there is no such rule`);
  }
}

const startsWithRule = new RegExp(`^${idPattern}\\b`);
for (const file of [...filesOf('tests/skirmish', /\.test\.ts$/), ...filesOf('tests/castle', /\.test\.ts$/)]) {
  const unruled = unruledTitles(readFileSync(join(root, file), 'utf8'), (title) => startsWithRule.test(title));
  for (const { line, title } of unruled)
    gaps.push(`${file}:${line}: "${title}" names no rule, nor does a group around it`);
}

const short = (file: string) =>
  file
    .replace(/^src\//, '')
    .replace(/^tests\//, '')
    .replace(/\.test\.tsx?$/, '');
const list = (files: Iterable<string> | undefined) => [...(files ?? [])].map(short).join(', ') || '(none)';

if (!process.argv.includes('--gaps')) {
  for (const id of ids) {
    const count = cases.get(id)?.size ?? 0;
    console.log(`${id.padEnd(7)} code   ${list(code.get(id))}`);
    console.log(`        tests  ${list(tests.get(id))}${count > 0 ? `, ${count} case files` : ''}`);
  }
}
for (const gap of gaps) console.log(gap);
console.log(`${ids.length} rules, ${gaps.length} gaps`);
process.exit(gaps.length > 0 ? 1 : 0);
