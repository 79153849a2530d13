import { Lightbulb } from 'lucide-react';
import { useContext } from 'react';
import { useWords } from '../../i18n/words';
import { personPlays } from '../../store/solo/hint';
import { IconButton } from '../base/IconButton';
import { StaysContext, useAnySession } from '../table/table-context';
import { useComputer, useHasComputer, useOpponent } from './solo-context';

/** Asks what the computer would do here, while a person plays. */
export function HintButton() {
  const { t } = useWords();
  const opponent = useOpponent();
  const can = useAnySession((now) => personPlays(now));
  const has = useHasComputer();
  const asked = useComputer((now) => now.hint.kind !== 'none');
  // A problem has its own way to the solution.
  const isProblem = useContext(StaysContext);
  if (!can || !has || isProblem) return null;
  return (
    <IconButton
      label={t('solo.hint')}
      aria-pressed={asked}
      onClick={() => (asked ? opponent.getState().dropHint() : opponent.getState().askHint())}
    >
      <Lightbulb aria-hidden />
    </IconButton>
  );
}
