import { standingEntries, type CommonState, type Entry, type GameEvent, type GameSystem } from '../game';

/** A part of a game to be shown again: the state in which it begins, and the events since. */
export interface Replay<State, Event> {
  readonly before: State;
  readonly events: readonly Event[];
}

type Folding<Game, State extends CommonState, Event extends GameEvent> = Pick<
  GameSystem<Game, State, never, Event, unknown>,
  'initial' | 'evolve'
>;

/** The last event of an entry that hands the tablet over, and the first entry after the hand-over before it. */
const handsOver = (entry: Entry): boolean =>
  entry.kind === 'command' && entry.events.some((event) => event.type === 'turnBegan');

/**
 * What the player who takes the tablet has not seen: the other player's whole turn, up to the hand-over. Null when the
 * last entry in force handed nothing over (the turn is still going on), or when the other player did nothing.
 */
export function sinceHandOver<Game, State extends CommonState, Event extends GameEvent>(
  system: Folding<Game, State, Event>,
  game: Game,
  entries: readonly Entry<{ readonly type: string }, Event>[],
): Replay<State, Event> | null {
  const standing = standingEntries(entries);
  const last = standing.at(-1);
  if (!last || !handsOver(last)) return null;
  const previous = standing.findLastIndex((entry, index) => index < standing.length - 1 && handsOver(entry));
  const seen = standing.slice(0, previous + 1);
  const unseen = standing.slice(previous + 1);
  if (unseen.length < 2) return null;
  let before = system.initial(game);
  for (const entry of seen) {
    if (entry.kind === 'command') for (const event of entry.events) before = system.evolve(game, before, event);
  }
  return { before, events: unseen.flatMap((entry) => (entry.kind === 'command' ? entry.events : [])) };
}
