import { useCallback } from 'react';
import type { Event, SkirmishState } from '../../skirmish';
import { replaySteps } from '../../store/replay';
import { portrait } from '../../store/skirmish/counters';
import { useLooks } from '../table/table-context';
import { useTableAnimation, type TableAnimation } from '../table/use-animation';
import { puffOf } from './log/puffs';
import { usePlaying, useSession, useVoice } from './play-context';

/** What moves on the board in a skirmish. */
export function useAnimation(): TableAnimation {
  const { session } = usePlaying();
  const voice = useVoice();
  const looks = useLooks();
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
  const endReplay = useCallback(() => session.getState().endReplay(), [session]);
  const played = useSession((now) => now.played);
  const replay = useSession((now) => now.replay);
  const { grid } = useSession((now) => now.game.board);
  return useTableAnimation({ grid, played, replay, steps, endReplay });
}
