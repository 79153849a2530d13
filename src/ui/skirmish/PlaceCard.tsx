import { chanceUnhurt } from '../../skirmish';
import { Compass, Footprints, HeartPulse, MapPin, TriangleAlert } from 'lucide-react';
import { directionNames } from '../../hex';
import { useWords, type MessageId } from '../../i18n/words';
import type { Preview } from '../../store/skirmish/preview';
import { RuleLink } from '../rules/RuleLink';
import css from '../table/odds.module.css';
import { useNaming, useTable } from './play-context';

type PlacePreview = Extract<Preview, { kind: 'place' }>;

const titles = {
  deploy: 'play.place.deploy',
  move: 'play.place.move',
  ride: 'play.place.ride',
  leave: 'play.place.leave',
  advance: 'play.place.advance',
  dismount: 'play.place.dismount',
  mount: 'play.place.mount',
  lead: 'play.place.lead',
} as const satisfies Record<PlacePreview['verb'] | 'ride', MessageId>;

/** A place pointed at: what it costs, who tests on the way and where, and the chance to arrive unhurt. @rule MOV-5 */
export function PlaceCard({ preview }: { readonly preview: PlacePreview }) {
  const { t } = useWords();
  const { game } = useTable();
  const naming = useNaming();
  const { verb, place, tests, swaps } = preview;
  const { facing } = place.pose;
  const rides = verb === 'move' && facing !== null;
  const title = t(titles[rides ? 'ride' : verb], { hex: naming.hex(place.pose.at) });
  return (
    <section className={css['odds']} aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      {swaps !== null && (
        <p className={css['sight']}>
          <MapPin aria-hidden size={20} /> {t('play.place.swaps', { name: naming.name(swaps) })}
        </p>
      )}
      {(verb !== 'deploy' || facing !== null) && (
        <ul className={css['facts']}>
          {facing !== null && (
            <li>
              <Compass aria-hidden size={18} />{' '}
              {t('play.place.facing', { direction: t(`rules.direction.${directionNames[facing]}`) })}
            </li>
          )}
          {verb !== 'deploy' && (
            <li>
              <Footprints aria-hidden size={18} />{' '}
              {t(verb === 'advance' ? 'play.place.hexes' : 'play.place.cost', { cost: place.cost })}
            </li>
          )}
          {verb !== 'deploy' && (
            <li>
              <HeartPulse aria-hidden size={18} />{' '}
              {t('play.place.unhurt', { chance: naming.percent(chanceUnhurt(game, place.tests)) })}
            </li>
          )}
        </ul>
      )}
      {tests.length > 0 && (
        <div className={css['tests']}>
          <h3 className={css['small']}>
            <TriangleAlert aria-hidden size={18} /> {t('play.place.tests', { count: place.tests })}{' '}
            <RuleLink rule={verb === 'advance' ? 'ADV-4' : 'MOV-3'} />
          </h3>
          <ul className={css['lines']}>
            {tests.map(({ hex, by }) => (
              <li key={hex} className={css['line']}>
                <strong className={css['place']}>{naming.hex(hex)}</strong>
                <span className={css['reason']}>{naming.names(by)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
