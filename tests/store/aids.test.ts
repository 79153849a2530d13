import { describe, expect, test } from 'vitest';
import type { HexMap } from '../../src/game';
import { distance } from '../../src/hex';
import { createAids, together } from '../../src/store/aids';
import { ruled, seenBy, shoots, threat } from '../../src/store/skirmish/aids';
import * as castle from '../../src/store/castle/aids';
import { stage } from '../castle/stage';
import { setTable, type Man } from '../support/table';

const map: HexMap = {
  format: 'hexmap-1',
  columns: 12,
  rows: 8,
  terrain: Array.from({ length: 8 }, (_, row) => (row === 3 ? '....T.......' : '............')),
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
  move: 2,
  armoured: false,
  weapon: null,
  animal: false,
  facing: null,
  ...more,
});
const set = (...men: Man[]) => setTable({ map, men, horses: [], bodies: {}, options, active: 'blue', sequence: 1 });

describe('the ruler', () => {
  test('takes two touches, begins anew at the third, and nothing while it is put away', () => {
    const aids = createAids();
    const now = () => aids.getState();
    expect(now().measure(3)).toBe(false);
    now().show({ kind: 'ruler', from: null, to: null });
    expect(now().measure(3)).toBe(true);
    expect(now().aid).toEqual({ kind: 'ruler', from: 3, to: null });
    now().measure(9);
    expect(now().aid).toEqual({ kind: 'ruler', from: 3, to: 9 });
    now().measure(4);
    expect(now().aid).toEqual({ kind: 'ruler', from: 4, to: null });
    now().stop();
    expect(now().aid).toBeNull();
  });

  test('LOF-4 a tree between two empty hexes blocks, and is named; beside it the line is clear', () => {
    const table = set(man('b1', 'A1'), man('r1', 'L8'));
    const { hex } = table;
    expect(ruled(table, hex('E2'), hex('E6'))).toEqual({
      range: 4,
      clear: false,
      blockers: [{ kind: 'terrain', hex: hex('E4') }],
      ties: [],
      overPeople: false,
    });
    expect(ruled(table, hex('G2'), hex('G6'))).toMatchObject({ clear: true, blockers: [] });
  });

  test('LOF-5 a bow that shoots over people far away says so; near by they are in the way', () => {
    const long = { ...map, columns: 16, rows: 2, terrain: ['................', '................'] };
    const men = [man('b1', 'A1', { weapon: 'bow' }), man('r1', 'I1'), man('r2', 'P1')];
    const table = setTable({ map: long, men, horses: [], bodies: {}, options, active: 'blue', sequence: 1 });
    expect(ruled(table, table.hex('A1'), table.hex('P1'))).toMatchObject({ clear: true, overPeople: true });
    expect(ruled(table, table.hex('A1'), table.hex('L1'))).toMatchObject({ clear: false, overPeople: false });
    expect(ruled(table, table.hex('B1'), table.hex('H1'))).toMatchObject({ clear: true, overPeople: false });
  });

  test('LOF-3 hexes along which the line runs exactly are told', () => {
    const table = set(man('b1', 'A1'), man('r1', 'L8'));
    const { ties } = ruled(table, table.hex('G2'), table.hex('I2'));
    expect(ties.map(table.label).sort()).toEqual(['H2', 'H3']);
  });

  test('a standing character between blocks by name', () => {
    const table = set(man('b1', 'G4'), man('r1', 'L8'));
    expect(ruled(table, table.hex('G2'), table.hex('G6')).blockers).toEqual([
      { kind: 'character', hex: table.hex('G4'), who: 'b1' },
    ]);
  });
});

describe('what an enemy threatens', () => {
  test('reach is where he can end; struck is that and what lies beside it', () => {
    const table = set(man('b1', 'A1'), man('r1', 'H5'));
    const { reach, struck } = threat(table, 'r1');
    const { grid } = table.game.board;
    const within = (range: number) =>
      Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => distance(grid, hex, table.hex('H5')) <= range);
    expect(reach).toEqual(within(2));
    expect(struck).toEqual(within(3));
  });

  test('CHR-3 the stunned threaten nothing; one’s own are not among the enemies', () => {
    const table = set(man('b1', 'A1'), man('r1', 'H5', { condition: 'stunned' }));
    expect(threat(table, null)).toEqual({ reach: [], struck: [] });
  });

  test('RNG-1 a shooter’s hexes end where his weapon does, and behind a tree', () => {
    const table = set(man('b1', 'E2', { weapon: 'bow' }), man('r1', 'L8'));
    const seen = seenBy(table, 'b1').map(table.label);
    expect(shoots(table, 'b1')).toBe(true);
    expect(shoots(table, 'r1')).toBe(false);
    expect(seen).toContain('E3');
    expect(seen).not.toContain('E2');
    expect(seen).not.toContain('E5');
  });

  test('several together name every hex once, in order', () => {
    expect(
      together([
        { reach: [5, 2], struck: [9] },
        { reach: [2], struck: [1, 9] },
      ]),
    ).toEqual({ reach: [2, 5], struck: [1, 9] });
  });
});

