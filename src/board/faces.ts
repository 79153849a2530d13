import { textFace, titleFace } from './palette';

/** Letters of both alphabets that the board writes, so that both parts of a face are fetched. */
const sample = 'Aé0 Яж';

/**
 * Calls `action` when the bundled typefaces are loaded, if that is after the first painting. Returns a function that
 * stops waiting.
 */
export function whenFacesLoad(action: () => void): () => void {
  let wanted = true;
  const fonts = document.fonts;
  const needed = [
    `800 16px ${textFace}`,
    `700 16px ${textFace}`,
    `500 16px ${textFace}`,
    `italic 600 16px ${titleFace}`,
  ];
  if (needed.every((font) => fonts.check(font, sample))) return () => undefined;
  Promise.all(needed.map((font) => fonts.load(font, sample)))
    .then(() => {
      if (wanted) action();
    })
    // A face that cannot be had leaves the system's in its place: nothing to repaint.
    .catch(() => undefined);
  return () => {
    wanted = false;
  };
}
