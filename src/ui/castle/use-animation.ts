import { useCallback } from 'react';
import type { CastleState, Event } from '../../castle';
import { portrait } from '../../store/castle/counters';
import { castleSteps } from '../../store/castle/replay';
import { useLooks } from '../table/table-context';
import { useTableAnimation, type TableAnimation } from '../table/use-animation';
import { puffOf } from './log/puffs';
import { useVoice } from '../table/use-voice';
import { usePlaying } from './play-context';

/** What moves on the board in a siege. */
export function useAnimation(): TableAnimation {
  const { session } = usePlaying();
  const voice = useVoice();
  const looks = useLooks();
  const steps = useCallback(
    (before: CastleState, events: readonly Event[]) => {
      const { game } = session.getState();
      const machineName = voice.t('castle.machine');
      return castleSteps(game, before, events, {
        portray: (state, who) => portrait({ game, state }, who, looks, voice.language, machineName),
        puff: (event) => puffOf(voice, event),
      });
    },
    [session, looks, voice],
  );
  return useTableAnimation(session, steps);
}
