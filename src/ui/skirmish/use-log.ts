import { useMemo } from 'react';
import type { LogLine } from './log/line';
import { logReader } from './log/lines';
import { usePlaying, useSession } from './play-context';

/** The journal's lines, newest last. */
export function useLog(): readonly LogLine[] {
  const { session } = usePlaying();
  const read = useMemo(() => logReader(session.getState().game), [session]);
  return read(useSession((now) => now.entries));
}
