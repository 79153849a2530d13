import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Direction, Grid, HexIndex, Point } from '../hex';
import type { Camera } from './camera-api';
import { createGestures, type Timers } from './gestures';
import { isPalm } from './palm';
import { pick } from './pick';
import type { PartsTouch } from './parts-touch';

/** How a hex was touched: with the keyboard, or by something that came down near one of its sides. */
export interface TouchManner {
  readonly keyed: boolean;
  readonly rim: boolean;
}

/** Reports a hex and its sixth; `manner` is left out where a part itself was chosen. True: the touch meant something. */
export type OnHex = (hex: HexIndex, part: Direction, manner?: TouchManner) => boolean | undefined | void;

/** What a board reports of fingers, mouse and wheel. */
export interface TouchReports {
  readonly grid: Grid;
  /** Ends a running animation; true when one was running. */
  readonly finish: () => boolean;
  readonly onHex: OnHex | undefined;
  readonly onOutside: (() => void) | undefined;
  readonly onHover: ((hex: HexIndex | null, part: Direction) => void) | undefined;
  readonly onLongPress: ((hex: HexIndex) => void) | undefined;
  readonly parts: PartsTouch;
}

const doubleTapFactor = 1.8;
/** The page's timers, silent once the board has gone. */
const timersUntil = (gone: AbortSignal): Timers => ({
  set: (action, milliseconds) => window.setTimeout(() => gone.aborted || action(), milliseconds),
  clear: (timer) => window.clearTimeout(timer),
});

/** A wheel's turn zooms, two fingers on a trackpad pan, and pinch (told as a wheel with control held) zooms. */
function wheel(camera: Camera, event: WheelEvent, at: Point): void {
  event.preventDefault();
  const notched =
    event.deltaMode !== 0 || (event.deltaX === 0 && Math.abs(event.deltaY) >= 50 && event.deltaY % 1 === 0);
  if (event.ctrlKey || event.metaKey) camera.zoomBy(Math.exp(-event.deltaY * (notched ? 0.002 : 0.01)), at);
  else if (notched) camera.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, at);
  else camera.panBy(-event.deltaX, -event.deltaY);
}

/** Binds an element's pointers to a camera and to reports. Listeners are set once; reports may change at any time. */
export function useTouch(element: RefObject<HTMLElement | null>, camera: Camera, reports: TouchReports): void {
  const latest = useRef(reports);
  useLayoutEffect(() => {
    latest.current = reports;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let hovered = '';
    /** What touches now: a fingertip hides what it touches, a mouse's point does not. */
    let finger = false;

    const at = (event: MouseEvent): Point => {
      const box = target.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const under = (point: Point) => pick(latest.current.grid, camera.toWorld(point));

    const hover = (point: Point | null): void => {
      const picked = point === null ? null : under(point);
      const name = picked === null || picked.hex < 0 ? '' : `${picked.hex}/${picked.part}`;
      if (name === hovered) return;
      hovered = name;
      latest.current.onHover?.(picked !== null && picked.hex >= 0 ? picked.hex : null, picked?.part ?? 0);
    };

    const gestures = createGestures(
      {
        touched: () => latest.current.finish(),
        halt: () => camera.halt(),
        tap(point) {
          const picked = under(point);
          const { hex, part, rim } = picked;
          if (latest.current.parts.tap(point, picked, finger)) return true;
          if (hex >= 0) return latest.current.onHex?.(hex, part, { keyed: false, rim }) === true;
          latest.current.onOutside?.();
          return false;
        },
        doubleTap: (point) => camera.zoomBy(doubleTapFactor, point),
        longPress(point) {
          const { hex } = under(point);
          if (hex >= 0) latest.current.onLongPress?.(hex);
        },
        hold: (point) => finger && latest.current.parts.hold(point, under(point)),
        slide: (point) => latest.current.parts.slide(point, under(point)),
        slideEnd: (lifted) => latest.current.parts.slideEnd(lifted),
        pan(dx, dy) {
          latest.current.parts.close();
          camera.panBy(dx, dy);
        },
        pinch(from, to) {
          latest.current.parts.close();
          camera.pinch(from, to);
        },
        fling: (vx, vy) => camera.fling(vx, vy),
      },
      timersUntil(stop.signal),
    );

    target.addEventListener(
      'pointerdown',
      (event) => {
        if ((event.pointerType === 'mouse' && event.button !== 0) || isPalm(event)) return;
        target.setPointerCapture(event.pointerId);
        finger = event.pointerType !== 'mouse';
        gestures.down(event.pointerId, at(event), event.timeStamp);
      },
      options,
    );
    target.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) hover(at(event));
        // A hand that comes to rest touches with its edge first.
        else if (isPalm(event)) gestures.cancel(event.pointerId);
        else gestures.move(event.pointerId, at(event), event.timeStamp);
      },
      options,
    );
    target.addEventListener(
      'pointerup',
      (event) => {
        if (isPalm(event)) gestures.cancel(event.pointerId);
        else gestures.up(event.pointerId, at(event), event.timeStamp);
      },
      options,
    );
    target.addEventListener('pointercancel', (event) => gestures.cancel(event.pointerId), options);
    // No click follows a finger that lifts: it would fall on whatever the touch has just opened there.
    // (One that the browser has taken over brings no click, and cannot be stopped.)
    const noClick = (event: TouchEvent): void => {
      if (event.cancelable) event.preventDefault();
    };
    target.addEventListener('touchend', noClick, { ...options, passive: false });
    target.addEventListener('pointerleave', () => hover(null), options);
    target.addEventListener(
      'contextmenu',
      (event) => {
        // The right button asks what a long press asks; a finger's long press must not open the browser's menu.
        event.preventDefault();
        if (!('pointerType' in event) || event.pointerType !== 'mouse') return;
        const { hex } = under(at(event));
        if (hex >= 0) latest.current.onLongPress?.(hex);
      },
      options,
    );
    target.addEventListener(
      'wheel',
      (event) => {
        latest.current.parts.close();
        wheel(camera, event, at(event));
      },
      { ...options, passive: false },
    );
    return () => stop.abort();
  }, [element, camera]);
}
