import { inTheYard } from '../../castle';
import { Castle, Flag, Target, Users } from 'lucide-react';
import { useState } from 'react';
import { armyIds, type ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { ArmyShield } from '../symbols/ArmyShield';
import { useLooks } from '../table/table-context';
import css from './castle.module.css';
import { Crystals } from './Crystals';
import { ObjectivesDialog } from './Objectives';
import { useNaming, useStanding, useTable } from './play-context';
import { spellName } from './spell-words';

/** Who of an army is alive, of how many. */
export function useAlive(army: ArmyId): { readonly alive: readonly string[]; readonly of: number } {
  const { game } = useTable();
  const state = useStanding();
  const own = game.characters.filter((sheet) => sheet.army === army).map(({ id }) => id);
  return { alive: own.filter((id) => state.characters[id]!.life > 0), of: own.length };
}

function Side({ army }: { readonly army: ArmyId }) {
  const { t } = useWords();
  const { game } = useTable();
  const state = useStanding();
  const naming = useNaming();
  const looks = useLooks();
  const { alive, of } = useAlive(army);
  const { spell, crystals } = state.magic[army];
  const besieges = game.options.besieger === army;
  return (
    <div className={css['side']}>
      <p className={css['sideHead']}>
        <ArmyShield look={looks[army]} className={css['sideArms']} />
        <span className={css['sideName']}>
          {naming.player(army)}
          {naming.level(army) !== null && <small>{naming.level(army)}</small>}
          <small>{t(besieges ? 'castlerules.role.besieger' : 'castlerules.role.defender')}</small>
        </span>
      </p>
      <ul className={css['sideFacts']}>
        <li>
          <Users aria-hidden size={16} />
          {t('play.score.alive', { alive: alive.length, of })}
        </li>
        {game.mission.goal === 'yard' && state.phase === 'play' && (
          <li>
            <Castle aria-hidden size={16} />
            {t('castle.inTheYard', { count: inTheYard(game, state, army) })}
          </li>
        )}
        {besieges && state.catapult && <li>{t('castlerules.shots', { shots: state.catapult.shots })}</li>}
        {spell !== null && (
          <li>
            {t(spellName(spell))} <Crystals count={crystals} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** Who has the banner now. @rule CSC-3 */
function BannerState() {
  const { t } = useWords();
  const { banner } = useStanding();
  const naming = useNaming();
  if (!banner) return null;
  return (
    <p className={css['sideFacts']}>
      <Flag aria-hidden size={18} />
      {banner.carrier === null
        ? t('castle.banner.at', { hex: naming.hex(banner.at) })
        : t('castle.banner.carried', { name: naming.name(banner.carrier) })}
    </p>
  );
}

/** The standing of the armies, shown while nobody is selected. */
export function Standing() {
  const { t } = useWords();
  const { game } = useTable();
  const [open, setOpen] = useState(false);
  const { besieger } = game.options;
  const order = [besieger, ...armyIds.filter((army) => army !== besieger)];
  return (
    <section className={css['standing']} aria-label={t('play.score')}>
      {order.map((army) => (
        <Side key={army} army={army} />
      ))}
      <BannerState />
      <Button wide icon={<Target aria-hidden />} onClick={() => setOpen(true)}>
        {t('castle.goals')}
      </Button>
      <ObjectivesDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
