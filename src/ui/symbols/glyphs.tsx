import type { Harm } from './results';

/** Drawings of a result, in a box of 40 × 40, filled with the current colour. */

/** The attacker's form: a round shield with its rim. */
export function RoundShield() {
  return (
    <>
      <circle cx="20" cy="20" r="18" />
      <circle cx="20" cy="20" r="15" fill="none" stroke="var(--on-symbol)" strokeOpacity="0.55" strokeWidth="1.25" />
    </>
  );
}

/** The defender's form: a heater shield with its rim. */
export function HeaterShield() {
  return (
    <>
      <path d="M3 3h34v16.5c0 9-6.6 15.4-17 19.2C9.6 34.9 3 28.5 3 19.500z" />
      <path
        d="M5.8 5.800h28.400v13.700c0 7.3-5.2 12.7-14.2 16.2-9-3.5-14.2-8.9-14.2-16.200z"
        fill="none"
        stroke="var(--on-symbol)"
        strokeOpacity="0.55"
        strokeWidth="1.25"
      />
    </>
  );
}

const skull =
  'M20 7.500c-6 0-10.2 4-10.2 9.3 0 3.2 1.5 5.5 3.6 6.800v3.100c0 .9.7 1.6 1.6 1.600h1.300v-2h1.700v2h4v-2h1.700v2h1.3' +
  'c.9 0 1.6-.7 1.6-1.600v-3.100c2.1-1.3 3.6-3.6 3.6-6.8 0-5.3-4.2-9.3-10.2-9.300z' +
  'M15.8 15a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.400zM24.2 15a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.400zM20 20.400l1.5 2.900h-3z';

const drop =
  'M20 7c3.6 5.4 7.6 9.6 7.6 14.200a7.6 7.6 0 0 1-15.2 0C12.4 16.6 16.4 12.4 20 7z' +
  'M15.6 21.200c0 2.5 1.8 4.5 4.3 4.700v-1.700c-1.6-.2-2.6-1.4-2.6-3z';

/** Faces left; a box of 26 × 30 from (0, 0). */
const horseHead =
  'M10.2 29.500c-.3-5 1.4-8.3 4.3-11.4-2.3.3-4.3 1-6 2.7-.7.7-1.4 1.8-2.4 2.6-.8.6-1.8.5-2.5-.1l-1.7-1.5' +
  'c-.8-.7-.9-1.8-.4-2.7.9-1.7 2.1-3.1 3-4.9.8-1.7 1.1-3.4 2-5.1.7-1.3 1.7-2.3 2.8-3.100L9.9.6c2 .6 3.4 1.7 4.4 3.1' +
  'C21 4.6 25.5 10 25.5 18c0 4-.6 7.7-.6 11.500z' +
  'M9.3 9.400a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.600z';

/** A small horse's head, added beside a shield when the horse dies. */
export const HorseHead = () => <path d={horseHead} fillRule="evenodd" />;

/** What happens, drawn on a shield. */
export function HarmGlyph({ harm }: { readonly harm: Harm }) {
  switch (harm) {
    case 'killed':
      return <path d={skull} fillRule="evenodd" />;
    case 'wounded':
      return <path d={drop} fillRule="evenodd" />;
    case 'stunned':
      return (
        <path
          d="M20.3 18.300c1.5-.4 2.6 1.5 1.2 2.7-2 1.6-5-.3-4.4-3 .8-3.4 5.4-4.3 7.6-1.6 2.7 3.3.6 8.5-3.9 8.9-5.4.5-9-5-7-9.9 2.3-5.5 9.4-6.7 13.3-2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      );
    case 'retreats':
      return (
        <path
          d="M27.5 28V16.500a6.5 6.5 0 0 0-13 0V21h4.200L12.5 28.5 6.3 21h4.200v-4.500a10.5 10.5 0 0 1 21 0V28z"
          transform="translate(2 -1) scale(.95)"
        />
      );
    case 'unhorsed':
      return (
        <g transform="translate(9 7) scale(.84)">
          <HorseHead />
        </g>
      );
  }
}
