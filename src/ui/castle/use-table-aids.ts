import { useMemo } from 'react';
import { fieldOf, type CastleGame } from '../../castle';
import type { Modifier } from '../../game';
import { ruled, seenBy, shoots, threat, type RuledShot } from '../../store/castle/aids';
import { selectedOf } from '../../store/castle/interaction';
import { useWords } from '../../i18n/words';
import type { TableAids } from '../table/aids/table-aids';
import { useNaming, usePlay, useTable } from './play-context';
import { blockerRule, blockerWords } from './refusals/blockers';
import { modifierWords } from './tally/modifiers';

/** The rule that says how far anybody shoots. */
const shotRule = ({ mission }: CastleGame): string => (mission.night ? 'CSC-2' : 'CFI-3');

/** Nobody tests on his way here, no way's cost is written, and there are no houses. */
const layers = ['coordinates', 'grid', 'walls'] as const;

/** What the castle answers to those who look something up on its map. */
export function useTableAids(): TableAids {
  const { t } = useWords();
  const table = useTable();
  const naming = useNaming();
  const who = usePlay((now) => selectedOf(now.interaction));
  return useMemo(() => {
    const { game, state } = table;
    const piece = who === null ? undefined : fieldOf(game, state).byId.get(who);
    const notesOf = ({ clear, range, reach, hides }: RuledShot) => {
      const hidden = clear && hides ? [hides] : [];
      const far = range > reach ? [{ words: t('castle.ruler.far', { reach }), rule: shotRule(game) }] : [];
      const why = (modifier: Modifier) => naming.say(modifierWords(game, modifier));
      return [
        ...hidden.map((one) => ({
          words: t('castle.ruler.hides', { defence: one.value, why: why(one) }),
          rule: one.rule,
        })),
        ...far,
      ];
    };
    return {
      layers,
      threatened: () => t('castle.legend.threatened'),
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
        return { ...line, blockers, notes: notesOf(line) };
      },
      name: naming.name,
      hex: naming.hex,
      tieRule: 'LOF-3',
    };
  }, [table, naming, who, t]);
}
