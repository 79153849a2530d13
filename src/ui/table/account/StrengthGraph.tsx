import type { ArmyId, Stand } from '../../../game';
import { armyIds } from '../../../game';
import { useWords } from '../../../i18n/words';
import { useLooks } from '../table-context';
import css from './account.module.css';
import { placesOf } from './graph-places';
import { useWidth } from './use-width';

const height = 150;
const margin = { left: 44, bottom: 26, top: 10, right: 10 };
/** Pixels that a turn's figure needs. */
const figure = 34;

/** How strong both sides were, turn by turn: of what each had at the beginning. Blue is drawn whole, red dashed. */
export function StrengthGraph({
  stands,
  name,
}: {
  readonly stands: readonly Stand[];
  readonly name: (army: ArmyId) => string;
}) {
  const { t } = useWords();
  const looks = useLooks();
  const { box, width } = useWidth();
  const first = stands[0]!;
  const places = placesOf(stands);
  const part = (stand: Stand, army: ArmyId) => stand.strength[army] / Math.max(1, first.strength[army]);
  const most = Math.max(1, ...stands.flatMap((stand) => armyIds.map((army) => part(stand, army))));
  const end = Math.max(0.5, places.at(-1)!.at);
  const x = (at: number) => margin.left + (at / end) * (width - margin.left - margin.right);
  const y = (value: number) => margin.top + (1 - value / most) * (height - margin.top - margin.bottom);
  const line = (army: ArmyId) => places.map(({ stand, at }) => `${x(at)},${y(part(stand, army))}`).join(' ');
  const percent = (value: number) => Math.round(100 * value);
  const last = stands.at(-1)!;
  const words = armyIds
    .map((army) => t('account.strengthNow', { name: name(army), percent: percent(part(last, army)) }))
    .join('. ');
  const turns = places.flatMap(({ stand: { turn }, at }, place) =>
    place === 0 || turn !== places[place - 1]!.stand.turn ? [{ turn, at }] : [],
  );
  const every = Math.max(1, Math.ceil((turns.length * figure) / (width - margin.left)));
  return (
    <figure ref={box} className={css['graph']}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${t('account.strength')}. ${words}`}>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <line x1={margin.left} x2={width - margin.right} y1={y(value)} y2={y(value)} className={css['rule']} />
            <text x={margin.left - 6} y={y(value) + 5} textAnchor="end" className={css['tick']}>
              {percent(value)}
            </text>
          </g>
        ))}
        {turns
          .filter((_, index) => index % every === 0)
          .map(({ turn, at }) => (
            <text key={at} x={x(at)} y={height - 6} textAnchor="middle" className={css['tick']}>
              {turn}
            </text>
          ))}
        {armyIds.map((army) => (
          <polyline
            key={army}
            points={line(army)}
            className={css['curve']}
            style={{ stroke: `var(--army-${looks[army].colour})` }}
            strokeDasharray={army === 'red' ? '7 4' : undefined}
          />
        ))}
      </svg>
      <figcaption className={css['legend']}>
        {armyIds.map((army) => (
          <span key={army}>
            <svg viewBox="0 0 30 6" aria-hidden="true" className={css['sample']}>
              <line
                x1="0"
                x2="30"
                y1="3"
                y2="3"
                strokeWidth="4"
                stroke={`var(--army-${looks[army].colour})`}
                strokeDasharray={army === 'red' ? '7 4' : undefined}
              />
            </svg>
            {t('account.strengthNow', { name: name(army), percent: percent(part(last, army)) })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
