import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardAnimation } from '../../../board/animation';
import { followMilliseconds } from '../../../board/follow';
import { lengthAt, type Film, type FilmLooks } from './film';

/** How many times as fast as in play. */
export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds between two entries at the first speed: the line is read. */
const readingPause = 900;
/** After one that says nothing. */
const quietPause = 60;

export interface Watch {
  readonly moment: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly animation: BoardAnimation | null;
  /** Where the entry being shown happens. */
  readonly look: readonly number[];
  readonly setSpeed: (speed: Speed) => void;
  readonly goTo: (moment: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly toggle: () => void;
  /** Stops where it is. */
  readonly pause: () => void;
  readonly ended: (id: string | number) => void;
}

/**
 * Moves through a film. A step forward is animated; a jump or a step back only shows the result. `inSight`: whether the
 * map already shows all these hexes; where it does not, the next entry also waits for the camera.
 */
export function useWatch(
  film: Film,
  looks: FilmLooks,
  start: number,
  inSight: (hexes: readonly number[]) => boolean,
): Watch {
  const last = film.entries.length;
  const [moment, setMoment] = useState(() => Math.max(0, Math.min(last, start)));
  // The play of the entry that led here; null: shown as it is.
  const [shown, setShown] = useState<{ readonly key: number; readonly moment: number } | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const keys = useRef(0);

  const jump = useCallback((to: number) => {
    setShown(null);
    setMoment(to);
  }, []);
  const forward = useCallback(() => {
    setMoment((now) => {
      const next = Math.min(last, now + 1);
      if (next !== now) setShown({ key: ++keys.current, moment: next });
      return next;
    });
  }, [last]);

  const animation = useMemo((): BoardAnimation | null => {
    if (!shown) return null;
    const steps = film.steps(shown.moment, looks);
    return steps.length > 0 ? { id: shown.key, steps, longest: lengthAt(steps, speed) } : null;
  }, [film, looks, shown, speed]);
  const look = useMemo(() => film.places(moment, looks), [film, moment, looks]);
  const [over, setOver] = useState(0);
  const resting = animation === null || over === animation.id;

  // While it plays, the next entry follows when the one before has been seen and read.
  useEffect(() => {
    if (!playing || !resting || moment >= last) return undefined;
    const speaks = film.lines().some(({ entry }) => entry === moment - 1);
    const travel = speaks && !inSight(look) ? followMilliseconds : 0;
    const timer = setTimeout(forward, (speaks ? readingPause : quietPause) / speed + travel);
    return () => clearTimeout(timer);
  }, [playing, resting, moment, last, film, speed, forward, look, inSight]);

  // Stops where it is when the tab is out of sight.
  useEffect(() => {
    const away = () => {
      if (document.visibilityState !== 'visible') setPlaying(false);
    };
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, []);

  const halt =
    <Arguments extends unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      setPlaying(false);
      act(...given);
    };
  return {
    moment,
    last,
    playing: playing && (moment < last || !resting),
    speed,
    animation,
    look,
    setSpeed,
    goTo: halt((to: number) => jump(Math.max(0, Math.min(last, to)))),
    step: halt((by: 1 | -1) => (by > 0 ? forward() : jump(Math.max(0, moment - 1)))),
    turn: halt((by: 1 | -1) => {
      const marks = film.turns.map((mark) => mark.moment);
      jump(by > 0 ? (marks.find((at) => at > moment) ?? last) : (marks.findLast((at) => at < moment) ?? 0));
    }),
    toggle() {
      // At the end there is nothing to stop: it begins anew.
      if (moment >= last && resting) {
        jump(0);
        setPlaying(true);
      } else setPlaying(!playing);
    },
    pause: () => setPlaying(false),
    ended: (id) => setOver(Number(id)),
  };
}
