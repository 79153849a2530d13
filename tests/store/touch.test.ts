import { describe, expect, test } from 'vitest';
import type { HexMap } from '../../src/game';
import type { Interaction, Table } from '../../src/store/skirmish/interaction';
import { idle, nextReady, readyIds, selecting, settled, tableOf } from '../../src/store/skirmish/interaction';
import { joinersOf } from '../../src/store/skirmish/joiners';
import { marksOf } from '../../src/store/skirmish/marks';
import { chanceUnhurt, whyNotThere } from '../../src/skirmish';
import { commandOf, previewOf } from '../../src/store/skirmish/preview';
import { touch, withoutFighter } from '../../src/store/skirmish/touch';
import { setTable, type Man, type TableSpec } from '../support/table';

const rows = 8;
const open: HexMap = {
  format: 'hexmap-1',
  columns: 12,
  rows,
  terrain: Array.from({ length: rows }, (_, row) => (row === 3 ? '....T.......' : '............')),
};
const options = {
  table: 'vikings',
  belowOneToOne: true,
  testLastHex: false,
  ridersRetreatFour: false,
  passEmptySequences: true,
} as const;

const man = (id: string, at: string, more: Partial<Man> = {}): Man => ({
  id,
  army: id.startsWith('b') ? 'blue' : 'red',
  at,
  condition: 'fit',
  attack: 12,
  defence: 10,
  move: 5,
  armoured: false,
  weapon: null,
  animal: false,
  facing: null,
  ...more,
});

function set(sequence: TableSpec['sequence'], men: readonly Man[], more: Partial<TableSpec> = {}) {
  const made = setTable({
    map: open,
    men,
    horses: [],
    bodies: {},
    options,
    active: 'blue',
    sequence,
    ...more,
  });
  const table: Table = tableOf(made.game, made.state);
  const tap = (interaction: Interaction, label: string) => touch(table, interaction, made.hex(label), 0);
  return { ...made, table, tap };
}

describe('moving', () => {
  const { table, tap, hex } = set(2, [man('b1', 'B4'), man('b2', 'B6'), man('r1', 'D4')]);

  test('a tap selects, a tap on a hex previews, a second one there commits', () => {
    const selected = tap(idle, 'B4');
    expect(selected).toEqual({ interaction: { kind: 'selected', who: 'b1' } });
    const pointed = tap(selected.interaction, 'B2');
    expect(pointed.command).toBeUndefined();
    expect(pointed.interaction).toEqual({
      kind: 'place',
      who: 'b1',
      verb: 'move',
      pose: { at: hex('B2'), facing: null },
    });
    const done = tap(pointed.interaction, 'B2');
    expect(done.command).toMatchObject({ type: 'move', who: 'b1' });
    expect(commandOf(previewOf(table, pointed.interaction))).toEqual(done.command);
  });

  test('another hex is pointed at instead, nothing is done', () => {
    const pointed = tap({ kind: 'selected', who: 'b1' }, 'B2');
    const other = tap(pointed.interaction, 'B3');
    expect(other.command).toBeUndefined();
    expect(other.interaction).toMatchObject({ kind: 'place', pose: { at: hex('B3') } });
  });

  test('a tap on the selected one lets go, on a friend selects him', () => {
    expect(tap({ kind: 'selected', who: 'b1' }, 'B4').interaction).toEqual(idle);
    expect(tap({ kind: 'selected', who: 'b1' }, 'B6').interaction).toEqual({ kind: 'selected', who: 'b2' });
  });

  test('a hex out of reach says how dear it would be, and nothing is lost', () => {
    const asked = tap({ kind: 'selected', who: 'b1' }, 'L8');
    expect(asked.interaction).toEqual({ kind: 'selected', who: 'b1' });
    expect(asked.refusal).toMatchObject({ code: 'too-far', facts: { who: 'b1', have: 5 } });
    expect(asked.refusal?.facts['need']).toBeGreaterThan(5);
  });

  test('an enemy opens his card; he can do nothing', () => {
    expect(tap(idle, 'D4').interaction).toEqual({ kind: 'selected', who: 'r1' });
    expect(tap({ kind: 'selected', who: 'r1' }, 'D6').interaction).toEqual(idle);
  });

  test('where an enemy stands nobody can go', () => {
    expect(whyNotThere(table.game, table.state, 'b1', hex('D4'))).toMatchObject({
      code: 'enemy-in-the-way',
      facts: { who: 'r1' },
    });
    expect(whyNotThere(table.game, table.state, 'b1', hex('B6'))).toMatchObject({ code: 'place-taken' });
  });

  test('tests on the way are named hex by hex, with the chance to come through', () => {
    // Past an enemy: two points allow no way round.
    const gap = set(2, [man('b1', 'C4', { move: 2 }), man('r1', 'D6')]);
    const pointed = gap.tap({ kind: 'selected', who: 'b1' }, 'E5');
    const preview = previewOf(gap.table, pointed.interaction);
    if (preview.kind !== 'place') throw new Error('nothing is pointed at');
    expect(preview.place.tests).toBe(1);
    expect(preview.tests).toEqual([{ hex: gap.hex('D5'), by: ['r1'] }]);
    expect(chanceUnhurt(gap.game, 2)).toBeCloseTo(0.49);
  });

  test('who has moved is not moved again: the touch lets go', () => {
    const moved = set(2, [man('b1', 'B4'), man('r1', 'K4')], { doings: { moved: ['b1'] } });
    expect(moved.tap({ kind: 'selected', who: 'b1' }, 'B2')).toEqual({ interaction: idle });
  });
});

