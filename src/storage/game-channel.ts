/** What the pages that have the same game open tell each other. */
export type GameWord =
  /** The game has gone on: whoever only looks shows it anew. */
  | 'moved'
  /** Another page wants to play: whoever plays lets go. */
  | 'yield';

export interface GameChannel {
  readonly say: (word: GameWord) => void;
  readonly close: () => void;
}

const words: readonly unknown[] = ['moved', 'yield'] satisfies GameWord[];

/** Opens a game's channel between the pages of this browser; where there is none, nobody is heard. */
export function openGameChannel(gameId: string, onWord: (word: GameWord) => void): GameChannel {
  if (typeof BroadcastChannel === 'undefined') return { say: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`escarmouche:game:${gameId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (words.includes(data)) onWord(data as GameWord);
  };
  return { say: (word) => channel.postMessage(word), close: () => channel.close() };
}
