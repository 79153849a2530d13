import { castle, initialState, type CastleGame, type CastleState, type Event } from '../../../castle';
import { readJournal, tellScene, type LogEntry as TableEntry, type Teller } from '../../table/log/reader';
import { plain, sceneOf, type Telling, type Told } from '../../table/log/scene';
import { phrase } from '../../table/log/voice';
import { tellAttacked, tellClimbed } from './attacks';
import {
  tellBannerDropped,
  tellCatapultDestroyed,
  tellCatapultHurt,
  tellSection,
  tellSlain,
  tellWounded,
} from './harm';
import { hexesOf } from './hexes';
import type { LogLine } from './line';
import { tellCast, tellCrystals, tellEffect, tellRolled, tellSpellChoice, tellSpellRolled } from './magic';
import { tellBanner, tellDragged, tellHiding, tellMoved } from './moves';
import type { Scene } from './scene';
import { tellCatapultDeployed, tellCleared, tellDeployed, tellEnd, tellPhase, tellTurn } from './turns';

/** The journal's entries as the log reads them. */
export type LogEntry = TableEntry<Event>;

/** What the stretch that begins with this event says. The compiler names every event that has no words. */
function tell(scene: Scene, at: number): Telling {
  const event = scene.events[at]!;
  switch (event.type) {
    case 'rolled':
      return tellRolled(scene, at, event);
    case 'turnBegan':
      return tellTurn(scene, at, event);
    case 'armyWon':
      return tellEnd(at, event);
    case 'phaseBegan':
      return tellPhase(at, event);
    case 'spellRolled':
      return tellSpellRolled(at, event);
    case 'crystalsGiven':
      return tellCrystals(scene, at, event);
    case 'spellOffered':
    case 'spellChosen':
      return tellSpellChoice(at, event);
    case 'deployed':
      return tellDeployed(scene, at, event);
    case 'catapultDeployed':
      return tellCatapultDeployed(at, event);
    case 'deploymentCleared':
      return tellCleared(at, event);
    case 'moved':
      return tellMoved(scene, at, event);
    case 'climbed':
      return tellClimbed(scene, at, event);
    case 'attacked':
      return tellAttacked(scene, at, event);
    case 'wounded':
      return tellWounded(at, event);
    case 'slain':
      return tellSlain(scene, at, event);
    case 'sectionBroken':
    case 'sectionMended':
      return tellSection(scene, at, event);
    case 'catapultHurt':
      return tellCatapultHurt(at, event);
    case 'catapultDestroyed':
      return tellCatapultDestroyed(at, event);
    case 'catapultDragged':
      return tellDragged(scene, at, event);
    case 'hid':
    case 'stoodUp':
      return tellHiding(at, event);
    case 'cast':
      return tellCast(scene, at, event);
    case 'vanished':
    case 'hasted':
    case 'stupefied':
    case 'stuporEased':
    case 'returned':
      return tellEffect(at, event);
    case 'bannerTaken':
    case 'bannerCarriedOff':
      return tellBanner(at, event);
    case 'bannerDropped':
      return tellBannerDropped(at, event);
  }
}

/** A heading stands where it leads, any other line where it was found. */
function placed(scene: Scene, entry: number, { draft, from, to }: Told): LogLine {
  const first = scene.events[from];
  const state = scene.states[draft.tone === 'turn' ? from + 1 : from]!;
  const { turn, active: army } = state;
  const phase = first?.type === 'turnBegan' ? 'play' : state.phase;
  const events = scene.events.slice(from, to);
  const hexes = new Set(events.flatMap((event, index) => hexesOf(scene.game, scene.states[from + index]!, event)));
  return {
    ...draft,
    key: `${entry}.${from}`,
    entry,
    turn,
    army,
    phase,
    events,
    hexes: [...hexes],
    undone: false,
  };
}

function takenBack({ turn, active: army, phase }: CastleState, entry: number): LogLine {
  const draft = plain(phrase('log.takenBack'), 'quiet');
  return { ...draft, key: `${entry}.0`, entry, turn, army, phase, events: [], hexes: [], undone: false };
}

const evolve = (game: CastleGame, state: CastleState, event: Event): CastleState => castle.evolve(game, state, event);

const teller: Teller<CastleGame, CastleState, Event, LogLine> = {
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
  game: CastleGame,
  before: CastleState,
  events: readonly Event[],
  entry = 0,
): readonly LogLine[] => tellScene(teller, sceneOf(evolve, game, before, events), entry);

/** Reads a game's journal into lines, each new entry at its own cost alone. */
export const logReader = (game: CastleGame): ((entries: readonly LogEntry[]) => readonly LogLine[]) =>
  readJournal(teller, game);

/** The whole journal at once. */
export const logLines = (game: CastleGame, entries: readonly LogEntry[]): readonly LogLine[] =>
  logReader(game)(entries);
