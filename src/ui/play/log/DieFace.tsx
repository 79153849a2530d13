import css from './log.module.css';

/** A die's face: ten-sided dice are kites, others (draws) squares. Said by the words beside it. */
export function DieFace({ face, sides }: { readonly face: number; readonly sides: number }) {
  return (
    <svg viewBox="0 0 40 40" className={css['die']} aria-hidden="true">
      {sides === 10 ? (
        <>
          <path d="M20 2 38 17 20 38 2 17Z" className={css['dieBody']} />
          <path d="M20 2 11 22 20 30 29 22ZM2 17l9 5M38 17l-9 5M20 30v8" className={css['dieEdges']} />
        </>
      ) : (
        <rect x="4" y="4" width="32" height="32" rx="6" className={css['dieBody']} />
      )}
      <text x="20" y={sides === 10 ? 23.5 : 26.5} textAnchor="middle" className={css['dieNumber']}>
        {face}
      </text>
    </svg>
  );
}
