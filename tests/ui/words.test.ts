// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { activateLanguage, preferredLanguage } from '../../src/i18n/languages';
import { translate } from '../../src/i18n/words';
import { fileName, playersText, standingText, titleOf, whenText } from '../../src/ui/games/describe';
import { castleChoice, skirmishChoice } from './support/choices';
import { savedGame } from './support/fixtures';

describe('the first language', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'ru-RU', 'fr'], 'ru'],
    [['EN-gb'], 'en'],
    [['de', 'it'], 'en'],
    [[], 'en'],
  ])('of a browser that wants %j is %s', (wanted, language) => expect(preferredLanguage(wanted)).toBe(language));
});

describe('Russian counts', () => {
  beforeAll(() => activateLanguage('ru'));
  test.each([
    [1, '1 минута'],
    [3, '3 минуты'],
    [5, '5 минут'],
    [11, '11 минут'],
    [21, '21 минута'],
  ])('%i', (count, text) => expect(translate('app.new.minutes', { count })).toBe(text));
});

describe('a saved game in words', () => {
  beforeAll(() => activateLanguage('en'));

  test('whose turn it is, who won, a draw', () => {
    const standing = (winner: 'red' | 'draw' | null) =>
      standingText(savedGame('a', { standing: { turn: 4, active: 'blue', winner } }).header, {
        t: translate,
        language: 'en',
        choices: [],
      });
    expect(standing(null)).toBe('Turn 4 · Anne to play');
    expect(standing('red')).toBe('Boris won in turn 4');
    expect(standing('draw')).toBe('A draw in turn 4');
  });

  test.each([
    ['skirmish', 'Anne against Boris · Ahead: Anne, 23 to 22'],
    ['castle', 'Anne against Boris · lives left: Anne – 23, Boris – 22'],
  ])('CSC-1 how they stand: nobody leads by the lives that he has left: %s', (system, text) => {
    const { header } = savedGame('a', {
      standing: { turn: 1, active: 'blue', winner: null, score: { blue: 23, red: 22 } },
    });
    const choices = [skirmishChoice, castleChoice];
    const played = { ...header, setup: { ...header.setup, system } };
    expect(playersText(played, { t: translate, language: 'en', choices })).toBe(text);
  });

  const names = { en: 'The square', fr: 'La place', ru: 'Площадь' };
  test.each([
    ['La place', 'The square'],
    ['Площадь #copy', 'The square (copy)'],
    ['La place #turn-3', 'The square: another way from turn 3'],
    ['La place #turn-3 #copy', 'The square: another way from turn 3 (copy)'],
    ['La revanche #copy', 'La revanche (copy)'],
    ['La place, encore', 'La place, encore'],
    [' #copy', ' #copy'],
  ])('the title %j is read as %j', (title, read) => {
    expect(titleOf({ title }, names, { t: translate, language: 'en' })).toBe(read);
  });

  test('when it was played', () => {
    const now = new Date(2026, 4, 20, 12, 0).getTime();
    expect(whenText(new Date(2026, 4, 20, 9, 5).getTime(), 'en', now)).toMatch(/^today, 9:05/);
    expect(whenText(new Date(2026, 4, 19, 23, 59).getTime(), 'fr', now)).toBe('hier, 23:59');
    expect(whenText(new Date(2026, 1, 1, 8, 0).getTime(), 'fr', now)).toBe('1 février 2026, 08:00');
  });

  test('a file name that every system takes', () => {
    expect(fileName(savedGame('a', { title: 'Ссора: под / липой?' }).header)).toBe(
      'escarmouche-ссора-под-липой-2.json',
    );
    expect(fileName(savedGame('a', { title: '???' }).header)).toBe('escarmouche-game-2.json');
  });
});
