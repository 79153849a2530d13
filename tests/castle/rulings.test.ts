import { describe, expect, test } from 'vitest';
import { castleLibrary } from '../../maps/castle';
import { castle, climbsNow, sight } from '../../src/castle';
import { givenDice } from '../../src/game';
import { hexLabel } from '../../src/hex';
import { setupOf } from './random-game';
import { character, line, stage, type Drawing } from './stage';

describe('WAL-2: where a climb can lead', () => {
  const climbs = (drawing: Partial<Drawing>) => {
    const { game, state } = stage({ ...line, people: { r1: { at: 'E4' }, b1: { at: 'A1' } }, ...drawing });
    return climbsNow(game, state(), 'r1').map(({ to }) => hexLabel(game.board.grid, to));
  };
  const inside = (letter: string) => ['________', '________', `____${letter}___`, ...line.terrain.slice(3)];

  test('onto free ground where somebody can stand', () => expect(climbs({})).toEqual(['E3']));
  test.each([
    ['deep water', { terrain: inside('~') }],
    ['a tower top', { terrain: inside('O') }],
    ['the catapult', { terrain: inside('.'), catapult: { at: 'E3' } }],
    ['a friend', { people: { r1: { at: 'E4' }, r2: { at: 'E3' }, b1: { at: 'A1' } } }],
  ] as const)('not onto %s', (_what, drawing) => expect(climbs(drawing)).toEqual([]));
  test('nor from a tower top', () => {
    expect(climbs({ terrain: [...line.terrain.slice(0, 3), '....O...', ...line.terrain.slice(4)] })).toEqual([]);
  });

  test('WAL-7 CSC-3 the climber stands up, and takes the banner on whose hex he lands', () => {
    const { play, hex, state } = stage({
      ...line,
      rampart: [...line.rampart, 'E5 N'],
      people: { r1: { at: 'E4', hidden: true }, b1: { at: 'A1' } },
      mission: { goal: 'banner', banner: 'E3' },
    });
    play({ type: 'climb', who: 'r1', to: hex('E3') }, 4);
    expect(state().characters['r1']!.hidden).toBe(false);
    expect(state().banner).toEqual({ at: hex('E3'), carrier: 'r1' });
  });
});

describe('CFI-4: ramparts near the ends of the line', () => {
  const hidden = (drawing: Partial<Drawing>, from: string, to: string) => {
    const { game, state, hex } = stage({ ...line, people: { r1: { at: 'A7' }, b1: { at: 'A1' } }, ...drawing });
    return sight(game, state(), hex(from), hex(to)).hides.map(({ value }) => value);
  };
  test('right before the wall it hides whoever is behind it; from behind it, nobody', () => {
    expect(hidden({}, 'E4', 'E2')).toEqual([4]);
    expect(hidden({}, 'E3', 'E5')).toEqual([]);
  });
  test('from a top it hides a target next to it, on either side, and no other', () => {
    const terrain = ['____O___', ...line.terrain.slice(1, 6), '....O...'];
    expect([hidden({ terrain }, 'E7', 'E3'), hidden({ terrain }, 'E7', 'E2')]).toEqual([[4], []]);
    expect([hidden({ terrain }, 'E1', 'E4'), hidden({ terrain }, 'E1', 'E5')]).toEqual([[4], []]);
  });
});

test('WAL-7 on a top one hides without a rampart; whoever strikes or works stands up', () => {
  const terrain = ['________', '____O___', ...line.terrain.slice(2)];
  const top = stage({ ...line, terrain, active: 'blue', people: { b1: { at: 'E2' }, r1: { at: 'A7' } } });
  top.play({ type: 'hide', who: 'b1' });
  expect(top.state().characters['b1']!.hidden).toBe(true);
  const work = stage({
    ...line,
    active: 'blue',
    people: { b1: { at: 'E3', hidden: true, breaker: true }, b2: { at: 'D3', hidden: true }, r1: { at: 'D2' } },
  });
  work.play({ type: 'attack', who: 'b1', by: 'break', target: work.side('E4 N') }, 1, 1);
  work.play({ type: 'attack', who: 'b2', by: 'melee', target: character('r1') }, 1, 1);
  expect(['b1', 'b2'].map((who) => work.state().characters[who]!.hidden)).toEqual([false, false]);
});