describe('the castle answers the same questions', () => {
  const drawn = stage({
    terrain: ['......', '..T...', '......', '......', '......'],
    active: 'blue',
    people: { b1: { at: 'A1' }, r1: { at: 'C4', shooting: 2 } },
  });
  const scene = { game: drawn.game, state: drawn.state() };

  test('CFI-4 a tree blocks; MAG-2, CTU-3 an enemy threatens what he can walk up to', () => {
    expect(castle.ruled(scene, drawn.hex('C1'), drawn.hex('C3'))).toMatchObject({
      clear: false,
      blockers: [{ kind: 'tree', hex: drawn.hex('C2') }],
    });
    const { reach, struck } = castle.threat(scene, null);
    expect(reach).toContain(drawn.hex('C4'));
    expect(struck).toContain(drawn.hex('C5'));
    expect(reach).not.toContain(drawn.hex('A1'));
  });

  test('CFI-3 a shooter sees as far as he reaches; who does not shoot sees nothing', () => {
    expect(castle.seenBy(scene, 'r1')).toContain(drawn.hex('E4'));
    expect(castle.seenBy(scene, 'r1')).not.toContain(drawn.hex('C1'));
    expect(castle.seenBy(scene, 'b1')).toEqual([]);
  });

  test('CTU-1 he walks and then shoots: what he sees from any place that he reaches is threatened', () => {
    const { game, state, hex } = stage({
      terrain: ['..........', '..........', '..........'],
      active: 'blue',
      people: { b1: { at: 'A1' }, r1: { at: 'J2', melee: 0, shooting: 1 } },
    });
    const { struck } = castle.threat({ game, state: state() }, null);
    // Four hexes from where he can get to with one step, two hexes nearer.
    expect(castle.seenBy({ game, state: state() }, 'r1')).not.toContain(hex('D2'));
    expect(struck).toContain(hex('D2'));
    expect(struck).not.toContain(hex('C2'));
  });

  test('CAT-2, CAT-3 the machine is threatening as far as it throws, once somebody can walk up to it', () => {
    const at = (place: string) =>
      stage({
        terrain: ['............', '............', '............'],
        active: 'blue',
        catapult: { at: 'H2', shots: 2 },
        options: { besieger: 'red' },
        people: { b1: { at: 'A1' }, r1: { at: place } },
      });
    const near = at('K2');
    const { struck } = castle.threat({ game: near.game, state: near.state() }, null);
    expect(struck).toContain(near.hex('B2'));
    expect(struck).not.toContain(near.hex('A2'));
    const far = at('L3');
    expect(castle.threat({ game: far.game, state: far.state() }, null).struck).not.toContain(far.hex('B2'));
  });

  test('WAL-2 the hex inside a wall is threatened by who can walk up to it and climb', () => {
    const { game, state, hex } = stage({
      terrain: ['......', '......', '......', '......', '......'],
      rampart: ['C3 N'],
      active: 'blue',
      options: { besieger: 'red' },
      people: { b1: { at: 'A1' }, r1: { at: 'C5' } },
    });
    const inside = castle.threat({ game, state: state() }, 'r1').struck;
    expect(inside).toContain(hex('C2'));
  });

  test('CFI-4, CFI-3 the ruler tells what hides the target partly, and how far a shot reaches', () => {
    const { game, state, hex } = stage({
      terrain: ['......', '......', '......', '......', '......', '......'],
      rampart: ['C4 N'],
      people: { b1: { at: 'A1' } },
    });
    const rule = (from: string, to: string) => castle.ruled({ game, state: state() }, hex(from), hex(to));
    expect(rule('C6', 'C1')).toMatchObject({ hides: { reason: 'rampart', value: 4 }, reach: 4, range: 5 });
    expect(rule('A6', 'A1')).toMatchObject({ hides: null, range: 5 });
  });
});
