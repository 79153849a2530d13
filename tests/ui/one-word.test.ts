/** One word for one thing: where the glossary has chosen, the other word stands neither in the app nor in its rulebook. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Language, what the glossary calls it, and what nobody calls it beside that. */
const chosen = [
  ['ru', 'этап', /фаз[аеуыо]/iu],
  ['ru', 'боец', /персонаж/iu],
  ['ru', 'отходить', /отступа/iu],
  ['ru', 'проверка на просачивание', /провер\p{L}+ (?:в пути|на проход)/iu],
  ['ru', 'партия', /созда\p{L}+ игру/iu],
  ['ru', 'отменить по согласию', /взять? (?:ход )?назад/iu],
  ['fr', 'séquence', /\bphases?\b(?!\.)/iu],
  ['en', 'sequence', /\bphases?\b(?!\.)/iu],
] as const;

test.each(chosen)('%s: %s', (language, _word, other) => {
  const folders = [`src/i18n/locales/${language}`, `docs/rules/${language}`];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('msgid') && other.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