test('WAL-5 nobody works at a wall from a top', () => {
  const terrain = ['________', '________', '____O___', ...line.terrain.slice(3)];
  const people = { b1: { at: 'E3', breaker: true }, r1: { at: 'A7' } };
  const { refused, side } = stage({ ...line, terrain, active: 'blue', people });
  expect(refused({ type: 'attack', who: 'b1', by: 'break', target: side('E4 N') })).toBe('not-in-contact');
});

test('CFI-1 friends are no target', () => {
  const people = { r1: { at: 'E6' }, r2: { at: 'E5' }, b1: { at: 'A1' } };
  const { refused } = stage({ ...line, people });
  expect(refused({ type: 'attack', who: 'r1', by: 'melee', target: character('r2') })).toBe('not-a-target');
});

test('MAG-2 enemy spells do not find the invisible', () => {
  const people = { r1: { at: 'E6', magic: 2 }, b1: { at: 'E5', invisible: true } };
  for (const [spell, use] of [
    ['stupor', 'stupor'],
    ['fireball', 'fireball'],
  ] as const) {
    const { refused } = stage({ ...line, people, spell: { red: spell } });
    expect(refused({ type: 'cast', who: 'r1', use, target: character('b1') })).toBe('target-invisible');
  }
});

test('MAG-2 nobody comes back on ground where nobody stands', () => {
  const terrain = ['________', '____~___', ...line.terrain.slice(2)];
  const people = { b1: { at: 'E3', magic: 2 }, b2: { slain: 'A7' }, r1: { at: 'A7' } };
  const { refused, hex } = stage({ ...line, terrain, active: 'blue', people, spell: { blue: 'resurrection' } });
  const back = (at: string) => refused({ type: 'cast', who: 'b1', use: 'resurrect', at: hex(at), lost: 'b2' });
  expect([back('E2'), back('D2')]).toEqual(['place-taken', null]);
});

test('MAG-2 WAL-6 the caster is not transformed, nor an enemy who shares a top with a friend of the skeletons', () => {
  const terrain = ['________', '____O___', ...line.terrain.slice(2)];
  const people = {
    b1: { at: 'E2' },
    r1: { at: 'D2', magic: 2 },
    r2: { at: 'E2' },
    r3: { slain: 'A7', skeleton: true },
    r4: { at: 'C2' },
  };
  const { refused } = stage({ ...line, terrain, people, spell: { red: 'transformation' } });
  const change = (id: string) =>
    refused({ type: 'cast', who: 'r1', use: 'transform', target: character(id), lost: 'r3' });
  expect([change('r1'), change('b1'), change('r4')]).toEqual(['not-a-target', 'place-taken', null]);
});

test('MAG-2 WAL-7 CAT-4 what cannot be cast: hidden, twice on one, at his own army’s machine', () => {
  const mage = { at: 'E3', magic: 2 };
  const hail = (hidden: boolean) => {
    const people = { b1: { ...mage, hidden }, r1: { at: 'A7' } };
    return stage({ ...line, active: 'blue', people, spell: { blue: 'hail' } }).refused({
      type: 'cast',
      who: 'b1',
      use: 'hail',
    });
  };
  expect([hail(true), hail(false)]).toEqual(['hidden', null]);
  const people = { b1: mage, b2: { at: 'D3', invisible: true }, r1: { at: 'A7' } };
  const twice = stage({ ...line, active: 'blue', people, spell: { blue: 'invisibility' } });
  expect(twice.refused({ type: 'cast', who: 'b1', use: 'invisible', target: character('b2') })).toBe('already-so');
  const own = stage({
    ...line,
    people: { b1: { at: 'A1' }, r1: { at: 'E5', magic: 2 } },
    catapult: { at: 'E7' },
    spell: { red: 'fireball' },
  });
  expect(own.refused({ type: 'cast', who: 'r1', use: 'fireball', target: { kind: 'catapult' } })).toBe('not-a-target');
});

