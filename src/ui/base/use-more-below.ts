import { useEffect, useRef } from 'react';

/**
 * Marks a box that scrolls with `data-more` as long as there is more of it below what shows, so that it can be seen to
 * scroll, and tells in `--more` how much, in pixels; as long as it scrolls keys reach it. `shown`: whether it is there.
 * The ref goes on the box.
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
