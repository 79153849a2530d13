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

/** A command of any game. */
export interface Verb {
  readonly type: string;
}

/** A die that a player must roll on the table and type in. */
export interface DieQuestion<Command> {
  readonly command: Command;
  readonly sides: number;
  readonly purpose: RollPurpose;
  /** The faces already typed in for this command. */
  readonly faces: readonly number[];
}

/** The last change, for the animation and for the card that shows a roll. */
export interface Played<State, Command, Event> {
  /** Increases with each change. */
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
  /** The game is read-only, covered, or waits for a die of another command. */
  | { readonly kind: 'closed' };

export interface SessionState<Game, State, Command, Event extends GameEvent> {
  readonly game: Game;
  readonly header: GameHeader;
  readonly entries: readonly Entry<Verb, Event>[];
  readonly state: State;
  /** The entries undone, for `redo`; the last one is redone first. */
  readonly redoable: readonly Entry<Verb, Event>[];
  /** Null when the last entry may be undone, else why not. */
  readonly undoClosed: UndoClosed | null;
  readonly canTakeBack: boolean;
  readonly saving: Saving;
  readonly question: DieQuestion<Command> | null;
  /** Another tab plays this game: here it can only be looked at. */
  readonly readOnly: boolean;
  /** The army whose player must take the tablet before anything is shown; null while somebody plays. */
  readonly cover: ArmyId | null;
  /** The other player's turn, while it is shown after a hand-over, or after the computer's turn at full speed. */
  readonly replay: Replay<State, Event> | null;
  readonly played: Played<State, Command, Event> | null;
  /** Gives a person's command; answers `closed` while the computer plays. */
  readonly dispatch: (command: Command) => Dispatched;
  /** Gives the computer's command; answers `closed` while a person plays. */
  readonly playFor: (command: Command) => Dispatched;
  /** Shows the turn that has just ended, as after a hand-over. */
  readonly showTurnAgain: () => void;
  /** Gives the face of the die in `question`. */
  readonly answerDie: (face: number) => Dispatched;
  /** Removes the last face typed in; if there is none, withdraws the command. */
  readonly withdrawDie: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back one command even if it rolled dice or handed over; the dice are reseeded. */
  readonly takeBackByAgreement: () => void;
  /** Whether the tablet was just handed over by a command that rolled no dice, and nothing was done since. */
  readonly canGoBack: () => boolean;
  /** On the cover: takes back, by agreement, the command that handed the tablet over. */
  readonly goBack: () => void;
  /** To be called when the player of the army in `cover` has taken the tablet. */
  readonly uncover: () => void;
  readonly endReplay: () => void;
  /** Gives an army to the computer at a level, or to a person (null). Moves are not affected. */
  readonly handTo: (army: ArmyId, level: Level | null) => void;
  readonly retrySaving: () => void;
  /** Resolves once everything is stored, or storing has failed. */
  readonly flush: () => Promise<void>;
  /** Stores a small picture of the board with the game. */
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
  /** A seed that nobody can predict. */
  readonly newSeed: () => number;
}

export interface SessionParts<Game, State extends CommonState, Command extends Verb, Event extends GameEvent> {
  readonly system: GameSystem<Game, State, Command, Event, unknown>;
  readonly game: Game;
  readonly saved: SavedGame;
  readonly ports: SessionPorts;
  readonly readOnly: boolean;
  /** The command that a new game gives by itself at its beginning; null when the players give the first one. */
  readonly opening: (game: Game, state: State) => Command | null;
}
