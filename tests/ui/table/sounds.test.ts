import { describe, expect, test } from 'vitest';
import type { AnimationStep } from '../../../src/board/animation';
import { soundOf } from '../../../src/ui/table/sound/use-sound';

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
