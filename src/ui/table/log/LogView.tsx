import type { HexIndex } from '../../../hex';
import { useWhyOf } from '../../solo/DeedWhy';
import { useLooks } from '../table-context';
import { useVoice } from '../use-voice';
import { KeepJournal } from './KeepJournal';
import type { LogManner } from './groups';
import type { LogLine } from './line';
import { LogPanel } from './LogPanel';

/** The journal of the game on the table, in the panel; `onShow`: brings a line's hexes into sight. */
export function LogView<Line extends LogLine>({
  lines,
  manner,
  onShow,
}: {
  readonly lines: readonly Line[];
  readonly manner: LogManner<Line>;
  readonly onShow: (hexes: readonly HexIndex[]) => void;
}) {
  const voice = useVoice();
  const looks = useLooks();
  const whyOf = useWhyOf(lines);
  return (
    <LogPanel
      lines={lines}
      voice={voice}
      manner={manner}
      looks={looks}
      whyOf={whyOf}
      onShow={onShow}
      keep={<KeepJournal />}
    />
  );
}
