import { useEffect } from 'react';
import type { Watch } from './use-watch';

/** Space plays and stops, arrows step (with Shift by turn), the page keys go by turn, Home and End to the ends. */
export function useWatchKeys(watch: Watch): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      const target = event.target as HTMLElement | null;
      // A button is pressed by its own space; the line and the choice of speed have arrows of their own. A page is a turn,
      // whatever has the focus.
      const byPage = event.code === 'PageUp' || event.code === 'PageDown';
      if (event.code === 'Space' && target?.closest('button, a, input, summary')) return;
      if (event.code !== 'Space' && !byPage && target?.closest('input')) return;
      const move = (by: 1 | -1) => () => (event.shiftKey ? watch.turn(by) : watch.step(by));
      const acts: Readonly<Record<string, () => void>> = {
        Space: watch.toggle,
        ArrowRight: move(1),
        ArrowLeft: move(-1),
        PageDown: () => watch.turn(1),
        PageUp: () => watch.turn(-1),
        Home: () => watch.goTo(0),
        End: () => watch.goTo(watch.last),
      };
      const act = acts[event.code];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    // Before the board, whose cursor moves with the same arrows.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [watch]);
}