describe('shooting', () => {
  const archer = { weapon: 'bow', attack: 6, defence: 6, move: 6 } as const;
  const { table, tap, hex } = set(1, [man('b1', 'B4', archer), man('b2', 'A8'), man('r1', 'G4'), man('r2', 'B7')]);
  const chosen: Interaction = { kind: 'selected', who: 'b1' };

  test('a tap draws the line, a second one shoots', () => {
    const aimed = tap(chosen, 'B7');
    expect(aimed.interaction).toEqual({ kind: 'target', who: 'b1', target: 'r2', from: hex('B4'), to: hex('B7') });
    expect(aimed.command).toBeUndefined();
    expect(tap(aimed.interaction, 'B7').command).toMatchObject({ type: 'shoot', who: 'b1', target: 'r2' });
  });

  test('a blocked line is drawn all the same, with what blocks it; a second tap says why', () => {
    const aimed = tap(chosen, 'G4');
    const preview = previewOf(table, aimed.interaction);
    expect(preview).toMatchObject({ kind: 'shot', sight: { clear: false } });
    expect(preview.kind === 'shot' && preview.sight.blockers).toContainEqual({ kind: 'terrain', hex: hex('E4') });
    expect(commandOf(preview)).toBeNull();
    const asked = tap(aimed.interaction, 'G4');
    expect(asked.command).toBeUndefined();
    expect(asked.refusal).toMatchObject({ code: 'line-blocked' });
  });

  test('targets are ringed for the shooter chosen, the line and its blockers are marked', () => {
    const words = { percent: String, range: String };
    const bare = marksOf(table, chosen, { kind: 'none' }, { counters: [], words });
    expect(bare.targets).toEqual([{ id: 'r2', picked: false }]);
    const aimed = tap(chosen, 'G4').interaction;
    const marks = marksOf(table, aimed, previewOf(table, aimed), { counters: [], words });
    expect(marks.line).toMatchObject({ clear: false, blockers: [{ hex: hex('E4'), direction: null }] });
  });

  test('without a shooter chosen an enemy only opens his card', () => {
    expect(tap(idle, 'G4').interaction).toEqual({ kind: 'selected', who: 'r1' });
    expect(tap({ kind: 'selected', who: 'b2' }, 'G4').interaction).toEqual({ kind: 'selected', who: 'r1' });
  });

  test('the next one who can act goes round', () => {
    expect(readyIds(table.legal)).toEqual(['b1']);
    expect(nextReady(table, null)).toBe('b1');
    expect(nextReady(table, 'b1')).toBe('b1');
  });
});

