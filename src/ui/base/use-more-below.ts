import { useEffect, useRef } from 'react';

/**
 * Sets `data-more` on a scrolling box while there is more content below, and `--more` to its height in pixels. While
 * the box scrolls it can be focused, so that keys scroll it. `shown`: whether the box is rendered. The ref goes on the
 * box.
 */
export function useMoreBelow(shown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!shown || !element) return undefined;
    const mark = () => {
      // The empty margin at the foot is nothing to scroll to: what ends above it is seen whole.
      const margin = Number.parseFloat(getComputedStyle(element).paddingBottom) || 0;
      const more = element.scrollHeight - element.clientHeight - element.scrollTop - margin;
      element.style.setProperty('--more', `${Math.max(0, more)}px`);
      // A fraction of a pixel is left over at the end of a zoomed page.
      element.toggleAttribute('data-more', more > 4);
      // Without anything in it to go to, keys could not scroll it.
      if (element.scrollHeight - element.clientHeight > 4) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    const children = new MutationObserver(mark);
    children.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [shown]);
  return box;
}
