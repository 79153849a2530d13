import { expect, test } from 'vitest';
import type { CounterView } from '../../../src/board/view';
import { asManyAsFit, inRoom, spokenOf } from '../../../src/ui/table/aids/use-aid-in-sight';

const counter = (id: string, hex: number) => ({ id, hex }) as CounterView;
const counters = [counter('friend', 1), counter('foe', 5), counter('other', 9)];
const threat = (who: string | null) => ({ reach: who === null ? [5, 6, 9] : [5, 6], struck: [1] });

test('what is looked up speaks of the enemies before those whom they threaten, of the shooter, or of the ends of the line', () => {
  expect(spokenOf({ kind: 'threat', who: null }, counters, threat)).toEqual([[5, 9], [1]]);
  expect(spokenOf({ kind: 'threat', who: 'foe' }, counters, threat)).toEqual([[5], [1, 9]]);
  expect(spokenOf({ kind: 'seen', who: 'friend' }, counters, threat)).toEqual([[1]]);
  expect(spokenOf({ kind: 'ruler', from: 3, to: null }, counters, threat)).toEqual([[3]]);
  expect(spokenOf({ kind: 'ruler', from: 3, to: 4 }, counters, threat)).toEqual([[4, 3]]);
});

test('only what was in sight is kept there', () => {
  const camera = {
    screenOf: (hex: number) => (hex === 9 ? null : { x: hex * 10, y: 50 }),
    room: () => ({ left: 0, top: 0, right: 55, bottom: 100 }),
  };
  expect(inRoom([1, 5, 6, 9], camera)).toEqual([1, 5]);
});

test('as many as the room holds are brought out from under the card, without a smaller map', () => {
  const camera = (width: number) => ({
    screenOf: (hex: number) => ({ x: hex * 100, y: 50 }),
    room: () => ({ left: 0, top: 0, right: width, bottom: 400 }),
    view: () => ({ x: 0, y: 0, scale: 0.5 }),
  });
  expect(asManyAsFit([4, 1, 9, 5], camera(1000))).toEqual([4, 1, 9, 5]);
  expect(asManyAsFit([4, 1, 9, 5], camera(540))).toEqual([4, 1, 5]);
  expect(asManyAsFit([4, 1, 9, 5], camera(200))).toEqual([4]);
  expect(asManyAsFit([4, 1, 9, 5], camera(100))).toEqual([]);
});
