import { useEffect, useRef, useState } from 'react';
import type { HexIndex } from '../../hex';
import type { MessageId } from '../../i18n/words';
import { useWords } from '../../i18n/words';
import { hexFacts } from './hex-facts';
import type { LogLine } from './log/line';
import { entryWords } from './log/text';
import { useNaming, usePlaying, useTable, useVoice } from './play-context';

/** Tells a screen reader what has happened, in the log's words, and what the keyboard's cursor is at. */
export function LiveRegion({
  lines,
  cursor,
}: {
  readonly lines: readonly LogLine[];
  readonly cursor: HexIndex | null;
}) {
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

  const facts = cursor === null ? null : hexFacts(game, state, cursor);
  const place =
    facts && cursor !== null
      ? [
          naming.hex(cursor),
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
