import type { Insets } from '../../board/camera';
import type { Camera } from '../../board/camera-api';
import type { Direction, HexIndex } from '../../hex';
import type { TableAnimation } from './use-animation';

/** Where the keyboard is on the board. */
export interface Cursor {
  readonly hex: HexIndex;
  readonly facing: Direction;
}

/** What the screen passes to its board. */
export interface Setting {
  readonly camera: Camera;
  /** What lies over the board, from each edge. */
  readonly insets: Insets;
  readonly animation: TableAnimation;
  /** The element for the small map, within the part that turns towards the player. */
  readonly corner: HTMLElement | null;
  /** Called with whether the board is large enough for a small map. */
  readonly onLarge: (large: boolean) => void;
  /** The keyboard has come to a hex, or left the board. */
  readonly onCursor: (cursor: Cursor | null) => void;
}
