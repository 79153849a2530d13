/**
 * The search behind reach: cheapest ways by cost, with infiltration tests counted. At every node it keeps each
 * undominated pair of tests and cost: the way with the fewest tests may be dearer than the cheapest. @rule MOV-5
 */

/** One path to a node; paths share their beginnings. */
export interface Way {
  readonly node: number;
  readonly tests: number;
  readonly cost: number;
  readonly steps: number;
  readonly previous: Way | null;
  /** Order among steps from one node: the direction number. */
  readonly choice: number;
}

/** A way while the search goes on: set aside as soon as another is better. */
interface Label extends Way {
  dominated: boolean;
}

export interface Graph {
  /** Calls `visit` for every step from a node, with its cost, a whole number of at least 1. */
  readonly expand: (node: number, visit: (to: number, cost: number, choice: number) => void) => void;
  /** The number of tests when a path that entered this node leaves it again. */
  readonly testsOn: (node: number) => number;
  /** Whether the start counts as entered, so that leaving it causes tests. */
  readonly startCounts?: boolean;
}

/** Whether the first of two paths with equally many steps comes first: by choice at the first difference. */
function comesFirst(a: Way, b: Way): boolean {
  let difference = 0;
  for (let x: Way | null = a, y: Way | null = b; x && y && x !== y; x = x.previous, y = y.previous) {
    if (x.choice !== y.choice) difference = x.choice - y.choice;
  }
  return difference < 0;
}

/** Whether `other` dominates `way`: no more tests and no higher cost (of equals, the one with fewer steps, then the earlier one). */
function beats(other: Label, way: Way): boolean {
  if (other.tests > way.tests || other.cost > way.cost) return false;
  if (other.tests < way.tests || other.cost < way.cost) return true;
  return other.steps < way.steps || (other.steps === way.steps && !comesFirst(way, other));
}

/** Adds a path to the undominated ones of its node; false when it is dominated. */
function admit(ways: Label[], way: Label): boolean {
  for (const other of ways) if (beats(other, way)) return false;
  let kept = 0;
  for (const other of ways) {
    if (other.tests < way.tests || other.cost < way.cost) ways[kept++] = other;
    else other.dominated = true;
  }
  ways.length = kept;
  ways.push(way);
  return true;
}

/**
 * All nodes that can be reached within `budget`, each with its undominated paths, fewest tests first. The start is
 * among them.
 */
export function search(start: number, budget: number, graph: Graph): ReadonlyMap<number, readonly Way[]> {
  const found = new Map<number, Label[]>();
  const byCost: Label[][] = Array.from({ length: budget + 1 }, () => []);
  const first: Label = { node: start, tests: 0, cost: 0, steps: 0, previous: null, choice: -1, dominated: false };
  found.set(start, [first]);
  byCost[0]!.push(first);
  let way = first;
  let tests = 0;
  const visit = (node: number, stepCost: number, choice: number): void => {
    const cost = way.cost + stepCost;
    if (cost > budget) return;
    const next = { node, tests, cost, steps: way.steps + 1, previous: way, choice, dominated: false };
    const ways = found.get(node);
    if (!ways) found.set(node, [next]);
    else if (!admit(ways, next)) return;
    byCost[cost]!.push(next);
  };
  // A step costs at least 1: nothing joins the ways of a cost once they are looked at.
  for (const ways of byCost) {
    for (way of ways) {
      if (way.dominated) continue;
      tests = way.tests + (way === first && !graph.startCounts ? 0 : graph.testsOn(way.node));
      graph.expand(way.node, visit);
    }
  }
  for (const ways of found.values()) if (ways.length > 1) ways.sort((a, b) => a.tests - b.tests);
  return found;
}

/** The nodes of a path in order, without the start. */
export function nodesOf(way: Way): number[] {
  const nodes: number[] = [];
  for (let at: Way = way; at.previous; at = at.previous) nodes.push(at.node);
  return nodes.reverse();
}
