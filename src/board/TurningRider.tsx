import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Direction } from '../hex';
import { paintRiderCounter } from './counters/paint-rider';
import type { BoardPalette } from './palette';
import type { CounterView } from './view';

/** World units from end to end of a rider's card, whichever way it lies, and its shadow. */
const span = 304;
const turnMilliseconds = 140;

/** The shortest way round from an angle to another. */
const shortest = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** A rider in the middle of a dial, who turns to the given facing. Drawn for the eye only. */
export function TurningRider({
  rider,
  facing,
  size,
  middle,
  palette,
  still,
}: {
  readonly rider: CounterView;
  readonly facing: Direction;
  /** Pixels from end to end, and from the corner of its parent to its middle. */
  readonly size: number;
  readonly middle: number;
  readonly palette: BoardPalette;
  readonly still: boolean;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const angle = useRef((Math.PI / 3) * facing);
  const paint = useRef(() => undefined as void);

  useLayoutEffect(() => {
    paint.current = () => {
      const ctx = canvas.current?.getContext('2d');
      if (!ctx) return;
      const scale = ctx.canvas.width / span;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
      ctx.setTransform(scale, 0, 0, scale, ctx.canvas.width / 2, ctx.canvas.height / 2);
      const counter = { ...rider, ready: false, done: false };
      paintRiderCounter(ctx, { counter, palette, inks: palette.armies[rider.colour], detail: 'figure' }, angle.current);
    };
    paint.current();
  }, [rider, palette, size]);

  useEffect(() => {
    const from = angle.current;
    const way = shortest(from, (Math.PI / 3) * facing);
    if (Math.abs(way) < 0.001) return undefined;
    const begin = performance.now();
    let frame = 0;
    const turn = (now: number): void => {
      const part = still ? 1 : Math.min(1, Math.max(0, now - begin) / turnMilliseconds);
      angle.current = from + way * (1 - (1 - part) ** 2);
      paint.current();
      if (part < 1) frame = requestAnimationFrame(turn);
    };
    turn(begin);
    return () => cancelAnimationFrame(frame);
  }, [facing, still]);

  const ratio = Math.min(3, window.devicePixelRatio || 1);
  return (
    <canvas
      ref={canvas}
      className="dial-rider"
      aria-hidden="true"
      width={Math.round(size * ratio)}
      height={Math.round(size * ratio)}
      style={{ width: size, height: size, left: middle - size / 2, top: middle - size / 2 }}
    />
  );
}
