import type { ReactNode } from 'react';
import type { BoardView } from '../../board/view';
import type { GameSetup, Language, Library, SavedGame } from '../../game';
import type { ArmyPairId } from '../../store/army-pairs';
import type { SessionPorts } from '../../store/session-types';
import type { AtTable } from '../../store/solo/at-table';
import type { GameChoice } from '../../ui/new-game/game-choice';
import type { AnySession } from '../../ui/table/table-context';
import type { Film } from '../../ui/table/watch/film';

/** How the players like to see their armies, and in which language. */
export interface Looks {
  readonly armies: ArmyPairId;
  readonly language: Language;
}

/** A game that lies on the table. */
export interface LaidTable {
  readonly session: AnySession;
  /** What never changes of it. */
  readonly game: unknown;
  /** Whether the computer can play it. */
  readonly computer: boolean;
  /** Where the computer sits. */
  readonly seat: AtTable;
  /** The board as it is now, for its picture. */
  readonly view: (looks: Looks) => BoardView;
  /** The screen on which it is played; its code comes when it is first drawn. */
  readonly screen: () => ReactNode;
}

/** What a game brings to the shell around it. The shell goes through this and names no game. */
export interface GameFace extends GameChoice {
  readonly rulesVersion: number;
  /** The content hash of a scenario with its sheets. Throws a `SetupError` where there is none of that id. */
  readonly hashOf: (scenario: string) => string;
  /** A scenario's board with its armies, for the picture on its card. `from`: where it is looked up, unless it is offered. */
  readonly scenarioView: (scenario: string, looks: Looks, from?: Library) => BoardView;
  /** Whose turn a new game begins with. */
  readonly firstArmy: (setup: GameSetup) => GameSetupArmy;
  /** Plays a game from outside through, and says where it stands. Throws a `FileProblem` where it cannot be played. */
  readonly check: (saved: SavedGame) => SavedGame;
  /** Lays a stored game on the table. Throws where its scenario or its journal cannot be used. `from`: as above. */
  readonly lay: (saved: SavedGame, ports: SessionPorts, readOnly: boolean, from?: Library) => LaidTable;
  /** The game to be watched and told. Throws where its scenario or its journal cannot be used. */
  readonly film: (saved: SavedGame) => Promise<Film>;
}

type GameSetupArmy = keyof GameSetup['players'];
