/** Screens that a player opens during a turn to look something up or to change a setting. */
const besidePlay = /^\/(?:rules|tables|settings|about)(?:\/|$)/;

/** What is asked of a game as it is left. */
interface LeftGame {
  readonly cover: unknown;
  readonly entries: readonly unknown[];
}

/**
 * Remembers which game somebody left in the midst of his turn, as long as he is only aside: the tablet has not changed
 * hands, so nothing is covered when he comes back.
 */
export interface Aside {
  readonly leave: (id: string, game: LeftGame) => void;
  /** To be called when a screen is shown: any other screen than these ends the visit. */
  readonly visit: (location: string) => void;
  /** Whether a game that is opened is the one that he left, just as he left it. */
  readonly comesBack: (id: string, game: LeftGame) => boolean;
}

/** Remembers nothing yet. */
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
