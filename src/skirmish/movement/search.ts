/**
 * The search behind reach: cheapest ways by cost, with infiltration tests counted. At every node it keeps each
 * undominated pair of tests and cost: the way with the fewest tests may be dearer than the cheapest. @rule MOV-5
 */

/** One way to a node; ways share their beginnings. */
export interface Way {
  readonly node: number;
  readonly tests: number;
  readonly cost: number;
  readonly steps: number;
  readonly previous: Way | null;
  /** Order among steps from one node: the direction number. */
  readonly choice: number;
}

export interface Graph {
  /** Calls `visit` for every step from a node, with its cost (a whole number, at least 1). */
  readonly expand: (node: number, visit: (to: number, cost: number, choice: number) => void) => void;
  /** Tests made when a way that entered this node leaves it again. */
  readonly testsOn: (node: number) => number;
  /** The start counts as a node entered: it is tested when left. */
  readonly startCounts?: boolean;
}

/** Which of two ways of equal tests, cost and steps comes first: by choice at the first difference. */
function comesFirst(a: Way, b: Way): boolean {
  let difference = 0;
  for (let x: Way | null = a, y: Way | null = b; x && y && x !== y; x = x.previous, y = y.previous) {
    if (x.choice !== y.choice) difference = x.choice - y.choice;
  }
  return difference < 0;
}

/** Takes a way into the undominated ones of its node; false when it adds nothing. */
function admit(ways: Way[], way: Way): boolean {
  for (const other of ways) {
    if (other.tests > way.tests || other.cost > way.cost) continue;
    if (other.tests < way.tests || other.cost < way.cost) return false;
    if (other.steps < way.steps || (other.steps === way.steps && !comesFirst(way, other))) return false;
  }
  let kept = 0;
  for (const other of ways) if (other.tests < way.tests || other.cost < way.cost) ways[kept++] = other;
  ways.length = kept;
  ways.push(way);
  return true;
}

/**
 * Every node that can be reached for `budget`, with its undominated ways, fewest tests first. The start is among them.
 */
export function search(start: number, budget: number, graph: Graph): Map<number, readonly Way[]> {
  const found = new Map<number, Way[]>();
  const byCost: Way[][] = Array.from({ length: budget + 1 }, () => []);
  const first: Way = { node: start, tests: 0, cost: 0, steps: 0, previous: null, choice: -1 };
  found.set(start, [first]);
  byCost[0]!.push(first);
  for (let cost = 0; cost <= budget; cost++) {
    for (const way of byCost[cost]!) {
      if (!found.get(way.node)!.includes(way)) continue; // dominated since
      const tests = way.tests + (way === first && !graph.startCounts ? 0 : graph.testsOn(way.node));
      graph.expand(way.node, (node, stepCost, choice) => {
        const total = cost + stepCost;
        if (total > budget) return;
        const next: Way = { node, tests, cost: total, steps: way.steps + 1, previous: way, choice };
        let ways = found.get(node);
        if (!ways) found.set(node, (ways = []));
        if (admit(ways, next)) byCost[total]!.push(next);
      });
    }
  }
  for (const ways of found.values()) ways.sort((a, b) => a.tests - b.tests);
  return found;
}

/** The nodes of a way in order, the start left out. */
export function nodesOf(way: Way): number[] {
  const nodes: number[] = [];
  for (let at: Way = way; at.previous; at = at.previous) nodes.push(at.node);
  return nodes.reverse();
}
