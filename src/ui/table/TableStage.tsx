import { useContext, useEffect, useState, type ReactNode } from 'react';
import type { ArmyId } from '../../game';
import { useDeedSounds } from './sound/TableSounds';
import { StaysContext, useAnySession, useOnTable } from './table-context';
import { useFlat } from './use-flat';
import { useNoPageZoom } from './use-no-page-zoom';
import { useWakeLock } from './use-wake-lock';

/** The last blow is shown before the end screen. */
const lastLookMilliseconds = 1600;

/** The cover, the table or the end screen. */
export function TableStage({
  cover,
  end,
  table,
}: {
  readonly cover: (army: ArmyId) => ReactNode;
  readonly end: (onLook: () => void) => ReactNode;
  readonly table: (onEnd: () => void) => ReactNode;
}) {
  const { session } = useOnTable();
  useDeedSounds();
  const covered = useAnySession((now) => now.cover);
  const outcome = useAnySession((now) => now.state.outcome);
  // The outcome that has been looked at long enough.
  const [seen, setSeen] = useState(() => session.getState().state.outcome);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(outcome), lastLookMilliseconds);
    return () => clearTimeout(timer);
  }, [outcome]);
  const [looking, setLooking] = useState(false);
  const stays = useContext(StaysContext);
  const { flat } = useFlat();
  // Behind a cover too: whoever takes the tablet over need not wake it.
  useWakeLock();
  // Nothing is hidden on a table between two: both have seen what happened.
  const open = flat && covered !== null;
  useEffect(() => {
    if (!open) return;
    session.getState().uncover();
    session.getState().endReplay();
  }, [open, session]);
  const isCovered = covered !== null && !flat;
  const isOver = !isCovered && outcome !== null && seen === outcome && !looking && !stays;
  useNoPageZoom(!isOver);
  if (isCovered) return cover(covered);
  if (isOver) return end(() => setLooking(true));
  return table(() => setLooking(false));
}
