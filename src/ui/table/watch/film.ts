import { timeline, type AnimationStep } from '../../../board/animation';
import { noMarks, type BoardView, type MarksView } from '../../../board/view';
import {
  accountOf,
  seedDice,
  seededDice,
  type Account,
  type ArmyId,
  type CommonState,
  type Entry,
  type Gauge,
  type GameEvent,
  type GameHeader,
  type GameSystem,
  type LocalText,
  standingOf,
} from '../../../game';
import type { HexIndex } from '../../../hex';
import type { LanguageCode, Translate } from '../../../i18n/words';
import type { ArmyLook } from '../../../store/army-pairs';
import type { Verb } from '../../../solo';
import { createReel } from '../../../store/reel';
import type { TurnGroup } from '../log/groups';
import type { LogLine } from '../log/line';
import type { GameSayings } from '../../solo/sayings';
import { placesOfEntry } from './entry-places';
import { say, type NamedGame, type Phrase, type Voice } from '../log/voice';

/** How a player likes to see and read a game. */
export interface FilmLooks {
  readonly armies: Readonly<Record<ArmyId, ArmyLook>>;
  readonly language: LanguageCode;
  readonly t: Translate;
}

/** The beginning of a turn. */
export interface TurnMark {
  readonly moment: number;
  readonly turn: number;
  readonly army: ArmyId;
}

/** A line of an army's losses: how many, and who. */
export interface FilmFate {
  readonly key: string;
  readonly name: Phrase;
  readonly who: readonly string[];
  readonly lost: boolean;
}

/** What an army was to do, and how far it got. */
export interface FilmGoal {
  readonly text: LocalText;
  readonly progress: Phrase;
}

/** An army's score. */
export interface FilmPoints {
  readonly total: number;
  readonly goals: readonly FilmGoal[];
}

/** Something that was not done. */
export interface Instead {
  readonly view: BoardView;
  readonly words: string;
}

/** A whole game to be looked at, whichever game it is: at any moment of its journal, in numbers, and in words. */
export interface Film {
  readonly header: GameHeader;
  readonly entries: readonly Entry[];
  readonly scenario: LocalText;
  readonly armies: Readonly<Record<ArmyId, { readonly name: LocalText }>>;
  readonly turnLimit: number;
  /** Moments at which turns begin; the first is 0. */
  readonly turns: readonly TurnMark[];
  readonly stateAt: (moment: number) => CommonState;
  readonly standingAt: (moment: number) => GameHeader['standing'];
  /** The board at a moment, nothing pointed at. */
  readonly view: (moment: number, looks: FilmLooks) => BoardView;
  /** Another command at a moment, shown on the board and in words; null where it is impossible. */
  readonly instead: (moment: number, command: Verb, looks: FilmLooks) => Instead | null;
  /** What the entry that led to a moment looked like. */
  readonly steps: (moment: number, looks: FilmLooks) => readonly AnimationStep[];
  /** The hexes in which that entry is seen, or the last one before it that happens somewhere. */
  readonly places: (moment: number, looks: FilmLooks) => readonly HexIndex[];
  readonly voice: (looks: Pick<FilmLooks, 't' | 'language'>) => Voice;
  readonly lines: () => readonly LogLine[];
  /** The journal's lines by player's turn. */
  readonly groups: () => readonly TurnGroup<LogLine>[];
  readonly account: () => Account;
  /** Why it ended; null while it goes on. */
  readonly reason: () => Phrase | null;
  readonly fates: (army: ArmyId) => readonly FilmFate[];
  /** Null where nothing is counted in points. */
  readonly points: (army: ArmyId) => FilmPoints | null;
  /** The game as it was at a moment, whatever came of it: not even what was taken back later is known. */
  readonly upTo: (moment: number) => Film;
}

/** What a game brings to be filmed. */
export interface FilmParts<Game, State extends CommonState, Event extends GameEvent, Line extends LogLine<Event>> {
  readonly system: Pick<GameSystem<Game, State, never, Event, unknown>, 'initial' | 'evolve' | 'score' | 'decide'>;
  readonly gauge: Gauge<Game, State, Event>;
  readonly game: Game & NamedGame;
  readonly header: GameHeader;
  readonly entries: readonly Entry<{ readonly type: string }, Event>[];
  readonly scenario: LocalText;
  readonly armies: Film['armies'];
  readonly turnLimit: number;
  readonly view: (state: State, looks: FilmLooks) => BoardView;
  /** The board with a command pointed at that the rules allow, as in play. */
  readonly pointed: (state: State, command: Verb, looks: FilmLooks) => BoardView;
  readonly sayings: GameSayings;
  readonly steps: (before: State, events: readonly Event[], looks: FilmLooks) => readonly AnimationStep[];
  readonly lines: (entries: readonly Entry<{ readonly type: string }, Event>[]) => readonly Line[];
  readonly group: (lines: readonly Line[]) => readonly TurnGroup<Line>[];
  readonly reason: (reason: string) => Phrase;
  readonly fates: (state: State, army: ArmyId) => readonly FilmFate[];
  /** Left out where nothing is counted in points. */
  readonly points?: (state: State, army: ArmyId) => FilmPoints;
}

