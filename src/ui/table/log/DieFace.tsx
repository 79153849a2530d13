import css from './log.module.css';

/** Where the pips of each face of a six-sided die stand, on a grid of three by three. */
const pips: Readonly<Record<number, readonly (readonly [column: number, row: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 2],
    [2, 0],
  ],
  3: [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A number on a die's face. */
const Numeral = ({ face, y }: { readonly face: number; readonly y: number }) => (
  <text x="20" y={y} textAnchor="middle" className={css['dieNumber']}>
    {face}
  </text>
);

const Pips = ({ face }: { readonly face: number }) =>
  (pips[face] ?? []).map(([column, row]) => (
    <circle key={`${column} ${row}`} cx={11 + 9 * column} cy={11 + 9 * row} r="3.6" className={css['diePip']} />
  ));

/** A die's face: ten-sided dice are kites, six-sided ones have pips, others (draws) a number. Said by the words beside it. */
export function DieFace({ face, sides }: { readonly face: number; readonly sides: number }) {
  return (
    <svg viewBox="0 0 40 40" className={css['die']} aria-hidden="true">
      {sides === 10 ? (
        <>
          <path d="M20 2 38 17 20 38 2 17Z" className={css['dieBody']} />
          <path d="M20 2 11 22 20 30 29 22ZM2 17l9 5M38 17l-9 5M20 30v8" className={css['dieEdges']} />
          <Numeral face={face} y={23.5} />
        </>
      ) : (
        <>
          <rect x="4" y="4" width="32" height="32" rx="6" className={css['dieBody']} />
          {sides === 6 ? <Pips face={face} /> : <Numeral face={face} y={26.5} />}
        </>
      )}
    </svg>
  );
}
