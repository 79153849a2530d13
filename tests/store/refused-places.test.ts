import { describe, expect, test } from 'vitest';
import { pointAtSaddle } from '../../src/store/skirmish/touch';
import { tableOf, type Interaction } from '../../src/store/skirmish/interaction';
import { placeRefusal } from '../../src/store/skirmish/places';
import { previewOf } from '../../src/store/skirmish/preview';
import { act, move } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

const enclosed = ['H3 N', 'H3 NE', 'H3 SE', 'H3 S', 'H3 SW', 'H3 NW'];

/** Why somebody cannot go to a hex: code, rule, and whether it is told of a horse. */
function told(drawn: Table, who: string, to: string): string {
  const { code, rule, facts } = placeRefusal(tableOf(drawn.game, drawn.state), who, drawn.hex(to));
  return [code, rule, facts['mounted'] ? 'mounted' : ''].join(' ').trim();
}

describe('why nobody goes there is told as it is', () => {
  const rows = plain(9, 9);
  rows[2] = '....T....';
  rows[5] = '....~....';

  test.each<[string, Drawing, string, string]>([
    ['trees, of a rider', { rows, b1: 'C5 20/15/9 N' }, 'E3', 'no-way-through MOV-10 mounted'],
    ['deep water, of a man on foot', { rows, b1: 'C5' }, 'E6', 'no-way-through TER'],
    ['six dead, of a rider', { rows, b1: 'C5 20/15/9 N', bodies: { C3: 6 } }, 'C3', 'no-way-through TER-3'],
    ['six dead, of a man on foot', { rows, b1: 'C5', bodies: { C3: 6 } }, 'C3', 'no-way-through TER-3'],
    ['walls all round, of a rider', { rows, b1: 'C5 20/15/9 N', wall: enclosed }, 'H3', 'no-way-there MOV-10 mounted'],
    ['walls all round, of a man on foot', { rows, b1: 'C5', wall: enclosed }, 'H3', 'no-way-there MOV-2'],
    ['a long way', { rows, b1: 'C5 9/9/2' }, 'H8', 'too-far MOV-1'],
  ])('%s', (_title, drawing, to, expected) => {
    expect(told(draw({ ...drawing, r1: 'A1', sequence: 2 }), 'b1', to)).toBe(expected);
  });

  test('MOV-13 one who got off his horse is told what is left to him', () => {
    const rides = draw({ rows: plain(12, 9), b1: 'C5 20/15/6 N', r1: 'L1', sequence: 2 });
    const off = act(rides, { type: 'dismount', who: 'b1', at: rides.hex('D5') });
    const refusal = placeRefusal(tableOf(off.game, off.state), 'b1', off.hex('L8'));
    expect(refusal).toMatchObject({ code: 'too-far', facts: { need: 8, have: 4 } });
  });
});

describe('MOV-13 who tests on the way is named where it happens', () => {
  const rides = draw({ rows: plain(9, 9), b1: 'E5 20/15/9 N', r1: 'F4', sequence: 2 });
  const named = (at: Table, interaction: Interaction | null) => {
    const preview = previewOf(tableOf(at.game, at.state), interaction!);
    if (preview.kind !== 'place') throw new Error('nothing is pointed at');
    const tests = preview.tests.map(({ hex, by }) => `${at.label(hex)} ${by.join()}`);
    return { tests, count: preview.place.tests };
  };

  test('where he gets off after a ride, or on', () => {
    const there = act(rides, move(rides, 'b1', 'E4 N'));
    const off = pointAtSaddle(tableOf(there.game, there.state), 'b1', 'dismount');
    expect(named(there, off)).toEqual({ tests: ['E4 r1'], count: 1 });
  });

  test('nobody where he gets off without a ride', () => {
    const off = pointAtSaddle(tableOf(rides.game, rides.state), 'b1', 'dismount');
    expect(named(rides, off)).toEqual({ tests: [], count: 0 });
  });

  test('where he got down, when he walks on from there', () => {
    const off = act(rides, { type: 'dismount', who: 'b1', at: rides.hex('F5') });
    const walk: Interaction = { kind: 'place', who: 'b1', verb: 'move', pose: { at: off.hex('G6'), facing: null } };
    expect(named(off, walk)).toEqual({ tests: ['F5 r1'], count: 1 });
  });
});
