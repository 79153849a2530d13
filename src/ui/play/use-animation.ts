import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnimationStep, BoardAnimation } from '../../board/animation';
import type { HexIndex } from '../../hex';
import type { Event, SkirmishState } from '../../skirmish';
import { replaySteps } from '../../store/replay';
import { portrait } from '../../store/skirmish/counters';
import { puffOf } from './log/puffs';
import { useLooks, usePlaying, useSession, useVoice } from './play-context';

/** The hexes in which a step is seen. */
function hexesOf(step: AnimationStep): readonly HexIndex[] {
  if ('path' in step) return step.path.map(({ at }) => at);
  if (step.kind === 'shot') return [step.from, step.to];
  if (step.kind === 'fall') return [step.counter.hex];
  return 'at' in step ? [step.at] : [];
}

/** Nobody watches longer than this, in milliseconds, what the other player did. */
const patience = 12_000;

export interface Animation {
  readonly now: BoardAnimation | null;
  /** The other player's turn is being shown: the hexes where it happened; null when it is not. */
  readonly replayed: readonly HexIndex[] | null;
  readonly end: (id: string | number) => void;
  readonly skip: () => void;
}

/** What moves on the board: the command just given, or what happened before the tablet was handed over. */
export function useAnimation(): Animation {
  const { session } = usePlaying();
  const voice = useVoice();
  const looks = useLooks();
  const played = useSession((now) => now.played);
  const replay = useSession((now) => now.replay);
  // What was played before this table was shown is not played again.
  const [ended, setEnded] = useState(() => session.getState().played?.key ?? 0);

  const steps = useCallback(
    (before: SkirmishState, events: readonly Event[]) => {
      const { game } = session.getState();
      return replaySteps(game, before, events, {
        portray: (state, who) => portrait({ game, state }, who, looks, voice.language),
        puff: (event) => puffOf(voice, event),
      });
    },
    [session, looks, voice],
  );

  const now = useMemo((): BoardAnimation | null => {
    if (replay) return { id: 'replay', steps: steps(replay.before, replay.events), longest: patience };
    if (!played || played.key <= ended) return null;
    return { id: played.key, steps: steps(played.before, played.events) };
  }, [replay, played, ended, steps]);
  const shown = now && now.steps.length > 0 ? now : null;

  const end = useCallback(
    (id: string | number) => {
      if (id === 'replay') session.getState().endReplay();
      else setEnded(Number(id));
    },
    [session],
  );
  const replayed = useMemo(
    () => (replay !== null && shown !== null ? [...new Set(shown.steps.flatMap(hexesOf))] : null),
    [replay, shown],
  );
  // A turn in which there was nothing to see is over at once.
  const nothingToSee = replay !== null && shown === null;
  useEffect(() => {
    if (nothingToSee) session.getState().endReplay();
  }, [nothingToSee, session]);

  return { now: shown, replayed, end, skip: () => end('replay') };
}
