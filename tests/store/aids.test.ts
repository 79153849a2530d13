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
    });
    expect(ruled(table, hex('G2'), hex('G6'))).toMatchObject({ clear: true, blockers: [] });
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
});
