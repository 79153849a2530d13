import { useWords, type MessageId } from '../../i18n/words';
import { LiveRegion } from '../table/LiveRegion';
import type { Cursor } from '../table/setting';
import { hexFacts } from './hex-facts';
import type { LogLine } from './log/line';
import { useNaming, useTable, useVoice } from './play-context';

/** Tells a screen reader what has happened, and what the keyboard's cursor is at. */
export function Live({ lines, cursor }: { readonly lines: readonly LogLine[]; readonly cursor: Cursor | null }) {
  const { t } = useWords();
  const voice = useVoice();
  const naming = useNaming();
  const { game, state } = useTable();
  const facts = cursor === null ? null : hexFacts(game, state, cursor.hex);
  const place =
    facts && cursor
      ? [
          naming.hex(cursor.hex),
          t(
            facts.place === 'outside'
              ? (`rules.terrain.${facts.terrain}` as MessageId)
              : `castlerules.place.${facts.place}`,
          ),
          ...facts.holders.map((who) => naming.name(who)),
        ].join(', ')
      : '';
  return <LiveRegion lines={lines} voice={voice} place={place} />;
}
