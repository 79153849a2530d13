import { describe, expect, test } from 'vitest';
import type { Players } from '../../src/game';
import type { Translate } from '../../src/i18n/words';
import { givenName, playerName } from '../../src/ui/solo/player-name';

const t = ((id: string) => `<${id}>`) as Translate;
const called = (blue: string, red: string): Players => ({ blue: { name: blue }, red: { name: red } });

describe('a player’s name', () => {
  test('is what he gave', () => {
    expect(playerName(called('Anne', ''), 'blue', 'Brescand', t)).toBe('Anne');
  });

  test('is a number in the reader’s language where he gave none', () => {
    expect(playerName(called('Anne', ''), 'red', 'Serpolet', t)).toBe('<app.new.player2>');
    expect(playerName(called('', 'Anne'), 'blue', 'Brescand', t)).toBe('<app.new.player1>');
  });

  test.each(['Player 2', 'Joueur 2', 'Игрок 2'])('is that number too where %s was kept by an older version', (name) => {
    expect(playerName(called('Anne', name), 'red', 'Serpolet', t)).toBe('<app.new.player2>');
    expect(playerName(called(name, 'Anne'), 'blue', 'Serpolet', t)).toBe('<app.new.player2>');
    expect(givenName(name)).toBe('');
  });
});
