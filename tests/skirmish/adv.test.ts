import { describe, expect, test } from 'vitest';
import { advanceReachOf, advancesOf, legal, type Command } from '../../src/skirmish';
import { act, attack, endSequence, pathOf, placesOf, poseLabel, refusalOf, typesOf, whereabouts } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

const rows = plain(7, 9);

/** Places that `who` can advance to, with their tests. */
function advances(drawing: Partial<Drawing>, who: string, into: string): Record<string, number> {
  const table = draw({ ...drawing, rows: drawing.rows ?? rows });
  const found = advancesOf(table.game, table.state, who, [table.hex(into)]);
  return Object.fromEntries(found.map((place) => [poseLabel(table, place.pose), place.tests]));
}

const advance = (table: Table, who: string, path: string): Command => ({
  type: 'advance',
  who,
  path: pathOf(table, path),
});
/** b1 on D4 has made r1 on D5 retreat, or die (DK), and is asked. */
const after = (drawing: Partial<Drawing>, faces: readonly number[] = [1]) =>
  act(
    draw({ b1: 'D4 54/9/6', r1: 'D5 9/9/6', r2: 'A1', sequence: 4, ...drawing, rows: drawing.rows ?? rows }),
    attack('b1', 'r1'),
    faces,
  );

describe('advance', () => {
  test('ADV-1 the attacker is asked, and nothing else can be done before he answers', () => {
    const asked = after({ b2: 'G9' });
    expect(asked.state.pending).toEqual({ kind: 'advance', who: ['b1'], into: [asked.hex('D5')] });
    expect(legal(asked.game, asked.state)).toMatchObject({ advancers: ['b1'], canEndSequence: false, attackers: {} });
    for (const command of [endSequence, attack('b2', 'r2')]) {
      expect(refusalOf(asked, command)).toMatchObject({ code: 'choice-first', rule: 'ADV-1' });
    }
    const stays = act(asked, { type: 'stay', who: 'b1' });
    expect(stays.state.pending).toBeNull();
    expect(refusalOf(stays, { type: 'stay', who: 'b1' })).toMatchObject({ code: 'no-choice', rule: 'ADV-1' });
    expect(refusalOf(asked, { type: 'stay', who: 'b2' })).toMatchObject({ code: 'no-choice', rule: 'ADV-1' });
  });

  test('ADV-1 after a stun too; not after a wound, nor for the attackers who were driven back', () => {
    const table = draw({ rows, b1: 'D4 9/9/6', r1: 'D5 9/9/6', sequence: 4 });
    expect(act(table, attack('b1', 'r1'), [1]).state.pending).not.toBeNull();
    expect(act(table, attack('b1', 'r1'), [9]).state.pending).toBeNull();
    const strong = draw({ rows, b1: 'D4 27/9/6', r1: 'D5 9/9/6', sequence: 4 });
    expect(act(strong, attack('b1', 'r1'), [2]).state.pending).toBeNull();
  });

  test('ADV-1 several are asked, in an order of their choice; the first takes the place of the second', () => {
    const men = { b1: 'D4 27/9/6', b2: 'C5 27/9/6', r1: 'D5 9/9/6', r2: 'A1', wall: ['D5 N', 'D5 NE'] };
    const table = draw({ rows, ...men, wall: [], sequence: 4 });
    const asked = act(table, attack('b1 b2', 'r1'), [1]);
    expect(asked.state.pending?.who).toEqual(['b1', 'b2']);
    const one = act(asked, advance(asked, 'b2', 'D5'));
    expect(one.state.pending?.who).toEqual(['b1']); // through the friend, one hex further
    expect(Object.keys(placesOf(one, advanceReachOf(one.game, one.state, 'b1')))).not.toContain('D5');
    const stayed = act(one, { type: 'stay', who: 'b1' });
    expect(typesOf(stayed)).toEqual(['advanceEnded']);
  });

  test('ADV-2 on foot: the hex that was left, then one more at most, counted in hexes', () => {
    const ground = [...plain(7, 4), '...T...', ...plain(7, 4)];
    const places = advances({ rows: ground, b1: 'D4 9/9/1' }, 'b1', 'D5');
    expect(Object.keys(places).sort()).toEqual(['C4', 'C5', 'D5', 'D6', 'E4', 'E5']);
    const asked = after({});
    expect(whereabouts(act(asked, advance(asked, 'b1', 'D5 D6')), 'b1')).toBe('D6 fit');
    for (const path of ['', 'E4', 'D5 D6 D7', 'C4', 'D5 D4']) {
      expect(refusalOf(asked, advance(asked, 'b1', path))).toMatchObject({ code: 'not-the-freed-hex', rule: 'ADV-2' });
    }
  });

  test.each([
    ['a wall', { wall: ['D5 S'] }, 'D6', false],
    ['a window', { window: ['D5 S'] }, 'D6', true],
    ['water', { rows: [...plain(7, 5), '...~...', ...plain(7, 3)] }, 'D6', false],
    ['six dead', { bodies: { D6: 6 } }, 'D6', false],
    ['a friend', { b2: 'D6' }, 'D6', false],
    ['a stunned enemy', { r1: 'D6 stunned' }, 'D6', false],
    ['a stunned enemy on the hex itself, crossed', { r1: 'D5 stunned' }, 'D6', true],
    ['a stunned enemy on the hex itself, not stopped on', { r1: 'D5 stunned' }, 'D5', false],
  ])('ADV-2 %s', (_title, drawing, place, may) => {
    expect(place in advances({ b1: 'D4', ...drawing }, 'b1', 'D5')).toBe(may);
  });

  test('ADV-3 worked example 5: the head enters the hex left free, then one or two more, turning at will', () => {
    const places = advances({ rows: plain(9, 9), b1: 'E6 9/9/2 N' }, 'b1', 'E5');
    expect(places).toMatchObject({ 'E5 N': 0, 'E4 N': 0, 'E3 N': 0, 'F5 NE': 0, 'F6 SE': 0 });
    expect(places).not.toHaveProperty('E2 N'); // three hexes in all
    expect(places).not.toHaveProperty('E6 S'); // no about-turn
    expect(Object.keys(places).every((place) => !place.startsWith('E7'))).toBe(true);
    expect(Object.keys(places).some((place) => place === 'E5 S')).toBe(false); // no pivot
  });

  test('ADV-3 a rider into ground that no horse enters: he is not asked', () => {
    const ground = [...plain(7, 4), '...T...', ...plain(7, 4)];
    expect(advances({ rows: ground, b1: 'D4 S' }, 'b1', 'D5')).toEqual({});
    expect(advances({ rows: ground, b1: 'D4' }, 'b1', 'D5')).toHaveProperty('D5');
  });

  test.each([
    ['not engaged', {}, 1],
    ['engaged by another', { b2: 'G5' }, 0],
    ['engaged by a mule only', { b2: 'G5 mule' }, 1],
    ['engaged by a stunned man only', { b2: 'G5 stunned' }, 1],
    ['engaged across a wall: not so', { b2: 'G5', wall: ['F5 SE'] }, 1],
  ])('ADV-4 an enemy beside the way, %s', (_title, drawing, tests) => {
    // r2 on F5 touches E4 and E5: the way leads from D4 over E4.
    const men = { b1: 'D4', r2: 'F5' };
    const places = advances({ rows, ...men, ...drawing }, 'b1', 'E4');
    expect(places['E5'] ?? places['E3']).toBe(tests);
  });

  test('ADV-4 of a rider only the head is tested; with the option the last hex too', () => {
    const base = { rows: plain(9, 9), b1: 'E6 9/9/9 N', r2: 'D7 9/9/6' };
    expect(advances(base, 'b1', 'E5')['E4 N']).toBe(0);
    const last = { rows, b1: 'D4', r2: 'D7', options: { testLastHex: true } };
    expect(advances(last, 'b1', 'D5')).toMatchObject({ D5: 0, D6: 1 });
  });

  test('ADV-4 killed on the way he falls there, and nobody is asked any more', () => {
    const asked = after({ b2: 'A9', r2: 'E6' });
    const through = advance(asked, 'b1', 'D5 E5');
    const done = act(asked, through, []);
    expect(whereabouts(done, 'b1')).toBe('E5 fit');
    const beside = after({ b2: 'A9', r2: 'C5' });
    const fallen = act(beside, advance(beside, 'b1', 'D5 D6'), [1]);
    expect(whereabouts(fallen, 'b1')).toBe('D5 dead');
    expect(fallen.state.pending).toBeNull();
  });

  test('ADV-1 nobody advances over one who already lay stunned and was not hit', () => {
    const before = after({ b1: 'D4 9/9/6', r1: 'D5 9/20/6 stunned' }, [6]);
    expect(typesOf(before)).toContain('fought');
    expect(before.state.characters['r1']!.stunnedIn).not.toBeNull();
    expect(before.state.pending).toBeNull();
  });
});
