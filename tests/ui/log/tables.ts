import { makeGame, type CharacterSheet } from '../../../src/skirmish';
import { draw, type Drawing } from '../../support/draw';
import type { Table } from '../../support/table';

/** Names of every sort: with a vowel first, of women, of a mule. */
const people: Readonly<Record<string, CharacterSheet['name']>> = {
  b1: { en: 'Aldric', fr: 'Aldric', ru: 'Олдрик' },
  b2: { en: 'Maheut', fr: 'Maheut', ru: 'Маэ' },
  b3: { en: 'Guerric', fr: 'Guerric', ru: 'Геррик' },
  r1: { en: 'Odo', fr: 'Odon', ru: 'Одо' },
  r2: { en: 'Hugo', fr: 'Hugues', ru: 'Гуго' },
  r3: { en: 'Bertran', fr: 'Bertran', ru: 'Бертран' },
};

/** A drawn table whose people have names. */
export function drawNamed(drawing: Drawing): Table {
  const table = draw(drawing);
  const characters = table.game.characters.map((sheet) => ({ ...sheet, name: people[sheet.id] ?? sheet.name }));
  return { ...table, game: makeGame({ ...table.game, characters }) };
}
