import { useEffect, useRef, useState } from 'react';
import type { Direction, HexIndex } from '../../hex';
import type { MessageId } from '../../i18n/words';
import { useWords } from '../../i18n/words';
import { hexFacts } from './hex-facts';
import type { LogLine } from './log/line';
import { entryWords } from '../table/log/text';
import { selectedOf } from '../../store/skirmish/interaction';
import { placesOf } from '../../store/skirmish/places';
import { useNaming, usePlay, usePlaying, useTable, useVoice } from './play-context';
import { usePartWords } from './use-part-words';

/** Where the keyboard is on the board. */
export interface Cursor {
  readonly hex: HexIndex;
  readonly facing: Direction;
}

/** Tells a screen reader what has happened, in the log's words, and what the keyboard's cursor is at. */
export function LiveRegion({ lines, cursor }: { readonly lines: readonly LogLine[]; readonly cursor: Cursor | null }) {
  const { t } = useWords();
  const voice = useVoice();
  const naming = useNaming();
  const { session } = usePlaying();
  const { game, state } = useTable();
  const [happened, setHappened] = useState('');
  const told = useRef(session.getState().entries.length);

  useEffect(() => {
    const { length } = session.getState().entries;
    if (length > told.current) setHappened(entryWords(voice, lines, length - 1).join(' '));
    told.current = length;
  }, [lines, voice, session]);

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
  return (
    <>
      <output className="visually-hidden" data-live="happened">
        {happened}
      </output>
      <output className="visually-hidden">{place}</output>
    </>
  );
}
