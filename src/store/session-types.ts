import type { StoreApi } from 'zustand/vanilla';
import type {
  ArmyId,
  CommonState,
  Entry,
  GameEvent,
  GameHeader,
  GameSystem,
  Level,
  Refusal,
  RollPurpose,
  SavedGame,
  UndoClosed,
} from '../game';
import type { Replay } from './session-hand-over';
import type { Saving, SessionRepository } from './session-saving';

/** Any game's command. */
export interface Verb {
  readonly type: string;
}

/** A die that a player must roll on the table and type in. */
export interface DieQuestion<Command> {
  readonly command: Command;
  readonly sides: number;
  readonly purpose: RollPurpose;
  /** Those typed in already for this command. */
  readonly faces: readonly number[];
}

/** What the last change did, for the animation and the card that shows a roll. */
export interface Played<State, Command, Event> {
  /** Grows with each change. */
  readonly key: number;
  readonly how: 'command' | 'redo' | 'undo' | 'takeBack';
  readonly command: Command | null;
  readonly before: State;
  readonly events: readonly Event[];
}

export type Dispatched =
  | { readonly kind: 'done' }
  /** A die must be typed in first: see `question`. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Read only, covered, or another die is being asked for. */
  | { readonly kind: 'closed' };

export interface SessionState<Game, State, Command, Event extends GameEvent> {
  readonly game: Game;
  readonly header: GameHeader;
  readonly entries: readonly Entry<Verb, Event>[];
  readonly state: State;
  /** Entries undone and not yet overtaken, the next to come back last. */
  readonly redoable: readonly Entry<Verb, Event>[];
  /** Null when the last entry may be undone, else why not. */
  readonly undoClosed: UndoClosed | null;
  readonly canTakeBack: boolean;
  readonly saving: Saving;
  readonly question: DieQuestion<Command> | null;
  /** Another tab plays this game: here it can only be looked at. */
  readonly readOnly: boolean;
  /** Who must take the tablet before anything is shown; null while somebody plays. */
  readonly cover: ArmyId | null;
  /** The other player's turn, being shown after a hand-over. */
  readonly replay: Replay<State, Event> | null;
  readonly played: Played<State, Command, Event> | null;
  /** What a person does; closed while the computer plays. */
  readonly dispatch: (command: Command) => Dispatched;
  /** What the computer does; closed while a person plays. */
  readonly playFor: (command: Command) => Dispatched;
  /** The face of the die that is asked for. */
  readonly answerDie: (face: number) => Dispatched;
  /** Takes the last face typed in back; with none, the whole command. */
  readonly withdrawDie: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Goes back one command although it rolled dice or handed over; the dice start afresh. */
  readonly takeBackByAgreement: () => void;
  /** Whether the tablet was just handed over by a command that rolled nothing, and nothing has been done since. */
  readonly canGoBack: () => boolean;
  /** Under the cover: takes back, by agreement, what handed the tablet over. */
  readonly goBack: () => void;
  /** The player named by `cover` has the tablet. */
  readonly uncover: () => void;
  readonly endReplay: () => void;
  /** Hands an army to the computer at a level, or to a person (null); no move changes. */
  readonly handTo: (army: ArmyId, level: Level | null) => void;
  readonly retrySaving: () => void;
  /** Resolves once everything is stored, or storing has failed. */
  readonly flush: () => Promise<void>;
  /** Keeps a small picture of the board with the game. */
  readonly setPicture: (picture: string) => void;
  /** The game as it stands, stored or not. */
  readonly saved: () => SavedGame;
}

export type Session<Game, State, Command, Event extends GameEvent> = StoreApi<
  SessionState<Game, State, Command, Event>
>;

export interface SessionPorts {
  readonly repository: SessionRepository;
  readonly now: () => number;
  /** From a source that nobody can foretell. */
  readonly newSeed: () => number;
}

export interface SessionParts<Game, State extends CommonState, Command extends Verb, Event extends GameEvent> {
  readonly system: GameSystem<Game, State, Command, Event, unknown>;
  readonly game: Game;
  readonly saved: SavedGame;
  readonly ports: SessionPorts;
  readonly readOnly: boolean;
  /** The command that a new game begins with of itself, null when players choose the first one. */
  readonly opening: (game: Game, state: State) => Command | null;
}
