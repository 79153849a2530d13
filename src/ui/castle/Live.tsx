import { useWords, type MessageId } from '../../i18n/words';
import { selectedOf } from '../../store/castle/interaction';
import { leavingPlacesOf, placesOf } from '../../store/castle/places';
import { LiveRegion } from '../table/LiveRegion';
import type { Cursor } from '../table/setting';
import { hexFacts } from './hex-facts';
import type { LogLine } from './log/line';
import { useVoice } from '../table/use-voice';
import { useNaming, usePlay, useTable } from './play-context';
import { usePlaceWords } from './use-place-words';

/** Whoever stands there: name, army, and for how long in a stupor. */
function useHolder(): (who: string) => readonly string[] {
  const { t } = useWords();
  const naming = useNaming();
  const { game, state } = useTable();
  return (who) => {
    const army = game.byId.get(who)?.army;
    const turns = state.characters[who]?.stupor ?? 0;
    return [
      naming.name(who),
      ...(army ? [naming.armyName(army)] : []),
      ...(turns > 0 ? [t('castlerules.effect.stuporTurns', { turns })] : []),
    ];
  };
}

/** A hex in words, and whether whoever is chosen can go there, or be put there. */
function useReach(): (hex: number) => readonly string[] {
  const { t } = useWords();
  const naming = useNaming();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const words = usePlaceWords(table.game);
  return (hex) => {
    const beyond = [naming.hex(hex), t('play.list.beyond')];
    const who = selectedOf(interaction);
    if (who === null) return [naming.hex(hex)];
    const { game, state, legal } = table;
    if (legal.deployers.includes(who)) return game.zones[state.active].has(hex) ? [words.zone(hex)] : beyond;
    if (interaction.kind !== 'selected' && interaction.kind !== 'place') return [naming.hex(hex)];
    const places = placesOf(table, who);
    const exits = leavingPlacesOf(table, who).some(({ at }) => at === hex) ? [words.leave(hex)] : [];
    if (places.some(({ at }) => at === hex)) return [words.walk(hex), ...exits];
    if (exits.length > 0) return exits;
    return places.length > 0 ? beyond : [naming.hex(hex)];
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
    facts && cursor
      ? [
          ...reach(cursor.hex),
          t(
            facts.place === 'outside'
              ? (`rules.terrain.${facts.terrain}` as MessageId)
              : `castlerules.place.${facts.place}`,
          ),
          ...facts.holders.flatMap(holder),
        ].join(', ')
      : '';
  return <LiveRegion lines={lines} voice={voice} place={place} />;
}
