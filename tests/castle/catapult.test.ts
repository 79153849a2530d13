import { describe, expect, test } from 'vitest';
import { castle } from '../../src/castle';
import { hexLabel } from '../../src/hex';
import { character, stage } from './stage';

const field = {
  terrain: ['________', '________', '........', '........', '........', '........', '...T....', '........'],
  rampart: [
    'A3 N',
    'B3 N',
    'B3 NE',
    'B3 NW',
    'C3 N',
    'D3 N',
    'D3 NE',
    'D3 NW',
    'E3 N',
    'F3 N',
    'F3 NE',
    'F3 NW',
    'G3 N',
    'H3 N',
    'H3 NW',
  ],
};

describe('CAT-1: dragging', () => {
  const board = () =>
    stage({
      ...field,
      catapult: { at: 'E6' },
      people: { r1: { at: 'D6' }, r2: { at: 'F6' }, r3: { at: 'A8' }, b1: { at: 'H1' } },
    });

  test('two in contact bring it up to two hexes, keeping their places, and do nothing else', () => {
    const { play, path, at, state, game, refused } = board();
    play({ type: 'drag', who: ['r1', 'r2'], path: path('E5', 'E4') });
    expect(hexLabel(game.board.grid, state().catapult!.at)).toBe('E4');
    expect([at('r1'), at('r2')]).toEqual(['D4', 'F4']);
    expect(refused({ type: 'move', who: 'r1', path: path('D5') })).toBe('already-acted');
    expect(refused({ type: 'drag', who: ['r1', 'r2'], path: path('E5') })).toBe('already-acted');
  });

  test('it does not shoot in a turn in which it moved; the turn after it does', () => {
    const { play, path, refused } = stage({
      ...field,
      catapult: { at: 'E6' },
      people: { r1: { at: 'D6' }, r2: { at: 'F6' }, r3: { at: 'E8' }, b1: { at: 'H5' } },
    });
    play({ type: 'drag', who: ['r1', 'r2'], path: path('E7') });
    const shot = { type: 'attack', who: 'r3', by: 'catapult', target: character('b1') } as const;
    expect(refused(shot)).toBe('catapult-moved');
    play({ type: 'endTurn' });
    play({ type: 'endTurn' });
    expect(refused(shot)).toBeNull();
  });

  test.each([
    ['three hexes', ['r1', 'r2'], ['E5', 'E4', 'E3'], 'too-far'],
    ['one man twice', ['r1', 'r1'], ['E5'], 'needs-two'],
    ['one is not in contact', ['r1', 'r3'], ['E5'], 'not-in-contact'],
    ['a tree is no open ground, nor for the men', ['r1', 'r2'], ['E7'], 'no-way-through'],
  ] as const)('refused: %s', (title, who, way, code) => {
    const { refused, path } = stage({
      ...field,
      terrain: title.startsWith('a tree') ? field.terrain.map((row, y) => (y === 6 ? '....T...' : row)) : field.terrain,
      catapult: { at: 'E6' },
      people: { r1: { at: 'D6' }, r2: { at: 'F6' }, r3: { at: 'A8' }, b1: { at: 'H1' } },
    });
    expect(refused({ type: 'drag', who: [who[0], who[1]], path: path(...way) })).toBe(code);
  });

  test('never over a whole section, for anybody', () => {
    const { refused, path } = stage({
      ...field,
      catapult: { at: 'E3' },
      people: { r1: { at: 'D4' }, r2: { at: 'F4' }, b1: { at: 'H1' } },
    });
    expect(refused({ type: 'drag', who: ['r1', 'r2'], path: path('E2') })).toBe('rampart-between');
  });
});

describe('CAT-2 CAT-3 CAT-6: shooting', () => {
  const board = (shots = 2) =>
    stage({
      ...field,
      catapult: { at: 'E6', shots },
      people: { r1: { at: 'E8' }, r2: { at: 'F6' }, b1: { at: 'E2', defence: 5, hidden: true }, b2: { at: 'H1' } },
    });

  test('one who walks up shoots, and does nothing after; a 4 hits whatever the defence, the hidden too', () => {
    const { play, path, state, refused } = board();
    play({ type: 'move', who: 'r1', path: path('E7') });
    const events = play({ type: 'attack', who: 'r1', by: 'catapult', target: character('b1') }, 4);
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'attacked', 'slain']);
    expect(state().catapult).toMatchObject({ shots: 1, shot: true });
    expect(refused({ type: 'hide', who: 'r1' })).toBe('already-acted');
    expect(refused({ type: 'attack', who: 'r2', by: 'catapult', target: character('b2') })).toBe('catapult-shot');
  });

  test('a 3 misses and does nothing; the stone is gone', () => {
    const { play, state, side, refused } = board(1);
    play({ type: 'attack', who: 'r2', by: 'catapult', target: side('E3 N') }, 3);
    expect(state().broken).toEqual([]);
    expect(state().catapult!.shots).toBe(0);
    play({ type: 'endTurn' });
    play({ type: 'endTurn' });
    expect(refused({ type: 'attack', who: 'r2', by: 'catapult', target: side('E3 N') })).toBe('no-shots');
  });

  test('a hit breaks a section', () => {
    const { play, state, side, section } = board();
    play({ type: 'attack', who: 'r2', by: 'catapult', target: side('E3 N') }, 6);
    expect(state().broken).toEqual([section('E3 N')]);
  });
});

describe('CAT-4 CAT-5: whose it is', () => {
  test('one success in melee destroys it; its shots go with it', () => {
    const { play, state } = stage({
      ...field,
      active: 'blue',
      catapult: { at: 'E6' },
      people: { r1: { at: 'A8' }, b1: { at: 'E5', melee: 2 } },
    });
    const events = play({ type: 'attack', who: 'b1', by: 'melee', target: { kind: 'catapult' } }, 4, 5);
    expect(events.at(-1)).toMatchObject({ type: 'catapultDestroyed' });
    expect(state().catapult).toBeNull();
  });

  test('the besiegers do not strike at their own', () => {
    const { refused } = stage({ ...field, catapult: { at: 'E6' }, people: { r1: { at: 'E5' }, b1: { at: 'A1' } } });
    expect(refused({ type: 'attack', who: 'r1', by: 'melee', target: { kind: 'catapult' } })).toBe('not-a-target');
  });

  test('the defenders drag it off when no besieger touches it', () => {
    const people = { b1: { at: 'D6' }, b2: { at: 'F6' }, r1: { at: 'A8' } };
    const free = stage({ ...field, active: 'blue', catapult: { at: 'E6' }, people });
    expect(free.refused({ type: 'drag', who: ['b1', 'b2'], path: free.path('E5') })).toBeNull();
    const held = stage({ ...field, active: 'blue', catapult: { at: 'E6' }, people: { ...people, r1: { at: 'E7' } } });
    expect(held.refused({ type: 'drag', who: ['b1', 'b2'], path: held.path('E5') })).toBe('catapult-held');
  });

  test('all that can be dragged is what is legal', () => {
    const { game, state } = stage({
      ...field,
      catapult: { at: 'E6' },
      people: { r1: { at: 'D6' }, r2: { at: 'F6' }, b1: { at: 'H1' } },
    });
    const { drags } = castle.legal(game, state());
    const ways = drags.map(({ path }) => path.map((hex) => hexLabel(game.board.grid, hex)).join(' '));
    expect(ways).toContain('E5 E4');
    expect(ways).not.toContain('E7 D7');
    expect(new Set(ways).size).toBe(ways.length);
  });
});
