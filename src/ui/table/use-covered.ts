import { useEffect, useRef } from 'react';
import { useRootData } from './use-root-data';

/**
 * Tells how many pixels of the screen an element covers from its edge, now and whenever that changes. The ref goes on
 * the element.
 */
export function useCovered(side: 'top' | 'right' | 'bottom', onCovered: (pixels: number) => void) {
  const element = useRef<HTMLElement>(null);
  const turned = useRootData('turned') === 'true';
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const tell = () => {
      const box = target.getBoundingClientRect();
      // Turned round, each edge is the opposite one.
      const { top, left, bottom } = turned
        ? { top: innerHeight - box.bottom, left: innerWidth - box.right, bottom: innerHeight - box.top }
        : box;
      onCovered(side === 'right' ? innerWidth - left : side === 'bottom' ? innerHeight - top : bottom);
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
