import { describe, expect, test } from 'vitest';
import roster from '../../src/castle/data/roster.json';
import { timeline, type AnimationStep } from '../../src/board/animation';
import { momentAt } from '../../src/board/animation-frame';
import { blowsAt, brokenAt } from '../../src/board/animation-walls';
import { isCreature } from '../../src/board/counters/creatures/creatures';
import { diceRows } from '../../src/board/counters/paint-signs';
import { spriteKey } from '../../src/board/counters/sprite-key';
import { besideTower, onSection, planRamparts, sectionRect, wayDown } from '../../src/board/ground/plan-ramparts';
import { lightPalette } from '../../src/board/palette';
import { lieOf, lieOnTheWay, towerSize } from '../../src/board/stacks';
import type { CounterView, GroundView, SideMark } from '../../src/board/view';
import { centreOf } from '../../src/board/world';
import { directions, makeGrid, neighbour, opposite, parseSide } from '../../src/hex';
import { castleView } from '../visual/board/castle';

const kinds: Record<string, string> = { '.': 'open', _: 'yard', O: 'tower', '=': 'road' };

function ground(rows: readonly string[], ramparts: readonly string[] = [], walls: readonly string[] = []): GroundView {
  const grid = makeGrid(rows[0]?.length ?? 1, rows.length);
  const terrain = rows.flatMap((row) => row.split('').map((letter) => kinds[letter] ?? 'open'));
  const sides = (names: readonly string[]): SideMark[] => names.flatMap((name) => parseSide(grid, name) ?? []);
  const rest = { windows: [], fences: [], crests: [], houses: [], labels: [], seed: 1 };
  return { grid, terrain, walls: sides(walls), ramparts: sides(ramparts), ...rest };
}

const field = Array.from({ length: 7 }, () => '.......');

describe('ramparts', () => {
  test('outside and inside are where the side says', () => {
    for (const direction of directions) {
      const view = { ...ground(field), ramparts: [{ hex: 24, direction }] };
      const [section] = planRamparts(view).sections;
      const inside = centreOf(view.grid, neighbour(view.grid, 24, direction));
      const outside = centreOf(view.grid, 24);
      const far = (inward: number, to: { x: number; y: number }): number => {
        const { x, y } = onSection(section!, 0.5, inward);
        return Math.hypot(x - to.x, y - to.y);
      };
      expect(far(30, inside)).toBeCloseTo(far(-30, outside), 6);
      expect(far(30, inside)).toBeLessThan(far(0, inside));
    }
  });

  test('two that meet share their corner at every depth, whichever way they turn', () => {
    const view = ground(field, ['D4 N', 'D4 NE', 'E4 N']);
    const [first, second, third] = planRamparts(view).sections;
    for (const inward of [-26, 0, 18]) {
      for (const [one, other] of [
        [first!, second!],
        [second!, third!],
      ] as const) {
        const [a, b] = [onSection(one, 1, inward), onSection(other, 0, inward)];
        expect(a.x).toBeCloseTo(b.x, 6);
        expect(a.y).toBeCloseTo(b.y, 6);
      }
    }
    expect([first!.left.meets, first!.right.meets, third!.right.meets]).toEqual(['open', 'section', 'open']);
    expect(second!.left.next).toBe(first!.number);
  });

  test('the breadth of a wall is the same around a corner', () => {
    const [one] = planRamparts(ground(field, ['D4 N', 'D4 NE'])).sections;
    const [inner, outer] = [onSection(one!, 1, 18), onSection(one!, 1, -26)];
    const across = (inner.x - outer.x) * one!.inward.x + (inner.y - outer.y) * one!.inward.y;
    expect(across).toBeCloseTo(44, 6);
  });

  test('a wall runs into a tower, and off the map', () => {
    const towered = planRamparts(ground(['.....', '.O...', '.....', '.....'], ['C2 N', 'A1 S'])).sections;
    expect(towered.map(({ left, right }) => [left.meets, right.meets])).toContainEqual(
      expect.arrayContaining(['tower']),
    );
    const edged = planRamparts(ground(field, ['A4 N'])).sections[0];
    expect(edged?.left.meets).toBe('edge');
  });

  test('a road through a section is a gate', () => {
    const view = ground(['...', '.=.', '.=.', '...'], ['B3 N', 'C3 N']);
    expect(planRamparts(view).sections.map(({ gate }) => gate)).toEqual([true, false]);
  });

  test('the citadel is closed: every section meets another, a tower or the edge', () => {
    const plan = planRamparts(castleView().ground);
    expect(plan.towers).toHaveLength(4);
    const ends = plan.sections.flatMap(({ left, right }) => [left.meets, right.meets]);
    expect(ends.filter((meets) => meets === 'open')).toEqual([]);
    expect(ends.filter((meets) => meets === 'tower')).toHaveLength(8);
    expect(ends.filter((meets) => meets === 'edge')).toHaveLength(2);
    expect(plan.sections.filter(({ gate }) => gate)).toHaveLength(2);
  });

  test('what is painted again holds the whole section', () => {
    const [section] = planRamparts(ground(field, ['D4 NE'])).sections;
    const rect = sectionRect(section!);
    for (const along of [0, 1]) {
      for (const inward of [-60, 60]) {
        const { x, y } = onSection(section!, along, inward);
        expect(x > rect.left && x < rect.right && y > rect.top && y < rect.bottom).toBe(true);
      }
    }
  });

  test('a ground without any has none', () => {
    expect(planRamparts({ ...ground(field), ramparts: [] })).toEqual({
      sections: [],
      byNumber: new Map(),
      towers: [],
    });
  });
});

