import { useCallback } from 'react';
import type { Event, SkirmishState } from '../../skirmish';
import { replaySteps } from '../../store/skirmish/replay';
import { portrait } from '../../store/skirmish/counters';
import { useLooks } from '../table/table-context';
import { useTableAnimation, type TableAnimation } from '../table/use-animation';
import { puffOf } from './log/puffs';
import { useVoice } from '../table/use-voice';
import { usePlaying } from './play-context';

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
  return useTableAnimation(session, steps);
}
