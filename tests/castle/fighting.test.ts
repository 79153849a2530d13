import { describe, expect, test } from 'vitest';
import { attackOf, chanceToWound, charactersOf, houseRuleset, isRefusal } from '../../src/castle';
import { character, citadel, line, stage } from './stage';

/** Every way that some dice can fall, counted one by one. */
function counted(dice: number, defence: number): number {
  let hits = 0;
  for (let fall = 0; fall < 6 ** dice; fall++) {
    let rest = fall;
    let hit = false;
    for (let die = 0; die < dice; die++) {
      hit ||= (rest % 6) + 1 > defence;
      rest = Math.trunc(rest / 6);
    }
    if (hit) hits++;
  }
  return hits;
}

test.each([1, 2, 3, 4].flatMap((dice) => [0, 1, 2, 3, 4, 5, 6].map((defence) => [dice, defence] as const)))(
  'CFI-1: %i dice against %i: the fraction is that of all falls counted',
  (dice, defence) => {
    const { numerator, denominator } = chanceToWound(dice, defence);
    expect(numerator * 6 ** dice).toBe(counted(dice, defence) * denominator);
    for (let divisor = 2; divisor <= 6; divisor++) {
      expect(numerator % divisor === 0 && denominator % divisor === 0 && numerator > 0).toBe(false);
    }
  },
);

