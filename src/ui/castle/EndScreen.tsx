import { armyIds, type ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { ArmyEnd, EndPage } from '../table/EndPage';
import { fatesOf } from './fates';
import { reasonWords } from './log/turns';
import { useNaming, usePlaying, useTable } from './play-context';

function Army({ army }: { readonly army: ArmyId }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const fates = fatesOf(game, state, army).map(({ key, name, who, lost }) => ({
    key,
    name: naming.say(name),
    count: who.length,
    who: naming.names(who),
    lost,
  }));
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