describe('towers', () => {
  const view = ground(['...', '.O.', '._.'], [], ['B2 N', 'B2 NE', 'B2 SE', 'B2 SW', 'B2 NW']);

  test('the hatch is toward the yard', () => {
    const way = wayDown(view, 4);
    expect(way.x).toBeCloseTo(0, 6);
    expect(way.y).toBeCloseTo(1, 6);
  });

  test('its own walls are told from others, from either hex', () => {
    expect(besideTower(view, { hex: 4, direction: 0 })).toBe(true);
    expect(besideTower(view, { hex: neighbour(view.grid, 4, 0), direction: opposite(0) })).toBe(true);
    expect(besideTower(view, { hex: 0, direction: 0 })).toBe(false);
  });
});

const mouse: CounterView = {
  id: 'b1',
  hex: 4,
  facing: null,
  colour: 'blue',
  pattern: 'chevrons',
  figure: 'mouse-mage',
  name: 'Grey',
  values: null,
  dice: { melee: 1, shooting: 0, magic: 2, defence: 2 },
  lives: { left: 2, of: 2 },
  wounded: false,
  stunned: false,
  armoured: false,
  weapon: null,
  done: false,
  ready: false,
};

describe('figures', () => {
  test('every kind of the army lists has a look of its own, and so has the machine', () => {
    for (const { id } of roster) expect(isCreature(id)).toBe(true);
    expect(isCreature('catapult')).toBe(true);
    expect(isCreature('knight')).toBe(false);
  });

  test.each<Partial<CounterView>>([
    { dice: { melee: 1, shooting: 0, magic: 2, defence: 3 } },
    { dice: null },
    { lives: { left: 1, of: 2 } },
    { hidden: true },
    { invisible: true },
    { badges: [{ kind: 'crystals', count: 3 }] },
    { badges: [{ kind: 'haste', count: null }] },
  ])('%o has a picture of its own', (change) => {
    expect(spriteKey({ ...mouse, ...change }, 'full', 66)).not.toBe(spriteKey(mouse, 'full', 66));
  });

  test('a count on a badge changes the picture; a single life is not shown', () => {
    const with2 = { ...mouse, badges: [{ kind: 'stupor', count: 2 }] } as const;
    const with1 = { ...mouse, badges: [{ kind: 'stupor', count: 1 }] } as const;
    expect(spriteKey(with2, 'figure', 20)).not.toBe(spriteKey(with1, 'figure', 20));
    expect(spriteKey({ ...mouse, lives: { left: 1, of: 1 } }, 'full', 66)).toBe(
      spriteKey({ ...mouse, lives: null }, 'full', 66),
    );
  });

  test('dice of nothing are not written', () => {
    const rows = diceRows({ melee: 2, shooting: 0, magic: 0, defence: 3 }, lightPalette);
    expect(rows.map(([, value]) => value)).toEqual([2, 3]);
  });
});

