import { describe, expect, test } from 'vitest';
import { castleScenarios } from '../../maps/castle';
import { houseRuleset } from '../../src/castle';

/** The numbers of the rules, one by one: a slip of the pen in a data file shows here. */
const { values, terrain, roster, lists, spells } = houseRuleset;

test('CTU-2 CSC-3 how far one walks: a step, two with haste, half a step less with the banner', () => {
  expect(values.move).toEqual({ points: 2, hasted: 4, bannerCosts: 1, leavingCost: 1 });
});

test('CFI-3 CSC-2 how far one shoots: from the ground, from a top, by night', () => {
  expect(values.reach).toEqual({ ground: 4, top: 6, night: 2 });
});

test('CFI-4 WAL-4 WAL-5 CAT-4 the defences that are not somebody’s own', () => {
  expect(values.defence).toEqual({
    rampart: 4,
    towerBeside: 4,
    topFromBelow: 5,
    topFromTop: 4,
    overRampart: 4,
    section: 5,
    catapult: 4,
  });
});

test('WAL-2 CAT-1 CAT-2 CAT-4 climbing, and the machine', () => {
  expect(values.climb).toEqual({ successFrom: 4 });
  expect(values.catapult).toEqual({ reach: 6, misses: 3, life: 2, drag: 2 });
});

test('MAG-2 CSC-1 spells, and how far from the wall the besiegers set up', () => {
  expect(values.spells).toEqual({ reach: 6, besideMage: 2, stuporTurns: 6, fireballLives: 2, hailFrom: 6 });
  expect(values.deployment).toEqual({ fromRamparts: 6 });
  expect(values.sides).toEqual({ windowCost: 3, fenceCost: 1 });
});

test('CAS-3 CFI-4 CAT-1 what each ground costs on foot, what stops a shot, where the machine can be dragged', () => {
  expect(terrain.map(({ id, foot, stopsFire, drag }) => [id, foot, stopsFire, drag])).toEqual([
    ['open', 1, false, true],
    ['road', 1, false, false],
    ['yard', 1, false, false],
    ['gate', 1, false, false],
    ['tree', 2, true, false],
    ['brush', 2, false, false],
    ['slope', 2, false, false],
    ['rocks', 2, false, false],
    ['house', 1, false, false],
    ['door', 1, false, false],
    ['ford', 2, false, false],
    ['water', null, false, false],
    ['tower', 1, false, false],
  ]);
});

describe('CFI-2 WAL-5 MAG-2 the army lists', () => {
  const army = (id: 'blue' | 'red') =>
    roster
      .filter((type) => type.army === id)
      .map(({ id: type, melee, shooting, magic, defence, life, breaker, skeleton }) => [
        type,
        lists[id].filter((one) => one.type === type).length,
        [melee, shooting, magic],
        defence,
        life,
        ...(breaker ? ['breaks walls'] : []),
        ...(skeleton ? ['skeleton'] : []),
      ]);

  test('mice and gnomes', () => {
    expect(army('blue')).toEqual([
      ['mouse-swordsman', 5, [2, 0, 0], 3, 1],
      ['mouse-archer', 4, [1, 2, 0], 2, 1],
      ['mouse-captain', 1, [3, 0, 0], 4, 2],
      ['gnome-axeman', 3, [3, 0, 0], 3, 1],
      ['gnome-musketeer', 2, [1, 3, 0], 3, 1],
      ['gnome-hammer', 2, [3, 0, 0], 2, 2, 'breaks walls'],
      ['mouse-mage', 1, [1, 0, 2], 2, 2],
    ]);
  });

  test('orcs, goblins and skeletons', () => {
    expect(army('red')).toEqual([
      ['skeleton', 6, [2, 0, 0], 3, 1, 'skeleton'],
      ['skeleton-archer', 3, [1, 2, 0], 3, 1, 'skeleton'],
      ['orc-chief', 1, [4, 0, 0], 3, 2],
      ['orc', 4, [3, 0, 0], 3, 1],
      ['goblin-archer', 2, [1, 2, 0], 2, 1],
      ['goblin-mace', 2, [3, 0, 0], 2, 2, 'breaks walls'],
      ['necromancer', 1, [1, 0, 2], 2, 2],
    ]);
  });
});

test('MAG-1 MAG-2 each mage’s table in order of the die; a 6 is past its end', () => {
  const table = (army: 'blue' | 'red') => spells[army].map(({ id, uses }) => [id, ...uses]);
  expect(table('blue')).toEqual([
    ['invisibility', 'invisible'],
    ['masonry', 'mend', 'break'],
    ['haste', 'haste'],
    ['hail', 'hail'],
    ['resurrection', 'resurrect'],
  ]);
  expect(table('red')).toEqual([
    ['stupor', 'stupor'],
    ['masonry', 'mend', 'break'],
    ['fireball', 'fireball'],
    ['raising', 'raise'],
    ['transformation', 'transform'],
  ]);
});

test('CSC-1 CSC-2 CSC-3 CAT-6 what the scenarios lay down', () => {
  expect(
    castleScenarios.map(({ id, goal, turnLimit, night, catapult, broken, banner }) => [
      id,
      goal,
      turnLimit,
      night,
      catapult?.shots ?? null,
      broken.length,
      banner?.exits.length ?? null,
    ]),
  ).toEqual([
    ['castle-storming', 'yard', 14, false, 6, 0, null],
    ['castle-breach', 'yard', 10, true, null, 1, null],
    ['castle-banner', 'banner', 16, false, null, 0, 4],
  ]);
});