test('MAG-2 hail falls on enemies within six hexes, and on no others', () => {
  const terrain = Array.from({ length: 9 }, () => '........');
  const people = { b1: { at: 'A1', magic: 2 }, r1: { at: 'A7' }, r2: { at: 'A8' } };
  const { play, state } = stage({ terrain, active: 'blue', people, spell: { blue: 'hail' } });
  play({ type: 'cast', who: 'b1', use: 'hail' }, 6);
  expect(['r1', 'r2'].map((who) => state().characters[who]!.life)).toEqual([0, 1]);
});

test('MAG-1 MAG-2 one cast a turn for an army; haste reaches six hexes', () => {
  const terrain = Array.from({ length: 9 }, () => '........');
  const people = {
    b1: { at: 'A1', magic: 2 },
    b2: { at: 'A7' },
    b3: { at: 'A8' },
    b4: { at: 'B1', magic: 2 },
    r1: { at: 'H9' },
  };
  const { play, state, refused } = stage({ terrain, active: 'blue', people, spell: { blue: 'haste' } });
  play({ type: 'cast', who: 'b1', use: 'haste' });
  expect(state().doings.hasted).toEqual(['b1', 'b2', 'b4']);
  expect(refused({ type: 'cast', who: 'b4', use: 'haste' })).toBe('already-cast');
});

test.each([
  ['north', 'C1', 'C3'],
  ['south', 'C5', 'C3'],
  ['west', 'A3', 'C3'],
  ['east', 'E3', 'C3'],
] as const)('CSC-3 off the board by the %s edge and no other, for a point', (edge, at, middle) => {
  const from = (place: string) => {
    const people = { r1: { at: place }, b1: { at: 'B2' } };
    const mission = { goal: 'banner', banner: place, exits: [edge] } as const;
    const there = stage({ terrain: Array.from({ length: 5 }, () => '.....'), people, mission });
    const carried = { ...there.state(), banner: { at: there.hex(place), carrier: 'r1' } };
    const near = there.hex(at);
    const leave = (path: readonly number[]) =>
      castle.decide(there.game, carried, { type: 'leave', who: 'r1', path }, givenDice([], carried.dice)).kind;
    return { leave, near };
  };
  expect(from(at).leave([])).toBe('done');
  expect(from(middle).leave([])).toBe('refused');
  // Half a step less than a step is one point: it pays for the edge alone.
  const beside = { north: 'C2', south: 'C4', west: 'B3', east: 'D3' }[edge];
  const one = from(beside);
  expect(one.leave([one.near])).toBe('refused');
});

test.each([
  ['a banner outside the yard', { banner: { at: 'A1', exits: ['north'] } }, /banner.at: "A1" is not in the yard/],
  ['a banner without a way out', { banner: { at: 'M4', exits: [] } }, /banner.exits: at least one edge/],
] as const)('CSC-3 a scenario with %s is refused, with the place', (_what, change, words) => {
  const setup = setupOf(1, 'castle-banner');
  const library = { ...castleLibrary, file: (id: string) => ({ ...castleLibrary.file!(id)!, ...change }) };
  expect(() => castle.build(setup, library)).toThrow(words);
});

test('CFI-2 WAL-7 MAG-2 the slain lies where he fell, and nothing of what was on him lasts', () => {
  const people = { r1: { at: 'D6' }, b1: { at: 'D3', hidden: true, invisible: true, stupor: 4 } };
  const { game, state, hex } = stage({ ...line, people });
  const after = castle.evolve(game, state(), { type: 'slain', who: 'b1', rule: 'CFI-1' });
  expect(after.characters['b1']).toEqual({ at: hex('D3'), life: 0, hidden: false, invisible: false, stupor: 0 });
});
