import { useEffect, useRef, useState } from 'react';
import type { LogLine } from './log/line';
import { entryWords, inSentences } from './log/text';
import type { Voice } from './log/voice';
import { useOnTable } from './table-context';

/** Tells a screen reader what has happened, in the log's words, and what the keyboard's cursor is at. */
export function LiveRegion({
  lines,
  voice,
  place,
}: {
  readonly lines: readonly LogLine[];
  readonly voice: Voice;
  /** Where the keyboard's cursor is; empty when it is nowhere. */
  readonly place: string;
}) {
  const { session } = useOnTable();
  const [happened, setHappened] = useState('');
  const told = useRef(session.getState().entries.length);

  useEffect(() => {
    const { length } = session.getState().entries;
    // The computer may have done several things since the last drawing: all of them are told.
    const fresh = Array.from({ length: Math.max(0, length - told.current) }, (_, more) => told.current + more);
    if (fresh.length > 0) setHappened(inSentences(fresh.flatMap((entry) => entryWords(voice, lines, entry))));
    told.current = length;
  }, [lines, voice, session]);

  return (
    <>
      <output className="visually-hidden" data-live="happened">
        {happened}
      </output>
      <output className="visually-hidden">{place}</output>
    </>
  );
}
