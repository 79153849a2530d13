import { Church, Gate, House, Light, Tower, Wall, Windmill } from './buildings';
import { Banner, cloth, Soldier, Tree } from './figures';
import css from './scene.module.css';

const stars = [
  [60, 60, 1.6], [150, 150, 1.1], [232, 44, 1.3], [310, 120, 1], [388, 36, 1.7], [452, 176, 1.1], [520, 70, 1.2],
  [700, 44, 1.4], [742, 210, 1.1], [810, 92, 1.8], [872, 170, 1], [930, 60, 1.3], [1004, 140, 1.5], [1080, 50, 1.1],
  [1140, 190, 1.6], [96, 232, 1.2], [360, 228, 1], [560, 236, 1], [1180, 100, 1.1], [28, 168, 1],
] as const; // prettier-ignore

/** Light, hatching, and the sky's colours. */
function Definitions() {
  return (
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-top)" />
        <stop offset="0.45" stopColor="var(--sky-middle)" />
        <stop offset="0.72" stopColor="var(--sky-low)" />
      </linearGradient>
      <radialGradient id="sun-halo">
        <stop offset="0" stopColor="var(--sun)" stopOpacity="0.9" />
        <stop offset="0.25" stopColor="var(--sun)" stopOpacity="0.35" />
        <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="window-halo">
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.55" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="gate-light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.25" />
        <stop offset="1" stopColor="var(--glow)" />
      </linearGradient>
      <radialGradient id="road-light">
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <clipPath id="cloth">
        <path d={cloth} />
      </clipPath>
      <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(52)">
        <path d="M0 0H5" stroke="var(--pen)" strokeWidth="1.1" opacity="0.42" />
      </pattern>
      <pattern id="hatch-wide" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path d="M0 0H9" stroke="var(--pen)" strokeWidth="1" opacity="0.28" />
      </pattern>
    </defs>
  );
}

function Sky() {
  return (
    <g>
      <rect width="1200" height="820" fill="url(#sky)" />
      <g fill="var(--star)">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="652" cy="282" r="200" fill="url(#sun-halo)" />
      <circle cx="652" cy="282" r="36" fill="var(--sun)" className="disc" />
      <g fill="none" stroke="var(--pen)" strokeLinecap="round" opacity="0.28">
        <path d="M40 262c70-12 120 6 190-4M90 276c50-6 110 4 160-2M700 268c60-12 150 8 230-4M760 282c60-6 120 4 170-2" />
        <path d="M1000 226c50-8 110 6 170-2M1030 238c30-4 70 2 100-2M330 300c40-6 90 4 130-2" />
        <path
          d="M420 214q8-9 15 0q8-9 15 0M452 240q6-7 11 0q6-7 11 0M398 246q5-6 9 0q5-6 9 0"
          strokeWidth="1.8"
          opacity="0.9"
        />
      </g>
    </g>
  );
}

function Hills() {
  return (
    <g stroke="var(--pen)" strokeWidth="1.4" strokeOpacity="0.5">
      <path
        d="M0 420C110 352 210 344 330 392c120-70 250-84 372-24 110-56 240-64 340-10 60-18 110-18 158-6v468H0z"
        fill="var(--hill-far)"
      />
      <path
        d="M0 420C110 352 210 344 330 392c120-70 250-84 372-24 110-56 240-64 340-10 60-18 110-18 158-6v468H0z"
        fill="url(#hatch-wide)"
        stroke="none"
      />
      <Windmill x={985} y={352} />
      <path d="M0 500c150-44 280-36 420-14 190-42 380-26 560 14 90-22 160-22 220-10v330H0z" fill="var(--hill-middle)" />
      <path
        d="M0 500c150-44 280-36 420-14 190-42 380-26 560 14 90-22 160-22 220-10v330H0z"
        fill="url(#hatch-wide)"
        stroke="none"
      />
    </g>
  );
}

