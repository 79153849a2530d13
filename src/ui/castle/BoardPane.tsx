import type { Setting } from '../table/setting';
import { TableBoard } from '../table/TableBoard';
import { usePlay, usePlaying } from './play-context';
import { useBoardView } from './use-board-view';

/** The castle on its board. */
export function BoardPane({ setting }: { readonly setting: Setting }) {
  const { play } = usePlaying();
  const view = useBoardView();
  const look = usePlay((now) => now.look);
  const actions = play.getState();
  return (
    <TableBoard
      setting={setting}
      view={view}
      look={look}
      onHex={(hex, part, manner) => {
        const spot = manner?.keyed ? null : { part, rim: manner?.rim === true };
        actions.tap(hex, spot, spot ? performance.now() : undefined);
        return true;
      }}
      onOutside={actions.deselect}
      onLongPress={actions.inspect}
    />
  );
}
