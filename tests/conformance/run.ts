/**
 * Runs every case file of `tests/conformance/cases/`, or of the folder named by CASES, against the rules core. One line
 * for each failing ask; exit code 1 if any failed. A file's `system` tells which game answers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { answers } from './answers';
import { caseFile } from './case-file';
import { castleAnswers } from './castle/answers';
import { castleCaseFile } from './castle/case-file';
import { setCastleTable } from './castle/table';
import { setTable } from './table';

const folder = process.env['CASES'] ?? join(import.meta.dirname, 'cases');
let passed = 0;
let failed = 0;

function fail(file: string, index: number | string, title: string, expected: unknown, got: unknown): void {
  failed++;
  console.log(`${file} [${index}] ${title}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
}

interface AnyAsk {
  readonly ask: string;
  readonly title: string;
  readonly expect?: unknown;
}

/** One game's files: how they are read, and how an ask is answered. Undefined: no ask of that kind is known. */
interface Answering {
  read(raw: unknown): {
    readonly issue?: v.BaseIssue<unknown>;
    readonly asks: readonly { readonly ask: AnyAsk; readonly answer: (() => unknown) | undefined }[];
  };
}

/** What is needed of one game: its file's schema, its table, its answers. */
function answering<File extends { readonly asks: readonly A[] }, A extends AnyAsk, Table>(
  schema: v.GenericSchema<unknown, File>,
  set: (file: File, ask: A) => Table,
  known: Readonly<Record<string, (table: Table, ask: A) => unknown>>,
): Answering {
  return {
    read(raw) {
      const parsed = v.safeParse(schema, raw);
      if (!parsed.success) return { issue: parsed.issues[0], asks: [] };
      const { output } = parsed;
      return {
        asks: output.asks.map((ask) => {
          const find = known[ask.ask];
          return { ask, answer: find && (() => find(set(output, ask), ask)) };
        }),
      };
    },
  };
}

const games: Readonly<Record<string, Answering>> = {
  skirmish: answering(caseFile, setTable, answers),
  castle: answering(castleCaseFile, setCastleTable, castleAnswers),
};

function answerOf(ask: AnyAsk, find: (() => unknown) | undefined): unknown {
  if (!find) return { error: `no ask is called "${ask.ask}"` };
  try {
    return JSON.parse(JSON.stringify(find()));
  } catch (error) {
    return { error: (error as Error).message };
  }
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
  const { issue, asks } = (games[raw.system] ?? games['skirmish']!).read(raw);
  if (issue) {
    fail(file, '-', `reading ${v.getDotPath(issue)}`, issue.expected, issue.message);
    continue;
  }
  asks.forEach(({ ask, answer }, index) => {
    const got = answerOf(ask, answer);
    if (isDeepStrictEqual(got, ask.expect)) passed++;
    else fail(file, index, ask.title || ask.ask, ask.expect, got);
  });
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
