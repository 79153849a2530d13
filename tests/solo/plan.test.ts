import { describe, expect, test } from 'vitest';
import { distance } from '../../src/hex';
import { searchPlan } from '../../src/solo/skirmish/search-plan';
import { bestFights } from '../../src/solo/skirmish/fights';
import type { Formation } from '../../src/solo/skirmish/formation';
import type { Part } from '../../src/solo/skirmish/stand';
import { wilson } from '../tournament/table';
import { draw, plain } from '../support/draw';
import { after, thinkOf } from './play';

const partsOf = (counts: readonly number[]): Part[] =>
  counts.map((count) => ({ stands: Array.from({ length: count }, () => ({})) }) as unknown as Part);

/** Counts what is weighed; best when every choice is the last. */
function counted(counts: readonly number[]) {
  let weighed = 0;
  const formation: Formation = {
    worthOf(choice) {
      weighed++;
      return choice.reduce((sum, stand, part) => sum + (stand === counts[part]! - 1 ? 10 : -stand), 0);
    },
  };
  return { formation, weighed: () => weighed };
}

describe('a plan of the whole turn', () => {
  test('finds the best of every part, and the same one from the same seed', () => {
    const counts = [4, 1, 3, 6];
    const { formation } = counted(counts);
    const plan = searchPlan(formation, partsOf(counts), 500, 7);
    expect([...plan.choice]).toEqual([3, 0, 2, 5]);
    expect(searchPlan(formation, partsOf(counts), 500, 7)).toEqual(plan);
  });

  test('weighs no more positions than it may', () => {
    const counts = Array.from({ length: 12 }, () => 9);
    for (const positions of [0, 50, 300]) {
      const { formation, weighed } = counted(counts);
      searchPlan(formation, partsOf(counts), positions, 3);
      // One for where everybody stands, one more for the last throw, the rest of a man's places at most.
      expect(weighed()).toBeLessThan(positions + 15);
    }
  });

  test('MEL-1: each attacks once and is attacked once, and the sum is the greatest', () => {
    const plan = bestFights([
      { attackers: 0b011, defenders: 0b01, gain: 10 },
      { attackers: 0b001, defenders: 0b01, gain: 7 },
      { attackers: 0b010, defenders: 0b10, gain: 6 },
      { attackers: 0b100, defenders: 0b10, gain: -2 },
    ]);
    expect(plan).toEqual({ total: 13, chosen: [1, 2] });
  });
});

describe('the captain', () => {
  test('brings several against one whom none would attack alone', () => {
    const table = draw({
      rows: plain(12, 9),
      sequence: 2,
      b1: 'B4 9/9/6',
      b2: 'B6 9/9/6',
      b3: 'B5 9/9/6',
      r1: 'F5 12/10/5',
    });
    let { state } = table;
    for (let count = 0; count < 4; count++) {
      const { command } = thinkOf(table.game, state, 'captain');
      if (command.type === 'endSequence') break;
      state = after(table.game, state, command);
    }
    const enemy = table.hex('F5');
    const close = ['b1', 'b2', 'b3'].filter(
      (id) => distance(table.game.board.grid, state.characters[id]!.at, enemy) === 1,
    );
    expect(close.length).toBeGreaterThan(1);
  });
});

describe('what a tournament says', () => {
  test('an interval holds the share, and shrinks with the games', () => {
    const [from, to] = wilson({ won: 15, games: 20 });
    expect(from).toBeLessThan(0.75);
    expect(to).toBeGreaterThan(0.75);
    const [later, end] = wilson({ won: 150, games: 200 });
    expect(end - later).toBeLessThan(to - from);
  });
});
