import { useEffect, useRef, useState } from 'react';
import { useComputer } from '../solo/solo-context';
import type { PanelTab, SheetHeight } from './Panel';

/**
 * What the panel shows, and its height as a sheet. Pointing at something brings the panel up. A hint has a card of its
 * own, and a small screen has no room for both, so the sheet is lowered while the hint is shown.
 */
export function useSheet(onPointed: (bringForward: () => void) => () => void) {
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
  return { tab, setTab, height, setHeight };
}
