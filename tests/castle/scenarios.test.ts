import { describe, expect, test } from 'vitest';
import { castleLibrary, castleScenarioHash, castleScenarios, castleSheets } from '../../maps/castle';
import {
  castle,
  charactersOf,
  defenderOf,
  fieldOf,
  houseRuleset,
  insideOf,
  readScenario,
  sectionOf,
  type CastleState,
  type Command,
} from '../../src/castle';
import { armyIds, otherArmy, seedDice, seededDice, SetupError, type ArmyId } from '../../src/game';
import { distance } from '../../src/hex';
import { castleScenarioHashes } from '../support/hashes';
import { character, citadel, stage } from './stage';
import { setupOf } from './random-game';

describe('CSC-1: storming', () => {
  const yard = (people: Parameters<typeof stage>[0]['people'], more: Partial<Parameters<typeof stage>[0]> = {}) =>
    stage({ ...citadel, people, ...more });

  test('the besiegers win at the end of their turn with the yard to themselves', () => {
    const { play, state } = yard({ r1: { at: 'D4' }, b1: { at: 'C3' } });
    const events = play({ type: 'endTurn' });
    expect(events.at(-1)).toEqual({ type: 'armyWon', army: 'red', reason: 'yard' });
    expect(state().outcome).toEqual({ winner: 'red', reason: 'yard' });
  });

  test.each([
    ['a defender in the yard', { r1: { at: 'D4' }, b1: { at: 'D3' } }],
    ['nobody in the yard: a top is not the yard', { r1: { at: 'E3' }, b1: { at: 'C3' } }],
  ])('not with %s', (_title, people) => {
    const { play, state } = yard(people);
    play({ type: 'endTurn' });
    expect(state().outcome).toBeNull();
  });

  test('not at the end of the defenders’ turn', () => {
    const { play, state } = yard({ r1: { at: 'D4' }, b1: { at: 'C3' } }, { active: 'blue' });
    play({ type: 'endTurn' });
    expect(state().outcome).toBeNull();
  });

  test('the defenders win when the turns have passed', () => {
    const { play, state } = yard({ r1: { at: 'A7' }, b1: { at: 'D4' } }, { mission: { turnLimit: 2 } });
    for (let turn = 0; turn < 3; turn++) play({ type: 'endTurn' });
    expect(state().outcome).toBeNull();
    play({ type: 'endTurn' });
    expect(state()).toMatchObject({ turn: 2, outcome: { winner: 'blue', reason: 'time' } });
  });

  test('they win when no besieger is left', () => {
    const { play, state } = yard({ r1: { at: 'A7' }, b1: { at: 'A6' } }, { active: 'blue' });
    play({ type: 'attack', who: 'b1', by: 'melee', target: character('r1') }, 1, 6);
    expect(state().outcome).toEqual({ winner: 'blue', reason: 'destroyed' });
  });
});

describe('CSC-3: the stolen banner', () => {
  const raid = (people: Parameters<typeof stage>[0]['people']) =>
    stage({ ...citadel, people, mission: { goal: 'banner', banner: 'D4', exits: ['north', 'west'] } });

  test('a raider who ends on its hex takes it, a defender does not', () => {
    const { play, path, state } = raid({ r1: { at: 'E4' }, b1: { at: 'C4' } });
    play({ type: 'endTurn' });
    play({ type: 'move', who: 'b1', path: path('D4') });
    expect(state().banner!.carrier).toBeNull();
    play({ type: 'endTurn' });
    play({ type: 'endTurn' });
    play({ type: 'move', who: 'b1', path: path('C4') });
    play({ type: 'endTurn' });
    play({ type: 'move', who: 'r1', path: path('D4') });
    expect(state().banner!.carrier).toBe('r1');
  });

  test('the carrier moves half a step less, and carries it off over an edge that is named', () => {
    const { play, path, refused, state, hex } = raid({ r1: { at: 'D3' }, b1: { at: 'A7' } });
    play({ type: 'move', who: 'r1', path: path('D4') });
    for (const way of ['D3', 'D2', 'D1']) {
      play({ type: 'endTurn' });
      play({ type: 'endTurn' });
      expect(refused({ type: 'move', who: 'r1', path: path(way, way === 'D1' ? 'C1' : 'D1') })).not.toBeNull();
      play({ type: 'move', who: 'r1', path: path(way) });
      expect(state().banner).toEqual({ at: hex(way), carrier: 'r1' });
    }
    play({ type: 'endTurn' });
    play({ type: 'endTurn' });
    const events = play({ type: 'leave', who: 'r1', path: [] });
    expect(events.at(-1)).toEqual({ type: 'armyWon', army: 'red', reason: 'banner' });
  });

  test('slain, he drops it where he fell', () => {
    const { play, path, state, hex } = raid({ r1: { at: 'D3' }, r2: { at: 'A1' }, b1: { at: 'E4' } });
    play({ type: 'move', who: 'r1', path: path('D4') });
    play({ type: 'endTurn' });
    play({ type: 'attack', who: 'b1', by: 'melee', target: character('r1') }, 1, 6);
    expect(state().banner).toEqual({ at: hex('D4'), carrier: null });
  });

  test('nobody else leaves the board', () => {
    const { refused } = raid({ r1: { at: 'D1' }, b1: { at: 'A7' } });
    expect(refused({ type: 'leave', who: 'r1', path: [] })).toBe('not-the-carrier');
  });
});

