import type { ReactNode } from 'react';
import type { BoardView } from '../../board/view';
import type { GameSetup, Language, Library, SavedGame } from '../../game';
import type { ArmyPairId } from '../../store/army-pairs';
import type { SessionPorts } from '../../store/session-types';
import type { AtTable } from '../../store/solo/at-table';
import type { GameChoice } from '../../ui/new-game/game-choice';
import type { AnySession } from '../../ui/table/table-context';
import type { Film } from '../../ui/table/watch/film';

/** The players' colours of the armies, and the language. */
export interface Looks {
  readonly armies: ArmyPairId;
  readonly language: Language;
}

/** An open game. */
export interface LaidTable {
  readonly session: AnySession;
  /** Its unchanging part. */
  readonly game: unknown;
  /** Whether the computer can play it. */
  readonly computer: boolean;
  /** The computer player's access to it. */
  readonly seat: AtTable;
  /** The present board, for its picture. */
  readonly view: (looks: Looks) => BoardView;
  /** Its play screen, whose code is loaded when it is first shown. */
  readonly screen: () => ReactNode;
}

/** What a game brings to the app's shell, which uses nothing else of it and knows no game by name. */
export interface GameFace extends GameChoice {
  readonly rulesVersion: number;
  /** The content hash of a scenario with its sheets. Throws a `SetupError` where there is none of that id. */
  readonly hashOf: (scenario: string) => string;
  /**
   * A scenario's board with its armies, for the picture on its card. `from`: the library to look it up in; if left out,
   * the one offered to players.
   */
  readonly scenarioView: (scenario: string, looks: Looks, from?: Library) => BoardView;
  /** The army that plays first in a new game. */
  readonly firstArmy: (setup: GameSetup) => GameSetupArmy;
  /**
   * Checks an imported game by replaying it, and updates where it stands. Throws a `FileProblem` if it cannot be
   * played.
   */
  readonly check: (saved: SavedGame) => SavedGame;
  /** Opens a stored game. Throws where its scenario or its journal cannot be used. `from`: as above. */
  readonly lay: (saved: SavedGame, ports: SessionPorts, readOnly: boolean, from?: Library) => LaidTable;
  /** The film of a stored game. Throws where its scenario or its journal cannot be used. */
  readonly film: (saved: SavedGame) => Promise<Film>;
}

type GameSetupArmy = keyof GameSetup['players'];
