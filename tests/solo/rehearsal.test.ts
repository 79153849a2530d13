import { describe, expect, test } from 'vitest';
import type { Objective } from '../../src/game';
import type { Command } from '../../src/skirmish';
import { reachOf } from '../../src/skirmish';
import { thinkingOf } from '../../src/solo/levels';
import { purposeOf } from '../../src/solo/skirmish/march';
import { trialsOf } from '../../src/solo/skirmish/play-outs';
import { bestRehearsed, canRehearse } from '../../src/solo/skirmish/rehearsal';
import { draw, plain } from '../support/draw';

const text = { fr: '', en: '', ru: '' };
const hold: Objective = { kind: 'hold', army: 'blue', points: 6, wins: true, hexes: ['E5'], text };

const table = draw({
  rows: plain(9, 14),
  sequence: 2,
  turnLimit: 1,
  objectives: [hold],
  b1: 'B5 12/10/5',
  r1: 'H9 9/9/6',
});
const { game, state } = table;
const purpose = purposeOf(game, state, thinkingOf.captain.outlook);
const to = (label: string): Command => {
  const { path } = reachOf(game, state, 'b1').find(({ pose }) => table.label(pose.at) === label)!;
  return { type: 'move', who: 'b1', path };
};
const plans = (hopes: readonly number[]) =>
  ['B8', 'E5', 'C4'].map((label, index) => ({ orders: [to(label)], hope: hopes[index]! }));
const rehearse = (hopes: readonly number[], seed = 5) =>
  bestRehearsed(purpose, plans(hopes), trialsOf(purpose.survey, 4).table, seed);

describe('plans that are rehearsed by the rules', () => {
  test('VIC-1 the one that wins is taken, though the sketch hoped for another', () => {
    expect(rehearse([0.6, 0.4, 0.5])).toBe(1);
  });

  test('come out the same with the same dice, and leave the position as it was', () => {
    const before = JSON.stringify(state);
    expect(rehearse([0.5, 0.5, 0.5], 11)).toBe(rehearse([0.5, 0.5, 0.5], 11));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('one plan needs none, and a crowd gets none', () => {
    expect(bestRehearsed(purpose, plans([0.1]).slice(0, 1), trialsOf(purpose.survey, 4).table, 1)).toBe(0);
    expect([canRehearse(20), canRehearse(30)]).toEqual([true, false]);
  });
});
