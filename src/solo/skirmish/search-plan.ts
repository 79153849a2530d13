import type { Formation } from './formation';
import { draws } from './sketch/lot';
import type { Part } from './stand';

/** The best plan found: `choice`: for each part (a character) the index of the place where it ends its move. */
export interface FoundPlan {
  readonly choice: Uint8Array;
  readonly worth: number;
}

/**
 * Searches a plan of the whole turn by iterated local search. Hill climbing: one character after another takes the place that is
 * best for the whole plan, until no change of one place helps. Then two or three random changes are made to the best plan, and it
 * climbs again, until `positions` evaluations are used up. The same seed finds the same plan.
 */
export function searchPlan(formation: Formation, parts: readonly Part[], positions: number, seed: number): FoundPlan {
  const draw = draws(seed);
  const movable = parts.flatMap(({ stands }, index) => (stands.length > 1 ? [index] : []));
  const choice = new Uint8Array(parts.length);
  let left = positions;
  let best = choice.slice();
  let most = formation.worthOf(choice);
  if (movable.length === 0) return { choice: best, worth: most };

  const climb = (from: number): number => {
    let worth = from;
    for (let better = true; better && left > 0;) {
      better = false;
      const first = draw(movable.length);
      for (let step = 0; step < movable.length && left > 0; step++) {
        const part = movable[(first + step) % movable.length]!;
        let kept = choice[part]!;
        for (let stand = 0; stand < parts[part]!.stands.length; stand++) {
          if (stand === kept) continue;
          choice[part] = stand;
          left--;
          const tried = formation.worthOf(choice);
          if (tried <= worth + 0.5) continue;
          [worth, kept, better] = [tried, stand, true];
        }
        choice[part] = kept;
      }
    }
    return worth;
  };

  let worth = climb(most);
  while (true) {
    if (worth > most) [most, best] = [worth, choice.slice()];
    if (left <= 0) break;
    choice.set(best);
    const changes = 2 + draw(2);
    for (let change = 0; change < changes; change++) {
      const part = movable[draw(movable.length)]!;
      choice[part] = draw(parts[part]!.stands.length);
    }
    left--;
    worth = climb(formation.worthOf(choice));
  }
  return { choice: best, worth: most };
}
