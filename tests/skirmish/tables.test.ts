import { describe, expect, test } from 'vitest';
import { houseRuleset } from '../../src/skirmish';
import * as printed from './printed-tables';

const { terrain, roster, shooting, melee, weapons, values } = houseRuleset;

describe('the tables are those that the rules print', () => {
  test('TER every kind of ground', () => {
    const rows = terrain
      .filter(({ id }) => id !== 'tower')
      .map(({ id, foot, mounted, stopsFire, cover, melee: shift }) =>
        [id, foot ?? '-', mounted ?? '-', stopsFire ? 'yes' : 'no', cover, shift].map(String),
      );
    expect(rows).toEqual(printed.read(printed.terrain));
  });

  test('TER a castle tower is nobody’s ground here', () => {
    expect(terrain.find(({ id }) => id === 'tower')).toMatchObject({ foot: null, mounted: null });
  });

  test('CHR-6 the roster', () => {
    const text = (set: { attack: number; defence: number; move: number }) => `${set.attack}/${set.defence}/${set.move}`;
    const rows = roster.flatMap((type) => {
      const end = [type.armoured ? 'armour' : '-', type.weapon ?? '-'];
      const onFoot = [type.id, 'foot', text(type.fit), text(type.wounded), ...end, String(type.cost)];
      const { mounted } = type;
      return mounted
        ? [onFoot, [type.id, 'mounted', text(mounted.fit), text(mounted.wounded), ...end, String(mounted.cost)]]
        : [onFoot];
    });
    expect(rows).toEqual(printed.read(printed.roster));
    expect(roster.filter(({ animal }) => animal).map(({ id }) => id)).toEqual(['mule']);
  });

  test.each([
    ['foot', printed.shootingOnFoot],
    ['rider', printed.shootingAtRiders],
  ] as const)('SHT the shooting table, %s', (against, text) => {
    expect(shooting[against].rows).toEqual(printed.read(text));
  });

  test.each([
    ['vikings', 'foot', printed.vikingsOnFoot],
    ['vikings', 'rider', printed.vikingsAtRiders],
    ['sherwood', 'foot', printed.sherwoodOnFoot],
    ['sherwood', 'rider', printed.sherwoodAtRiders],
  ] as const)('MEL the table of melee, %s, %s', (table, against, text) => {
    expect(melee[table][against].rows).toEqual(printed.read(text));
  });

  test('MEL-4 the columns of both tables', () => {
    expect(melee.vikings.columns).toEqual(['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1']);
    const sherwood = ['<-5', '-5..-1', '0..5', '6..10', '11..20', '21..30', '31..40', '41..60', '61..80', '81..100'];
    expect(melee.sherwood.columns).toEqual([...sherwood, '>100']);
    expect(melee.sherwood.upTo).toEqual([-6, -1, 5, 10, 20, 30, 40, 60, 80, 100]);
  });

  // The 1-2 column is 1-1 moved up one row with a death on a 6; 1-3 is 1-2 moved up once more with a second death.
  test.each(['foot', 'rider'] as const)('MEL-12 columns 1-2 and 1-3 are made from those beside them, %s', (against) => {
    const column = (name: string) => melee.vikings[against].rows.map((row) => row[melee.vikings.columns.indexOf(name)]);
    const [third, half, even] = [column('1-3'), column('1-2'), column('1-1')];
    const isUpOne = (upper: typeof third, lower: typeof third, deaths: readonly number[]) =>
      upper.slice(0, 9).every((cell, row) => deaths.includes(row + 1) || cell === lower[row + 1]);
    expect(half[5]).toBe('AK');
    expect([third[4], third[5]]).toEqual(['AK', 'AK']);
    expect(isUpOne(third, half, [5, 6])).toBe(true);
    expect(against === 'rider' || isUpOne(half, even, [6])).toBe(true);
    expect(half[9]).toBe('AW');
  });

  test('RNG-1 the ranges of bow and crossbow', () => {
    const bands = (weapon: 'bow' | 'crossbow') => weapons[weapon].ranges.map(({ upTo, modifier }) => [upTo, modifier]);
    expect(bands('bow')).toEqual([
      [12, 0],
      [30, 1],
      [70, 2],
    ]);
    expect(bands('crossbow')).toEqual([
      [15, 0],
      [30, 1],
      [75, 2],
    ]);
  });

  test('TER-3 MOV-4 MOV-9 MEL-7 MEL-8 the single numbers', () => {
    expect(values).toMatchObject({
      shooting: { armourModifier: 1, retreat: 2, riderRetreatOption: 4 },
      infiltration: { killedUpTo: 1, woundedUpTo: 3 },
      sides: { windowCost: 3, fenceCost: { foot: 1, mounted: 2 } },
      bodies: { doubleFrom: 3, impassableFrom: 6, deadHorse: 3 },
      turning: { straight: 0, sixty: 1, flank: 2, pivot: 3, aboutTurn: 3 },
      melee: {
        severalAttackers: 1,
        crestAbove: 1,
        crestBelow: -1,
        window: -1,
        fence: -1,
        door: -1,
        horseDefence: 6,
      },
      advance: { foot: 2, mounted: 3 },
      mounting: { dismount: 2, mount: 3, bridleExtra: 1 },
    });
  });
});
