import { describe, expect, test } from 'vitest';
import { parseDirection, type Direction } from '../../src/hex';
import { deployPosesOf, legal, type Command } from '../../src/skirmish';
import { act, poseLabel, refusalOf, whereabouts } from '../support/act';
import { draw, type Drawing } from '../support/draw';

const zone = ['B2', 'B3', 'B4', 'B5', 'C2', 'C3', 'C4', 'C5', 'D2', 'D3', 'D4', 'D5'];

/** A meadow with a tree, a pool and a walled side in blue's zone; a rider, two on foot, an enemy far off. */
const meadow = (more: Partial<Drawing> = {}) =>
  draw({
    rows: ['........', '........', '..T.....', '........', '........', '.......~'],
    wall: ['B4 S'],
    zones: { blue: zone, red: ['H1'] },
    sequence: 0,
    firstArmy: 'blue',
    b1: 'B2 28/22/14 NW',
    b2: 'D2 9/9/6',
    b3: 'D3 9/9/6',
    r1: 'H1 9/9/6',
    ...more,
  });
type Meadow = ReturnType<typeof meadow>;

const deploy = ({ hex }: Meadow, who: string, at: string, facing?: string): Command => ({
  type: 'deploy',
  who,
  at: hex(at),
  ...(facing === undefined ? {} : { facing: parseDirection(facing) as Direction }),
});

/** All of him in the zone: head on C4, hindquarters on C5. */
const inZone = () => meadow({ b1: 'C4 28/22/14 N' });

describe('VIC-1: a rider is set up on two hexes', () => {
  test('he is put elsewhere with another facing', () => {
    const table = inZone();
    const acted = act(table, deploy(table, 'b1', 'D5', 'NE'));
    expect(acted.events).toEqual([{ type: 'deployed', who: 'b1', at: table.hex('D5'), facing: 1 }]);
    expect(whereabouts(acted, 'b1')).toBe('D5 NE fit');
  });

  test('without a facing he looks as he did', () => {
    const table = inZone();
    expect(whereabouts(act(table, deploy(table, 'b1', 'D4')), 'b1')).toBe('D4 N fit');
  });

  test('he turns where he stands: his own hexes are free to him', () => {
    const table = inZone();
    expect(whereabouts(act(table, deploy(table, 'b1', 'C5', 'S')), 'b1')).toBe('C5 S fit');
  });

  test('a facing does not put anybody on foot into a saddle', () => {
    const table = inZone();
    expect(whereabouts(act(table, deploy(table, 'b2', 'C2', 'S')), 'b2')).toBe('C2 fit');
  });

  test.each([
    ['his head outside the zone', 'E4', 'NE', 'not-in-zone', 'VIC-1', 'E4'],
    ['his hindquarters outside the zone', 'D4', 'NW', 'not-in-zone', 'VIC-1', 'E4'],
    ['his head in a tree', 'C3', 'N', 'no-way-through', 'MOV-10', 'C3'],
    ['his hindquarters in a tree', 'C2', 'N', 'no-way-through', 'MOV-10', 'C3'],
    ['a wall between head and hindquarters', 'B4', 'N', 'wall-between', 'MOV-10', 'B4'],
    ['his head on somebody on foot', 'D3', 'N', 'place-taken', 'MOV-2', 'D3'],
    ['his hindquarters on somebody on foot', 'D4', 'S', 'place-taken', 'MOV-2', 'D4'],
  ])('not with %s', (_title, at, facing, code, rule, hex) => {
    const table = inZone();
    const refusal = refusalOf(table, deploy(table, 'b1', at, facing));
    expect({ ...refusal, facts: refusal.facts['hex'] }).toEqual({ code, rule, facts: table.hex(hex) });
  });

  test('not with hindquarters off the board', () => {
    const table = meadow({ b1: 'C4 28/22/14 N', zones: { blue: [...zone, 'A6', 'C6', 'D6'], red: ['H1'] } });
    expect(refusalOf(table, deploy(table, 'b1', 'C6', 'N')).code).toBe('not-in-zone');
  });

  test('on foot the tree is open to everybody', () => {
    const table = inZone();
    expect(whereabouts(act(table, deploy(table, 'b2', 'C3')), 'b2')).toBe('C3 fit');
  });
});

describe('VIC-1: places are changed with one as large', () => {
  test('two on foot change places', () => {
    const table = inZone();
    const acted = act(table, deploy(table, 'b2', 'D3'));
    expect([whereabouts(acted, 'b2'), whereabouts(acted, 'b3')]).toEqual(['D3 fit', 'D2 fit']);
  });

  test('two riders change places, each looking as the other did or as he is told', () => {
    const two = meadow({ b1: 'C4 28/22/14 N', b2: 'D4 20/15/15 N', b3: 'D2 9/9/6' });
    const acted = act(two, deploy(two, 'b1', 'D5', 'S'));
    expect([whereabouts(acted, 'b1'), whereabouts(acted, 'b2')]).toEqual(['D5 S fit', 'C4 N fit']);
  });

  test('not where a half of one would lie on a half of the other', () => {
    const two = meadow({ b1: 'C4 28/22/14 N', b2: 'D4 20/15/15 N', b3: 'D2 9/9/6' });
    expect(refusalOf(two, deploy(two, 'b1', 'D5', 'NE')).code).toBe('place-taken');
  });

  test('a man on foot does not change places with a rider', () => {
    const table = inZone();
    expect(refusalOf(table, deploy(table, 'b2', 'C5')).code).toBe('place-taken');
  });

  test('nor a rider with two on foot', () => {
    const table = meadow({ b1: 'C4 28/22/14 N' });
    expect(refusalOf(table, deploy(table, 'b1', 'D2', 'N')).code).toBe('place-taken');
  });
});

test('VIC-1: what is offered is exactly what is accepted', () => {
  const table = inZone();
  expect(legal(table.game, table.state).deployers).toEqual(['b1', 'b2', 'b3']);
  for (const who of ['b1', 'b2']) {
    const offered = deployPosesOf(table.game, table.state, who).map((pose) => poseLabel(table, pose));
    const accepted = zone.flatMap((at) =>
      (who === 'b1' ? ['N', 'NE', 'SE', 'S', 'SW', 'NW'] : [undefined]).flatMap((facing) => {
        try {
          return [poseLabel(table, act(table, deploy(table, who, at, facing)).state.characters[who]!)];
        } catch {
          return [];
        }
      }),
    );
    const own = poseLabel(table, table.state.characters[who]!);
    expect(offered.toSorted()).toEqual(accepted.filter((pose) => pose !== own).toSorted());
    expect(offered.length).toBeGreaterThan(5);
  }
});
