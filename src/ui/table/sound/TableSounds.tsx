import { useEffect, useRef } from 'react';
import type { BoardAnimation } from '../../../board/animation';
import { useAnySession } from '../table-context';
import { soundOf, useSound } from './use-sound';

/** Seconds between two sounds of one command, and how many are heard of it. */
const apart = 0.3;
const most = 4;

/** What happens on the board is heard: each kind once, in the order in which it is seen; then the fanfare of the end. */
export function TableSounds({ now }: { readonly now: BoardAnimation | null }) {
  const sound = useSound();
  const heard = useRef<string | number | null>(null);
  const won = useAnySession(({ state }) => state.outcome?.winner ?? null);
  const before = useRef(won);
  useEffect(() => {
    if (!now || heard.current === now.id) return;
    heard.current = now.id;
    const kinds = [...new Set(now.steps.map(soundOf))].filter((kind) => kind !== null);
    kinds.slice(0, most).forEach((kind, index) => sound(kind, index * apart));
  }, [now, sound]);
  useEffect(() => {
    if (won !== null && before.current === null) sound('fanfare', 0.8);
    before.current = won;
  }, [won, sound]);
  return null;
}
