import { useMemo, type ReactNode } from 'react';
import { TableContext, type OnTable } from '../table/table-context';
import { PlayingContext, type Playing } from './play-context';
import { refusalWords } from './refusals/words';
import { skirmishSayings } from './sayings';

const pages = { rules: '/rules', tables: '/tables' };

/** A skirmish for everything within it: for its own parts, and for those that all games share. */
export function AtTable({ playing, children }: { readonly playing: Playing; readonly children: ReactNode }) {
  const { session, scenario } = playing;
  const onTable = useMemo((): OnTable => {
    const { game } = session.getState();
    return {
      session,
      armies: scenario.armies,
      turnLimit: game.turnLimit,
      game,
      pages,
      sayings: skirmishSayings,
      refusalWords: (refusal) => refusalWords(game, refusal),
    };
  }, [session, scenario]);
  return (
    <PlayingContext value={playing}>
      <TableContext value={onTable}>{children}</TableContext>
    </PlayingContext>
  );
}
