import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** The names of all values, those inside groups too. */
const leavesOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leavesOf(value) : [name],
  );

test.each(['skirmish', 'castle'])('every value of the %s’s data file is read by its rules', (game) => {
  const folder = join(source, game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const values = JSON.parse(readFileSync(join(folder, 'data/values.json'), 'utf8')) as object;
  const unread = leavesOf(values).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unread).toEqual([]);
});
