import { useEffect, useRef, useState } from 'react';
import { useComputer } from '../solo/solo-context';
import type { PanelTab, SheetHeight } from './Panel';

/**
 * What the panel shows and how high it stands as a sheet. What is pointed at brings it forward; a hint is told on a card of
 * its own, and with both a small screen would show nothing of where it points: the sheet makes room while it is there.
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
