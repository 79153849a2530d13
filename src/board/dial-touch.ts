import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from '../hex';
import type { PartsTouch } from './parts-touch';

/** What a finger does within a magnified hex. */
export type DialTouch = Pick<PartsTouch, 'press' | 'slideIn' | 'slideEnd'>;

interface Handlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** A point of the page as one of the board, which the magnified hex lies in. */
function onBoard(event: PointerEvent<HTMLElement>): Point {
  const box = event.currentTarget.offsetParent?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

/**
 * A finger or a pen that comes down on one part may slide to another: the one it leaves is chosen. Mouse, keyboard and
 * screen reader press the parts as buttons.
 */
export function useDialTouch(root: RefObject<HTMLElement | null>, touch: DialTouch): Handlers {
  const finger = useRef<number | null>(null);
  useEffect(() => {
    const dial = root.current;
    // The click that would follow a lifted finger has been answered already.
    const noClick = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('.dial-part')) event.preventDefault();
    };
    dial?.addEventListener('touchend', noClick, { passive: false });
    return () => dial?.removeEventListener('touchend', noClick);
  }, [root]);
  const end = (event: PointerEvent<HTMLElement>, lifted: boolean): void => {
    if (finger.current !== event.pointerId) return;
    finger.current = null;
    touch.slideEnd(lifted);
  };
  return {
    onPointerDown(event) {
      if (event.pointerType === 'mouse' || finger.current !== null) return;
      if (!touch.press(onBoard(event))) return;
      finger.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (finger.current === event.pointerId) touch.slideIn(onBoard(event));
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
