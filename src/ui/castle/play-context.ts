import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { CastleScenario, CastleState, Fraction, Target } from '../../castle';
import { sectionAt } from '../../castle';
import type { ArmyId, Library } from '../../game';
import { hexLabel, type HexIndex } from '../../hex';
import type { MessageId } from '../../i18n/words';
import type { CastleSession, PlayState, PlayStore } from '../../store/castle/play';
import { machine, type Table } from '../../store/castle/table';
import { nameOf, namesOf, say, sentence, type Phrase } from '../table/log/voice';
import { sectionWords } from './log/places';
import { useToldState } from '../table/happening';
import { useVoice } from '../table/use-voice';
import { levelLine, playerName } from '../solo/player-name';

/** What every part of the castle's play screen is about. */
export interface Playing {
  readonly session: CastleSession;
  readonly play: PlayStore;
  readonly scenario: CastleScenario;
  readonly library: Library;
}

export const PlayingContext = createContext<Playing | null>(null);

export function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (!playing) throw new Error('a PlayingContext is needed around this component');
  return playing;
}

type SessionNow = ReturnType<CastleSession['getState']>;

/** A part of the game in play. */
export const useSession = <Part>(select: (state: SessionNow) => Part): Part => useStore(usePlaying().session, select);

/** A part of the interaction's state. */
export const usePlay = <Part>(select: (state: PlayState) => Part): Part => useStore(usePlaying().play, select);

/** The game, its present state, and what can be done. */
export const useTable = (): Table => usePlay((play) => play.table);

/** How the armies stand, as far as it has been seen. */
export const useStanding = (): CastleState =>
  useToldState(
    useTable().state,
    useSession((now) => now.played),
    useSession((now) => now.replay),
  );

/** What things are called in the player's language. */
export interface Naming {
  /** A character, or the catapult. */
  readonly name: (who: string) => string;
  readonly names: (who: readonly string[]) => string;
  /** What he is: "gnome musketeer". */
  readonly kind: (who: string) => string;
  /** `F7`. */
  readonly hex: (hex: HexIndex) => string;
  /** "the rampart between F7 and F8". */
  readonly section: (number: number) => string;
  readonly target: (target: Target) => string;
  /** A part from 0 to 1. */
  readonly percent: (part: number) => string;
  readonly chance: (chance: Fraction) => string;
  readonly player: (army: ArmyId) => string;
  /** At which level the computer plays it; null: a person does. */
  readonly level: (army: ArmyId) => string | null;
  readonly armyName: (army: ArmyId) => string;
  /** With a capital at its head. */
  readonly start: (text: string) => string;
  /** A phrase as a sentence. */
  readonly say: (phrase: Phrase) => string;
}

export function useNaming(): Naming {
  const voice = useVoice();
  const { session } = usePlaying();
  const players = useSession((now) => now.header.setup.players);
  return useMemo((): Naming => {
    const { game } = session.getState();
    const { t } = voice;
    const percents = new Intl.NumberFormat(voice.language, { style: 'percent', maximumFractionDigits: 0 });
    const hex = (at: HexIndex) => hexLabel(game.board.grid, at);
    const section = (number: number) => say(voice, sectionWords(game, number));
    const percent = (part: number) => percents.format(part);
    return {
      name: (who) => nameOf(voice, who),
      names: (who) => namesOf(voice, who),
      kind: (who) => t(`castlerules.figure.${game.byId.get(who)?.type ?? machine}` as MessageId),
      hex,
      section,
      target: (target) => {
        if (target.kind === 'section') return section(sectionAt(game.board, target.hex, target.direction));
        return nameOf(voice, target.kind === 'catapult' ? machine : target.id);
      },
      percent,
      chance: ({ numerator, denominator }) => percent(numerator / denominator),
      player: (army) => playerName(players, army, voice.armies[army], voice.t),
      level: (army) => levelLine(players, army, voice.t),
      armyName: (army) => voice.armies[army],
      start: (text) => text.slice(0, 1).toLocaleUpperCase(voice.language) + text.slice(1),
      say: (said) => sentence(voice, said),
    };
  }, [voice, session, players]);
}