describe('CFI-1 CFI-2: wounds', () => {
  const duel = (level: 'beginner' | 'extended') =>
    stage({
      ...line,
      options: { level },
      people: { r1: { at: 'E5', melee: 4 }, b1: { at: 'E6', life: 2, defence: 3 }, b2: { at: 'A1' } },
    });

  test('a die must be greater than the defence', () => {
    const { play, state } = duel('beginner');
    play({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') }, 3, 3, 2, 1);
    expect(state().characters['b1']!.life).toBe(1);
  });

  test('beginner level: one wound removes the figure', () => {
    const { play, state } = duel('beginner');
    play({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') }, 3, 3, 2, 4);
    expect(state().characters['b1']!.life).toBe(0);
  });

  test('extended level: one wound takes one life, however many successes', () => {
    const { play, state } = duel('extended');
    play({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') }, 6, 6, 6, 6);
    expect(state().characters['b1']!.life).toBe(1);
  });

  test('the preview is the resolution: the same dice, defences and reasons', () => {
    const { play, game, state } = duel('beginner');
    const preview = attackOf(game, state(), 'melee', 'r1', character('b1'));
    if (isRefusal(preview)) throw new Error(preview.code);
    expect(preview).toMatchObject({
      dice: [{ reason: 'melee', rule: 'CFI-1', value: 4 }],
      defences: [{ reason: 'own', rule: 'CFI-1', value: 3 }],
      chance: { numerator: 15, denominator: 16 },
    });
    const events = play({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') }, 1, 1, 1, 1);
    const { dice, defences, defence } = preview;
    expect(events.at(-1)).toMatchObject({ type: 'attacked', dice, defences, defence, hit: false });
  });
});

describe('CFI-3 CFI-4 CFI-5: shooting', () => {
  test('CSC-2: at night shots reach one step, from a top too', () => {
    const { refused } = stage({
      ...citadel,
      active: 'blue',
      mission: { night: true },
      people: { b1: { at: 'C3', shooting: 2 }, r1: { at: 'D4' }, r2: { at: 'C6' }, b2: { at: 'H7', shooting: 2 } },
    });
    expect(refused({ type: 'attack', who: 'b1', by: 'shooting', target: character('r2') })).toBe('out-of-range');
    expect(refused({ type: 'attack', who: 'b1', by: 'shooting', target: character('r1') })).toBeNull();
  });

  test('all that hides a target is told, the highest counts', () => {
    const { game, state } = stage({
      ...line,
      people: { r1: { at: 'E6', shooting: 2 }, b1: { at: 'E3', defence: 2 } },
    });
    const attack = attackOf(game, state(), 'shooting', 'r1', character('b1'));
    expect(attack).toMatchObject({
      defence: 4,
      defences: [
        { reason: 'own', value: 2 },
        { reason: 'rampart', rule: 'CFI-4', value: 4 },
      ],
    });
  });

  test('CFI-4: a tower that the line only touches hides, its outside walls with it', () => {
    const tower = {
      terrain: ['.......', '...O...', '.......', '.......'],
      wall: ['D2 N', 'D2 NE', 'D2 SE', 'D2 S', 'D2 SW', 'D2 NW'],
    };
    // C2–E2 runs along the side between D2 and D3; D1–D3 goes through D2.
    const beside = stage({ ...tower, people: { r1: { at: 'C2', shooting: 2 }, b1: { at: 'E2', defence: 2 } } });
    const through = stage({ ...tower, people: { r1: { at: 'D1', shooting: 2 }, b1: { at: 'D3', defence: 2 } } });
    const shot = ({ game, state }: typeof beside) => attackOf(game, state(), 'shooting', 'r1', character('b1'));
    expect(shot(beside)).toMatchObject({ defence: 4 });
    expect(shot(through)).toMatchObject({ code: 'line-blocked', facts: { by: 'tower' } });
  });

  test('MAG-2: the invisible are no target until they attack', () => {
    const { play, refused } = stage({
      ...line,
      active: 'blue',
      people: { r1: { at: 'E6' }, b1: { at: 'E5', invisible: true } },
    });
    play({ type: 'endTurn' });
    expect(refused({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') })).toBe('target-invisible');
    play({ type: 'endTurn' });
    play({ type: 'attack', who: 'b1', by: 'melee', target: character('r1') }, 1, 1);
    play({ type: 'endTurn' });
    expect(refused({ type: 'attack', who: 'r1', by: 'melee', target: character('b1') })).toBeNull();
  });
});

describe('WAL-7: hiding', () => {
  const board = () =>
    stage({
      ...line,
      active: 'blue',
      people: {
        b1: { at: 'E3', shooting: 2 },
        b2: { at: 'E2' },
        b3: { at: 'D4' },
        r1: { at: 'E5', shooting: 2, breaker: true, melee: 3 },
        r2: { at: 'D3', melee: 1 },
      },
    });

  test('behind a whole section or on a top, as his action, after his movement', () => {
    const { play, refused, state } = board();
    expect(refused({ type: 'hide', who: 'b2' })).toBe('nowhere-to-hide');
    expect(refused({ type: 'hide', who: 'b3' })).toBe('nowhere-to-hide');
    play({ type: 'hide', who: 'b1' });
    expect(state().characters['b1']!.hidden).toBe(true);
    expect(refused({ type: 'move', who: 'b1', path: [0] })).toBe('already-acted');
    expect(refused({ type: 'stand', who: 'b1' })).toBe('already-acted');
  });

  test('to shoot he must first stand up, free, or have moved', () => {
    const { play, refused, path } = stage({
      ...line,
      active: 'blue',
      people: {
        b1: { at: 'E3', shooting: 2, hidden: true },
        b2: { at: 'C3', shooting: 2, hidden: true },
        r1: { at: 'E6' },
        r2: { at: 'C6' },
      },
    });
    const shoot = (who: string, id: string) =>
      ({ type: 'attack', who, by: 'shooting', target: character(id) }) as const;
    expect(refused(shoot('b1', 'r1'))).toBe('hidden');
    play({ type: 'stand', who: 'b1' });
    expect(refused(shoot('b1', 'r1'))).toBeNull();
    play({ type: 'move', who: 'b2', path: path('D3') });
    expect(refused(shoot('b2', 'r1'))).toBeNull();
  });

  test('in melee he uses his own defence and stands up', () => {
    const { play, state } = board();
    play({ type: 'hide', who: 'b1' });
    play({ type: 'endTurn' });
    const events = play({ type: 'attack', who: 'r2', by: 'melee', target: character('b1') }, 1);
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'stoodUp', 'attacked']);
    expect(state().characters['b1']!.hidden).toBe(false);
  });

  test('WAL-5: nobody hides behind a section that is gone', () => {
    const { play, state, side, section } = stage({
      ...line,
      people: {
        r1: { at: 'F4', breaker: true, melee: 3 },
        b1: { at: 'F3', hidden: true },
        b2: { at: 'E3', hidden: true },
      },
    });
    const events = play({ type: 'attack', who: 'r1', by: 'break', target: side('F3 S') }, 6, 1, 1);
    expect(events.at(-2)).toMatchObject({ type: 'sectionBroken', section: section('F4 N') });
    expect(events.at(-1)).toEqual({ type: 'stoodUp', who: 'b1', why: 'uncovered' });
    expect(state().broken).toEqual([section('F4 N')]);
    expect(state().characters['b2']!.hidden).toBe(true);
  });
});

/** The printed army lists, typed a second time: number, melee, shooting, magic, defence, life. */
const lists: Readonly<Record<string, readonly number[]>> = {
  'mouse-swordsman': [5, 2, 0, 0, 3, 1],
  'mouse-archer': [4, 1, 2, 0, 2, 1],
  'mouse-captain': [1, 3, 0, 0, 4, 2],
  'gnome-axeman': [3, 3, 0, 0, 3, 1],
  'gnome-musketeer': [2, 1, 3, 0, 3, 1],
  'gnome-hammer': [2, 3, 0, 0, 2, 2],
  'mouse-mage': [1, 1, 0, 2, 2, 2],
  skeleton: [6, 2, 0, 0, 3, 1],
  'skeleton-archer': [3, 1, 2, 0, 3, 1],
  'orc-chief': [1, 4, 0, 0, 3, 2],
  orc: [4, 3, 0, 0, 3, 1],
  'goblin-archer': [2, 1, 2, 0, 2, 1],
  'goblin-mace': [2, 3, 0, 0, 2, 2],
  necromancer: [1, 1, 0, 2, 2, 2],
};

test('CFI-2 WAL-5 the army lists are those printed; only hammer and mace break walls; every name is its owner’s alone', () => {
  const characters = charactersOf(houseRuleset);
  const found = Object.fromEntries(
    houseRuleset.roster.map(({ id, melee, shooting, magic, defence, life }) => {
      const count = characters.filter(({ type }) => type === id).length;
      return [id, [count, melee, shooting, magic, defence, life]];
    }),
  );
  expect(found).toEqual(lists);
  const breakers = houseRuleset.roster.filter(({ breaker }) => breaker).map(({ id }) => id);
  expect(breakers).toEqual(['gnome-hammer', 'goblin-mace']);
  for (const language of ['fr', 'en', 'ru'] as const) {
    expect(new Set(characters.map(({ name }) => name[language])).size).toBe(characters.length);
  }
});
