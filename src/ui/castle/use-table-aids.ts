import { useMemo } from 'react';
import { fieldOf } from '../../castle';
import { ruled, seenBy, shoots, threat } from '../../store/castle/aids';
import { selectedOf } from '../../store/castle/interaction';
import type { TableAids } from '../table/aids/table-aids';
import { useNaming, usePlay, useTable } from './play-context';
import { blockerRule, blockerWords } from './refusals/blockers';

/** What the castle answers to those who look something up on its map. */
export function useTableAids(): TableAids {
  const table = useTable();
  const naming = useNaming();
  const who = usePlay((now) => selectedOf(now.interaction));
  return useMemo(() => {
    const { game, state } = table;
    const piece = who === null ? undefined : fieldOf(game, state).byId.get(who);
    return {
      chosen: piece
        ? {
            who: piece.id,
            name: naming.name(piece.id),
            enemy: piece.army !== state.active,
            shoots: shoots(table, piece.id),
          }
        : null,
      threat: (one) => threat(table, one),
      seen: (one) => seenBy(table, one),
      ruled(from, to) {
        const line = ruled(table, from, to);
        const blockers = line.blockers.map((blocker) => ({
          hex: blocker.hex,
          direction: 'direction' in blocker ? blocker.direction : null,
          words: naming.say(blockerWords(game, blocker)),
          rule: blockerRule(blocker),
        }));
        return { ...line, blockers };
      },
      name: naming.name,
      hex: naming.hex,
      tieRule: 'LOF-3',
    };
  }, [table, naming, who]);
}
