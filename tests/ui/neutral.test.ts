/**
 * The data do not say whether a character is a man or a woman, so the words must not either: no past tense or participle
 * that agrees with one, no pronoun. Of somebody named in the sentence by a noun ("the rider") they may.
 */
import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { expect, test } from 'vitest';

const areas = [
  'play',
  'log',
  'refusals',
  'solo',
  'aids',
  'rules',
  'castle',
  'castlelog',
  'castlerules',
  'practice',
  'account',
  'watch',
];

const gendered = {
  ru: /(?<!\p{L})(ранен|убит|оглушён|невредим|выбит|спешен|погиб|ушёл|очнулся|ходил|действовал|пострадал|пешим|он|ему|самому)(?!\p{L})/iu,
  fr: /(?<!\p{L})(blessé|tué|désarçonné|sorti|abattu|caché|s’est déplacé|il (?!faut|n’y a|y a|est|ne reste|reste))(?!\p{L})/iu,
  en: /\b(he|him|his)\b/i,
};

/** Of a horse, a wall, a machine, an edge; or of somebody whom the sentence itself calls by a noun. */
const ofOthers: Readonly<Record<keyof typeof gendered, RegExp>> = {
  ru: /^rules\.result\.|^castlerules\.(hint|spell)|^solo\.level|^solo\.because\.gets-away$|rampart/,
  fr: /^rules\.result\.|^castlerules\.(hint|spell)|^solo\.level|^solo\.because\.gets-away$|^aids\.(legend|flat)/,
  en: /^solo\.level|^castlerules\./,
};

function messages(language: string, area: string): readonly [id: string, text: string][] {
  const file = readFileSync(`src/i18n/locales/${language}/${area}.po`, 'utf8');
  return PO.parse(file).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']);
}

test.each(['ru', 'fr', 'en'] as const)('a character may be a man or a woman, in %s', (language) => {
  const wrong = areas
    .flatMap((area) => messages(language, area))
    .filter(([id, text]) => !ofOthers[language].test(id) && gendered[language].test(text));
  expect(wrong).toEqual([]);
});
