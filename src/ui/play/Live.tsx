import type { MessageId } from '../../i18n/words';
import { useWords } from '../../i18n/words';
import { selectedOf } from '../../store/skirmish/interaction';
import { placesOf } from '../../store/skirmish/places';
import { LiveRegion } from '../table/LiveRegion';
import type { Cursor } from '../table/setting';
import { hexFacts } from './hex-facts';
import type { LogLine } from './log/line';
import { useNaming, usePlay, useTable, useVoice } from './play-context';
import { usePartWords } from './use-part-words';

/** Tells a screen reader what has happened, and what the keyboard's cursor is at. */
export function Live({ lines, cursor }: { readonly lines: readonly LogLine[]; readonly cursor: Cursor | null }) {
  const { t } = useWords();
  const voice = useVoice();
  const naming = useNaming();
  const { game, state } = useTable();
  const parts = usePartWords();
  const who = usePlay((now) => selectedOf(now.interaction));
  const table = usePlay((now) => now.table);
  const part =
    cursor === null || who === null
      ? undefined
      : placesOf(table, who).find(({ pose }) => pose.at === cursor.hex && pose.facing === cursor.facing);
  const facts = cursor === null ? null : hexFacts(game, state, cursor.hex);
  const place =
    facts && cursor !== null
      ? [
          part ? parts.place(part) : naming.hex(cursor.hex),
          t(`rules.terrain.${facts.terrain}` as MessageId),
          ...(facts.holder === null ? [] : [naming.name(facts.holder)]),
        ].join(', ')
      : '';
  return <LiveRegion lines={lines} voice={voice} place={place} />;
}
