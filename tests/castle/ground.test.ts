import { describe, expect, test } from 'vitest';
import { attackOf, houseRuleset, isRefusal, reachableBy, sectionOf, stepCost } from '../../src/castle';
import { hexLabel } from '../../src/hex';
import { character, citadel, line, stage, type Drawing, type Stage } from './stage';

const reach = ({ game, state }: Stage, who: string): string[] =>
  reachableBy(game, state(), who).map(({ at }) => hexLabel(game.board.grid, at));

test('CAS-1 a step is two hexes: a walk, shots from the ground and from a top, spells, the machine', () => {
  const step = 2;
  const { move, reach: far, spells, catapult, deployment } = houseRuleset.values;
  expect(move).toEqual({ points: step, hasted: 2 * step, bannerCosts: step / 2, leavingCost: 1 });
  expect(far).toEqual({ ground: 2 * step, top: 3 * step, night: step });
  expect(spells).toMatchObject({ reach: 3 * step, besideMage: step });
  expect(catapult).toMatchObject({ reach: 3 * step, drag: step });
  expect(deployment.fromRamparts).toBe(3 * step);
});

test('CAS-2 a section has an outer and an inner side, whichever of its hexes names it; a tower’s hex is its top', () => {
  const { game, section, hex } = stage({ ...citadel, people: { r1: { at: 'D7' } } });
  expect(section('D6 N')).toBe(section('D5 S'));
  expect(sectionOf(game.board, section('D6 N'))).toMatchObject({ outside: hex('D6'), inside: hex('D5') });
  expect(section('D4 N')).toBe(-1);
  expect(game.ground.tower[hex('C3')]).toBe(1);
  expect(game.ground.yard[hex('D4')]).toBe(1);
});

describe('CAS-3 ground on foot', () => {
  test('what a hex costs, and what nobody enters', () => {
    const table = stage({
      terrain: ['.T.~.', '.....'],
      people: { r1: { at: 'A1' }, r2: { at: 'E1' } },
    });
    expect(reach(table, 'r1')).toEqual(['B1', 'C1', 'A2', 'B2', 'C2']);
    expect(reach(table, 'r2')).toEqual(['C1', 'C2', 'D2', 'E2']);
  });

  test('a fence costs one point more, a window three', () => {
    const people = { r1: { at: 'A2' }, b1: { at: 'H1' } };
    const terrain = ['........', '........', '........', '........'];
    const cost = (sides: Partial<Drawing>) => {
      const { game, state, hex } = stage({ terrain, people, ...sides });
      return stepCost(game, state(), 'red', hex('A2'), 3);
    };
    expect([cost({}), cost({ fence: ['A2 S'] }), cost({ window: ['A2 S'] })]).toEqual([1, 2, 4]);
    const fenced = stage({ terrain, people, fence: ['A2 S'] });
    expect(fenced.refused({ type: 'move', who: 'r1', path: fenced.path('A3', 'A4') })).toBe('too-far');
    const windowed = stage({ terrain, people, window: ['A2 S'] });
    expect(windowed.refused({ type: 'move', who: 'r1', path: windowed.path('A3') })).toBe('too-far');
  });

  test('a wall bars the way, contact and sight', () => {
    const table = stage({
      terrain: ['..', '..'],
      wall: ['A1 S', 'A1 SE'],
      people: { r1: { at: 'A1', shooting: 2 }, b1: { at: 'A2' } },
    });
    const { game, state } = table;
    expect(table.refused({ type: 'move', who: 'r1', path: table.path('A2') })).toBe('wall-between');
    expect(attackOf(game, state(), 'melee', 'r1', character('b1'))).toMatchObject({ code: 'not-in-contact' });
    expect(attackOf(game, state(), 'shooting', 'r1', character('b1'))).toMatchObject({ code: 'line-blocked' });
  });

  test('a tower is entered and left by the yard alone', () => {
    const table = stage({
      ...citadel,
      active: 'blue',
      people: { b1: { at: 'D3' }, b2: { at: 'C5' }, b3: { at: 'B3' } },
    });
    expect(reach(table, 'b1')).toContain('C3');
    expect(reach(table, 'b3')).not.toContain('C3');
    expect(table.refused({ type: 'move', who: 'b2', path: table.path('C4') })).toBeNull();
    expect(table.refused({ type: 'move', who: 'b2', path: table.path('B5') })).not.toBeNull();
  });
});

describe('CTU-3 contact', () => {
  const strikes = (table: Stage, who: string, at: string) =>
    !isRefusal(attackOf(table.game, table.state(), 'melee', who, character(at)));

  test('neighbours, but not through a whole rampart, from either side', () => {
    const people = { r1: { at: 'D4' }, b1: { at: 'D3' } };
    const whole = stage({ ...line, people });
    expect([strikes(whole, 'r1', 'b1'), strikes(whole, 'b1', 'r1')]).toEqual([false, false]);
    const broken = stage({ ...line, people, broken: ['D4 N'] });
    expect([strikes(broken, 'r1', 'b1'), strikes(broken, 'b1', 'r1')]).toEqual([true, true]);
  });

  test('about a top, those who share it', () => {
    const table = stage({ ...citadel, people: { r1: { at: 'C3' }, b1: { at: 'C3' }, b2: { at: 'D3' } } });
    expect([strikes(table, 'r1', 'b1'), strikes(table, 'r1', 'b2'), strikes(table, 'b2', 'r1')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('whole ramparts', () => {
  const board = (active: 'blue' | 'red') =>
    stage({ ...line, active, people: { r1: { at: 'D4' }, r2: { at: 'G3' }, b1: { at: 'E3' }, b2: { at: 'F5' } } });

  test('WAL-1 the defenders cross them both ways', () => {
    expect(reach(board('blue'), 'b1')).toContain('E4');
    expect(reach(board('blue'), 'b2')).toContain('F3');
  });

  test('WAL-3 a besieger goes out over them, and not in', () => {
    expect(reach(board('red'), 'r2')).toContain('G4');
    expect(reach(board('red'), 'r1')).not.toContain('D3');
    expect(board('red').refused({ type: 'move', who: 'r1', path: board('red').path('D3') })).toBe('rampart-between');
  });
});
