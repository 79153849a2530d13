import { useMemo } from 'react';
import { blockerRules, fieldOf } from '../../skirmish';
import { ruled, seenBy, shoots, threat } from '../../store/skirmish/aids';
import { selectedOf } from '../../store/skirmish/interaction';
import { useWords } from '../../i18n/words';
import type { TableAids } from '../table/aids/table-aids';
import { useNaming, usePlay, useTable } from './play-context';
import { blockerWords } from './refusals/blockers';

const layers = ['coordinates', 'grid', 'tests', 'costs', 'roofs', 'walls'] as const;

/** What the skirmish answers to those who look something up on its map. */
export function useTableAids(): TableAids {
  const { t } = useWords();
  const table = useTable();
  const naming = useNaming();
  const who = usePlay((now) => selectedOf(now.interaction));
  return useMemo(() => {
    const { game, state } = table;
    const piece = who === null ? undefined : fieldOf(game, state).byId.get(who);
    return {
      layers,
      threatened: (one) => t(one && !game.byId.get(one)?.weapon ? 'aids.legend.struck' : 'aids.legend.threatened'),
      chosen: piece?.sheet
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
          rule: blockerRules[blocker.kind],
        }));
        const notes = line.overPeople ? [{ words: t('play.ruler.over'), rule: 'LOF-5' }] : [];
        return { ...line, blockers, notes };
      },
      name: naming.name,
      hex: naming.hex,
      tieRule: 'LOF-3',
    };
  }, [table, naming, who, t]);
}
