import type { GameEvent } from '../../../game';
import type { Draft } from './line';

/** The events of one entry, and the state before each of them (one more: the state after all). */
export interface Scene<Game, State, Event> {
  readonly game: Game;
  readonly events: readonly Event[];
  readonly states: readonly State[];
}

/** A draft of a line and the events that it covers, from the first to before the last. */
export interface Told {
  readonly draft: Draft;
  readonly from: number;
  readonly to: number;
}

/** What a stretch of events says, and where the next stretch begins. */
export interface Telling {
  readonly told: readonly Told[];
  readonly next: number;
}

/** Plays the events of an entry over the state before it. */
export function sceneOf<Game, State, Event extends GameEvent>(
  evolve: (game: Game, state: State, event: Event) => State,
  game: Game,
  before: State,
  events: readonly Event[],
): Scene<Game, State, Event> {
  const states = [before];
  for (const event of events) states.push(evolve(game, states.at(-1)!, event));
  return { game, events, states };
}

/** One line for a stretch of events. */
export const one = (draft: Draft, from: number, to: number): Telling => ({ told: [{ draft, from, to }], next: to });

/** Events without a line of their own. */
export const silent = (next: number): Telling => ({ told: [], next });

/** A line that opens to nothing more. */
export const plain = (
  said: Pick<Draft, 'messageId' | 'values'>,
  tone: Draft['tone'] = 'plain',
  rule: string | null = null,
): Draft => ({ ...said, tone, rule, details: [] });