describe('melee', () => {
  // b1 and b2 both touch r1; b1 alone touches r2; b3 touches nobody.
  const { table, tap } = set(4, [man('b1', 'D4'), man('b2', 'E5'), man('b3', 'A1'), man('r1', 'D5'), man('r2', 'D3')]);
  const first = selecting(table, 'b1');

  test('choosing one who can strike begins an attack', () => {
    expect(first).toEqual({ kind: 'attack', attackers: ['b1'], defenders: [], last: null });
    expect(tap(idle, 'A1').interaction).toEqual({ kind: 'selected', who: 'b3' });
  });

  test('an enemy is picked, touched again he is attacked', () => {
    const picked = tap(first, 'D5');
    expect(picked.interaction).toMatchObject({ defenders: ['r1'], last: 'r1' });
    expect(tap(picked.interaction, 'D5').command).toEqual({ type: 'attack', attackers: ['b1'], defenders: ['r1'] });
  });

  test('one attacker may take on two; one of them can be left out again', () => {
    const both = tap(tap(first, 'D5').interaction, 'D3').interaction;
    expect(both).toMatchObject({ attackers: ['b1'], defenders: ['r1', 'r2'], last: 'r2' });
    expect(tap(both, 'D5').interaction).toMatchObject({ defenders: ['r2'], last: null });
    expect(tap(both, 'D3').command).toMatchObject({ defenders: ['r1', 'r2'] });
  });

  test('a friend in contact joins in, and goes out at another touch', () => {
    expect(joinersOf(table, ['b1'], ['r1'])).toEqual(['b2']);
    expect(joinersOf(table, ['b1', 'b2'], ['r1'])).toEqual([]);
    expect(joinersOf(table, ['b1'], ['r1', 'r2'])).toEqual([]);
    const joined = tap(tap(first, 'D5').interaction, 'E5').interaction;
    expect(joined).toMatchObject({ attackers: ['b1', 'b2'], defenders: ['r1'] });
    const preview = previewOf(table, joined);
    expect(preview).toMatchObject({ kind: 'attack', answer: { attack: 24, defence: 10 } });
    expect(tap(joined, 'E5').interaction).toMatchObject({ attackers: ['b1'] });
  });

  test('several on several is never put together: the new enemy takes the place of the old one or is refused', () => {
    const joined = tap(tap(first, 'D5').interaction, 'E5').interaction;
    const asked = tap(joined, 'D3');
    expect(asked.command).toBeUndefined();
    expect(asked.interaction).toEqual(joined);
    expect(asked.refusal?.code).toBe('several-on-several');
  });

  test('an enemy out of contact is refused with the rule', () => {
    const far = set(4, [man('b1', 'D4'), man('r1', 'D5'), man('r2', 'J5')]);
    const asked = far.tap(selecting(far.table, 'b1'), 'J5');
    expect(asked.refusal).toMatchObject({ code: 'not-in-contact', rule: 'MEL-1' });
  });

  test('with no attacker left there is no attack', () => {
    expect(withoutFighter({ kind: 'attack', attackers: ['b1'], defenders: ['r1'], last: null }, 'b1')).toEqual(idle);
  });
});

describe('advancing', () => {
  const made = set(4, [man('b1', 'D4'), man('r1', 'D6')]);
  const pending = { kind: 'advance', who: ['b1'], into: [made.hex('D5')] } as const;
  const table = tableOf(made.game, { ...made.state, pending });
  const tap = (interaction: Interaction, label: string) => touch(table, interaction, made.hex(label), 0);

  test('the one who is asked is chosen at once', () => {
    expect(settled(table)).toEqual({ kind: 'selected', who: 'b1' });
  });

  test('the freed hex is pointed at, then entered', () => {
    const pointed = tap(settled(table), 'D5');
    expect(pointed.interaction).toMatchObject({ kind: 'place', verb: 'advance' });
    expect(tap(pointed.interaction, 'D5').command).toMatchObject({ type: 'advance', who: 'b1' });
  });

  test('elsewhere is refused, and the question stays', () => {
    const asked = tap(settled(table), 'B2');
    expect(asked.refusal?.code).toBe('not-the-freed-hex');
    expect(asked.interaction).toEqual(settled(table));
  });
});

describe('setting up', () => {
  const { tap, hex } = set(0, [man('b1', 'B4'), man('b2', 'B6'), man('r1', 'K4')], {
    zones: { blue: ['B4', 'B5', 'B6', 'B7'] },
  });

  test('a character goes to a hex of the zone, or changes places with a friend', () => {
    const chosen = tap(idle, 'B4').interaction;
    const free = tap(chosen, 'B5');
    expect(tap(free.interaction, 'B5').command).toEqual({ type: 'deploy', who: 'b1', at: hex('B5') });
    const swap = tap(chosen, 'B6');
    expect(swap.interaction).toMatchObject({ kind: 'place', verb: 'deploy', pose: { at: hex('B6') } });
    expect(tap(swap.interaction, 'B6').command).toEqual({ type: 'deploy', who: 'b1', at: hex('B6') });
  });

  test('outside the zone is refused', () => {
    expect(tap(tap(idle, 'B4').interaction, 'E5').refusal?.code).toBe('not-in-zone');
  });
});
