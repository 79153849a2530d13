/**
 * Runs every case file of `tests/conformance/cases/`, or of the folder named by CASES, against the rules core. One line
 * for each failing ask; exit code 1 if any failed. Riders and the castle are told apart by what a file holds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { answers } from './answers';
import { caseFile, type Ask, type CaseFile } from './case-file';
import { setTable } from './table';

const folder = process.env['CASES'] ?? join(import.meta.dirname, 'cases');
let passed = 0;
let failed = 0;
let skipped = 0;

function fail(file: string, index: number | string, title: string, expected: unknown, got: unknown): void {
  failed++;
  console.log(`${file} [${index}] ${title}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
}

function answer(parsed: CaseFile, ask: Ask): unknown {
  const find = answers[ask.ask];
  if (!find) return { error: `no ask is called "${ask.ask}"` };
  try {
    return JSON.parse(JSON.stringify(find(setTable(parsed, ask), ask)));
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** What the rules core does not play yet, by what the file holds. */
function isLater(raw: { readonly system?: string; readonly characters?: readonly { readonly mounted?: boolean }[] }) {
  return raw.system === 'castle';
}

for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.json')) continue;
  let raw;
  try {
    raw = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    fail(file, '-', 'reading', 'JSON', (error as Error).message);
    continue;
  }
  if (isLater(raw)) {
    skipped += raw.asks?.length ?? 1;
    continue;
  }
  const parsed = v.safeParse(caseFile, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    fail(file, '-', `reading ${v.getDotPath(issue)}`, issue.expected, issue.message);
    continue;
  }
  parsed.output.asks.forEach((ask, index) => {
    const got = answer(parsed.output, ask);
    if (isDeepStrictEqual(got, ask.expect)) passed++;
    else fail(file, index, ask.title || ask.ask, ask.expect, got);
  });
}

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
