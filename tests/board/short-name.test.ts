import { describe, expect, test } from 'vitest';
import { nameWithin } from '../../src/board/counters/paint-counter';
import { waysToCall } from '../../src/board/counters/short-name';
import { scenarios } from '../../maps';

/** Letters as wide as Alegreya Sans draws them on the whole, eight units each. */
const ctx = { measureText: (text: string) => ({ width: 8.2 * text.length }) as TextMetrics };

describe('what somebody is called where there is little room', () => {
  test.each([
    ['Renaud of Brescand', ['Renaud of Brescand', 'Renaud']],
    ['Evrard l’intendant', ['Evrard l’intendant', 'Evrard']],
    ['Sir Ogier the Bald', ['Sir Ogier the Bald', 'Sir Ogier', 'Ogier']],
    ['Le chapelain Odon', ['Le chapelain Odon', 'Odon']],
    ['Дама Эрменгарда', ['Дама Эрменгарда', 'Эрменгарда']],
    ['The She-Wolf', ['The She-Wolf', 'She-Wolf']],
    ['Guerric', ['Guerric']],
  ])('%s', (name, ways) => {
    expect(waysToCall(name)).toEqual(ways);
  });

  test('is the fullest that fits, and never cut in any scenario and language', () => {
    expect(nameWithin(ctx, 'Renaud of Brescand', 200)).toBe('Renaud of Brescand');
    expect(nameWithin(ctx, 'Renaud of Brescand', 91)).toBe('Renaud');
    const all = scenarios.flatMap(({ armies }) =>
      [armies.blue, armies.red].flatMap(({ characters }) => characters.flatMap(({ name }) => Object.values(name))),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((name) => nameWithin(ctx, name, 88).includes('…'))).toEqual([]);
  });
});
