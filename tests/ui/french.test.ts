/** French sets a space before its high marks, and inside its quotation marks, at which no line may break (`npm run words` sees to the catalogues). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(readdirSync('docs/rules/fr').filter((name) => name.endsWith('.md')))(
  'no line of the rulebook breaks before a mark: %s',
  (name) => {
    const lines = readFileSync(`docs/rules/fr/${name}`, 'utf8').split('\n');
    expect(lines.filter((line) => / [:;?!»%](?=[\s"|*)]|$)|« /.test(line))).toEqual([]);
  },
);
