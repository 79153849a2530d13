import { paletteFor, type BoardPalette } from '../../board/palette';
import { useRootData } from './use-root-data';

/** The board's colours for the present theme and contrast. */
export const usePalette = (): BoardPalette => paletteFor(useRootData('theme'), useRootData('contrast'));
