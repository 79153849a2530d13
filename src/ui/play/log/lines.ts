import type { Entry } from '../../../game';
import { initialState, type Event, type SkirmishGame, type SkirmishState } from '../../../skirmish';
import { tellDrawn, tellFought, tellShot } from './fights';
import { tellHorse, tellKilled, tellRetreatBlocked, tellStunned, tellWounded } from './harm';
import type { LogLine } from './line';
import { one, sceneOf, silent, type Scene, type Telling, type Told } from './scene';
import {
  tellAdvanceEnded,
  tellDeployed,
  tellEnd,
  tellLeft,
  tellOffer,
  tellRecovered,
  tellRolled,
  tellSequence,
  tellTurn,
} from './turns';
import { phrase } from './voice';
import { tellWalk, testDraft } from './walks';

/** The journal's entries as the log reads them. */
export type LogEntry = Entry<{ readonly type: string }, Event>;

/** What the stretch that begins with this event says. The compiler names every event that has no words. */
function tell(scene: Scene, at: number): Telling {
  const event = scene.events[at]!;
  switch (event.type) {
    case 'rolled':
      return tellRolled(at, event);
    case 'turnBegan':
      return tellTurn(at, event);
    case 'armyWon':
      return tellEnd(at, event);
    case 'deployed':
      return tellDeployed(at, event);
    case 'shot':
      return tellShot(scene, at, event);
    case 'moved':
      return tellWalk(scene, at, (index) => tell(scene, index));
    case 'moveEnded':
      return silent(at + 1);
    case 'left':
      return tellLeft(scene, at, event);
    case 'tested':
      return one(testDraft(scene, event, true), at, at + 1);
    case 'fought':
      return tellFought(scene, at, event);
    case 'drawn':
      return tellDrawn(scene, at, event);
    case 'wounded':
      return tellWounded(at, event);
    case 'stunned':
      return tellStunned(at, event);
    case 'killed':
      return tellKilled(scene, at, event);
    case 'horseKilled':
    case 'horseLeft':
    case 'horseFled':
    case 'unhorsed':
    case 'dismounted':
    case 'mounted':
    case 'horseMoved':
      return tellHorse(at, event);
    case 'retreatBlocked':
      return tellRetreatBlocked(scene, at, event);
    case 'recovered':
      return tellRecovered(at, event);
    case 'advanceOffered':
      return tellOffer(scene, at, event);
    case 'advanceEnded':
      return tellAdvanceEnded(at, event);
    case 'sequenceBegan':
      return tellSequence(scene, at, event);
  }
}

function toldIn(scene: Scene): Told[] {
  const told: Told[] = [];
  for (let at = 0; at < scene.events.length;) {
    const telling = tell(scene, at);
    told.push(...telling.told);
    at = telling.next;
  }
  return told;
}

/** A line stands in the turn and sequence that its first event leaves the game in when it opens one, else found it in. */
function placed(scene: Scene, entry: number, { draft, from, to }: Told): LogLine {
  const opens = draft.tone === 'turn' || scene.events[from]?.type === 'sequenceBegan';
  const state = scene.states[opens ? from + 1 : from]!;
  const sequence = draft.tone === 'turn' ? 1 : state.sequence;
  const events = scene.events.slice(from, to);
  return {
    ...draft,
    key: `${entry}.${from}`,
    entry,
    turn: state.turn,
    army: state.active,
    sequence,
    events,
    undone: false,
  };
}

/** The lines of one command's events, worked out over the state before it. */
export function linesOf(game: SkirmishGame, before: SkirmishState, events: readonly Event[], entry = 0): LogLine[] {
  const scene = sceneOf(game, before, events);
  return toldIn(scene).map((told) => placed(scene, entry, told));
}

function takenBackLine(state: SkirmishState, entry: number): LogLine {
  const { turn, active: army, sequence } = state;
  const said = phrase('log.takenBack');
  return {
    ...said,
    key: `${entry}.0`,
    entry,
    turn,
    army,
    sequence,
    rule: null,
    details: [],
    events: [],
    tone: 'quiet',
    undone: false,
  };
}

interface Read {
  readonly entry: LogEntry;
  readonly lines: readonly LogLine[];
  readonly after: SkirmishState;
}

function read(game: SkirmishGame, known: readonly Read[], entry: LogEntry): Read {
  const stateAt = (length: number) => known[length - 1]?.after ?? initialState(game);
  if (entry.kind === 'takeBack') {
    const after = stateAt(entry.to);
    return { entry, lines: [takenBackLine(after, known.length)], after };
  }
  const scene = sceneOf(game, stateAt(known.length), entry.events);
  const lines = toldIn(scene).map((told) => placed(scene, known.length, told));
  return { entry, lines, after: scene.states.at(-1)! };
}

/** Marks what agreements have taken back. */
function marked(reads: readonly Read[]): LogLine[] {
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

/**
 * Reads a game's journal into lines. What was read before is kept, so that each new entry costs only itself; entries
 * dropped by undo are forgotten.
 */
export function logReader(game: SkirmishGame): (entries: readonly LogEntry[]) => readonly LogLine[] {
  let known: readonly Read[] = [];
  let lines: readonly LogLine[] = [];
  return (entries) => {
    let same = 0;
    while (same < known.length && known[same]!.entry === entries[same]) same++;
    if (same === known.length && same === entries.length) return lines;
    const reads = known.slice(0, same);
    for (const entry of entries.slice(same)) reads.push(read(game, reads, entry));
    known = reads;
    lines = marked(reads);
    return lines;
  };
}

/** The whole journal at once. */
export const logLines = (game: SkirmishGame, entries: readonly LogEntry[]): readonly LogLine[] =>
  logReader(game)(entries);
