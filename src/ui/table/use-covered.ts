import { useEffect, useRef } from 'react';

/**
 * Tells how many pixels of the screen an element covers from its edge, now and whenever that changes. The ref goes on
 * the element.
 */
export function useCovered(side: 'top' | 'right' | 'bottom', onCovered: (pixels: number) => void) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const tell = () => {
      const { top, left, bottom } = target.getBoundingClientRect();
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
  }, [side, onCovered]);
  return element;
}