/** Answers the same until it is asked anew with something else. */
function once<Answer>(work: () => Answer): () => Answer {
  let answer: { readonly is: Answer } | null = null;
  return () => (answer ??= { is: work() }).is;
}

/** Who could act shows to nobody: it is looked at, not played. */
const calm = (view: BoardView): BoardView => ({
  ...view,
  marks: noMarks,
  counters: view.counters.map((counter) => ({ ...counter, ready: false, done: false })),
});

/** Of what is pointed at, where it goes and whom it befalls: what else could be done is left out. */
const only = (marks: MarksView): MarksView => ({
  ...marks,
  reach: [],
  parts: [],
  targets: marks.targets.filter(({ picked }) => picked),
  sideTargets: marks.sideTargets?.filter(({ picked }) => picked) ?? [],
  climbs: marks.climbs?.filter(({ picked }) => picked) ?? [],
});

/** Makes a film of a game. */
export function makeFilm<Game, State extends CommonState, Event extends GameEvent, Line extends LogLine<Event>>(
  parts: FilmParts<Game, State, Event, Line>,
): Film {
  const { system, game, header, entries, armies } = parts;
  const reel = createReel(system, game, entries);
  const lines = once(() => parts.lines(entries));
  const last = () => reel.stateAt(reel.length);
  const turns = once((): readonly TurnMark[] => {
    const { turn, active: army } = reel.stateAt(0);
    const marks: TurnMark[] = [{ moment: 0, turn, army }];
    entries.forEach((entry, place) => {
      if (entry.kind !== 'command') return;
      const began = entry.events.findLast(({ type }) => type === 'turnBegan');
      const told = began as unknown as { readonly turn: number; readonly army: ArmyId } | undefined;
      if (told) marks.push({ moment: place + 1, turn: told.turn, army: told.army });
    });
    return marks;
  });
  const voice: Film['voice'] = ({ t, language }) => ({
    t,
    language,
    game,
    armies: { blue: armies.blue.name[language], red: armies.red.name[language] },
  });
  /** The command came by an address: it may be anything. */
  function instead(moment: number, command: Verb, looks: FilmLooks): Instead | null {
    const state = reel.stateAt(moment);
    try {
      if (system.decide(game, state, command as never, seededDice(seedDice(0))).kind === 'refused') return null;
      const view = parts.pointed(state, command, looks);
      return {
        view: { ...calm(view), marks: only(view.marks) },
        words: say(voice(looks), parts.sayings.command(command)),
      };
    } catch {
      return null;
    }
  }
  const steps: Film['steps'] = (moment, looks) => {
    const entry = entries[moment - 1];
    return entry?.kind === 'command' ? parts.steps(reel.stateAt(moment - 1), entry.events, looks) : [];
  };
  const film: Film = {
    header,
    entries,
    scenario: parts.scenario,
    armies,
    turnLimit: parts.turnLimit,
    get turns() {
      return turns();
    },
    stateAt: reel.stateAt,
    standingAt: (moment) => standingOf(system, game, reel.stateAt(moment)),
    view: (moment, looks) => calm(parts.view(reel.stateAt(moment), looks)),
    instead,
    steps,
    places(moment, looks) {
      for (let now = moment; now > 0; now--) {
        const places = placesOfEntry({
          steps: steps(now, looks),
          lines: lines().filter(({ entry }) => entry === now - 1),
          before: parts.view(reel.stateAt(now - 1), looks),
          after: parts.view(reel.stateAt(now), looks),
        });
        if (places.length > 0) return places;
      }
      return [];
    },
    voice,
    lines,
    groups: () => parts.group(lines()),
    account: once(() => accountOf(system, parts.gauge, game, entries)),
    reason() {
      const { outcome } = last();
      return outcome ? parts.reason(outcome.reason) : null;
    },
    fates: (army) => parts.fates(last(), army),
    points: (army) => parts.points?.(last(), army) ?? null,
    upTo: (moment) => (moment >= entries.length ? film : makeFilm({ ...parts, entries: entries.slice(0, moment) })),
  };
  return film;
}

/** Milliseconds that steps take at a speed. */
export const lengthAt = (steps: readonly AnimationStep[], speed: number): number =>
  Math.max(1, timeline({ id: 0, steps }).length / speed);
