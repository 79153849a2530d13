import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries } from '../../src/ui/about/libraries';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as { license: string } & Record<string, object>;

test('the page of licences names what the app ships, no more and no less, each with its own licence', () => {
  const shipped = Object.keys(read('package.json')['dependencies']!).filter((name) => !name.startsWith('@fontsource'));
  expect(libraries.flatMap(({ packages }) => packages).toSorted()).toEqual(shipped.toSorted());
  for (const { licence, packages } of libraries) {
    for (const name of packages)
      expect([name, read(`node_modules/${name}/package.json`).license]).toEqual([name, licence]);
  }
});
