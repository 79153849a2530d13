import { useEffect, useRef } from 'react';

/** Scrolls a box, and nothing around it, so that what is inside stands in its middle; not at all if it shows already. */
function bringInto(box: Element, inside: Element): void {
  const inner = inside.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  if (inner.left < outer.left || inner.right > outer.right) {
    box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
}

/**
 * Keeps the link to the current section visible in a long index, without scrolling the page. The ref goes on the index.
 */
export function useCurrentInSight(current: string | undefined) {
  const index = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = index.current?.querySelector('[aria-current=page]');
    const boxes = [link?.closest('ol'), index.current?.parentElement];
    if (link) for (const box of boxes) if (box) bringInto(box, link);
  }, [current]);
  return index;
}
