import { describe, expect, test } from 'vitest';
import type { AnimationStep } from '../../../src/board/animation';
import { deedSound, soundOf, soundsOf, type Deeds } from '../../../src/ui/table/sound/heard';

const walk = (facing: 0 | null): AnimationStep => ({ kind: 'move', id: 'b01', path: [{ at: 1, facing }] });

describe('what is seen is heard', () => {
  test.each<[string, AnimationStep, string | null]>([
    ['a man walks', walk(null), 'step'],
    ['a horse goes', walk(0), 'hoof'],
    ['an arrow flies', { kind: 'shot', from: 1, to: 2, weapon: 'bow' }, 'arrow'],
    ['a stone flies', { kind: 'shot', from: 1, to: 2, weapon: 'stone' }, 'catapult'],
    ['somebody strikes', { kind: 'blow', at: 1, attackers: ['b01'] }, 'blow'],
    ['somebody is wounded', { kind: 'wound', id: 'r01' }, 'hit'],
    ['somebody is stunned', { kind: 'stun', id: 'r01' }, 'hit'],
    ['somebody comes round', { kind: 'recover', id: 'r01' }, null],
  ])('%s', (_what, step, sound) => expect(soundOf(step)).toBe(sound));
});

describe('what is heard of an animation', () => {
  const steps: AnimationStep[] = [
    { kind: 'shot', from: 1, to: 2, weapon: 'bow' },
    { kind: 'puff', at: 2, text: 'wounded', tone: 'bad' },
    { kind: 'wound', id: 'r01' },
    { kind: 'stun', id: 'r01' },
    { kind: 'move', id: 'r01', path: Array.from({ length: 4 }, (_, at) => ({ at, facing: null })) },
  ];

  test('each step when it is seen, the same sound not twice in a breath', () => {
    const heard = soundsOf({ id: 1, steps }, false);
    expect(heard.map(({ kind }) => kind)).toEqual(['arrow', 'hit', 'step']);
    expect(heard[0]!.after).toBe(0);
    // The arrow has to fly first.
    expect(heard[1]!.after).toBeGreaterThan(0.2);
    expect(heard[2]!.after).toBeGreaterThan(heard[1]!.after);
  });

  test('faster where it is played faster', () => {
    const [, slow] = soundsOf({ id: 1, steps }, false);
    const [, fast] = soundsOf({ id: 1, steps, longest: 300 }, false);
    expect(fast!.after).toBeLessThan(slow!.after);
  });

  test('where nothing is seen to move, one after another', () => {
    expect(soundsOf({ id: 1, steps }, true).map(({ after }) => Math.round(10 * after))).toEqual([0, 3, 6]);
  });
});

describe('what players do is heard', () => {
  type How = 'command' | 'undo' | 'redo' | 'takeBack';
  const at = (key: number, how: How, active: 'blue' | 'red' = 'blue', both = false, type = 'move'): Deeds => {
    const computer = both ? { computer: 'page' as const } : {};
    const players = { blue: { name: 'Anne', ...computer }, red: { name: 'Boris', ...computer } };
    return {
      played: { key, how, command: how === 'command' ? { type } : null },
      state: { active, outcome: null },
      header: { setup: { players } },
    };
  };
  test.each<[string, Deeds, Deeds, string | null]>([
    ['a command', at(1, 'command'), at(2, 'command'), null],
    ['the end of a turn', at(1, 'command'), at(2, 'command', 'red'), 'turn'],
    ['the end of a part of it', at(1, 'command'), at(2, 'command', 'blue', false, 'endSequence'), 'part'],
    ['of one between two computers', at(1, 'command', 'blue', true), at(2, 'command', 'red', true), null],
    ['an undo, to the turn before too', at(1, 'command', 'red'), at(2, 'undo'), 'undo'],
    ['an agreement to take back', at(1, 'command'), at(2, 'takeBack'), 'undo'],
    ['a redo', at(1, 'undo'), at(2, 'redo', 'red'), 'redo'],
    ['nothing played', at(1, 'command'), { ...at(1, 'command'), state: { active: 'red', outcome: null } }, null],
  ])('%s', (_what, before, now, sound) => expect(deedSound(now, before)).toBe(sound));
});
