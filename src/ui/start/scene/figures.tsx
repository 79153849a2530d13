/** People and trees before the village: dark against the light. */

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

const placed = ({ x, y, scale = 1, flip }: Place) => `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;

const shield = 'M-24 -62h24v16c0 11-6 16-12 20-6-4-12-9-12-20z';

/** Chevrons on blue or cross-hatching on red: an army is never told by colour alone. */
function Arms({ army }: { readonly army: 'blue' | 'red' }) {
  return (
    <>
      <path d={shield} fill={`var(--army-${army})`} stroke="var(--paper-raised)" strokeWidth="2" />
      <path
        d={
          army === 'blue'
            ? 'M-22 -50l10-8 10 8m-20 11l10-8 10 8'
            : 'M-22 -52l16 16M-14 -60l14 14M-2 -52l-16 16M-8 -60l-14 14'
        }
        stroke="var(--paper-raised)"
        strokeWidth="2"
        fill="none"
        opacity="0.85"
      />
    </>
  );
}

/** A man on foot, 84 high, looking right; his shield faces us. */
export function Soldier({
  army,
  weapon,
  ...place
}: Place & { readonly army: 'blue' | 'red'; readonly weapon: 'spear' | 'sword' | 'bow' }) {
  return (
    <g transform={placed(place)} fill="var(--figure)" stroke="var(--rim)" strokeWidth="1">
      {weapon === 'spear' && <path d="M17 4L20.5 -118l2.5 0L20 4zM21.8 -136l5.5 20h-11z" />}
      {weapon === 'sword' && <path d="M10 -52l22 -38 4 2 -21 39zM9 -58l14 8-1.5 3-14-8z" />}
      {weapon === 'bow' && (
        <path
          d="M12 -20C36 -36 36 -74 12 -92"
          fill="none"
          stroke="var(--pen)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      <path d="M-13 0c1-12 1-22 3-32h8c0 10 2 18 1 32zM3 0c0-12-1-20 0-32h9c2 10 2 20 4 32z" />
      <path d="M-15 -26c-1-16 1-30 7-38h14c7 7 9 20 9 38-9 4-21 4-30 0z" />
      <path d="M6 -60c7 2 12 8 15 16l-5 5c-5-6-9-9-15-11z" />
      <path d="M-9 -70c-1-9 3-15 9-15s10 6 9 15c-2 5-5 8-9 8s-7-3-9-8z" />
      <path d="M-11 -73c1-10 5-15 11-16 6 1 10 6 11 16z" />
      {weapon === 'bow' ? <path d="M-17 -66l9 3 -6 28 -9 -3z" /> : <Arms army={army} />}
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
