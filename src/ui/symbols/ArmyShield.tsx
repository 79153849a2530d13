import { useId } from 'react';
import type { ArmyPattern } from '../../board/view';
import type { ArmyLook } from '../../store/army-pairs';

const outline = 'M3 3h34v16.5c0 9-6.6 15.4-17 19.2C9.6 34.9 3 28.5 3 19.5z';

const patterns: Readonly<Record<ArmyPattern, string>> = {
  chevrons: 'M-2 18l22-13 22 13M-2 28l22-13 22 13M-2 38l22-13 22 13',
  hatch: 'M-4 8l36 36M6 -2l38 38M16 -12l38 38M44 8L8 44M34 -2L-4 36M24 -12L-14 26',
  bars: 'M0 11h40M0 20h40M0 29h40',
  dots: 'M10 10h.1M20 10h.1M30 10h.1M15 18h.1M25 18h.1M10 26h.1M20 26h.1M30 26h.1M20 33h.1',
  waves: 'M-4 12q6-6 12 0t12 0t12 0t12 0M-4 21q6-6 12 0t12 0t12 0t12 0M-4 30q6-6 12 0t12 0t12 0t12 0',
  checks:
    'M3 3h8.5v8.5H3zM20 3h8.5v8.5H20zM11.5 11.5H20V20h-8.5zM28.5 11.5H37V20h-8.5zM3 20h8.5v8.5H3zM20 20h8.5v8.5H20zM11.5 28.5H20V37h-8.5z',
};

/** An army's arms: its colour and its pattern on a shield. Says nothing: a name stands beside it. */
export function ArmyShield({ look, className }: { readonly look: ArmyLook; readonly className?: string | undefined }) {
  const id = useId();
  const drawn =
    look.pattern === 'checks'
      ? { fill: 'currentColor' }
      : { fill: 'none', strokeWidth: look.pattern === 'dots' ? 4.5 : 2.6 };
  return (
    <svg viewBox="0 0 40 42" aria-hidden="true" className={className} width="36" height="38">
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={`var(--army-${look.colour})`} />
      <g
        clipPath={`url(#${id})`}
        color="#f8f0dc"
        stroke={look.pattern === 'checks' ? 'none' : 'currentColor'}
        strokeLinecap="round"
        opacity="0.8"
      >
        <path d={patterns[look.pattern]} {...drawn} />
      </g>
      <path d={outline} fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
