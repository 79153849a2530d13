import { describe, expect, test } from 'vitest';
import { castle, castChoices, type Cast } from '../../src/castle';
import { givenDice } from '../../src/game';
import { setupOf } from './random-game';
import { castleLibrary } from '../../maps/castle';
import { character, line, stage, type Someone } from './stage';

const mouse = { at: 'E5', magic: 2, melee: 1, defence: 2, life: 2 };

/** A mage with his spell, and others around. */
const circle = (spell: string, people: Readonly<Record<string, Someone>>, crystals = 3) => {
  const army = 'b0' in people ? 'blue' : 'red';
  return stage({ ...line, active: army, people, spell: { [army]: spell, crystals }, options: { level: 'extended' } });
};
const cast = (use: Cast['use'], more: Partial<Cast> = {}, who = 'b0') => ({ type: 'cast' as const, who, use, ...more });

describe('MAG-1: a crystal, an action, once a turn', () => {
  const people = { b0: mouse, b1: { at: 'F5' }, b2: { at: 'G5' }, r1: { at: 'A1' } };

  test('it takes one crystal and the mage’s action', () => {
    const { play, state, refused } = circle('invisibility', people);
    play(cast('invisible', { target: character('b1') }));
    expect(state().magic['blue'].crystals).toBe(2);
    expect(refused(cast('invisible', { target: character('b2') }))).toBe('already-acted');
    expect(refused({ type: 'move', who: 'b0', path: [0] })).toBe('already-acted');
  });

  test('without a crystal, without the spell, without a mage', () => {
    expect(circle('invisibility', people, 0).refused(cast('invisible', { target: character('b1') }))).toBe(
      'no-crystal',
    );
    expect(circle('haste', people).refused(cast('invisible', { target: character('b1') }))).toBe('no-spell');
    expect(circle('haste', people).refused(cast('haste', {}, 'b1'))).toBe('no-mage');
  });
});

describe('MAG-2: the Mouse', () => {
  test('invisibility', () => {
    const { play, state, refused } = circle('invisibility', { b0: mouse, b1: { at: 'F5' }, r1: { at: 'G5' } });
    expect(refused(cast('invisible', { target: character('r1') }))).toBe('not-a-target');
    play(cast('invisible', { target: character('b1') }));
    expect(state().characters['b1']!.invisible).toBe(true);
  });

  test('mend or break a section', () => {
    const { play, state, refused, side, section } = circle('masonry', { b0: mouse, r1: { at: 'A7' } });
    expect(refused(cast('mend', { target: side('E4 N') }))).toBe('not-broken');
    play(cast('break', { target: side('E3 S') }));
    expect(state().broken).toEqual([section('E4 N')]);
    play({ type: 'endTurn' });
    play({ type: 'endTurn' });
    expect(refused(cast('break', { target: side('E4 N') }))).toBe('already-broken');
    play(cast('mend', { target: side('E4 N') }));
    expect(state().broken).toEqual([]);
  });

  test('haste: four hexes, this turn alone', () => {
    const { play, refused, path, at } = circle('haste', { b0: mouse, b1: { at: 'F7' }, r1: { at: 'A1' } });
    const far = { type: 'move', who: 'b1', path: path('F6', 'F5', 'F4', 'F3') } as const;
    expect(refused(far)).toBe('too-far');
    play(cast('haste'));
    play(far);
    expect(at('b1')).toBe('F3');
    play({ type: 'endTurn' });
    play({ type: 'endTurn' });
    expect(refused({ type: 'move', who: 'b1', path: path('F4', 'F5', 'F6') })).toBe('too-far');
  });

  test('haste: a climb that fails is rolled once more', () => {
    const board = () =>
      stage({
        ...line,
        active: 'blue',
        options: { besieger: 'blue' },
        spell: { blue: 'haste' },
        people: { b0: mouse, b1: { at: 'E4' }, r1: { at: 'A1' } },
      });
    const [lucky, luckless] = [board(), board()];
    for (const one of [lucky, luckless]) one.play(cast('haste'));
    lucky.play({ type: 'climb', who: 'b1', to: lucky.hex('E3') }, 2, 5);
    expect(lucky.at('b1')).toBe('E3');
    luckless.play({ type: 'climb', who: 'b1', to: luckless.hex('E3') }, 3, 1);
    expect(luckless.at('b1')).toBe('E4');
  });

  test('hail: a die for each enemy in reach, in order of id, not for the hidden; a 6 removes', () => {
    const { play, state } = circle('hail', {
      b0: mouse,
      r1: { at: 'E6', life: 2 },
      r2: { at: 'F6' },
      r3: { at: 'E3', hidden: true },
      r4: { at: 'A1' },
    });
    const events = play(cast('hail'), 6, 5, 6);
    expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(3);
    const life = (id: string) => state().characters[id]!.life;
    expect([life('r1'), life('r2'), life('r3'), life('r4')]).toEqual([0, 1, 1, 0]);
  });

  test('resurrection: back within a step of the mage, with all his lives, done for this turn', () => {
    const { play, state, refused, hex, at } = circle('resurrection', {
      b0: mouse,
      b1: { slain: 'A7', life: 2 },
      r1: { at: 'F5' },
    });
    expect(refused(cast('resurrect', { at: hex('F5'), lost: 'b1' }))).toBe('place-taken');
    expect(refused(cast('resurrect', { at: hex('A7'), lost: 'b1' }))).toBe('out-of-range');
    play(cast('resurrect', { at: hex('E6'), lost: 'b1' }));
    expect(at('b1')).toBe('E6');
    expect(state().characters['b1']!.life).toBe(2);
    expect(refused({ type: 'move', who: 'b1', path: [hex('E7')] })).toBe('already-acted');
  });
});

