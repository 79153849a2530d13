import type { KeyboardEvent } from 'react';
import css from './actions.module.css';

/** One thing that can be chosen from the list. */
export interface Choice {
  readonly key: string;
  readonly text: string;
  readonly pressed?: boolean;
  readonly run: () => void;
}

/** A key that is held down presses a button again and again: what it pointed at first would be done unread. */
const pressesOnce = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

/** Choices of one kind, under their title; nothing where there are none. */
export function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      <ul className={css['list']}>
        {choices.map(({ key, text, pressed, run }) => (
          <li key={key}>
            <button
              type="button"
              className={css['choice']}
              aria-pressed={pressed}
              onKeyDown={pressesOnce}
              onClick={run}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