function Village() {
  return (
    <g transform="translate(2 36) scale(0.94)">
      <House x={186} y={498} width={92} height={40} roof={44} />
      <House x={544} y={492} width={104} height={42} roof={46} />
      <House x={250} y={470} width={84} height={36} roof={40} />
      <Church x={404} y={488} />
      <House x={328} y={500} width={88} height={42} roof={44} />
      <House x={598} y={520} width={96} height={44} roof={46} />
      <House x={508} y={520} width={84} height={40} roof={42} />
      <House x={232} y={524} width={98} height={44} roof={46} />
      <Light x={207} y={470} />
      <Light x={276} y={442} />
      <Light x={348} y={468} flickers />
      <Light x={372} y={468} />
      <Light x={452} y={442} arched />
      <Light x={474} y={442} arched flickers />
      <Light x={496} y={442} arched />
      <Light x={570} y={462} />
      <Light x={622} y={486} flickers />
      <Light x={530} y={490} />
      <Light x={258} y={490} />
      <Tower x={122} y={590} width={50} height={126} roof={70} />
      <Wall x={168} y={592} width={190} height={66} />
      <Wall x={506} y={592} width={176} height={66} />
      <Gate x={388} y={596} />
      <Tower x={350} y={600} width={46} height={132} roof={62} />
      <Tower x={464} y={600} width={46} height={132} roof={62} />
      <Tower x={676} y={594} width={54} height={122} roof={74} />
      <Light x={142} y={506} arched />
      <Light x={370} y={496} arched />
      <Light x={484} y={496} arched />
      <Light x={700} y={510} arched flickers />
    </g>
  );
}

function Foreground() {
  return (
    <g>
      <path d="M0 612c140-46 300-34 430-18 160-22 330-18 470 4 120-22 220-18 300-6v228H0z" fill="var(--hill-near)" />
      <path d="M0 612c140-46 300-34 430-18 160-22 330-18 470 4 120-22 220-18 300-6v228H0z" fill="url(#hatch-wide)" />
      <path
        d="M382 598c-6 30 62 40 44 74-22 42-132 60-128 150h150c-8-78 96-98 92-152-4-40-84-42-104-72z"
        fill="var(--hill-far)"
        opacity="0.75"
      />
      <ellipse cx="406" cy="606" rx="96" ry="34" fill="url(#road-light)" className="flicker" />
      <g stroke="var(--pen)" strokeWidth="2" strokeLinecap="round" fill="none" opacity="0.5">
        <path d="M90 668l4-14 4 13M110 676l3-10 5 9M240 700l4-14 4 13M620 690l4-14 4 13M640 698l3-10 5 9M800 668l4-14 4 13" />
        <path d="M700 740l4-14 4 13M560 742l4-14 4 13M980 680l4-14 4 13M1090 700l4-14 4 13M180 738l4-12 4 11" />
      </g>
      <Tree x={30} y={690} scale={1.35} />
      <Tree x={826} y={640} scale={0.62} />
      <Tree x={1130} y={690} scale={1.2} flip />
      <path
        d="M0 716c90-30 176-26 236 10 34 20 48 54 52 94H0zM1200 700c-200-34-420-22-560 24-70 24-106 56-120 96h680z"
        fill="var(--ground)"
      />
      <Banner army="blue" x={104} y={726} />
      <Soldier army="blue" weapon="spear" x={66} y={742} />
      <Soldier army="blue" weapon="sword" x={146} y={736} scale={1.05} />
      <Soldier army="blue" weapon="bow" x={206} y={748} scale={0.98} />
      <Soldier army="red" weapon="sword" x={540} y={786} flip />
      <Banner army="red" x={604} y={764} flip />
      <Soldier army="red" weapon="spear" x={650} y={772} scale={1.02} flip />
      <Soldier army="red" weapon="spear" x={772} y={756} scale={0.98} flip />
    </g>
  );
}

/** A walled village at the hour when the candles are lit, two bands of men before it. */
export function Scene() {
  return (
    <svg viewBox="0 0 1200 820" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={css['scene']}>
      <Definitions />
      <Sky />
      <Hills />
      <Village />
      <Foreground />
    </svg>
  );
}
