/** Screens that a player opens during a turn to look something up or to change a setting. */
const besidePlay = /^\/(?:rules|tables|settings|about)(?:\/|$)/;

/** What is asked of a game as it is left. */
interface LeftGame {
  readonly cover: unknown;
  readonly entries: readonly unknown[];
}

/**
 * Remembers which game a player left during a turn to look something up. As long as only such screens are visited the
 * tablet has not changed hands, so nothing is covered on the way back.
 */
export interface Aside {
  readonly leave: (id: string, game: LeftGame) => void;
  /** To be called when a screen is shown: any other screen than these ends the visit. */
  readonly visit: (location: string) => void;
  /** Whether an opened game is the one that was left, unchanged since then. */
  readonly comesBack: (id: string, game: LeftGame) => boolean;
}

/** An `Aside` that remembers nothing yet. */
export function createAside(): Aside {
  let left: { readonly id: string; readonly length: number } | null = null;
  return {
    leave(id, { cover, entries }) {
      left = cover === null ? { id, length: entries.length } : null;
    },
    visit(location) {
      if (left && !besidePlay.test(location) && location !== `/play/${left.id}`) left = null;
    },
    comesBack(id, { entries }) {
      return left?.id === id && left.length === entries.length;
    },
  };
}
