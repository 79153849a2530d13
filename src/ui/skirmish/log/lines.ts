import { evolve, initialState, type Event, type SkirmishGame, type SkirmishState } from '../../../skirmish';
import { readJournal, tellScene, type LogEntry as TableEntry, type Teller } from '../../table/log/reader';
import { one, plain, sceneOf, silent, type Telling, type Told } from '../../table/log/scene';
import { tellDrawn, tellFought, tellShot } from './fights';
import { tellHorse, tellKilled, tellRetreatBlocked, tellStunned, tellWounded } from './harm';
import type { LogLine } from './line';
import type { Scene } from './scene';
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
import { phrase } from '../../table/log/voice';
import { tellWalk, testDraft } from './walks';

/** The journal's entries as the log reads them. */
export type LogEntry = TableEntry<Event>;

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
      return tellHorse(scene, at, event);
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

/** A line stands in the turn and sequence that its first event leaves the game in when it opens one, else found it in. */
function placed(scene: Scene, entry: number, { draft, from, to }: Told): LogLine {
  const opens = draft.tone === 'turn' || scene.events[from]?.type === 'sequenceBegan';
  const state = scene.states[opens ? from + 1 : from]!;
  const sequence = draft.tone === 'turn' ? 1 : state.sequence;
  const { turn, active: army } = state;
  const events = scene.events.slice(from, to);
  return { ...draft, key: `${entry}.${from}`, entry, turn, army, sequence, events, undone: false };
}

function takenBack({ turn, active: army, sequence }: SkirmishState, entry: number): LogLine {
  const draft = plain(phrase('log.takenBack'), 'quiet');
  return { ...draft, key: `${entry}.0`, entry, turn, army, sequence, events: [], undone: false };
}

const teller: Teller<SkirmishGame, SkirmishState, Event, LogLine> = {
  initial: initialState,
  evolve,
  tell,
  place: placed,
  takenBack,
};

/**
 * The lines of one command's events, worked out over the state before it.
 *
 * @internal Asked by tests alone.
 */
export const linesOf = (
  game: SkirmishGame,
  before: SkirmishState,
  events: readonly Event[],
  entry = 0,
): readonly LogLine[] => tellScene(teller, sceneOf(evolve, game, before, events), entry);

/** Reads a game's journal into lines, each new entry at its own cost alone. */
export const logReader = (game: SkirmishGame): ((entries: readonly LogEntry[]) => readonly LogLine[]) =>
  readJournal(teller, game);

/** The whole journal at once. */
export const logLines = (game: SkirmishGame, entries: readonly LogEntry[]): readonly LogLine[] =>
  logReader(game)(entries);
