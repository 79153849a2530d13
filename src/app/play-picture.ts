import type { LaidTable, Looks } from './games/game-face';

/** Pixels: what the list of games and the start show, for sharp screens. */
export const pictureSize = { width: 640, height: 480 };
const quietMilliseconds = 1500;

async function paint({ session, view }: LaidTable, looks: Looks): Promise<void> {
  const { paintPicture } = await import('../board/picture');
  session.getState().setPicture(paintPicture(view(looks), pictureSize.width, pictureSize.height));
}

/**
 * Keeps the picture of a game in play up to date: painted when the table has been quiet for a moment, and once more
 * when the game is left. Returns a function that stops it.
 */
export function keepPicture(table: LaidTable, looks: () => Looks): () => void {
  let timer = 0;
  const now = (): void => {
    clearTimeout(timer);
    timer = 0;
    // A picture is a help, no more: the game goes on without.
    paint(table, looks()).catch(() => undefined);
  };
  const stop = table.session.subscribe(({ state }, before) => {
    if (state === before.state) return;
    clearTimeout(timer);
    timer = window.setTimeout(now, quietMilliseconds);
  });
  return () => {
    stop();
    if (timer !== 0) now();
  };
}
