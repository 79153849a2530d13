import { useLayoutEffect, useRef, useState } from 'react';

/** Before it is known. */
const usual = 320;

/**
 * The width of a box in pixels, so that figures drawn in it have the same size on a phone and on a tablet. The ref goes
 * on the box.
 */
export function useWidth() {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || usual);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, []);
  return { box, width };
}
