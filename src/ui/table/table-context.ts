import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type {
  ArmyId,
  CommonState,
  Entry,
  GameHeader,
  Language,
  Level,
  LocalText,
  Refusal,
  RollPurpose,
  SavedGame,
  UndoClosed,
} from '../../game';
import { armyPairs, type ArmyLook } from '../../store/army-pairs';
import { computerPlays } from '../../store/session-core';
import type { Saving } from '../../store/session-saving';
import { useWords } from '../../i18n/words';
import { titled } from '../games/describe';
import { useServices, useSettings } from '../shell/services';
import type { GameSayings } from '../solo/sayings';
import type { NamedGame, Phrase } from './log/voice';
import { levelLine, playerName, rankName } from '../solo/player-name';

/** What the table's own parts read of a game in play and ask of it, whichever game it is. */
export interface AnySessionState {
  readonly header: GameHeader;
  readonly entries: readonly Entry[];
  readonly state: CommonState;
  readonly redoable: readonly unknown[];
  readonly undoClosed: UndoClosed | null;
  readonly canTakeBack: boolean;
  readonly saving: Saving;
  readonly question: {
    readonly sides: number;
    readonly purpose: RollPurpose;
    readonly faces: readonly number[];
  } | null;
  readonly readOnly: boolean;
  readonly cover: ArmyId | null;
  readonly replay: object | null;
  readonly played: {
    readonly key: number;
    readonly how: 'command' | 'redo' | 'undo' | 'takeBack';
    readonly command: { readonly type: string } | null;
  } | null;
  /** Accepts commands of its own game only: the caller knows the game. */
  readonly dispatch: (command: never) => { readonly kind: string };
  readonly answerDie: (face: number) => unknown;
  readonly withdrawDie: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly takeBackByAgreement: () => void;
  readonly canGoBack: () => boolean;
  readonly goBack: () => void;
  readonly uncover: () => void;
  readonly endReplay: () => void;
  readonly handTo: (army: ArmyId, level: Level | null) => void;
  readonly retrySaving: () => void;
  readonly flush: () => Promise<void>;
  readonly setPicture: (picture: string) => void;
  readonly saved: () => SavedGame;
}

/** Any game's session, to be read. */
export interface AnySession {
  readonly getState: () => AnySessionState;
  readonly getInitialState: () => AnySessionState;
  readonly subscribe: (listener: (state: AnySessionState, before: AnySessionState) => void) => () => void;
}

/** The game on the table, as its own play screen gives it to the parts that all games share. */
export interface OnTable {
  readonly session: AnySession;
  readonly armies: Readonly<Record<ArmyId, { readonly name: LocalText }>>;
  readonly turnLimit: number;
  /** What names need to be said. */
  readonly game: NamedGame;
  /** Where its own rules and tables are to be read. */
  readonly pages: { readonly rules: string; readonly tables: string };
  /** Its words for what the computer does. */
  readonly sayings: GameSayings;
  /** Its words for why something cannot be done. */
  readonly refusalWords: (refusal: Refusal) => Phrase;
}

export const TableContext = createContext<OnTable | null>(null);

/** Whether the table stays visible after the game has ended, because its owner shows the result in another way. */
export const StaysContext = createContext(false);

export function useOnTable(): OnTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('a TableContext is needed around this component');
  return table;
}

/** A part of the game in play. */
export const useAnySession = <Part>(select: (state: AnySessionState) => Part): Part =>
  useStore(useOnTable().session, select);

/** The header of the game in play, its title as it is read in the player's language. */
export function useHeader(): GameHeader {
  const header = useAnySession((now) => now.header);
  const { choices } = useServices();
  const { t, language } = useWords();
  return titled(header, { t, language, choices });
}

/** Whether a person can do nothing now but look: another tab plays this game, or it is the computer's turn. */
export const useHandsOff = (): boolean => useAnySession((now) => now.readOnly || computerPlays(now));

/** How each army looks, by the player's choice. */
export function useLooks(): Readonly<Record<ArmyId, ArmyLook>> {
  return armyPairs[useSettings().armies];
}

/** What the players and their armies are called. */
export function useSides(language: Language): {
  readonly player: (army: ArmyId) => string;
  readonly armyName: (army: ArmyId) => string;
  /** At which level the computer plays it; null: a person does. */
  readonly level: (army: ArmyId) => string | null;
  /** The same in one word. */
  readonly rank: (army: ArmyId) => string | null;
} {
  const { armies } = useOnTable();
  const { t } = useWords();
  const players = useAnySession((now) => now.header.setup.players);
  const armyName = (army: ArmyId) => armies[army].name[language];
  return {
    player: (army) => playerName(players, army, armyName(army), t),
    armyName,
    level: (army) => levelLine(players, army, t),
    rank: (army) => rankName(players, army, t),
  };
}
