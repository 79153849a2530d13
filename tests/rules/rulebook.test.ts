import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileRulebook, readRuleIds, rulebookLanguages, sectionIds } from '../../scripts/compile-rulebook';
import { houseRuleset } from '../../src/castle';
import terrain from '../../src/skirmish/data/terrain.json';

const folder = 'docs/rules';
const ids = readRuleIds(folder);
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const rulesIn = (language: (typeof rulebookLanguages)[number]) =>
  compileRulebook(folder, language).sections.flatMap(({ rules }) => rules);

/** Small words that only one of the three languages has. */
const smallWords = {
  en: /\b(the|of|and|is|an|with|not|they|each|it|you|your|one|how|after)\b/gi,
  fr: /(?<!\p{L})(le|la|les|une|des|du|est|et|qui|ne|pas|vous|dans|par|sur)(?!\p{L})/giu,
  ru: /\p{Script=Cyrillic}{2,}/gu,
};
const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

test('the list of rules has every section, numbered without a gap', () => {
  for (const section of sectionIds) {
    const numbers = [...ids.keys()].filter((id) => id.startsWith(`${section}-`)).map((id) => Number(id.split('-')[1]));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(1);
  }
  expect(ids.size).toBe(82 + 29);
});

describe.each(rulebookLanguages)('%s', (language) => {
  const { sections, findings } = compileRulebook(folder, language);
  const rules = sections.flatMap((section) => section.rules);

  test('every rule has its text, in order, marked where it is ours', () => {
    expect(findings).toEqual([]);
    expect(sections.map(({ id }) => id)).toEqual([...sectionIds]);
    expect(rules.map(({ id, house }) => [id, house])).toEqual([...ids]);
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
  });

  test('a rule is short: at most six sentences, the table aside', () => {
    const long = rules.filter(({ html }) => {
      const sentences = plain(html.replace(/<table>.*<\/table>/s, '')).match(/[.!?](?=\s|$)/g)?.length ?? 0;
      return sentences < 1 || sentences > 6;
    });
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  test('no text is left in another language', () => {
    const strangers = rules.filter(({ html, title }) => {
      const text = `${title} ${plain(html)}`;
      const own = count(text, smallWords[language]);
      return rulebookLanguages.some((other) => other !== language && count(text, smallWords[other]) >= own);
    });
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  test('links lead to rules, never to the rule itself', () => {
    const links = rules.flatMap(({ id, html }) =>
      [...html.matchAll(/data-rule="([^"]+)"/g)].map((match) => [id, match[1]]),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const [from, to] of links) {
      expect(ids.has(to ?? '')).toBe(true);
      expect(to).not.toBe(from);
    }
  });

  test('TER: the table of grounds says what the data say', () => {
    const html = rules.find(({ id }) => id === 'TER')!.html;
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(1).map((row) => {
      const cells = [...row[1]!.matchAll(/<td>(.*?)<\/td>/gs)].map((cell) => plain(cell[1]!));
      return [cells[1], cells[2], cells[4]];
    });
    const sign = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
    const expected = terrain
      .filter(({ id }) => id !== 'tower')
      .map(({ foot, mounted, melee }) => [`${foot ?? '–'}`, `${mounted ?? '–'}`, sign(melee)]);
    expect(rows).toEqual(expected);
  });

  test('CFI-2 the army lists say what the data say', () => {
    const html = rules.find(({ id }) => id === 'CFI-2')!.html;
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map((row) =>
      [...row[1]!.matchAll(/<td>(.*?)<\/td>/gs)].map((cell) => plain(cell[1]!)),
    );
    const { roster, lists } = houseRuleset;
    const dice = (amount: number) => (amount > 0 ? `${amount}` : '–');
    const expected = roster.map(({ id, army, melee, shooting, magic, defence, life }) => {
      const many = lists[army].filter(({ type }) => type === id).length;
      return [`${many}`, dice(melee), dice(shooting), dice(magic), `${defence}`, `${life}`];
    });
    expect(rows.filter((cells) => cells.length > 0).map((cells) => cells.slice(1))).toEqual(expected);
  });

  test('each game has its own sections', () => {
    expect(new Set(sections.map(({ game }) => game))).toEqual(new Set(['skirmish', 'castle']));
    expect(sections.filter(({ game }) => game === 'castle').map(({ id }) => id)[0]).toBe('CAS');
  });
});

test('no two languages share a text', () => {
  const [english, french, russian] = rulebookLanguages.map((language) => rulesIn(language).map(({ html }) => html));
  english!.forEach((html, index) => {
    expect(french![index]).not.toBe(html);
    expect(russian![index]).not.toBe(html);
  });
});

describe('what is wrong with the files is told by file and rule', () => {
  const spoil = (file: string, change: (text: string) => string): readonly string[] => {
    const copy = mkdtempSync(join(tmpdir(), 'rules-'));
    cpSync(folder, copy, { recursive: true });
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
    const { findings } = compileRulebook(copy, 'fr');
    rmSync(copy, { recursive: true });
    return findings;
  };
  test.each<[string, string, (text: string) => string, string]>([
    ['a rule left out', 'fr/RNG.md', (text) => text.replace(/## RNG-2[^]*$/, ''), 'fr/RNG.md: RNG-2 is missing'],
    [
      'a rule without words',
      'fr/RNG.md',
      (text) => text.replace(/(## RNG-2.*)[^]*$/, '$1\n'),
      'fr/RNG.md: RNG-2 has no text',
    ],
    ['a rule twice', 'fr/RNG.md', (text) => `${text}\n## RNG-2 · Encore\n\nEncore.\n`, 'fr/RNG.md: RNG-2 stands twice'],
    [
      'a rule in the wrong file',
      'fr/VIC.md',
      (text) => `${text}\n## RNG-2 · Ici\n\nIci.\n`,
      'fr/VIC.md: RNG-2 belongs elsewhere',
    ],
    [
      'a rule nobody knows',
      'fr/RNG.md',
      (text) => `${text}\n## RNG-9 · Neuf\n\nNeuf.\n`,
      'fr/RNG.md: RNG-9 is not in ids.json',
    ],
    [
      'a mark too few',
      'fr/RNG.md',
      (text) => text.replace(' (ours)', ''),
      'fr/RNG.md: RNG-1 lacks "(ours)", unlike ids.json',
    ],
    ['no title', 'fr/RNG.md', (text) => text.replace(/^# .*/, ''), 'fr/RNG.md: should start with "# Title"'],
  ])('%s', (_title, file, change, expected) => {
    expect(spoil(file, change)).toEqual([expected]);
  });
});
