import { useMemo } from 'react';
import type { PartWords } from '../../board/Magnified';
import { directionNames, type Direction } from '../../hex';
import { chanceUnhurt, type Reachable } from '../../skirmish';
import { useWords } from '../../i18n/words';
import { selectedOf } from '../../store/skirmish/interaction';
import { placesOf } from '../../store/skirmish/places';
import { useNaming, usePlay } from './play-context';

export interface PartNaming extends PartWords {
  /** A place of a rider in words: hex and facing, tests and cost. @rule MOV-12 */
  readonly place: (place: Reachable) => string;
}

/** What a rider's six parts are called. */
export function usePartWords(): PartNaming {
  const { t } = useWords();
  const naming = useNaming();
  const table = usePlay((now) => now.table);
  const who = usePlay((now) => selectedOf(now.interaction));
  return useMemo(() => {
    const facts = (hex: number, facing: Direction) => ({
      hex: naming.hex(hex),
      direction: t(`rules.direction.${directionNames[facing]}`),
    });
    const place = ({ pose, tests, cost }: Reachable): string => {
      if (pose.facing === null) return naming.hex(pose.at);
      const named = facts(pose.at, pose.facing);
      if (table.state.sequence === 0) return t('play.part.zone', named);
      const words = { ...named, tests, cost, chance: naming.percent(chanceUnhurt(table.game, tests)) };
      return t(table.state.pending ? 'play.part.advance' : 'play.part.place', words);
    };
    return {
      place,
      hex: (hex) => t('play.part.hex', { hex: naming.hex(hex) }),
      part(hex, facing) {
        const places = who === null ? [] : placesOf(table, who);
        const found = places.find(({ pose }) => pose.at === hex && pose.facing === facing);
        return found ? place(found) : t('play.part.zone', facts(hex, facing));
      },
      close: t('app.close'),
    };
  }, [t, naming, table, who]);
}
