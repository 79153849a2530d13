import * as v from 'valibot';
import { jsonFault } from './json-fault';
import { FileProblem, type FileFinding, type FileFindingCode, type SavedGame } from './ports';
import { migrateSave } from './save-migrations';
import { gameFormat, saveFileSchema, saveFormat, saveVersion } from './save-schema';

/** The most letters of a title or a name; longer ones are cut off. */
const longestName = 120;
/** The most entries of a game; no real game comes near it. */
const mostEntries = 5000;
/** The most events of one entry. */
const mostEvents = 1000;

type Facts = FileFinding['facts'];

const finding = (place: string, code: FileFindingCode, facts: Facts, reason: string): FileFinding => ({
  place,
  code,
  facts,
  reason,
});

/** A saved game as the text of a file. */
export const writeSaveFile = ({ header, entries }: SavedGame): string =>
  `${JSON.stringify({ format: saveFormat, version: saveVersion, game: header, entries }, null, 1)}\n`;

function parse(text: string): unknown {
  const plain = text.replace(/^\uFEFF/, '');
  const fault = jsonFault(plain);
  if (!fault) return JSON.parse(plain);
  const { line, column, found } = fault;
  const place = `${line}:${column}`;
  throw new FileProblem([
    found === null
      ? finding(place, 'cut-off', { line, column }, `the file ends in the middle, in line ${line}, column ${column}`)
      : finding(place, 'syntax', { line, column, found }, `"${found}" cannot stand in line ${line}, column ${column}`),
  ]);
}

/** A parsed file, migrated to the current version. */
function upToDate(file: unknown): unknown {
  const { format, version } = (typeof file === 'object' && file !== null ? file : {}) as Record<string, unknown>;
  if (format !== saveFormat) {
    throw new FileProblem([finding('format', 'not-a-save', {}, `this is no saved game: "${saveFormat}" is expected`)]);
  }
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return file;
  if (version > saveVersion) {
    const facts = { version, known: saveVersion };
    const reason = `made by a newer version of the app: file version ${version}, known up to ${saveVersion}`;
    throw new FileProblem([finding('version', 'newer', facts, reason)]);
  }
  return migrateSave(file as Record<string, unknown>, version);
}

/** `entries[12].command.type` */
function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

function schemaFinding(issue: v.BaseIssue<unknown>): FileFinding {
  const place = pathOf(issue);
  if (issue.expected === 'never') return finding(place, 'unknown-field', {}, 'is not known');
  const expected = issue.expected ?? issue.message;
  if (issue.received === 'undefined')
    return finding(place, 'missing', { expected }, `is missing, expected ${expected}`);
  // The game within the file has a version of its own, its `format`.
  if (place === 'game.format' && Number(issue.received) > gameFormat) {
    const facts = { version: Number(issue.received), known: gameFormat };
    return finding(place, 'newer', facts, `made by a newer version of the app: game format ${facts.version}`);
  }
  const wanted = issue.type === 'regex' ? issue.message : expected;
  const facts = { expected: wanted, received: issue.received };
  return finding(place, 'wrong-value', facts, `${wanted} is expected, found ${issue.received}`);
}

/** Findings that no schema can make: lengths that differ, a take-back to a later place. */
function journalFindings({ header, entries }: SavedGame): FileFinding[] {
  const findings: FileFinding[] = [];
  if (header.length !== entries.length) {
    const facts = { said: header.length, held: entries.length };
    findings.push(
      finding('game.length', 'wrong-length', facts, `is ${facts.said}, but there are ${facts.held} entries`),
    );
  }
  entries.forEach((entry, place) => {
    // To where the game stands: the dice alone start afresh.
    if (entry.kind !== 'takeBack' || entry.to <= place) return;
    const reason = `goes back to entry ${entry.to}, which is after it`;
    findings.push(finding(`entries[${place}].to`, 'bad-take-back', { to: entry.to }, reason));
  });
  return findings;
}

/** Checks the sizes before every field is checked. Throws a `FileProblem` for sizes that no game reaches. */
function expectSize(file: unknown): unknown {
  const { entries } = (typeof file === 'object' && file !== null ? file : {}) as Record<string, unknown>;
  if (!Array.isArray(entries)) return file;
  if (entries.length > mostEntries) {
    const facts = { held: entries.length, most: mostEntries };
    throw new FileProblem([finding('entries', 'too-many', facts, `${facts.held} entries, at most ${facts.most}`)]);
  }
  const place = entries.findIndex((entry: { events?: unknown[] } | null) => (entry?.events?.length ?? 0) > mostEvents);
  if (place < 0) return file;
  const held = (entries[place] as { events: unknown[] }).events.length;
  const reason = `${held} events, at most ${mostEvents}`;
  throw new FileProblem([finding(`entries[${place}].events`, 'too-many', { held, most: mostEvents }, reason)]);
}

const cut = (text: string): string =>
  Array.from(text.slice(0, 2 * longestName))
    .slice(0, longestName)
    .join('');

function withCutNames(header: SavedGame['header']): SavedGame['header'] {
  const { blue, red } = header.setup.players;
  const players = { blue: { ...blue, name: cut(blue.name) }, red: { ...red, name: cut(red.name) } };
  return { ...header, title: cut(header.title), setup: { ...header.setup, players } };
}

/**
 * Reads the text of a file. Throws a `FileProblem` with all findings. The game itself is checked later, by
 * `playThrough`.
 */
export function readSaveFile(text: string): SavedGame {
  const result = v.safeParse(saveFileSchema, expectSize(upToDate(parse(text))));
  if (!result.success) throw new FileProblem(result.issues.map(schemaFinding));
  const { game: header, entries } = result.output;
  const saved = { header: withCutNames(header), entries };
  const findings = journalFindings(saved);
  if (findings.length > 0) throw new FileProblem(findings);
  return saved;
}
