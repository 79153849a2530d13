/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a picture painted for the screen it is on, which no file could be */
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { whenFacesLoad } from '../../board/faces';
import { figureRect } from '../../board/figure-rect';
import { useSize } from '../../board/use-size';
import { ruleBoardView, type RuleBoard as RuleBoardData, type RuleBoardView } from '../../store/skirmish/rule-board';
import { usePalette } from '../table/use-palette';
import css from './rule-board.module.css';

/** CSS pixels across a board where there is room: narrow boards are drawn larger, within reason. */
function comfortableWidth(units: number): number {
  const radius = Math.max(34, Math.min(40, 36_000 / units));
  return Math.round((units * radius) / 100);
}

/** Whether an element has come near the window once. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}

/** Paints the board once it is near, and again when its width, the theme or the letters change. */
function usePainting(canvas: RefObject<HTMLCanvasElement | null>, view: RuleBoardView): void {
  const seen = useSeen(canvas);
  const { width } = useSize(canvas);
  const palette = usePalette();
  useEffect(() => {
    if (!seen || width === 0) return;
    let wanted = true;
    let stopWaiting: () => void = () => undefined;
    // The painter is large, and a reader who sees no board needs none of it.
    import('../../board/figure').then(
      ({ paintFigure }) => {
        const paint = () => {
          if (wanted && canvas.current) paintFigure(canvas.current, view, { width, ratio: devicePixelRatio, palette });
        };
        paint();
        stopWaiting = whenFacesLoad(paint);
      },
      // The caption says what the board would show.
      () => undefined,
    );
    return () => {
      wanted = false;
      stopWaiting();
    };
  }, [canvas, view, seen, width, palette]);
}

/** A small board under a rule: what the rule says, seen. */
export function RuleBoard({ board }: { readonly board: RuleBoardData }) {
  const view = useMemo(() => ruleBoardView(board), [board]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const caption = useId();
  usePainting(canvas, view);
  const rect = figureRect(view.ground.grid);
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  return (
    <figure className={css['figure']} style={{ maxInlineSize: `${comfortableWidth(width)}px` }}>
      <canvas
        ref={canvas}
        role="img"
        aria-labelledby={caption}
        className={css['board']}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <figcaption id={caption} className={css['caption']}>
        {board.caption}
      </figcaption>
    </figure>
  );
}

/** All boards of a rule, side by side where there is room. */
export function RuleBoards({ boards }: { readonly boards: readonly RuleBoardData[] }) {
  if (boards.length === 0) return null;
  return (
    <div className={css['boards']}>
      {boards.map((board) => (
        <RuleBoard key={board.id} board={board} />
      ))}
    </div>
  );
}
