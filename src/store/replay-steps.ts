import type { CounterView } from '../board/view';
import type { HexIndex } from '../hex';

export type PuffTone = 'good' | 'bad' | 'plain';

/** A few words that rise where something happened. */
export interface PuffWords {
  readonly text: string;
  readonly tone: PuffTone;
}

export type PuffStep = { readonly kind: 'puff'; readonly at: HexIndex } & PuffWords;
export type FallStep = { readonly kind: 'fall'; readonly counter: CounterView };

/** What the animations need from outside: counters and words. */
export interface Art<State, Event> {
  /** The counter of somebody who is there in that state; null when there is none. */
  readonly portray: (state: State, who: string) => CounterView | null;
  /** Null for an event that needs none. */
  readonly puff: (event: Event) => PuffWords | null;
}

/** A character falls, looking as it did before. */
export function falling<State, Event>(art: Art<State, Event>, before: State, who: string): FallStep[] {
  const counter = art.portray(before, who);
  return counter ? [{ kind: 'fall', counter }] : [];
}

export type WoundStep = {
  readonly kind: 'wound';
  readonly id: string;
  readonly before: Pick<CounterView, 'values' | 'lives'> | null;
};

/** A character is wounded; until then its counter shows what it showed before. */
export function wounding<State, Event>(art: Art<State, Event>, before: State, who: string): WoundStep {
  const counter = art.portray(before, who);
  return { kind: 'wound', id: who, before: counter && { values: counter.values, lives: counter.lives ?? null } };
}

/** Words that rise over each of some hexes; those off the board are skipped. */
export const puffsAt = (words: PuffWords | null, hexes: readonly HexIndex[]): PuffStep[] =>
  words ? hexes.filter((at) => at >= 0).map((at) => ({ kind: 'puff', at, ...words })) : [];

/** The animation of events, one after another, each shown over the state in which it happens. */
export function stepsOf<State, Event, Step>(
  evolve: (state: State, event: Event) => State,
  before: State,
  events: readonly Event[],
  seen: (before: State, event: Event) => readonly Step[],
): Step[] {
  const steps: Step[] = [];
  let state = before;
  for (const event of events) {
    steps.push(...seen(state, event));
    state = evolve(state, event);
  }
  return steps;
}
