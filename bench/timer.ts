/** A plain timer: rounds in turn, so that a slow spell of the machine falls on everybody alike; medians, not means. */
export interface Contestant {
  readonly name: string;
  /** Does the work once and returns something of it, so that nothing is optimised away. */
  readonly run: () => number;
}

export interface Timed {
  readonly name: string;
  /** Microseconds a call: the median of all rounds. */
  readonly median: number;
  /** Half of the rounds lay within this much of the median, in percent of it. */
  readonly spread: number;
}

let sink = 0;

/** Calls until a round lasts about so long; returns microseconds a call. */
function round(run: () => number, milliseconds: number): number {
  const started = performance.now();
  let calls = 0;
  do {
    sink += run();
    calls++;
  } while (performance.now() - started < milliseconds);
  return ((performance.now() - started) * 1000) / calls;
}

const quantile = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)]!;

/** Times all of them side by side, the first one to be compared with. */
export function compare(contestants: readonly Contestant[], rounds: number, milliseconds: number): Timed[] {
  for (const { run } of contestants) round(run, milliseconds); // warm
  const times = contestants.map((): number[] => []);
  for (let count = 0; count < rounds; count++) {
    contestants.forEach(({ run }, index) => times[index]!.push(round(run, milliseconds)));
  }
  return contestants.map(({ name }, index) => {
    const sorted = times[index]!.toSorted((a, b) => a - b);
    const median = quantile(sorted, 0.5);
    return { name, median, spread: (50 * (quantile(sorted, 0.75) - quantile(sorted, 0.25))) / median };
  });
}

/** What was kept of all results: printed once, so that they count as used. */
export const kept = (): number => sink;
