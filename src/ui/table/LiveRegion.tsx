import { useEffect, useRef, useState } from 'react';
import type { LogLine } from './log/line';
import { entryWords, inSentences } from './log/text';
import type { Voice } from './log/voice';
import { useOnTable } from './table-context';

const noWidth = '\u200b';

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
  const [happened, setHappened] = useState({ text: '', again: false });
  const told = useRef(session.getState().entries.length);

  useEffect(() => {
    const { length } = session.getState().entries;
    // The computer may have done several things since the last drawing: all of them are told.
    const fresh = Array.from({ length: Math.max(0, length - told.current) }, (_, more) => told.current + more);
    if (fresh.length > 0) {
      const text = inSentences(fresh.flatMap((entry) => entryWords(voice, lines, entry)));
      setHappened((last) => ({ text, again: last.text === text && !last.again }));
    }
    told.current = length;
  }, [lines, voice, session]);

  return (
    <>
      <output className="visually-hidden" data-live="happened">
        {/* The same words a second time would not be a change, and nobody would hear them: an unseen mark makes one. */}
        {happened.again ? `${happened.text}${noWidth}` : happened.text}
      </output>
      <output className="visually-hidden" data-live="cursor">
        {place}
      </output>
    </>
  );
}
