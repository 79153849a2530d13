import type { Stand } from '../../../game';

/** A stand and where it is on the line of turns: 0 at the beginning, 1 when turn 1 is over. */
export interface Place {
  readonly stand: Stand;
  readonly at: number;
}

/**
 * Where stands are drawn: half a turn apart, whatever came before play or was taken back. An army's turn that began twice
 * (it was set up, then it played) counts as it began last; the first stand and the last are kept as they are.
 */
export function placesOf(stands: readonly Stand[]): readonly Place[] {
  const last = stands.length - 1;
  const began = stands.slice(0, last);
  const kept = began.filter(
    ({ turn, army }, index) => !began.slice(index + 1).some((later) => later.turn === turn && later.army === army),
  );
  const now = stands[last];
  const all = now ? [...kept, now] : kept;
  return all.map((stand, index) => ({ stand, at: index / 2 }));
}
