import { useCallback, useEffect, useRef, useState } from 'react';
import { useComputer } from '../solo/solo-context';
import type { PanelTab, SheetHeight } from './Panel';

/**
 * What the panel shows, and its height as a sheet. Pointing at something brings the panel up. A hint has a card of its
 * own, and a small screen has no room for both, so the sheet is lowered while the hint is shown.
 * `happening`: something is moving on the board. A sheet at full height hides the board, so it falls to the middle then,
 * unless the log is being read. `coveredLower` is how many pixels the sheet covered when it was last below full height:
 * under a full sheet the camera stays where it was.
 */
export function useSheet(onPointed: (bringForward: () => void) => () => void, happening: boolean) {
  const [tab, setTab] = useState<PanelTab>('here');
  const [height, setHeight] = useState<SheetHeight>('middle');
  useEffect(
    () =>
      onPointed(() => {
        setTab('here');
        setHeight((was) => (was === 'low' ? 'middle' : was));
      }),
    [onPointed],
  );
  const hinted = useComputer(({ hint }) => hint.kind === 'shown');
  const before = useRef(hinted);
  useEffect(() => {
    if (before.current === hinted) return;
    before.current = hinted;
    setHeight((was) => {
      if (hinted) return 'low';
      return was === 'low' ? 'middle' : was;
    });
  }, [hinted]);
  const [happened, setHappened] = useState(happening);
  if (happened !== happening) {
    setHappened(happening);
    if (happening && tab === 'here' && height === 'high') setHeight('middle');
  }
  const [covered, setCovered] = useState(0);
  const [coveredLower, setCoveredLower] = useState(0);
  const high = height === 'high';
  const onCovered = useCallback(
    (pixels: number) => {
      setCovered(pixels);
      if (!high) setCoveredLower(pixels);
    },
    [high],
  );
  return { tab, setTab, height, setHeight, covered, coveredLower, onCovered };
}
