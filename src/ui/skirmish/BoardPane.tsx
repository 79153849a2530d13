import type { Library } from '../../game';
import { meantSomething } from '../../store/double-tap';
import type { Setting } from '../table/setting';
import { TableBoard } from '../table/TableBoard';
import { usePlay, usePlaying } from './play-context';
import { useBoardView } from './use-board-view';
import { usePartWords } from './use-part-words';

/** The skirmish on its board: riders' parts are looked at in passing. */
export function BoardPane({ library, setting }: { readonly library: Library; readonly setting: Setting }) {
  const { play } = usePlaying();
  const view = useBoardView(library);
  const partWords = usePartWords();
  const glimpse = usePlay((now) => now.glimpse?.preview ?? null);
  const look = usePlay((now) => now.look);
  const actions = play.getState();
  return (
    <TableBoard
      setting={setting}
      view={view}
      look={look}
      onHex={(hex, part, manner) => {
        const before = play.getState();
        before.tap(hex, part, manner?.keyed ? undefined : performance.now());
        return meantSomething(before, play.getState());
      }}
      onOutside={actions.deselect}
      onHover={actions.glimpseAt}
      onPart={(hex, facing, phase) => {
        if (phase === 'lift' && facing !== null) actions.pointAt(hex, facing, performance.now());
        else actions.glimpseAt(phase === 'slide' ? hex : null, facing);
      }}
      partWords={partWords}
      banner={glimpse?.kind === 'place' ? partWords.place(glimpse.place) : null}
      onLongPress={actions.inspect}
    />
  );
}
