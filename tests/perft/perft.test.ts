import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCounts } from './position';

/** Files and what they prove. */
const rules: Readonly<Record<string, string>> = {
  'open-foot.txt': 'MOV-1',
  'open-riders.txt': 'MOV-9',
  'ground.txt': 'TER',
  'turns.txt': 'TURN-1',
};

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

test('TURN-1 every file of counted trees is known', () => {
  expect(files.toSorted()).toEqual(Object.keys(rules).toSorted());
});

describe.each(files)('%s', (file) => {
  const counts = readCounts(readFileSync(join(import.meta.dirname, file), 'utf8'));
  test.each(counts.map((count) => [`${count.title}: ${count.line}`, count] as const))(
    `${rules[file]} %s`,
    (_title, { count, expected }) => {
      expect(count()).toBe(expected);
    },
  );
});
