import { useEffect } from 'react';
import { usePlaying } from './play-context';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/**
 * Keys for the whole screen: N next, U undo, R redo, E end the sequence, Escape lets go. Arrow keys go to the board,
 * where they move its cursor.
 */
export function useShortcuts(onUndo: () => void): void {
  const { session, play } = usePlaying();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const keys: Readonly<Record<string, (() => void) | undefined>> = {
        KeyN: () => play.getState().next(),
        KeyU: onUndo,
        KeyR: () => session.getState().redo(),
        KeyE: () => play.getState().endSequence(),
        Escape: () => play.getState().deselect(),
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
  }, [session, play, onUndo]);
}
