import { expect, test } from 'vitest';
import { castleScenarios } from '../../../maps/castle';
import { castle, insideOf, resolve, type CastleGame, type CastleState } from '../../../src/castle';
import { seedDice, seededDice } from '../../../src/game';
import { distance } from '../../../src/hex';
import { castleMind } from '../../../src/solo/castle/mind';
import { playTurn } from '../../../src/solo/castle/playing';
import { hopeOf } from '../../../src/solo/castle/features';
import { sergeants, tempersOf } from '../../../src/solo/castle/tempers';
import { thinkingOf } from '../../../src/solo/levels';
import { computer, gameOf, playOut, type Player } from './play';

const armies = ['blue', 'red'] as const;
const { outlook, positions } = thinkingOf.captain;

/** The first position of every turn of a game of two sergeants. */
const games = castleScenarios.flatMap(({ id }, index) =>
  armies.map((besieger) => {
    const game = gameOf(id, { besieger, level: index % 2 === 0 ? 'beginner' : 'extended' });
    const states: CastleState[] = [];
    let seen = 0;
    const players = { blue: computer('sergeant'), red: computer('sergeant') };
    playOut(game, players, index + 11, (state) => {
      if (state.phase === 'play' && state.playerTurn > seen) states.push(state);
      seen = state.playerTurn;
    });
    return { name: `${id}, ${besieger} besieging`, game, states };
  }),
);

test.each(games)(
  '$name: a turn played on is legal to its end, and always the same from the same dice',
  { timeout: 60_000 },
  ({ game, states }) => {
    for (const state of states) {
      for (const temper of [sergeants(true), ...tempersOf(state.active === game.options.besieger)]) {
        const turn = playTurn(game, state, outlook, temper);
        expect(turn.state.outcome !== null || turn.state.playerTurn === state.playerTurn + 1).toBe(true);
        expect(turn.positions).toBeLessThan(120);
        expect(playTurn(game, state, outlook, temper)).toEqual(turn);
      }
    }
  },
);

test.each(games)('$name: a command carried out leads where its events do', ({ game, states }) => {
  for (const state of states) {
    const { command } = castleMind.options(game, state, outlook)[0]!;
    const resolution = resolve(game, state, command, seededDice(state.dice));
    if (resolution.kind === 'refused') throw new Error(JSON.stringify(resolution.refusal));
    expect(resolution.events.reduce((now, event) => castle.evolve(game, now, event), state)).toEqual(resolution.state);
  }
});

test.each(games)('$name: what one army may hope for the other must fear', ({ game, states }) => {
  for (const state of states) {
    const [blue, red] = armies.map((army) => hopeOf(game, state, army)) as [number, number];
    expect(blue).toBeGreaterThan(0);
    expect(red).toBeGreaterThan(0);
    expect(blue + red).toBeCloseTo(1, 9);
  }
});

test.each(games)('$name: whoever loses his best fighters may hope for less', ({ game, states }) => {
  const state = states[0]!;
  const fallen = (army: 'blue' | 'red') =>
    game.characters.filter((sheet) => sheet.army === army && sheet.melee >= 3).map(({ id }) => id);
  for (const army of armies) {
    const characters = { ...state.characters };
    for (const id of fallen(army)) characters[id] = { ...characters[id]!, life: 0 };
    expect(hopeOf(game, { ...state, characters }, army)).toBeLessThan(hopeOf(game, state, army));
  }
});

const setUpBy = (game: CastleGame, decide: Player): CastleState => {
  let state: CastleState = { ...castle.initial(game), dice: seedDice(3) };
  while (state.phase !== 'play') {
    const decision = castle.decide(game, state, decide(game, state), seededDice(state.dice));
    if (decision.kind === 'refused') throw new Error(JSON.stringify(decision.refusal));
    for (const event of decision.events) state = castle.evolve(game, state, event);
  }
  return state;
};

test('CSC-1 the sergeant’s archers man the outer wall alone; the captain’s fighters stand close behind it with them', () => {
  const game = gameOf('castle-storming', { magic: false });
  const captain: Player = (table, state) => castleMind.plan(table, [state], outlook, positions, 1)[0]!.command;
  const inside = insideOf(game.board, game.ground);
  const outer = game.ground.sections.map((number) => Math.trunc(number / 6)).filter((hex) => !inside.has(hex));
  const nearTheWall = (state: CastleState) =>
    game.characters
      .filter(({ army, shooting, magic }) => army === 'blue' && shooting + magic === 0)
      .filter(({ id }) => outer.some((hex) => distance(game.board.grid, hex, state.characters[id]!.at) <= 1)).length;
  expect(nearTheWall(setUpBy(game, computer('sergeant')))).toBe(0);
  expect(nearTheWall(setUpBy(game, captain))).toBeGreaterThan(3);
});
