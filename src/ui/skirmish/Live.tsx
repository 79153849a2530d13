import type { MessageId } from '../../i18n/words';
import { useWords } from '../../i18n/words';
import { selectedOf } from '../../store/skirmish/interaction';
import { placeAt } from '../../store/skirmish/places';
import { LiveRegion } from '../table/LiveRegion';
import type { Cursor } from '../table/setting';
import { hexFacts } from './hex-facts';
import type { LogLine } from './log/line';
import { useVoice } from '../table/use-voice';
import { useNaming, usePlay, useTable } from './play-context';
import { usePartWords } from './use-part-words';
import { placesOffered, usePlaceWords } from './use-place-words';

/** Whoever stands there: his name, his army and whether he is stunned. */
function useHolder(): (who: string) => readonly string[] {
  const { t } = useWords();
  const naming = useNaming();
  const { game, state } = useTable();
  return (who) => {
    const army = game.byId.get(who)?.army;
    const stunned = (state.characters[who]?.stunnedIn ?? null) !== null;
    return [
      naming.name(who),
      ...(army ? [naming.armyName(army)] : []),
      ...(stunned ? [t('rules.condition.stunned')] : []),
    ];
  };
}

/** A hex in words, and what going there would come to for whoever is chosen. */
function useReach(): (cursor: Cursor) => readonly string[] {
  const { t } = useWords();
  const naming = useNaming();
  const parts = usePartWords();
  const words = usePlaceWords();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  return ({ hex, facing }) => {
    const who = selectedOf(interaction);
    const places = who === null ? [] : placesOffered(table, who, interaction);
    const place = placeAt(places, hex, facing);
    if (place) return [place.pose.facing === null ? words.place(place) : parts.place(place)];
    return [naming.hex(hex), ...(places.length > 0 ? [t('play.list.beyond')] : [])];
  };
}

/** Announces to screen readers what has happened, and what the keyboard's cursor is on. */
export function Live({ lines, cursor }: { readonly lines: readonly LogLine[]; readonly cursor: Cursor | null }) {
  const { t } = useWords();
  const voice = useVoice();
  const { game, state } = useTable();
  const reach = useReach();
  const holder = useHolder();
  const facts = cursor === null ? null : hexFacts(game, state, cursor.hex);
  const place =
    facts && cursor !== null
      ? [
          ...reach(cursor),
          t(`rules.terrain.${facts.terrain}` as MessageId),
          ...(facts.holder === null ? [] : holder(facts.holder)),
        ].join(', ')
      : '';
  return <LiveRegion lines={lines} voice={voice} place={place} />;
}
