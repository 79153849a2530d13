import { useId } from 'react';
import { classes } from '../base/classes';
import css from './board-picture.module.css';

/** A small picture of a board in its frame; while there is none, a sheet of empty hexes. Says nothing: words stand beside it. */
export function BoardPicture({
  url,
  className,
}: {
  readonly url: string | null;
  readonly className?: string | undefined;
}) {
  const id = useId();
  return (
    <span className={classes(css['frame'], className)}>
      {url ? (
        <img src={url} alt="" decoding="async" />
      ) : (
        <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={css['blank']}>
          <pattern id={id} width="24" height="13.86" patternUnits="userSpaceOnUse">
            <path
              d="M0 6.93h4L8 0h8l4 6.93h4M4 6.93l4 6.93h8l4-6.93"
              fill="none"
              stroke="currentColor"
              strokeWidth="0.8"
            />
          </pattern>
          <rect width="120" height="90" fill={`url(#${id})`} />
        </svg>
      )}
    </span>
  );
}
