import { useMemo } from 'react';
import { useWords, type MessageId } from '../../i18n/words';
import type { HexIndex } from '../../hex';
import { chanceUnhurt, type Reachable } from '../../skirmish';
import type { Interaction, Table } from '../../store/skirmish/interaction';
import { easiestByHex, placesFor, placesOf } from '../../store/skirmish/places';
import { useNaming, usePlay } from './play-context';

/** How a place is worded now: an advance is counted in hexes. @rule ADV-3 */
function labelOf(deploying: boolean, advancing: boolean): MessageId {
  if (advancing) return 'play.list.advance';
  return deploying ? 'play.list.zone' : 'play.list.place';
}

interface PlaceInWords {
  readonly hex: HexIndex;
  readonly text: string;
}

/** Words of a place by its hex alone: what it costs, its tests, the chance to come through them unhurt. */
export function usePlaceWords() {
  const { t } = useWords();
  const naming = useNaming();
  const game = usePlay((now) => now.table.game);
  const deploying = usePlay((now) => now.table.legal.deployers.length > 0);
  const advancing = usePlay((now) => now.table.state.pending !== null);
  return useMemo(() => {
    const facts = ({ pose, cost, tests }: Reachable) => ({
      hex: naming.hex(pose.at),
      cost,
      tests,
      chance: naming.percent(chanceUnhurt(game, tests)),
    });
    const place = (one: Reachable): string => t(labelOf(deploying, advancing), facts(one));
    // A rider has hundreds: worded once, however often something else is pointed at.
    const worded = new WeakMap<readonly Reachable[], readonly PlaceInWords[]>();
    return {
      place,
      /** Of each hex the easiest place. */
      easiest(places: readonly Reachable[]): readonly PlaceInWords[] {
        let found = worded.get(places);
        if (!found) {
          found = [...easiestByHex(places).values()].map((one) => ({ hex: one.pose.at, text: place(one) }));
          worded.set(places, found);
        }
        return found;
      },
      exit: (one: Reachable) => t('play.list.exit', facts(one)),
    };
  }, [t, naming, game, deploying, advancing]);
}

/** Getting off, on to or leading a horse, when that is pointed at. */
export function saddleOf(
  interaction: Interaction,
): { readonly verb: 'dismount' | 'mount' | 'lead'; readonly horse: string | undefined } | null {
  if (interaction.kind !== 'place') return null;
  const { verb, horse } = interaction;
  return verb === 'dismount' || verb === 'mount' || verb === 'lead' ? { verb, horse } : null;
}

/** The places on offer: while getting off, on to or leading a horse is pointed at, its places and no others. @rule MOV-13 */
export function placesOffered(table: Table, who: string, interaction: Interaction): readonly Reachable[] {
  const saddle = saddleOf(interaction);
  return saddle ? placesFor(table, who, saddle.verb, saddle.horse) : placesOf(table, who);
}
