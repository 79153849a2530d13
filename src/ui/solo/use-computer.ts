import { useCallback, useEffect, useMemo } from 'react';
import type { BoardProps } from '../../board/Board';
import { computerPlays } from '../../store/session-core';
import { useSettings } from '../shell/services';
import { useAnySession } from '../table/table-context';
import type { TableAnimation } from '../table/use-animation';
import { useComputer, useOpponent } from './solo-context';

/** Whether the computer has its turn at this table. */
export const useComputersTurn = (): boolean => useAnySession((now) => !now.readOnly && computerPlays(now));

/**
 * The board's animation; the computer is notified when it has ended. At the pace `instant` its moves are not animated.
 */
export function useComputersAnimation(animation: TableAnimation): TableAnimation {
  const opponent = useOpponent();
  const { pace } = useSettings();
  const hidden = useComputersTurn() && pace === 'instant';
  const busy = animation.now !== null && !hidden;
  useEffect(() => {
    opponent.getState().showing(busy);
    return () => opponent.getState().showing(false);
  }, [opponent, busy]);
  return useMemo(() => (hidden ? { ...animation, now: null } : animation), [animation, hidden]);
}

type OnHex = NonNullable<BoardProps['onHex']>;

/** While the computer waits for a tap, a tap on the board makes it go on. */
export function useTouchToGoOn(): (touch: OnHex) => OnHex {
  const opponent = useOpponent();
  const waits = useComputer(({ phase }) => phase.kind === 'decided' && phase.waits);
  return useCallback(
    (touch) =>
      waits
        ? () => {
            opponent.getState().next();
            return true;
          }
        : touch,
    [opponent, waits],
  );
}
