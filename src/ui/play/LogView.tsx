import { useWhyOf } from '../solo/DeedWhy';
import { LogPanel } from '../table/log/LogPanel';
import type { LogLine } from './log/line';
import { skirmishLog } from './log/manner';
import { useLooks } from '../table/table-context';
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
      manner={skirmishLog}
      looks={looks}
      whyOf={whyOf}
      onShow={(hexes) => play.setState({ look: hexes })}
    />
  );
}
