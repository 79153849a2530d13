import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { fieldOf, reachableBy, type Reachable } from '../../src/skirmish';
import { bruteReach, keyOf, type Walk } from './brute-force';
import { randomPosition } from './random-table';

vi.setConfig({ testTimeout: 60_000 });

const points = { foot: 5, mounted: 7 };
const seed = fc.integer({ min: 1, max: 1_000_000 });

const placesOf = (places: readonly Reachable[]) =>
  Object.fromEntries(places.map(({ pose, tests, cost, path }) => [keyOf(pose), `${tests}/${cost} in ${path.length}`]));
const walksOf = (walks: ReadonlyMap<string, Walk>) =>
  Object.fromEntries([...walks].map(([key, { tests, cost, path }]) => [key, `${tests}/${cost} in ${path.length}`]));

describe('reach is what trying every path finds', () => {
  property.prop([seed], { numRuns: 120 })('MOV-5 MOV-1 places, tests, costs, steps; on foot and mounted', (number) => {
    const { game, state } = randomPosition(number, points);
    for (const { id, sheet, facing, standing } of fieldOf(game, state).pieces) {
      if (!sheet) continue;
      if (!standing) {
        expect(reachableBy(game, state, id)).toEqual([]);
        continue;
      }
      const most = fieldOf(game, state).byId.get(id)!.values.move;
      const places = reachableBy(game, state, id);
      const walks = bruteReach(game, state, id, most);
      const start = keyOf(state.characters[id]!);
      walks.delete(start);
      expect({ id, ...placesOf(places) }).toEqual({ id, ...walksOf(walks) });
      if (facing !== null) continue;
      // On foot the way itself is settled by direction.
      for (const { pose, path } of places) {
        expect(path.map(({ at }) => at)).toEqual(walks.get(keyOf(pose))!.path.map(({ at }) => at));
      }
    }
  });

  property.prop([seed], { numRuns: 60 })('MOV-12 places are sorted by hex, then facing', (number) => {
    const { game, state } = randomPosition(number);
    for (const { id } of fieldOf(game, state).pieces) {
      const order = reachableBy(game, state, id).map(({ pose }) => pose.at * 6 + (pose.facing ?? 0));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});
