import { armyIds, type ArmyId } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { ArmyEnd, EndPage } from '../table/EndPage';
import { fatesOf } from './fates';
import { useNaming, usePlaying, useTable } from './play-context';
import { pointsTold } from './points';

const reasons: Readonly<Record<string, MessageId>> = {
  destroyed: 'play.won.destroyed',
  objective: 'play.won.objective',
  points: 'play.won.points',
  'equal-points': 'play.won.equalPoints',
  'nobody-left': 'play.won.nobodyLeft',
};

/** How many of an army are in each condition, and its points. */
function Army({ army }: { readonly army: ArmyId }) {
  const { t, language } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const { total, goals } = pointsTold(game, state, army);
  const told = goals.map(({ text, progress }) => ({ text: text[language], progress: naming.say(progress) }));
  const fates = fatesOf(game, state, army).map(({ key, name, who, lost }) => ({
    key,
    name: t(name.messageId),
    count: who.length,
    who: naming.names(who),
    lost,
  }));
  return (
    <ArmyEnd army={army} fates={fates} goals={told}>
      {t('play.points', { count: total })}
    </ArmyEnd>
  );
}

/** Who won and why, the losses and the points. */
export function EndScreen({ onLook }: { readonly onLook: () => void }) {
  const { t, language } = useWords();
  const { scenario } = usePlaying();
  const { state } = useTable();
  const naming = useNaming();
  const { outcome } = state;
  if (!outcome) return null;
  const name = outcome.winner ? naming.player(outcome.winner) : '';
  return (
    <EndPage
      scenario={scenario.names[language]}
      why={t(reasons[outcome.reason] ?? 'play.won.points', { name })}
      onLook={onLook}
    >
      {armyIds.map((army) => (
        <Army key={army} army={army} />
      ))}
    </EndPage>
  );
}
