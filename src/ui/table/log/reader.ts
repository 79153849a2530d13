import type { Entry, GameEvent } from '../../../game';
import type { LogLine } from './line';
import { sceneOf, type Scene, type Telling, type Told } from './scene';

/** The journal's entries as the log reads them. */
export type LogEntry<Event extends GameEvent> = Entry<{ readonly type: string }, Event>;

/** How a game turns its journal into lines. */
export interface Teller<Game, State, Event extends GameEvent, Line extends LogLine<Event>> {
  readonly initial: (game: Game) => State;
  readonly evolve: (game: Game, state: State, event: Event) => State;
  /** What the stretch that begins with an event says. */
  readonly tell: (scene: Scene<Game, State, Event>, at: number) => Telling;
  /** Makes a line of what was told, with its place in the journal. */
  readonly place: (scene: Scene<Game, State, Event>, entry: number, told: Told) => Line;
  /** That players went back to a state, by agreement. */
  readonly takenBack: (state: State, entry: number) => Line;
}

interface Read<State, Event extends GameEvent, Line> {
  readonly entry: LogEntry<Event>;
  readonly lines: readonly Line[];
  readonly after: State;
}

/** Marks what agreements have taken back. */
function marked<State, Event extends GameEvent, Line extends LogLine<Event>>(
  reads: readonly Read<State, Event, Line>[],
): Line[] {
  let undoneFrom = Infinity;
  const undone = new Set<number>();
  for (let index = reads.length - 1; index >= 0; index--) {
    const { entry } = reads[index]!;
    if (index >= undoneFrom) undone.add(index);
    if (entry.kind === 'takeBack') undoneFrom = Math.min(undoneFrom, entry.to);
  }
  return reads.flatMap(({ lines, entry }, index) =>
    undone.has(index) && entry.kind === 'command' ? lines.map((line) => ({ ...line, undone: true })) : lines,
  );
}

/** The lines of one entry's events, worked out over the state before them. */
export function tellScene<Game, State, Event extends GameEvent, Line extends LogLine<Event>>(
  teller: Teller<Game, State, Event, Line>,
  scene: Scene<Game, State, Event>,
  entry: number,
): Line[] {
  const told: Told[] = [];
  for (let at = 0; at < scene.events.length;) {
    const telling = teller.tell(scene, at);
    told.push(...telling.told);
    at = telling.next;
  }
  return told.map((one) => teller.place(scene, entry, one));
}

function read<Game, State, Event extends GameEvent, Line extends LogLine<Event>>(
  teller: Teller<Game, State, Event, Line>,
  game: Game,
  known: readonly Read<State, Event, Line>[],
  entry: LogEntry<Event>,
): Read<State, Event, Line> {
  const stateAt = (length: number) => known[length - 1]?.after ?? teller.initial(game);
  if (entry.kind === 'takeBack') {
    const after = stateAt(entry.to);
    const line = teller.takenBack(after, known.length);
    // Nothing was taken back where the dice alone start afresh: another game goes its own way from here.
    return { entry, lines: [entry.to < known.length ? line : { ...line, messageId: 'log.branched' }], after };
  }
  const scene = sceneOf(teller.evolve, game, stateAt(known.length), entry.events);
  return { entry, lines: tellScene(teller, scene, known.length), after: scene.states.at(-1)! };
}

/**
 * Reads a game's journal into lines. What was read before is kept, so that each new entry costs only itself; entries
 * dropped by undo are forgotten.
 */
export function readJournal<Game, State, Event extends GameEvent, Line extends LogLine<Event>>(
  teller: Teller<Game, State, Event, Line>,
  game: Game,
): (entries: readonly LogEntry<Event>[]) => readonly Line[] {
  let known: readonly Read<State, Event, Line>[] = [];
  let lines: readonly Line[] = [];
  return (entries) => {
    let same = 0;
    while (same < known.length && known[same]!.entry === entries[same]) same++;
    if (same === known.length && same === entries.length) return lines;
    const reads = known.slice(0, same);
    for (const entry of entries.slice(same)) reads.push(read(teller, game, reads, entry));
    known = reads;
    lines = marked(reads);
    return lines;
  };
}
