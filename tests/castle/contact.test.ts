import { describe, expect, test } from 'vitest';
import { attackOf, type Target } from '../../src/castle';
import { apartBy, touches } from '../../src/castle/field';
import { citadel, stage } from './stage';

const figure = (id: string): Target => ({ kind: 'character', id });

describe('CTU-3 a refusal of contact names what keeps two apart', () => {
  const table = stage({
    terrain: ['....', '..O.', '.__.', '....'],
    wall: ['A1 NE', 'A1 SE'],
    rampart: ['B4 N'],
    people: {
      b1: { at: 'C2' },
      b2: { at: 'A1' },
      b3: { at: 'B4', breaker: true },
      r1: { at: 'C3' },
      r2: { at: 'B1' },
      r3: { at: 'B3' },
      r4: { at: 'D4' },
    },
    catapult: { at: 'D3' },
  });
  const { game, state, hex } = table;
  const because = (who: string, target: Target) => {
    const answer = attackOf(game, state(), 'melee', who, target);
    return 'facts' in answer ? [answer.rule, answer.facts['because']] : null;
  };

  test.each([
    ['from the top', 'b1', figure('r1'), 'top'],
    ['to the top', 'r1', figure('b1'), 'top'],
    ['a wall', 'b2', figure('r2'), 'wall'],
    ['a whole rampart', 'b3', figure('r3'), 'rampart'],
    ['a whole rampart, from inside', 'r3', figure('b3'), 'rampart'],
    ['far away', 'b3', figure('r2'), 'distance'],
    ['the machine from a top', 'b1', { kind: 'catapult' }, 'top'],
    ['the machine from afar', 'b2', { kind: 'catapult' }, 'distance'],
  ] as const)('%s', (_title, who, target, cause) => {
    expect(because(who, target)).toEqual(['CTU-3', cause]);
  });

  test('there is a cause wherever there is no contact, and nowhere else', () => {
    const near = stage({ ...citadel, people: { b1: { at: 'A1' } } });
    for (let a = 0; a < near.game.board.grid.size; a++) {
      for (let b = 0; b < near.game.board.grid.size; b++) {
        expect(apartBy(near.game, near.state(), a, b) === null).toBe(touches(near.game, near.state(), a, b));
      }
    }
    expect(apartBy(game, state(), hex('A1'), hex('A1'))).toBe('distance');
  });

  test('CSC-2 at night it is the night that a far target is out of range for', () => {
    const shot = (night: boolean) => {
      const people = { b1: { at: 'A1', shooting: 2 }, r1: { at: 'A4' } };
      const drawn = stage({ terrain: ['.', '.', '.', '.'], people, mission: { night } });
      return attackOf(drawn.game, drawn.state(), 'shooting', 'b1', figure('r1'));
    };
    expect(shot(true)).toMatchObject({ code: 'out-of-range', rule: 'CSC-2' });
    expect(shot(false)).not.toHaveProperty('code');
  });
});
