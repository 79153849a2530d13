import type { Entry, GameEvent, GameHeader, CommonState } from '../../game';
import type { Verb } from '../../solo';
import type { Dispatched, Session } from '../session-types';

/** What the computer player reads of a game in play, of whichever game. */
export interface TableNow {
  readonly header: GameHeader;
  readonly entries: readonly Entry[];
  readonly state: CommonState;
  readonly readOnly: boolean;
  readonly cover: string | null;
  readonly question: object | null;
  readonly played: { readonly key: number; readonly how: 'command' | 'redo' | 'undo' | 'takeBack' } | null;
}

/** A game in play, as the computer player uses it. */
export interface AtTable {
  readonly now: () => TableNow;
  readonly subscribe: (listener: (now: TableNow, before: TableNow) => void) => () => void;
  /** Gives a command for an army that the computer plays. */
  readonly playFor: (command: Verb) => Dispatched;
  /** Gives a command for an army that a person plays. */
  readonly dispatch: (command: Verb) => Dispatched;
  /** Shows the turn that has just ended. */
  readonly showTurnAgain: () => void;
  /** Shows what a command would do, as a tap would; nothing is done. */
  readonly point: (command: Verb) => void;
}

/**
 * Connects the computer player to a game in play. It is only asked about this game, so its commands are this game's.
 */
export function seatAt<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  session: Session<Game, State, Command, Event>,
  point: (command: Command) => void,
): AtTable {
  return {
    now: session.getState,
    subscribe: session.subscribe,
    playFor: (command) => session.getState().playFor(command as Command),
    dispatch: (command) => session.getState().dispatch(command as Command),
    showTurnAgain: () => session.getState().showTurnAgain(),
    point: (command) => point(command as Command),
  };
}
