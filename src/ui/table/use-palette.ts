import { paletteFor, type BoardPalette } from '../../board/palette';
import { useRootData } from './use-root-data';

/** The board's colours for the theme and the contrast in force. */
export const usePalette = (): BoardPalette => paletteFor(useRootData('theme'), useRootData('contrast'));
