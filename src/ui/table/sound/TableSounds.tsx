import { useEffect, useRef } from 'react';
import type { BoardAnimation } from '../../../board/animation';
import { whenDiceLie } from '../dice/use-tumble';
import { useAnySession, useOnTable } from '../table-context';
import { useRootData } from '../use-root-data';
import { deedSound, soundsOf } from './heard';
import { useSound } from './use-sound';

/** Milliseconds in which dice that were rolled begin to tumble. */
const settling = 50;

/** What happens on a board is heard as it is seen: once the dice that decided it can be read. */
export function BoardSounds({ now }: { readonly now: BoardAnimation | null }) {
  const sound = useSound();
  const still = useRootData('motion') === 'reduced';
  const heard = useRef<string | number | null>(null);
  useEffect(() => {
    if (!now || heard.current === now.id) return;
    heard.current = now.id;
    const sounds = soundsOf(now, still);
    if (sounds.length === 0) return;
    setTimeout(() => whenDiceLie(() => sounds.forEach(({ kind, after }) => sound(kind, after))), settling);
  }, [now, sound, still]);
  return null;
}

/** What moves on the table is heard, and the fanfare of the end. */
export function TableSounds({ now }: { readonly now: BoardAnimation | null }) {
  const sound = useSound();
  const won = useAnySession(({ state }) => state.outcome?.winner ?? null);
  const before = useRef(won);
  useEffect(() => {
    if (won !== null && before.current === null) setTimeout(() => whenDiceLie(() => sound('fanfare', 0.8)), settling);
    before.current = won;
  }, [won, sound]);
  return <BoardSounds now={now} />;
}

/** The end of a turn, and what is taken back or done again, are heard: whatever lies over the table then. */
export function useDeedSounds(): void {
  const { session } = useOnTable();
  const sound = useSound();
  useEffect(
    () =>
      session.subscribe((now, before) => {
        const kind = deedSound(now, before);
        if (kind) setTimeout(() => whenDiceLie(() => sound(kind)), settling);
      }),
    [session, sound],
  );
}
