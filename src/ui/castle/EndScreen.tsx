import { armyIds, type ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { ArmyEnd, EndPage } from '../table/EndPage';
import { reasonWords } from './log/turns';
import { useNaming, usePlaying, useTable } from './play-context';

function Army({ army }: { readonly army: ArmyId }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const own = game.characters.filter((sheet) => sheet.army === army).map(({ id }) => id);
  const alive = own.filter((id) => state.characters[id]!.life > 0);
  const lost = own.filter((id) => state.characters[id]!.life <= 0);
  const fates = [
    { key: 'alive', name: t('castle.fate.alive'), count: alive.length, who: naming.names(alive) },
    { key: 'slain', name: t('castlerules.effect.slain'), count: lost.length, who: naming.names(lost), lost: true },
  ];
  const besieges = game.options.besieger === army;
  return (
    <ArmyEnd army={army} fates={fates}>
      {naming.start(t(besieges ? 'castlerules.role.besieger' : 'castlerules.role.defender'))}
    </ArmyEnd>
  );
}

/** Who won and why, and the losses. */
export function EndScreen({ onLook }: { readonly onLook: () => void }) {
  const { language } = useWords();
  const { scenario } = usePlaying();
  const { state } = useTable();
  const naming = useNaming();
  if (!state.outcome) return null;
  return (
    <EndPage scenario={scenario.names[language]} why={naming.say(reasonWords(state.outcome.reason))} onLook={onLook}>
      {armyIds.map((army) => (
        <Army key={army} army={army} />
      ))}
    </EndPage>
  );
}
