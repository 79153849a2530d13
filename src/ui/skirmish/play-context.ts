import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ArmyId, Scenario } from '../../game';
import { hexLabel, type HexIndex } from '../../hex';
import type { SkirmishGame, SkirmishState } from '../../skirmish';
import type { SkirmishSession } from '../../store/skirmish/open';
import type { PlayState, PlayStore } from '../../store/skirmish/play';
import { nameOf, namesOf, sentence, signed, type Phrase } from '../table/log/voice';
import { useToldState } from '../table/happening';
import { useVoice } from '../table/use-voice';
import { levelLine, playerName } from '../solo/player-name';

/** What every part of the play screen is about. */
export interface Playing {
  readonly session: SkirmishSession;
  readonly play: PlayStore;
  readonly scenario: Scenario;
}

export const PlayingContext = createContext<Playing | null>(null);

export function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (!playing) throw new Error('a PlayingContext is needed around this component');
  return playing;
}

type SessionNow = ReturnType<SkirmishSession['getState']>;

/** A part of the game in play. */
export const useSession = <Part>(select: (state: SessionNow) => Part): Part => useStore(usePlaying().session, select);

/** A part of the interaction's state. */
export const usePlay = <Part>(select: (state: PlayState) => Part): Part => useStore(usePlaying().play, select);

/** The game and its present state. */
export function useTable(): { readonly game: SkirmishGame; readonly state: SkirmishState } {
  return usePlay((play) => play.table);
}

/** How the armies stand, as far as it has been seen. */
export const useStanding = (): SkirmishState =>
  useToldState(
    useTable().state,
    useSession((now) => now.played),
    useSession((now) => now.replay),
  );

/** What things are called in the player's language. */
export interface Naming {
  /** A character, or a horse alone. */
  readonly name: (who: string) => string;
  readonly names: (who: readonly string[]) => string;
  /** `F7`. */
  readonly hex: (hex: HexIndex) => string;
  /** A part from 0 to 1. */
  readonly percent: (part: number) => string;
  readonly player: (army: ArmyId) => string;
  /** At which level the computer plays it; null: a person does. */
  readonly level: (army: ArmyId) => string | null;
  readonly armyName: (army: ArmyId) => string;
  /** With its sign, a true minus. */
  readonly signed: (value: number) => string;
  /** A phrase as a sentence. */
  readonly say: (phrase: Phrase) => string;
}

export function useNaming(): Naming {
  const voice = useVoice();
  const { session } = usePlaying();
  const players = useSession((now) => now.header.setup.players);
  return useMemo(() => {
    const { game } = session.getState();
    const percents = new Intl.NumberFormat(voice.language, { style: 'percent', maximumFractionDigits: 0 });
    return {
      name: (who) => nameOf(voice, who),
      names: (who) => namesOf(voice, who),
      hex: (hex) => hexLabel(game.board.grid, hex),
      percent: (part) => percents.format(part),
      player: (army) => playerName(players, army, voice.armies[army], voice.t),
      level: (army) => levelLine(players, army, voice.t),
      armyName: (army) => voice.armies[army],
      signed,
      say: (said) => sentence(voice, said),
    };
  }, [voice, session, players]);
}