describe('two on a top', () => {
  const view = ground(['...', '.O.', '._.']);
  const enemy: CounterView = { ...mouse, id: 'r1', colour: 'red' };

  test('one lies within the battlements, two side by side without covering each other', () => {
    expect(lieOf(view, [mouse], mouse)).toEqual({ x: 0, y: 0, size: towerSize });
    const both = [mouse, enemy];
    const [a, b] = [lieOf(view, both, mouse), lieOf(view, both, enemy)];
    const side = 121 * a.size;
    expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(side);
    for (const lie of [a, b]) {
      expect(Math.hypot(Math.abs(lie.x) + side / 2, Math.abs(lie.y) + side / 2)).toBeLessThan(106);
    }
  });

  test('whoever stands on open ground lies as large as any; on the way it grows', () => {
    const afoot = { ...mouse, hex: 0 };
    expect(lieOf(view, [afoot, enemy], afoot).size).toBe(1);
    const lie = lieOf(view, [mouse, enemy], mouse);
    expect(lieOnTheWay(lie, 0)).toEqual(lie);
    expect(lieOnTheWay(lie, 173)).toEqual({ x: -0, y: -0, size: 1 });
  });
});

describe('walls in an animation', () => {
  const grid = makeGrid(7, 7);
  const steps: readonly AnimationStep[] = [
    { kind: 'shot', from: 0, to: 20, weapon: 'stone' },
    { kind: 'crumble', hex: 24, direction: 0 },
    { kind: 'blast', at: 20, form: 'fire' },
    { kind: 'mend', hex: 10, direction: 2 },
    { kind: 'appear', id: 'b1' },
  ];
  const { timed } = timeline({ id: 1, steps });
  const at = (index: number, part: number): number =>
    timed[index]!.start + (timed[index]!.end - timed[index]!.start) * part;

  test('a section stands until the stone has struck, and one that is mended lies until then', () => {
    const before = blowsAt(grid, timed, at(0, 0.5));
    expect(brokenAt([24 * 6], before.walls)).toEqual([10 * 6 + 2]);
    const after = blowsAt(grid, timed, at(1, 0.6));
    expect(after.dusts).toHaveLength(1);
    expect([...brokenAt([24 * 6], after.walls)].toSorted((a, b) => a - b)).toEqual([62, 144]);
    const end = blowsAt(grid, timed, at(4, 1));
    const view = [144];
    expect(brokenAt(view, end.walls)).toBe(view);
  });

  test('a section that falls and is mended again shows both', () => {
    const twice = timeline({
      id: 2,
      steps: [
        { kind: 'crumble', hex: 24, direction: 0 },
        { kind: 'mend', hex: 24, direction: 0 },
      ],
    }).timed;
    expect(brokenAt([], blowsAt(grid, twice, 0).walls)).toEqual([]);
    expect(brokenAt([], blowsAt(grid, twice, twice[0]!.end).walls)).toEqual([144]);
    expect(brokenAt([], blowsAt(grid, twice, twice[1]!.end).walls)).toEqual([]);
  });

  test('a blast is seen while it lasts; whoever rises is not seen before', () => {
    const counters = [{ ...mouse, hex: 4 }];
    expect(momentAt(grid, counters, timed, at(2, 0.5)).blows.blasts).toHaveLength(1);
    expect(momentAt(grid, counters, timed, at(2, 0.5)).postures.get('b1')?.opacity).toBe(0);
    expect(momentAt(grid, counters, timed, at(4, 1)).postures.get('b1')?.opacity).toBe(1);
    expect(momentAt(grid, counters, timed, at(0, 0.5)).missiles[0]?.weapon).toBe('stone');
  });
});
