/** The messages between tabs that have the same game open. */
export type GameWord =
  /** The game has changed: tabs that only look at it must reload it. */
  | 'moved'
  /** Another tab wants to play: the one that plays releases the game. */
  | 'yield';

export interface GameChannel {
  readonly say: (word: GameWord) => void;
  readonly close: () => void;
}

const words: readonly unknown[] = ['moved', 'yield'] satisfies GameWord[];

/** Opens a game's channel between the tabs of this browser; where the browser has no such channels, no message ever comes. */
export function openGameChannel(gameId: string, onWord: (word: GameWord) => void): GameChannel {
  if (typeof BroadcastChannel === 'undefined') return { say: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`escarmouche:game:${gameId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (words.includes(data)) onWord(data as GameWord);
  };
  return { say: (word) => channel.postMessage(word), close: () => channel.close() };
}
