import { useEffect, useRef } from 'react';
import { useRootData } from './use-root-data';

/**
 * Reports how many pixels of the table an element covers from its edge, now and after every change; none while it is
 * empty. The ref goes on the element.
 */
export function useCovered<Covering extends HTMLElement = HTMLElement>(
  side: 'top' | 'right' | 'bottom',
  onCovered: (pixels: number) => void,
) {
  const element = useRef<Covering>(null);
  const turned = useRootData('turned') === 'true';
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const tell = () => {
      const box = target.getBoundingClientRect();
      // The table may have less than the whole page: a problem's strip stands above it.
      const room = (target.closest('main') ?? document.documentElement).getBoundingClientRect();
      // Turned round, each edge is the opposite one.
      const far = {
        top: turned ? room.bottom - box.top : box.bottom - room.top,
        right: turned ? box.right - room.left : room.right - box.left,
        bottom: turned ? box.bottom - room.top : room.bottom - box.top,
      };
      onCovered(box.height === 0 ? 0 : far[side]);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(target);
    addEventListener('resize', tell);
    tell();
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
    };
  }, [side, onCovered, turned]);
  return element;
}
