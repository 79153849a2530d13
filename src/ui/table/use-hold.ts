import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How long a finger must rest. */
export const holdMilliseconds = 700;

/**
 * A ref for a button that disappears while the finger is still on it. It prevents the click that follows the touch,
 * which would land on whatever has taken the button's place. The touch still ends on an element that has left the page,
 * so the listener belongs to the element itself and goes with it.
 */
const leavesNoClick = (element: HTMLElement | null): void =>
  element?.addEventListener('touchend', (event) => event.preventDefault(), { passive: false });

/**
 * Something that happens when a button is held; by keyboard at once. A short tap calls `onTap`, which explains.
 */
export function useHold(onHeld: () => void, onTap: () => void) {
  const [holding, setHolding] = useState(false);
  const timer = useRef(0);
  const held = useRef(false);

  const stop = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    holding,
    handlers: {
      ref: leavesNoClick,
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        held.current = false;
        setHolding(true);
        timer.current = window.setTimeout(() => {
          held.current = true;
          setHolding(false);
        }, holdMilliseconds);
      },
      // Begins as the finger leaves: nothing under it may be touched by the same press.
      onPointerUp() {
        stop();
        if (held.current) onHeld();
        else onTap();
        held.current = false;
      },
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) onHeld();
      },
      // A screen reader's double tap comes as a click without a pointer.
      onClick(event: { detail: number }) {
        if (event.detail === 0) onHeld();
      },
    },
  };
}
