/** French sets a space before its high marks, and inside its quotation marks, at which no line may break. */
import { readdirSync, readFileSync } from 'node:fs';
import PO from 'pofile';
import { expect, test } from 'vitest';
import { areas } from '../../lingui.config';

test.each(areas)('no line of %s breaks before a mark', (area) => {
  const { items } = PO.parse(readFileSync(`src/i18n/locales/fr/${area}.po`, 'utf8'));
  const wrong = items.filter(({ msgstr: [text = ''] }) => / [:;?!»%]|« /.test(text)).map(({ msgid }) => msgid);
  expect(wrong).toEqual([]);
});

test.each(readdirSync('docs/rules/fr').filter((name) => name.endsWith('.md')))(
  'nor one of the rulebook: %s',
  (name) => {
    const lines = readFileSync(`docs/rules/fr/${name}`, 'utf8').split('\n');
    expect(lines.filter((line) => / [:;?!»%](?=[\s"|*)]|$)|« /.test(line))).toEqual([]);
  },
);
