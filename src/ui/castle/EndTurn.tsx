import { useWords } from '../../i18n/words';
import { EndButton } from '../table/EndButton';
import { usePlay, usePlaying, useTable } from './play-context';
import { useLeft } from './TurnBar';
import { useHandsOff } from '../table/table-context';

/** Ends the turn, or says that the army is set up. */
export function EndTurn() {
  const { t } = useWords();
  const { play } = usePlaying();
  const { state, legal } = useTable();
  const handsOff = useHandsOff();
  const { text, count } = useLeft();
  const pointed = usePlay((now) => now.preview.kind !== 'none' || now.roll !== null);
  const setting = state.phase === 'deployment';
  if (handsOff || !(setting ? legal.canEndDeployment : legal.canEndTurn)) return null;
  return (
    <EndButton
      text={t(setting ? 'play.end.ready' : 'castle.end.turn')}
      left={count > 0 && !setting ? text : null}
      next={count === 0 && !pointed}
      onEnd={() => play.getState().end()}
    />
  );
}
