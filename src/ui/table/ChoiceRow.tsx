import type { ReactNode } from 'react';
import css from './choice-row.module.css';

/** One of several things to choose from, as a large row: a picture, what it is, a few words more, a number at its end. */
export function ChoiceRow({
  picture,
  title,
  more = '',
  end = '',
  pressed,
  onChoose,
}: {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly more?: string;
  readonly end?: string;
  readonly pressed?: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        className={css['row']}
        aria-label={[title, more, end].filter(Boolean).join(', ')}
        aria-pressed={pressed}
        onClick={onChoose}
      >
        {picture && <span className={css['rowIcon']}>{picture}</span>}
        <span className={css['rowWords']}>
          <strong>{title}</strong>
          {more && <small>{more}</small>}
        </span>
        {end && <span className={css['rowEnd']}>{end}</span>}
      </button>
    </li>
  );
}

/** Such rows, one below the other. */
export const ChoiceRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css['rows']}>{children}</ul>
);
