import { useEffect } from 'react';
import type { AidsStore } from '../../store/aids';
import { useOpponent } from '../solo/solo-context';
import { useOnTable } from './table-context';

/** What the keys do in the game on the table. */
export interface Deeds {
  readonly next: () => void;
  readonly end: () => void;
  readonly deselect: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/**
 * Keys for the whole screen: N next (or the computer's next move), H a hint, U undo, R redo, E end the sequence or the
 * turn. Escape closes the aid that is shown, else the hint, else deselects. Arrow keys move the focus to the board,
 * where they move its cursor.
 */
export function useShortcuts({ next, end, deselect }: Deeds, aids: AidsStore): void {
  const { session } = useOnTable();
  const opponent = useOpponent();
  useEffect(() => {
    const waits = () => opponent.getState().phase.kind === 'decided';
    const letGo = () => {
      if (aids.getState().aid) aids.getState().stop();
      else if (opponent.getState().hint.kind !== 'none') opponent.getState().dropHint();
      else deselect();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const keys: Readonly<Record<string, (() => void) | undefined>> = {
        KeyN: waits() ? () => opponent.getState().next() : next,
        KeyH: () => opponent.getState().askHint(),
        KeyU: () => session.getState().undo(),
        KeyR: () => session.getState().redo(),
        KeyE: end,
        Escape: letGo,
      };
      const act = keys[event.code];
      if (act) {
        event.preventDefault();
        act();
      } else if (
        event.key.startsWith('Arrow') &&
        !(event.target as Element).closest('[role="application"],[role="tablist"]')
      ) {
        event.preventDefault();
        document.querySelector<HTMLElement>('[role="application"]')?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, opponent, aids, next, end, deselect]);
}