describe.each(castleScenarios.map(({ id }) => [id] as const))('%s', (id) => {
  describe.each(armyIds.map((besieger) => [besieger] as const))('%s besieges', (besieger: ArmyId) => {
    const game = castle.build(setupOf(3, id, { besieger, magic: false }), castleLibrary);

    test('CSC-1: the defenders are set up inside, the besiegers three steps from the outer wall', () => {
      const inside = insideOf(game.board, game.ground);
      const outer = game.ground.sections.map((number) => sectionOf(game.board, number).outside);
      const before = outer.filter((hex) => !inside.has(hex));
      for (const hex of game.zones[defenderOf(game)]) expect(inside.has(hex)).toBe(true);
      for (const hex of game.zones[besieger]) {
        expect(inside.has(hex)).toBe(false);
        expect(Math.min(...before.map((wall) => distance(game.board.grid, hex, wall)))).toBeGreaterThanOrEqual(6);
      }
      expect(game.zones[besieger].size).toBeGreaterThan(40);
    });

    test('CSC-1 CTU-1: the defenders are set up first, all by themselves if asked; the besiegers play first', () => {
      let state: CastleState = castle.initial(game);
      const play = (command: Command) => {
        const decision = castle.decide(game, state, command, seededDice(seedDice(1)));
        if (decision.kind === 'refused') return decision.refusal.code;
        for (const event of decision.events) state = castle.evolve(game, state, event);
        return null;
      };
      expect(state).toMatchObject({ phase: 'deployment', active: otherArmy(besieger) });
      expect(play({ type: 'endDeployment' })).toBe('not-placed');
      const [first, second] = game.characters.filter(({ army }) => army === state.active).map((one) => one.id);
      const [place, other] = [...game.zones[state.active]];
      expect(play({ type: 'deploy', who: first!, at: [...game.zones[besieger]][0]! })).toBe('not-in-zone');
      expect(play({ type: 'deploy', who: first!, at: place! })).toBeNull();
      expect(play({ type: 'deploy', who: second!, at: other! })).toBeNull();
      expect(play({ type: 'deploy', who: second!, at: place! })).toBeNull();
      expect([state.characters[first!]!.at, state.characters[second!]!.at]).toEqual([other, place]);
      expect(play({ type: 'deployRest' })).toBeNull();
      expect(play({ type: 'endDeployment' })).toBeNull();
      expect(state).toMatchObject({ phase: 'deployment', active: besieger });
      expect(play({ type: 'deployRest' })).toBeNull();
      expect(play({ type: 'endDeployment' })).toBeNull();
      expect(state).toMatchObject({ phase: 'play', active: besieger, turn: 1, playerTurn: 1 });
      expect(fieldOf(game, state).pieces).toHaveLength(game.characters.length);
      for (const { id: who, army, at } of fieldOf(game, state).pieces) {
        expect({ who, inZone: game.zones[army].has(at) }).toEqual({ who, inZone: true });
      }
    });
  });
});

test('CSC-1 CSC-2 CSC-3: what the three scenarios lay down', () => {
  const missions = castleScenarios.map(({ id }) => castle.build(setupOf(1, id), castleLibrary).mission);
  expect(missions).toMatchObject([
    { goal: 'yard', catapultShots: 6, broken: [], night: false, turnLimit: 14 },
    { goal: 'yard', catapultShots: null, night: true, turnLimit: 10 },
    { goal: 'banner', catapultShots: null, broken: [], night: false },
  ]);
  expect(missions[1]!.broken).toHaveLength(1);
  expect(new Set(Object.values(castleScenarioHashes)).size).toBe(3);
});

