import { meantSomething } from '../../store/double-tap';
import type { Setting } from '../table/setting';
import { TableBoard } from '../table/TableBoard';
import css from './castle.module.css';
import { usePlay, usePlaying } from './play-context';
import { useBoardView } from './use-board-view';
import { CarriedFigure, useCarryOnBoard } from './use-carry';

/** The castle on its board. */
export function BoardPane({ setting }: { readonly setting: Setting }) {
  const { play } = usePlaying();
  const view = useBoardView();
  const look = usePlay((now) => now.look);
  const actions = play.getState();
  const { carried, handlers } = useCarryOnBoard();
  return (
    <div className={css['boardPane']} {...handlers}>
      <TableBoard
        setting={setting}
        view={view}
        look={look}
        onHex={(hex, part, manner) => {
          const spot = manner?.keyed ? null : { part, rim: manner?.rim === true };
          const before = play.getState();
          before.tap(hex, spot, spot ? performance.now() : undefined);
          return meantSomething(before, play.getState());
        }}
        onOutside={actions.deselect}
        onLongPress={actions.inspect}
      />
      <CarriedFigure carried={carried} />
    </div>
  );
}
