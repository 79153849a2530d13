import { expect, test } from 'vitest';
import { findRules, gamesOf, ruleHref, ruleOfId } from '../../src/ui/rules/find-rules';
import type { Rulebook } from '../../src/ui/rules/rulebook';

const rule = (id: string, title: string, html: string) => ({ id, title, html, house: false, boards: [] });
const book: Rulebook = [
  {
    id: 'MEL',
    game: 'skirmish',
    title: 'La mêlée',
    rules: [rule('MEL-1', 'Qui attaque', '<p>Un contre <b>plusieurs</b>.</p>')],
  },
  {
    id: 'LOF',
    game: 'skirmish',
    title: 'Ligne de tir',
    rules: [rule('LOF-1', 'Au contact', '<p>Pas de tir.</p>'), rule('LOF-3', 'Le mur', '<p>Un mur bloque.</p>')],
  },
];
const found = (question: string) => findRules(book, question).flatMap((section) => section.rules.map(({ id }) => id));

test('rules are found by id, title and text, without case or accents', () => {
  expect(found('lof-3')).toEqual(['LOF-3']);
  expect(found('MELEE')).toEqual(['MEL-1']);
  expect(found('plusieurs')).toEqual(['MEL-1']);
  expect(found('mur bloque')).toEqual(['LOF-3']);
});

test('tags are no words', () => expect(found('<b>')).toEqual([]));

test('an empty question shows the whole book', () => expect(findRules(book, '  ')).toBe(book));

test('a rule is found by its id, a section by its first rule', () => {
  expect(ruleOfId(book, 'LOF-3')?.title).toBe('Le mur');
  expect(ruleOfId(book, 'LOF')?.id).toBe('LOF-1');
  expect(ruleOfId(book, 'XYZ-1')).toBeUndefined();
});

test('a rule’s address is its section and its anchor', () => expect(ruleHref('SHT-1')).toBe('/rules/SHT#SHT-1'));

test('sections stand by game', () => {
  const [melee, line] = book;
  const castle = { ...line!, id: 'CAS', game: 'castle' };
  expect(gamesOf([melee!, line!, castle])).toEqual([
    { game: 'skirmish', sections: [melee, line] },
    { game: 'castle', sections: [castle] },
  ]);
});
