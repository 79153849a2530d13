import { Banner, Soldier, Tree } from './figures';
import css from './scene.module.css';

const rise = 'M-200 104C-110 56 -60 84 0 96C90 60 150 66 222 82c70-26 130-28 198 2 70 24 130-26 200 4v152H-200z';

/** The field before the village, for the foot of an upright page: the two bands face each other over the road. */
export function Field() {
  return (
    <svg viewBox="-200 0 820 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={css['scene']}>
      <defs>
        <linearGradient id="field-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--hill-near)" />
          <stop offset="1" stopColor="var(--ground)" />
        </linearGradient>
      </defs>
      <path d={rise} fill="url(#field-light)" />
      <path d={rise} fill="url(#hatch-wide)" opacity="0.6" />
      <path
        d="M222 82c-14 18 20 30 4 54-16 26-54 52-60 104h104c-2-50 4-76-10-106-8-20-26-32-38-52z"
        fill="var(--hill-middle)"
        opacity="0.5"
      />
      <Tree x={-72} y={176} scale={0.8} />
      <Tree x={500} y={170} scale={0.74} flip />
      <g transform="translate(0 -6)">
        <Soldier army="blue" weapon="spear" x={-40} y={202} scale={0.82} />
        <Soldier army="red" weapon="bow" x={458} y={206} scale={0.84} flip />
        <Banner army="blue" x={42} y={196} scale={0.84} />
        <Soldier army="blue" weapon="spear" x={78} y={206} scale={0.84} />
        <Soldier army="blue" weapon="bow" x={120} y={218} scale={0.86} />
        <Soldier army="blue" weapon="sword" x={160} y={208} scale={0.84} />
        <Soldier army="red" weapon="sword" x={268} y={210} scale={0.84} flip />
        <Soldier army="red" weapon="spear" x={308} y={220} scale={0.86} flip />
        <Soldier army="red" weapon="spear" x={350} y={206} scale={0.84} flip />
        <Banner army="red" x={386} y={198} scale={0.84} flip />
      </g>
      <path
        d="M-200 214c70-20 140-18 200-8 60-16 120-8 176 12 90-22 170-20 244-6 70-10 140-6 200 4v24H-200z"
        fill="var(--ground)"
      />
    </svg>
  );
}
