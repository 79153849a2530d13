import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFiles } from '../../scripts/map-schemas';

test('the committed JSON Schemas are those of the schemas that the app reads with', async () => {
  const files = await schemaFiles();
  expect(files.map(({ path }) => path)).toEqual([
    'maps/schema/map-sheet.schema.json',
    'maps/schema/scenario.schema.json',
    'maps/schema/castle-scenario.schema.json',
  ]);
  expect(files.map(({ path }) => readFileSync(path, 'utf8'))).toEqual(files.map(({ text }) => text));
});