describe('CSC-1: who is away', () => {
  const missing = (id: string, level: 'beginner' | 'extended', besieger: ArmyId) => {
    const there = new Set(
      castle.build(setupOf(1, id, { level, besieger }), castleLibrary).characters.map((one) => one.id),
    );
    return charactersOf(houseRuleset)
      .map((one) => one.id)
      .filter((one) => !there.has(one));
  };

  test.each([
    ['castle-storming', [[], ['b09'], ['r07'], ['r06']]],
    ['castle-breach', [['r06'], [], ['r07', 'r08'], ['r07', 'r08']]],
    ['castle-banner', [[], ['b09'], ['r07', 'r08'], ['r07', 'r08']]],
  ])('%s: as besieger and level say', (id, away) => {
    const columns = armyIds
      .toReversed()
      .flatMap((besieger) => [missing(id, 'extended', besieger), missing(id, 'beginner', besieger)]);
    expect(columns).toEqual(away);
  });

  test.each([
    ['nobody of the lists', ['x01'], /away\[0\].who: "x01" is in neither army list/],
    ['a mage', ['b18'], /away\[0\].who: "b18" is a mage/],
  ])('a scenario that leaves out %s is refused', (_title, who, message) => {
    const file = { ...castleScenarios[0]!, away: [{ besieger: 'red' as const, who }] };
    expect(() => castle.build(setupOf(1, file.id), { ...castleLibrary, file: () => file })).toThrow(message);
  });
});

test('CAS-2 the citadel: four towers joined by ramparts round a yard, an outer wall before it, ground before that', () => {
  const { board, ground } = castle.build(setupOf(1, 'castle-storming'), castleLibrary);
  expect([castleSheets[0]!.columns >= 24, castleSheets[0]!.rows >= 18]).toEqual([true, true]);
  expect(ground.tower.reduce((sum, is) => sum + is, 0)).toBe(4);
  const inside = insideOf(board, ground);
  expect(inside.size).toBeLessThan(board.grid.size / 2);
  const rings = ground.sections.map((number) => sectionOf(board, number));
  expect(rings.every((section) => section.inside >= 0 && inside.has(section.inside))).toBe(true);
  const inner = rings.filter(({ outside }) => inside.has(outside));
  expect(inner.every((section) => ground.yard[section.inside] === 1 && !ground.yard[section.outside])).toBe(true);
  expect(inner.length).toBeGreaterThan(20);
});

describe('beside the rules', () => {
  test('a game that was begun with an earlier version of a scenario goes on with it', () => {
    const setup = setupOf(1, 'castle-banner', { besieger: 'blue' });
    const before = { ...setup, scenario: { ...setup.scenario, version: 1 } };
    expect(castle.build(setup, castleLibrary).characters).toHaveLength(35);
    expect(castle.build(before, castleLibrary).characters).toHaveLength(37);
    const unknown = { ...setup, scenario: { ...setup.scenario, version: 9 } };
    expect(() => castle.build(unknown, castleLibrary)).toThrow(/no scenario "castle-banner" of version 9/);
  });

  test('a scenario whose content changes gets a new version, and its earlier one is kept', () => {
    const all = castleScenarios.flatMap(({ id, version }) =>
      Array.from({ length: version }, (_, before) => [id, before + 1] as const),
    );
    const hashes = all.map(
      ([id, version]) => `${id} ${version} ${castleScenarioHash(readScenario(castleLibrary, id, version))}`,
    );
    expect(hashes).toMatchInlineSnapshot(`
    [
      "castle-storming 1 559ce1a211f91698",
      "castle-storming 2 f72f08bb957f73f1",
      "castle-breach 1 5a347c3fe3a1d2bd",
      "castle-breach 2 18f9af5d3c655157",
      "castle-banner 1 13b930c316a2f01d",
      "castle-banner 2 92edcb39d4c1f643",
    ]
  `);
  });

  test.each([
    ['no level', { besieger: 'red' }, /level must be chosen/],
    ['no besieger', { level: 'beginner' }, /army that storms/],
    ['an unknown option', { level: 'beginner', besieger: 'red', fog: true }, /fog/],
  ])('a set-up with %s is refused with its place', (_title, options, message) => {
    const setup = { ...setupOf(1, 'castle-storming'), options: options as Record<string, string | boolean> };
    expect(() => castle.build(setup, castleLibrary)).toThrow(message);
    expect(() => castle.build(setup, castleLibrary)).toThrow(SetupError);
  });

  test('a scenario that does not exist, or is another game’s, is refused', () => {
    expect(() => castle.build(setupOf(1, 'moon'), castleLibrary)).toThrow(/no scenario "moon"/);
    const other = { ...castleLibrary, file: () => ({ ...castleScenarios[0]!, format: 'scenario-1' }) };
    expect(() => castle.build(setupOf(1, 'castle-storming'), other)).toThrow(/castle-storming: format/);
  });
});
