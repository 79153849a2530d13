import { DoorOpen, Flag, Footprints } from 'lucide-react';
import { useWords } from '../../i18n/words';
import { reachOfSpell } from '../../castle';
import { hailChance } from '../../store/castle/places';
import type { Preview } from '../../store/castle/preview';
import type { RollShown } from '../../store/castle/play';
import { RuleLink } from '../rules/RuleLink';
import odds from '../table/odds.module.css';
import { AttackChance, AttackValues } from './AttackCard';
import css from './castle.module.css';
import { Chance, Dice } from './Chance';
import { ChoiceRow, ChoiceRows } from '../table/ChoiceRow';
import { CounterPicture } from '../table/CounterPicture';
import { HailDice } from './HailDice';
import { Outcome } from './Outcome';
import { useNaming, usePlay, usePlaying, useTable } from './play-context';
import { RefusalNote } from '../table/RefusalNote';
import { castName, castWants } from './spell-words';
import { usePortraits } from './use-portraits';

type Of<Kind extends Preview['kind']> = Extract<Preview, { kind: Kind }>;

/** A walk, or with the banner off the board. @rule CTU-2 @rule CSC-3 */
export function PlaceCard({ preview }: { readonly preview: Of<'place'> }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const { verb, place, who } = preview;
  const { banner } = state;
  const raids = game.byId.get(who)?.army === game.options.besieger;
  const takes = verb === 'move' && raids && banner?.carrier === null && banner.at === place.at;
  const hex = naming.hex(place.at);
  const top = game.ground.tower[place.at] === 1;
  const title = t(verb === 'leave' ? 'castle.place.leave' : top ? 'castle.place.top' : 'castle.place.walk', { hex });
  return (
    <section className={odds['odds']} aria-label={title}>
      <h2 className={odds['title']}>{title}</h2>
      <ul className={odds['facts']}>
        <li>
          {verb === 'leave' ? <DoorOpen aria-hidden size={18} /> : <Footprints aria-hidden size={18} />}{' '}
          {t(verb === 'leave' ? 'castle.place.offBoard' : 'play.range', { range: place.path.length })}
        </li>
        {takes && (
          <li>
            <Flag aria-hidden size={18} /> {t('castle.place.banner')} <RuleLink rule="CSC-3" />
          </li>
        )}
      </ul>
    </section>
  );
}

/**
 * The card of a climb: the chance of getting over, and the enemy who would then be attacked. @rule WAL-2 @rule WAL-4
 */
export function ClimbCard({ preview, roll }: { readonly preview: Of<'climb'>; readonly roll: RollShown | null }) {
  const { t } = useWords();
  const naming = useNaming();
  const { climb, who } = preview;
  const title = t('castle.climb.title', { who: naming.name(who) });
  const { successFrom } = useTable().game.ruleset.values.climb;
  const climbed = roll?.events.find((event) => event.type === 'climbed');
  const struck = roll?.events.find((event) => event.type === 'attacked');
  return (
    <section className={odds['odds']} aria-label={title}>
      <h2 className={odds['title']}>{title}</h2>
      {roll && (
        <div className={css['throws']}>
          {climbed && <Dice label={t('castle.rolled')} faces={climbed.faces} above={successFrom - 1} />}
          {struck && <Dice label={t('castle.rolled')} faces={struck.faces} above={struck.defence} />}
          <Outcome roll={roll} />
        </div>
      )}
      {!roll && (
        <Chance chance={climb.chance}>
          <span>
            {t('castle.climb.over', { from: successFrom })} <RuleLink rule="WAL-2" />
          </span>
        </Chance>
      )}
      <p>{naming.start(naming.section(climb.section))}</p>
      {climb.holder !== null && (
        <p>{t('castle.climb.holder', { name: naming.name(climb.holder), hex: naming.hex(climb.to) })}</p>
      )}
      {climb.attack && !roll && <AttackChance attack={climb.attack} />}
      {climb.attack && <AttackValues attack={climb.attack} />}
    </section>
  );
}

/** Who is to come back. @rule MAG-2 */
function Lost({ preview }: { readonly preview: Of<'spell'> }) {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const portrait = usePortraits();
  const { lost, spell } = preview;
  if (lost.length === 0) return null;
  return (
    <section aria-label={t('castle.lost')}>
      <h3 className={odds['small']}>{t('castle.lost')}</h3>
      <ChoiceRows>
        {lost.map((who) => {
          const counter = portrait(who);
          return (
            <ChoiceRow
              key={who}
              picture={counter && <CounterPicture counter={counter} size={44} />}
              title={naming.name(who)}
              more={naming.kind(who)}
              pressed={spell.lost === who || lost.length === 1}
              onChoose={() => play.getState().callBack(who)}
            />
          );
        })}
      </ChoiceRows>
    </section>
  );
}

/** The card of a spell: what must be chosen for it, its target, and whom it affects. @rule MAG-2 */
export function SpellCard({ preview, roll }: { readonly preview: Of<'spell'>; readonly roll: RollShown | null }) {
  const { t } = useWords();
  const naming = useNaming();
  const table = usePlay((now) => now.table);
  const { spell, affects, refusal } = preview;
  const title = t(castName(spell.use));
  const { spells } = table.game.ruleset.values;
  return (
    <section className={odds['odds']} aria-label={title}>
      <h2 className={odds['title']}>{title}</h2>
      {roll && <HailDice roll={roll} above={spells.hailFrom - 1} />}
      {roll && <Outcome roll={roll} />}
      {!roll && (
        <p className={css['goal']}>
          {t(castWants(spell.use))} <RuleLink rule="MAG-2" />
        </p>
      )}
      {!roll && (
        <ul className={odds['facts']}>
          <li>{t('castle.spell.reach', { reach: reachOfSpell(table.game, spell.use) })}</li>
          <li>{t('castle.spell.cost')}</li>
          {/* Beginners have one life each, and no need to count. */}
          {spell.use === 'fireball' && table.game.options.level !== 'beginner' && (
            <li>{t('castle.spell.fireball', { lives: spells.fireballLives })}</li>
          )}
        </ul>
      )}
      {spell.target && <p>{t('castle.spell.at', { target: naming.target(spell.target) })}</p>}
      {spell.at !== undefined && <p>{t('castle.spell.place', { hex: naming.hex(spell.at) })}</p>}
      {!roll && spell.use === 'hail' && affects.length > 0 && (
        <Chance chance={hailChance(table)}>{t('castle.spell.hail', { count: affects.length })}</Chance>
      )}
      {!roll && affects.length > 0 && <p>{t('castle.spell.affects', { names: naming.names(affects) })}</p>}
      {!roll && (spell.use === 'hail' || spell.use === 'haste') && affects.length === 0 && (
        <p>{t('castle.spell.nobody')}</p>
      )}
      {!roll && <Lost preview={preview} />}
      {refusal && <RefusalNote refusal={refusal} />}
    </section>
  );
}

/** The machine pulled by two. @rule CAT-1 */
export function DragCard({ preview }: { readonly preview: Of<'drag'> }) {
  const { t } = useWords();
  const naming = useNaming();
  const { who, mate, drag } = preview;
  const title = t('castle.drag.title');
  return (
    <section className={odds['odds']} aria-label={title}>
      <h2 className={odds['title']}>{title}</h2>
      <p>
        {t('castle.drag.crew', { names: naming.names([who, mate]) })} <RuleLink rule="CAT-1" />
      </p>
      <p>{drag ? t('castle.drag.to', { hex: naming.hex(drag.path.at(-1)!) }) : t('castle.drag.where')}</p>
    </section>
  );
}
