import css from './actions.module.css';

/** One thing that can be chosen from the list. */
export interface Choice {
  readonly key: string;
  readonly text: string;
  readonly pressed?: boolean;
  readonly run: () => void;
}

/** Choices of one kind, under their title; nothing where there are none. */
export function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      <ul className={css['list']}>
        {choices.map(({ key, text, pressed, run }) => (
          <li key={key}>
            <button type="button" className={css['choice']} aria-pressed={pressed} onClick={run}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
