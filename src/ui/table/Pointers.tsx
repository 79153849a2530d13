import { Crosshair } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Insets } from '../../board/camera';
import type { Camera } from '../../board/camera-api';
import type { BoardView } from '../../board/view';
import { useWords } from '../../i18n/words';
import { asManyAsFit } from './aids/use-aid-in-sight';
import css from './pointers.module.css';
import { pointersTo, type Pointer } from './pointers';

/** What lies over the board within what is free of it, in pixels of the board. */
function takenOver(board: HTMLElement) {
  const { left, top } = board.getBoundingClientRect();
  return [...document.querySelectorAll('[data-over-board], [data-over-board] > *')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box) => ({ left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }));
}

/** At the board's edge, where those are who can be aimed at and cannot be seen; a touch brings them into sight. */
export function Pointers({
  view,
  camera,
  covered,
  none,
}: {
  readonly view: BoardView;
  readonly camera: Camera;
  readonly covered: Insets;
  /** Nothing is to be aimed at now. */
  readonly none: boolean;
}) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [pointers, setPointers] = useState<readonly Pointer[]>([]);
  useEffect(() => {
    const tell = () => {
      const board = box.current;
      const now = board && !none ? pointersTo(view, camera, () => takenOver(board)) : [];
      setPointers((before) => (before.length === 0 && now.length === 0 ? before : now));
    };
    tell();
    return camera.subscribe(tell);
  }, [view, camera, covered, none]);
  // Buttons and cards lie over no hex that is brought into sight, and over no words that rise from one.
  useEffect(() => {
    camera.avoid(() => (box.current ? takenOver(box.current) : []));
    return () => camera.avoid(() => []);
  }, [camera]);
  return (
    <div ref={box} className={css['pointers']}>
      {pointers.map(({ at, angle, hexes }) => (
        <button
          key={hexes[0]}
          type="button"
          className={css['pointer']}
          style={{ left: at.x, top: at.y, ['--angle' as string]: `${angle}deg` }}
          aria-label={t('play.outOfSight', { count: hexes.length })}
          onClick={() => camera.focus(asManyAsFit(hexes, camera), covered)}
        >
          <span className={css['drop']} />
          <span className={css['what']}>{hexes.length > 1 ? hexes.length : <Crosshair aria-hidden size={20} />}</span>
        </button>
      ))}
    </div>
  );
}
