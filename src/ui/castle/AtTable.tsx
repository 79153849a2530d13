import { useMemo, type ReactNode } from 'react';
import { TableContext, type OnTable } from '../table/table-context';
import { namedGame } from './named-game';
import { PlayingContext, type Playing } from './play-context';
import { refusalWords } from './refusals/words';
import { castleSayings } from './sayings';

const pages = { rules: '/rules/CAS', tables: '/tables/castle' };

/** A castle in play for everything within it: for its own parts, and for those that all games share. */
export function AtTable({ playing, children }: { readonly playing: Playing; readonly children: ReactNode }) {
  const { session, scenario } = playing;
  const onTable = useMemo((): OnTable => {
    const { game } = session.getState();
    return {
      session,
      armies: scenario.armies,
      turnLimit: game.mission.turnLimit,
      game: namedGame(game),
      pages,
      sayings: castleSayings(game),
      refusalWords: (refusal) => refusalWords(game, refusal),
    };
  }, [session, scenario]);
  return (
    <PlayingContext value={playing}>
      <TableContext value={onTable}>{children}</TableContext>
    </PlayingContext>
  );
}
