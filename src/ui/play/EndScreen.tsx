import { armyIds, type ArmyId } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { conditionOf, pointsOf, type Condition } from '../../skirmish';
import { ArmyEnd, EndPage } from '../table/EndPage';
import { useNaming, usePlaying, useTable } from './play-context';

const reasons: Readonly<Record<string, MessageId>> = {
  destroyed: 'play.won.destroyed',
  objective: 'play.won.objective',
  points: 'play.won.points',
  'equal-points': 'play.won.equalPoints',
  'nobody-left': 'play.won.nobodyLeft',
};

const conditions = ['fit', 'wounded', 'stunned', 'dead', 'left'] as const satisfies readonly Condition[];

/** How many of an army are in each condition, and its points. */
function Army({ army }: { readonly army: ArmyId }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const fates = conditions.map((condition) => {
    const who = game.characters
      .filter((sheet) => sheet.army === army && conditionOf(state.characters[sheet.id]!) === condition)
      .map(({ id }) => id);
    const name = t(`rules.condition.${condition}`);
    return { key: condition, name, count: who.length, who: naming.names(who), lost: condition === 'dead' };
  });
  return (
    <ArmyEnd army={army} fates={fates}>
      {t('play.points', { count: pointsOf(game, state, army) })}
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
