import { useWhyOf } from '../solo/DeedWhy';
import { LogPanel } from '../table/log/LogPanel';
import { useLooks } from '../table/table-context';
import type { LogLine } from './log/line';
import { castleLog } from './log/manner';
import { usePlaying, useVoice } from './play-context';

/** The journal in the panel; a line brings its hexes into sight. */
export function LogView({ lines }: { readonly lines: readonly LogLine[] }) {
  const voice = useVoice();
  const looks = useLooks();
  const { play } = usePlaying();
  const whyOf = useWhyOf(lines);
  return (
    <LogPanel
      lines={lines}
      voice={voice}
      manner={castleLog}
      looks={looks}
      whyOf={whyOf}
      onShow={(hexes) => play.setState({ look: hexes })}
    />
  );
}
