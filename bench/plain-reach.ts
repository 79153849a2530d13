/**
 * Reach without the search's tricks: labels in a Map under words, a list sorted each time for a queue, every label kept
 * that is not plainly worse. The same steps, costs and tests.
 */
import type { Piece, SkirmishGame, SkirmishState } from '../src/skirmish';
import { fieldOf, threatsAt } from '../src/skirmish';
import { mobilityOf } from '../src/skirmish/movement/mobility';

interface Label {
  readonly node: number;
  readonly tests: number;
  readonly cost: number;
}

/** How many places somebody can end his move on. */
export function plainReach(game: SkirmishGame, state: SkirmishState, who: string): number {
  const mover = fieldOf(game, state).byId.get(who) as Piece;
  const mobility = mobilityOf(game, state, mover);
  const budget = mover.values.move;
  const best = new Map<string, Label[]>();
  const queue: Label[] = [{ node: mobility.start, tests: 0, cost: 0 }];
  best.set(String(mobility.start), [...queue]);
  while (queue.length > 0) {
    queue.sort((a, b) => a.cost - b.cost || a.tests - b.tests);
    const label = queue.shift()!;
    const threats = threatsAt(game, state, mover.army!, mobility.poseOf(label.node).at).length;
    const left = label.node === mobility.start ? 0 : threats;
    mobility.expand(label.node, (node, stepCost) => {
      const next = { node, tests: label.tests + left, cost: label.cost + stepCost };
      if (next.cost > budget) return;
      const known = best.get(String(node)) ?? [];
      if (known.some(({ tests, cost }) => tests <= next.tests && cost <= next.cost)) return;
      best.set(String(node), [...known, next]);
      queue.push(next);
    });
  }
  let places = 0;
  for (const node of best.keys()) if (Number(node) !== mobility.start && mobility.mayEnd(Number(node))) places++;
  return places;
}