describe('MAG-2: the Necromancer', () => {
  const mage = { ...mouse, at: 'E5' };
  const by = (use: Cast['use'], more: Partial<Cast> = {}) => cast(use, more, 'r0');

  test('stupor: nothing for six of his turns', () => {
    const { play, state, refused, path } = circle('stupor', { r0: mage, b1: { at: 'F5' }, b2: { at: 'A1' } });
    play(by('stupor', { target: character('b1') }));
    for (let turn = 6; turn >= 1; turn--) {
      play({ type: 'endTurn' });
      expect(state().characters['b1']!.stupor).toBe(turn);
      expect(refused({ type: 'move', who: 'b1', path: path('F6') })).toBe('stupefied');
      play({ type: 'endTurn' });
    }
    play({ type: 'endTurn' });
    expect(refused({ type: 'move', who: 'b1', path: path('F6') })).toBeNull();
  });

  test('fireball: two lives, of the machine too', () => {
    const people = { r0: mage, b1: { at: 'F5', life: 2 }, b2: { at: 'A1' } };
    const { play, state } = circle('fireball', people);
    play(by('fireball', { target: character('b1') }));
    expect(state().characters['b1']!.life).toBe(0);
    const machine = stage({
      ...line,
      options: { besieger: 'blue' },
      catapult: { at: 'E7' },
      people,
      spell: { red: 'fireball' },
    });
    machine.play(by('fireball', { target: { kind: 'catapult' } }));
    expect(machine.state().catapult).toBeNull();
  });

  test('raising: where somebody fell, or within a step of the mage', () => {
    const { play, refused, hex, at, game, state } = circle('raising', {
      r0: mage,
      r1: { slain: 'A7', skeleton: true },
      r2: { slain: 'H7' },
      b1: { at: 'B1' },
    });
    expect(castChoices(game, state(), 'r0')).toMatchObject([{ use: 'raise', lost: ['r1'] }]);
    expect(refused(by('raise', { at: hex('E6'), lost: 'r2' }))).toBe('unknown');
    expect(refused(by('raise', { at: hex('A6'), lost: 'r1' }))).toBe('out-of-range');
    play(by('raise', { at: hex('H7'), lost: 'r1' }));
    expect(at('r1')).toBe('H7');
  });

  test('transformation: the living one is slain, a lost skeleton stands there', () => {
    const { play, refused, state, at } = circle('transformation', {
      r0: mage,
      r1: { slain: 'A7', skeleton: true },
      r2: { at: 'D6', skeleton: true },
      b1: { at: 'F5', life: 2 },
      b2: { at: 'A1' },
    });
    expect(refused(by('transform', { target: character('r2'), lost: 'r1' }))).toBe('not-a-target');
    play(by('transform', { target: character('b1'), lost: 'r1' }));
    expect(state().characters['b1']!.life).toBe(0);
    expect(at('r1')).toBe('F5');
  });
});

describe('MAG-1: before play', () => {
  const open = (...faces: readonly number[]) => {
    const game = castle.build(setupOf(1, 'castle-storming'), castleLibrary);
    let state = castle.initial(game);
    const dice = givenDice(faces, state.dice);
    const play = (command: Parameters<typeof castle.decide>[2]) => {
      const decision = castle.decide(game, state, command, dice);
      if (decision.kind === 'refused') return decision.refusal.code;
      for (const event of decision.events) state = castle.evolve(game, state, event);
      return null;
    };
    return { play, state: () => state, legal: () => castle.legal(game, state) };
  };

  test('each has the spell of his die, both the crystals of the higher second die; the defenders set up', () => {
    const { play, state } = open(5, 3, 3, 5);
    expect(play({ type: 'rollMagic' })).toBeNull();
    expect(state().magic).toEqual({
      blue: { spell: 'resurrection', crystals: 5 },
      red: { spell: 'fireball', crystals: 5 },
    });
    expect(state()).toMatchObject({ phase: 'deployment', active: 'blue' });
  });

  test('a 6 lets the player choose, of his own table', () => {
    const { play, state, legal } = open(6, 6, 1, 2);
    play({ type: 'rollMagic' });
    expect(state()).toMatchObject({ active: 'blue', pending: { kind: 'spell', army: 'blue' } });
    expect(legal().spells).toEqual(['invisibility', 'masonry', 'haste', 'hail', 'resurrection']);
    expect(play({ type: 'rollMagic' })).toBe('choice-first');
    expect(play({ type: 'chooseSpell', spell: 'stupor' })).toBe('no-spell');
    expect(play({ type: 'chooseSpell', spell: 'hail' })).toBeNull();
    expect(state()).toMatchObject({ active: 'red', pending: { kind: 'spell', army: 'red' } });
    expect(play({ type: 'chooseSpell', spell: 'stupor' })).toBeNull();
    expect(state()).toMatchObject({ phase: 'deployment', active: 'blue', pending: null });
    expect(play({ type: 'chooseSpell', spell: 'hail' })).toBe('no-choice');
  });
});
