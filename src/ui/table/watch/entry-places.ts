import type { AnimationStep } from '../../../board/animation';
import type { BoardView, CounterView } from '../../../board/view';
import type { HexIndex } from '../../../hex';
import type { LogLine } from '../log/line';
import type { Term } from '../log/voice';
import { hexesOfCounters, hexesOfSteps } from '../../../board/animation-places';

/** Where an entry of the journal happens: what it looks like, its lines, and the board before and after it. */
export interface SeenEntry {
  readonly steps: readonly AnimationStep[];
  readonly lines: readonly LogLine[];
  readonly before: BoardView;
  readonly after: BoardView;
}

const asNow = (one: CounterView, other: CounterView | undefined): boolean =>
  other !== undefined && one.hex === other.hex && one.facing === other.facing;

/** Counters of one board that stand elsewhere, or not at all, on another. */
function gone(from: BoardView, to: BoardView): readonly CounterView[] {
  const there = new Map(to.counters.map((counter) => [counter.id, counter]));
  return from.counters.filter((counter) => !asNow(counter, there.get(counter.id)));
}

/** The hexes and the people that a line speaks of. */
function spokenOf(terms: readonly Term[], hexes: Set<HexIndex>, people: Set<string>): void {
  for (const term of terms) {
    if (typeof term !== 'object') continue;
    if ('hex' in term) hexes.add(term.hex);
    else if ('names' in term) for (const name of term.names) people.add(name);
    else if ('values' in term) spokenOf(Object.values(term.values), hexes, people);
    else if ('list' in term) for (const one of term.list) spokenOf(Object.values(one.values), hexes, people);
  }
}

/** The hexes that must be in sight for an entry to be followed; none where it happens nowhere. */
export function placesOfEntry({ steps, lines, before, after }: SeenEntry): readonly HexIndex[] {
  const { grid } = after.ground;
  const hexes = new Set<HexIndex>();
  const people = new Set<string>();
  for (const line of lines) spokenOf(Object.values(line.values), hexes, people);
  const counters = [
    ...gone(before, after),
    ...gone(after, before),
    ...after.counters.filter(({ id }) => people.has(id)),
  ];
  for (const hex of [...hexesOfSteps(grid, steps), ...hexesOfCounters(grid, counters)]) hexes.add(hex);
  return [...hexes];
}
