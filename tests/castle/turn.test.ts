import { describe, expect, test } from 'vitest';
import { climbsNow, reachableBy } from '../../src/castle';
import { character, citadel, line, stage } from './stage';

describe('CTU-2: each warrior moves, then acts, once', () => {
  const board = () =>
    stage({ ...line, people: { r1: { at: 'E6' }, r2: { at: 'G5' }, b1: { at: 'F5', defence: 5 }, b2: { at: 'A1' } } });

  test('a walk, then a blow; no second walk, no second blow', () => {
    const { play, refused, path, at } = board();
    play({ type: 'move', who: 'r1', path: path('E5') });
    expect(at('r1')).toBe('E5');
    expect(refused({ type: 'move', who: 'r1', path: path('E6') })).toBe('already-moved');
    play({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') }, 1, 5);
    expect(refused({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') })).toBe('already-acted');
    expect(refused({ type: 'climb', who: 'r1', to: path('E3')[0]! })).toBe('already-acted');
  });

  test('who has struck no longer walks', () => {
    const { play, refused, path } = board();
    play({ type: 'attack', who: 'r2', by: 'melee', target: character('b1') }, 1, 1);
    expect(refused({ type: 'move', who: 'r2', path: path('G6') })).toBe('already-acted');
  });

  test('any order: one may move, another act, the first act then', () => {
    const { play, path, state } = board();
    play({ type: 'move', who: 'r1', path: path('E5') });
    play({ type: 'attack', who: 'r2', by: 'melee', target: character('b1') }, 1, 1);
    play({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') }, 1, 1);
    expect(state().doings).toMatchObject({ moved: ['r1'], acted: ['r2', 'r1'] });
  });

  test.each([
    ['too far', ['E5', 'E4', 'D4'], 'too-far'],
    ['no neighbour', ['E4'], 'no-path'],
    ['onto an enemy', ['E5', 'F5'], 'enemy-in-the-way'],
    ['onto a friend', ['F6', 'G5'], 'place-taken'],
    ['nowhere', [], 'no-path'],
  ])('refused: %s', (_title, way, code) => {
    const { refused, path } = board();
    expect(refused({ type: 'move', who: 'r1', path: path(...way) })).toBe(code);
  });

  test('only the army whose turn it is', () => {
    const { refused, path } = board();
    expect(refused({ type: 'move', who: 'b1', path: path('F6') })).toBe('unknown');
  });

  test('a new turn gives everything back to the other army, then to the first one, a round later', () => {
    const { play, state, path } = board();
    play({ type: 'move', who: 'r1', path: path('E5') });
    play({ type: 'endTurn' });
    expect(state()).toMatchObject({ active: 'blue', turn: 1, playerTurn: 2, doings: { moved: [] } });
    play({ type: 'endTurn' });
    expect(state()).toMatchObject({ active: 'red', turn: 2, playerTurn: 3 });
  });
});

describe('WAL-6: tops', () => {
  test('nobody joins a friend on a top that an enemy holds with him', () => {
    const people = { r1: { at: 'C3' }, b1: { at: 'C3' }, r2: { at: 'D3' }, b2: { at: 'D4' } };
    const red = stage({ ...citadel, people });
    expect(red.refused({ type: 'move', who: 'r2', path: red.path('C3') })).toBe('enemy-in-the-way');
    const blue = stage({ ...citadel, active: 'blue', people });
    expect(blue.refused({ type: 'move', who: 'b2', path: blue.path('D3', 'C3') })).not.toBeNull();
    const alone = stage({ ...citadel, people: { ...people, b1: { at: 'E5' } } });
    expect(alone.refused({ type: 'move', who: 'r2', path: alone.path('C3') })).toBe('place-taken');
    expect(reachableBy(red.game, red.state(), 'r2').map(({ at }) => at)).not.toContain(red.hex('C3'));
  });

  test('the two on a top fight there, and neither keeps the other from leaving', () => {
    const { play, path, at } = stage({ ...citadel, people: { r1: { at: 'D4' }, b1: { at: 'C3' }, b2: { at: 'D5' } } });
    play({ type: 'move', who: 'r1', path: path('C3') });
    expect(at('r1')).toBe('C3');
    play({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') }, 1, 2);
    play({ type: 'endTurn' });
    play({ type: 'move', who: 'b1', path: path('C4') });
    expect(at('b1')).toBe('C4');
  });

  test('never from outside, nor over the head of an enemy', () => {
    const { refused, path } = stage({ ...citadel, people: { r1: { at: 'D4' }, r2: { at: 'C2' }, b1: { at: 'C3' } } });
    expect(refused({ type: 'move', who: 'r2', path: path('C3') })).toBe('wall-between');
    expect(refused({ type: 'move', who: 'r1', path: path('C3', 'C4') })).toBe('enemy-in-the-way');
  });
});

describe('WAL-2: climbing', () => {
  const board = (hold?: 'held') =>
    stage({
      ...line,
      options: { level: 'extended' },
      people: {
        r1: { at: 'E4', melee: 2 },
        r2: { at: 'C5' },
        b1: { at: hold ? 'E3' : 'H1', defence: 2, life: 2, hidden: true },
        b2: { at: 'A1' },
      },
    });

  test('3 and less: he stays, his move is over, he may still act', () => {
    const { play, refused, path, hex, at } = board();
    play({ type: 'climb', who: 'r1', to: hex('E3') }, 3);
    expect(at('r1')).toBe('E4');
    expect(refused({ type: 'move', who: 'r1', path: path('E5') })).toBe('already-moved');
    expect(refused({ type: 'climb', who: 'r1', to: hex('E3') })).toBe('already-moved');
    expect(refused({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') })).toBe('not-in-contact');
  });

  test('4 and more: he is over, and may still act', () => {
    const { play, hex, at, state } = board();
    play({ type: 'climb', who: 'r1', to: hex('E3') }, 4);
    expect(at('r1')).toBe('E3');
    expect(state().doings.acted).toEqual([]);
  });

  test('the chances are told before: the die, then the blow from the wall', () => {
    const { game, state, hex } = board('held');
    expect(climbsNow(game, state(), 'r1')).toMatchObject([
      {
        to: hex('E3'),
        holder: 'b1',
        chance: { numerator: 1, denominator: 2 },
        attack: { by: 'climb', defence: 2, chance: { numerator: 8, denominator: 9 } },
      },
    ]);
    const hasted = { ...state(), doings: { ...state().doings, hasted: ['r1'] } };
    expect(climbsNow(game, hasted, 'r1')).toMatchObject([{ chance: { numerator: 3, denominator: 4 } }]);
  });

  test('he may walk up first', () => {
    const { play, path, hex, at } = board();
    play({ type: 'move', who: 'r2', path: path('C4') });
    play({ type: 'climb', who: 'r2', to: hex('C3') }, 6);
    expect(at('r2')).toBe('C3');
  });

  test('WAL-4 WAL-7: held: he strikes from the wall; the hidden one stands up, with his own defence', () => {
    const { play, hex, at, state } = board('held');
    const events = play({ type: 'climb', who: 'r1', to: hex('E3') }, 5, 1, 3);
    expect(events.map(({ type }) => type)).toEqual([
      'rolled',
      'climbed',
      'rolled',
      'rolled',
      'stoodUp',
      'attacked',
      'wounded',
    ]);
    expect(events.find(({ type }) => type === 'attacked')).toMatchObject({ by: 'climb', defence: 2, hit: true });
    expect(at('r1')).toBe('E4');
    expect(state().doings.acted).toEqual(['r1']);
    expect(state().characters['b1']).toMatchObject({ life: 1, hidden: false });
  });

  test('a kill lets the climber in', () => {
    const { play, hex, at } = stage({
      ...line,
      people: { r1: { at: 'E4' }, b1: { at: 'E3', defence: 2 }, b2: { at: 'A1' } },
    });
    const events = play({ type: 'climb', who: 'r1', to: hex('E3') }, 4, 5, 1);
    expect(events.find(({ type }) => type === 'attacked')).toMatchObject({ defence: 4 });
    expect(at('r1')).toBe('E3');
  });

  test.each([
    ['the defenders do not climb', 'b1', 'own-wall'],
    ['nothing beside him', 'r2', 'nothing-to-climb'],
  ])('refused: %s', (_title, who, code) => {
    const { refused, hex } = stage({
      ...line,
      active: who.startsWith('b') ? 'blue' : 'red',
      people: { r1: { at: 'E4' }, r2: { at: 'C5' }, b1: { at: 'G4' } },
    });
    expect(refused({ type: 'climb', who, to: hex('G3') })).toBe(code);
  });
});
