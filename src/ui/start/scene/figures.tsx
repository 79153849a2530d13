/** People and trees before the village: dark against the light. */

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

const placed = ({ x, y, scale = 1, flip }: Place) => `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;

const shield = 'M-19 -63c7-2 15-2 22 0v13c0 12-4 20-11 26-7-6-11-14-11-26z';

/** Chevrons on blue or cross-hatching on red: an army is never told by colour alone. */
function Arms({ army }: { readonly army: 'blue' | 'red' }) {
  const charge =
    army === 'blue' ? 'M-17 -50l9-7 9 7m-18 10l9-7 9 7' : 'M-18 -55l17 19M-13 -63l15 17M2 -55l-17 19M-3 -63l-15 17';
  return (
    <>
      <path d={shield} fill={`var(--army-${army})`} stroke="var(--figure)" strokeWidth="3" />
      <path d={charge} stroke="#f3e3bd" strokeWidth="1.8" fill="none" opacity="0.85" />
      <path d={shield} fill="none" stroke="#f3e3bd" strokeWidth="1.2" />
    </>
  );
}

const weapons = {
  spear: 'M19 4L24.5 -146h2.6L22 4zM26 -168l4.5 22h-9.5z',
  sword: 'M19 -62l20 -44 3.5 -2 -.5 4 -20 44zM16 -64l11 6 -1.3 2.800 -11-6z',
  bow: 'M14 -22C36 -42 38 -76 20 -100l2.5 -1C42 -76 40 -40 16.5 -20z',
} as const;

/** A man on foot, 100 high, looking right; his shield faces us. */
export function Soldier({
  army,
  weapon,
  ...place
}: Place & { readonly army: 'blue' | 'red'; readonly weapon: keyof typeof weapons }) {
  return (
    <g transform={placed(place)} fill="var(--figure)">
      <path d={weapons[weapon]} />
      <path d="M-10 0l3-34h6l-1 31 5 3zM2 0l-1-34h7l3 31 5 3z" />
      <path d="M-7 -70C-15 -60 -19 -40 -18 -18l8 -3c-1-22 1-36 5-46z" />
      <path d="M-12 -27C-12 -48 -10 -62 -7 -71h15c4 10 6 26 6 44-8 4-18 4-26 0z" />
      <path d="M6 -69c7 2 12 8 16 14l-4 5c-5-5-9-8-14-9z" />
      <path d="M-6 -69c-2-10 1-17 7-17s9 7 7 17z" />
      {weapon === 'bow' ? (
        <>
          <path d="M-8 -77c0-12 5-17 10-17 6 0 8 6 9 13-6-2-12-1-19 4z" />
          <path d="M-18 -72l7 2-5 30-8-2z" />
          <path d="M-18 -74l-2-7m5 8l0-8m3 9l3-7" stroke="var(--figure)" strokeWidth="1.6" />
        </>
      ) : (
        <>
          <path d="M-7 -81c0-9 4-14 8-19 4 5 8 10 8 19z" />
          <path d="M-9 -81.5c6-2 14-2 20 0v2.5c-6-1.5-14-1.5-20 0zM7.5 -80h2.5v7h-2.5z" />
          <Arms army={army} />
        </>
      )}
    </g>
  );
}

/** The shape of a banner's cloth; the scene clips by it. */
export const cloth = 'M2 -176c22-8 38 8 66 0l-14 21 14 21c-28 8-44-8-66 0z';

/** A banner on its staff, moving a little in the evening wind. */
export function Banner({ army, ...place }: Place & { readonly army: 'blue' | 'red' }) {
  return (
    <g transform={placed(place)}>
      <path d="M-2 0V-182h4V0z" fill="var(--pen)" />
      <circle cy="-184" r="4" fill="var(--pen)" />
      <g className="wave">
        <path d={cloth} fill={`var(--army-${army})`} stroke="var(--pen)" strokeWidth="1.5" />
        <path
          d={
            army === 'blue'
              ? 'M4 -140l16-18 16 15M4 -156l16-18 18 16M22 -139l16-17 14 14'
              : 'M4 -172l34 34M20 -176l36 36M4 -150l14 14M40 -174l-36 34M58 -172l-34 34M20 -178l-16 14'
          }
          stroke="var(--paper-raised)"
          strokeWidth="2.5"
          fill="none"
          opacity="0.85"
          clipPath="url(#cloth)"
        />
      </g>
    </g>
  );
}

/** An old tree: trunk and crown in pen strokes. */
export function Tree(place: Place) {
  return (
    <g transform={placed(place)} fill="var(--pen)">
      <path d="M-9 0c5-22 6-48 1-78l-22-30 3-3 23 24c2-16-2-34-8-48l4-2c9 15 12 30 12 46l20-30 4 2-18 40c-4 30-2 56 8 79z" />
      <path
        d="M-58 -104c-22-2-30-26-14-38-10-22 12-44 32-36 6-24 42-30 54-10 22-12 48 4 44 28 22 8 24 38 4 46-4 18-28 22-40 8-14 14-36 12-44-2-12 12-30 12-36 4z"
        opacity="0.94"
      />
      <path
        d="M-52 -130c8-8 18-8 24-2M-24 -160c8-8 20-8 26 0M10 -150c8-8 20-6 24 2M-8 -124c8-8 20-8 26 0M28 -120c6-6 14-6 18 0"
        stroke="var(--hill-near)"
        strokeWidth="2"
        fill="none"
        opacity="0.8"
      />
    </g>
  );
}
