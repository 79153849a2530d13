import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { hurry, timeline, type BoardAnimation } from './animation';
import { momentAt, type Moment } from './animation-frame';
import type { Camera } from './camera-api';
import { createFollower, followMilliseconds } from './follow';
import type { BoardView } from './view';

/** Plays an animation over the final view. */
export interface Player {
  /** The present moment; null when nothing plays. */
  readonly moment: () => Moment | null;
  /** Ends it at once; false when nothing plays. */
  readonly finish: () => boolean;
}

interface Playing {
  readonly id: string | number;
  readonly now: () => Moment;
  readonly end: () => void;
}

/**
 * Starts whenever the animation's id changes; `redraw` is called a frame. With reduced motion it ends as it begins. While
 * `held` it stands at its beginning.
 */
export function usePlayer(
  animation: BoardAnimation | null,
  view: BoardView,
  { reducedMotion, held, camera }: { readonly reducedMotion: boolean; readonly held: boolean; readonly camera: Camera },
  redraw: () => void,
  onEnd: ((id: string | number) => void) | undefined,
): Player {
  const playing = useRef<Playing | null>(null);
  const latest = useRef({ view, onEnd, animation, reducedMotion, held, camera });
  useLayoutEffect(() => {
    latest.current = { view, onEnd, animation, reducedMotion, held, camera };
  });
  const id = animation?.id;
  useLayoutEffect(() => {
    const { animation: begun, reducedMotion: still } = latest.current;
    if (!begun) return undefined;
    const { timed, length } = timeline(begun);
    const speed = hurry(length, begun.longest);
    let frame = 0;
    let elapsed = 0;
    let first: number | null = null;
    let waiting = 0;
    const { ground } = latest.current.view;
    const follow = begun.followed ? createFollower(ground.grid, timed, latest.current.camera) : null;
    const end = (): void => {
      cancelAnimationFrame(frame);
      playing.current = null;
      redraw();
      latest.current.onEnd?.(begun.id);
    };
    const tick = (time: number): void => {
      if (latest.current.held) {
        frame = requestAnimationFrame(tick);
        return;
      }
      if (first === null) {
        // Whoever has just taken the tablet over sees the board before it moves.
        if (follow) waiting = time + followMilliseconds;
        first = Math.max(time, waiting);
      }
      elapsed = Math.max(elapsed, (time - first) * speed);
      const stop = time < waiting ? null : (follow?.(elapsed) ?? null);
      if (stop !== null) {
        elapsed = stop;
        waiting = time + followMilliseconds;
        first = waiting - stop / speed;
      }
      if (elapsed >= length) {
        end();
        return;
      }
      redraw();
      frame = requestAnimationFrame(tick);
    };
    const now = (): Moment => {
      const { ground, counters } = latest.current.view;
      return momentAt(ground.grid, counters, timed, elapsed);
    };
    if (still || length === 0) {
      end();
      return undefined;
    }
    playing.current = { id: begun.id, now, end };
    frame = requestAnimationFrame(tick);
    redraw();
    return () => {
      cancelAnimationFrame(frame);
      playing.current = null;
    };
  }, [id, redraw]);
  const moment = useCallback(() => playing.current?.now() ?? null, []);
  const finish = useCallback(() => {
    if (!playing.current) return false;
    playing.current.end();
    return true;
  }, []);
  return useMemo(() => ({ moment, finish }), [moment, finish]);
}
