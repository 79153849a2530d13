import type { ArmyId, Stand } from '../../../game';
import { armyIds } from '../../../game';
import { useWords } from '../../../i18n/words';
import { useLooks } from '../table-context';
import css from './account.module.css';

const size = { width: 320, height: 130, left: 34, bottom: 22, top: 8, right: 8 };

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
  const first = stands[0]!;
  const part = (stand: Stand, army: ArmyId) => stand.strength[army] / Math.max(1, first.strength[army]);
  const most = Math.max(1, ...stands.flatMap((stand) => armyIds.map((army) => part(stand, army))));
  const x = (place: number) =>
    size.left + (place / Math.max(1, stands.length - 1)) * (size.width - size.left - size.right);
  const y = (value: number) => size.top + (1 - value / most) * (size.height - size.top - size.bottom);
  const line = (army: ArmyId) => stands.map((stand, place) => `${x(place)},${y(part(stand, army))}`).join(' ');
  const percent = (value: number) => Math.round(100 * value);
  const last = stands.at(-1)!;
  const words = armyIds
    .map((army) => t('account.strengthNow', { name: name(army), percent: percent(part(last, army)) }))
    .join('. ');
  const turns = stands.flatMap(({ turn }, place) =>
    place === 0 || turn !== stands[place - 1]!.turn ? [{ turn, place }] : [],
  );
  const every = Math.max(1, Math.ceil(turns.length / 8));
  return (
    <figure className={css['graph']}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={`${t('account.strength')}. ${words}`}>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <line x1={size.left} x2={size.width - size.right} y1={y(value)} y2={y(value)} className={css['rule']} />
            <text x={size.left - 4} y={y(value) + 4} textAnchor="end" className={css['tick']}>
              {percent(value)}
            </text>
          </g>
        ))}
        {turns
          .filter((_, index) => index % every === 0)
          .map(({ turn, place }) => (
            <text key={place} x={x(place)} y={size.height - 6} textAnchor="middle" className={css['tick']}>
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
