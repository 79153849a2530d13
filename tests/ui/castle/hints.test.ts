import { describe, expect, test } from 'vitest';
import { selecting } from '../../../src/store/castle/interaction';
import { machine } from '../../../src/store/castle/table';
import { hintsOf } from '../../../src/ui/castle/hints';
import { open } from '../../store/castle/touching';

describe('what to touch next is said', () => {
  const catapult = { at: 'D6' };
  const people = { r1: { at: 'D7' }, r2: { at: 'C6' }, r3: { at: 'D4', breaker: true }, b1: { at: 'D3' } };
  const { table } = open({ catapult, people });
  const said = (who: string) => hintsOf(table(), selecting(who));

  test('CAT-2 of the catapult to who serves it', () => expect(said('r1')).toContain('castle.hint.catapult'));

  test('CAT-2 of what rings the target first, and of no ring twice', () =>
    expect(said('r1')).toEqual(['castle.hint.catapult', 'castle.hint.walk']));

  test('WAL-5 WAL-2 of the wall to who can break it, and of the way over it', () => {
    expect(said('r3')).toEqual(expect.arrayContaining(['castle.hint.break', 'castle.hint.climbOnly']));
  });

  test('CAT-1 of dragging where the machine itself is touched', () =>
    expect(said(machine)).toEqual(['castle.hint.machine']));

  test('and nothing of an enemy', () => expect(said('b1')).toEqual([]));
});
