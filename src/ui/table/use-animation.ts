import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { AnimationStep, BoardAnimation } from '../../board/animation';
import type { Grid, HexIndex } from '../../hex';
import { hexesOfSteps } from '../../board/animation-places';

/** Nobody watches longer than this, in milliseconds, what the other player did. */
const patience = 12_000;

export interface TableAnimation {
  readonly now: BoardAnimation | null;
  /** The other player's turn is being shown: the hexes where it happened; null when it is not. */
  readonly replayed: readonly HexIndex[] | null;
  /** The hexes in which what moves now is seen. */
  readonly places: readonly HexIndex[];
  readonly end: (id: string | number) => void;
  readonly skip: () => void;
}

/** A change of the state to be seen, or a stretch of play to be shown again. */
interface Shown<State, Event> {
  readonly before: State;
  readonly events: readonly Event[];
}

/** What a session tells of what is to be seen moving. */
interface Watched<State, Event> {
  readonly game: { readonly board: { readonly grid: Grid } };
  readonly played: (Shown<State, Event> & { readonly key: number }) | null;
  readonly replay: Shown<State, Event> | null;
  readonly endReplay: () => void;
}

/**
 * What moves on the board: the command just given, or what happened before the tablet was handed over. `steps` is the
 * game's way of showing events; it must stay the same function while nothing that it depends on changes.
 */
export function useTableAnimation<State, Event>(
  session: Pick<StoreApi<Watched<State, Event>>, 'getState' | 'getInitialState' | 'subscribe'>,
  steps: (before: State, events: readonly Event[]) => readonly AnimationStep[],
): TableAnimation {
  const played = useStore(session, (now) => now.played);
  const replay = useStore(session, (now) => now.replay);
  const { grid } = useStore(session, (now) => now.game.board);
  const endReplay = useCallback(() => session.getState().endReplay(), [session]);
  // What was played before this table was shown is not played again.
  const [ended, setEnded] = useState(() => played?.key ?? 0);

  const now = useMemo((): BoardAnimation | null => {
    if (replay) return { id: 'replay', steps: steps(replay.before, replay.events), longest: patience, followed: true };
    if (!played || played.key <= ended) return null;
    return { id: played.key, steps: steps(played.before, played.events) };
  }, [replay, played, ended, steps]);
  const shown = now && now.steps.length > 0 ? now : null;

  const end = useCallback(
    (id: string | number) => {
      if (id === 'replay') endReplay();
      else setEnded(Number(id));
    },
    [endReplay],
  );
  const places = useMemo(() => hexesOfSteps(grid, shown?.steps ?? []), [grid, shown]);
  const replayed = replay !== null && shown !== null ? places : null;
  // A turn in which there was nothing to see is over at once.
  const nothingToSee = replay !== null && shown === null;
  useEffect(() => {
    if (nothingToSee) endReplay();
  }, [nothingToSee, endReplay]);

  return { now: shown, replayed, places, end, skip: () => end('replay') };
}
