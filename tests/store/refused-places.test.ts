import { describe, expect, test } from 'vitest';
import { pointAtSaddle, touch } from '../../src/store/skirmish/touch';
import { selecting, tableOf, type Interaction } from '../../src/store/skirmish/interaction';
import { whyNotThere } from '../../src/skirmish';
import { previewOf } from '../../src/store/skirmish/preview';
import { hexFacts } from '../../src/ui/skirmish/hex-facts';
import { act, move } from '../support/act';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

const enclosed = ['H3 N', 'H3 NE', 'H3 SE', 'H3 S', 'H3 SW', 'H3 NW'];

/** Why somebody cannot go to a hex: code, rule, and whether it is told of a horse. */
function told(drawn: Table, who: string, to: string): string {
  const { code, rule, facts } = whyNotThere(drawn.game, drawn.state, who, drawn.hex(to));
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
    const refusal = whyNotThere(off.game, off.state, 'b1', off.hex('L8'));
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

describe('an enemy touched to do something to him: his card opens, and why it cannot be is said', () => {
  const rows = plain(9, 9);
  const touched = (drawing: Omit<Drawing, 'rows'>, who: string, label: string) => {
    const { game, state, hex } = draw({ rows, ...drawing });
    const table = tableOf(game, state);
    const { interaction, refusal } = touch(table, selecting(table, who), hex(label), 0);
    return { card: interaction.kind === 'selected' ? interaction.who : interaction.kind, why: refusal?.code };
  };

  test.each<[string, Omit<Drawing, 'rows'>, string, string | undefined]>([
    ['MEL-1 far away', { sequence: 4, b1: 'E5', r1: 'E2' }, 'E2', 'not-in-contact'],
    ['MEL-1 behind a wall', { sequence: 4, b1: 'E5', r1: 'E4', wall: ['E5 N'] }, 'E4', 'wall-between'],
    ['MOV-2 in the way of a move', { sequence: 2, b1: 'E5', r1: 'E2' }, 'E2', 'enemy-in-the-way'],
    ['SHT-3 without a weapon nothing is asked', { sequence: 1, b1: 'E5', r1: 'E2' }, 'E2', undefined],
    ['VIC nothing is asked in the recovery', { sequence: 5, b1: 'E5', r1: 'E2' }, 'E2', undefined],
  ])('%s', (_title, drawing, label, why) => {
    expect(touched(drawing, 'b1', label)).toEqual({ card: 'r1', why });
  });
});

test('MOV-13 a hex to which the horse cannot be led says so, and it goes on being led', () => {
  const drawn = draw({ rows: plain(9, 9), sequence: 2, b1: 'E5', r1: 'A1', horses: { 'horse-b1': 'E6 N' } });
  const table = tableOf(drawn.game, drawn.state);
  const leading = pointAtSaddle(table, 'b1', 'lead', 'horse-b1')!;
  expect(leading).toMatchObject({ kind: 'place', verb: 'lead' });
  expect(touch(table, leading, drawn.hex('H1'), 0)).toMatchObject({
    interaction: leading,
    refusal: { code: 'cannot-lead', rule: 'MOV-13' },
  });
});

test('LOF-4 a hex tells what stops a line of fire: its ground, whoever stands there, a horse alone; not the stunned', () => {
  const rows = plain(9, 9);
  rows[2] = '....T....';
  const drawn = draw({
    rows,
    sequence: 2,
    b1: 'E5',
    b2: 'F5 stunned',
    r1: 'A1',
    horses: { 'horse-b3': 'H6 N' },
  });
  const stops = (label: string) => hexFacts(drawn.game, drawn.state, drawn.hex(label)).stopsFire;
  expect(['E3', 'E5', 'F5', 'H6', 'B8'].map(stops)).toEqual(['ground', 'holder', null, 'holder', null]);
});

describe('ADV who cannot advance to a hex is told the true cause, and an advance that is offered stays offered', () => {
  const drawn = draw({ rows: plain(9, 9), sequence: 4, b1: 'E5', b2: 'A9', b3: 'C5', r1: 'E4', r2: 'F4' });
  const pending = { kind: 'advance', who: ['b1'], into: [drawn.hex('E3')] } as const;
  const table = tableOf(drawn.game, { ...drawn.state, pending });
  const asked = (who: string, label: string) => touch(table, selecting(table, who), drawn.hex(label), 0);

  test.each([
    ['ADV-1 one who has none', 'b3', 'H8', 'no-choice ADV-1'],
    ['ADV-2 another hex', 'b1', 'H8', 'not-the-freed-hex ADV-2'],
    ['ADV-2 a hex that an enemy holds', 'b1', 'F4', 'enemy-in-the-way MOV-2'],
  ])('%s', (_title, who, label, why) => {
    const { interaction, refusal } = asked(who, label);
    expect(`${refusal?.code} ${refusal?.rule}`).toBe(why);
    expect(interaction).toEqual(selecting(table, who));
  });
});
