import type { Grid, HexIndex, Point } from '../hex';
import type { CameraView, Insets } from './camera';
import type { Rect } from './world';

/** Looks at the map. Made by the owner of a board, given to it, and asked by others to show hexes. */
export interface Camera {
  readonly view: () => CameraView;
  /** Calls back after every change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The whole map. */
  readonly fit: (insets?: Insets) => void;
  /**
   * The initial view: close enough to read, at these hexes, or at most of them when they lie far apart (without hexes,
   * at the middle). At once unless `smooth`.
   */
  readonly home: (hexes?: readonly HexIndex[], insets?: Insets, smooth?: boolean) => void;
  /** Brings hexes out from under whatever covers the screen, with the least move. */
  readonly focus: (hexes: readonly HexIndex[], insets?: Insets) => void;
  /**
   * The same for hexes that lie far apart: where the map would become too small to read, it shows most of them, not
   * all.
   */
  readonly gather: (hexes: readonly HexIndex[], insets?: Insets) => void;
  /** What covers the screen from now on: the map can be moved out from under it. */
  readonly setInsets: (insets: Insets) => void;
  /** About a point of the board in pixels, else about the middle of what is free. */
  readonly zoomBy: (factor: number, about?: Point) => void;
  /** Looks at a point in world units, at once. */
  readonly centre: (world: Point) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  /** Lets go with a speed in pixels a millisecond. */
  readonly fling: (vx: number, vy: number) => void;
  /** Stops where it is; true when it was moving by itself. */
  readonly halt: () => boolean;
  /** A point of the board in pixels to world units. */
  readonly toWorld: (point: Point) => Point;
  /** Where a hex's centre is, in pixels of the board; null before the board is there. */
  readonly screenOf: (hex: HexIndex) => Point | null;
  /** Whether the whole of every hex is in sight. */
  readonly shows: (hexes: readonly HexIndex[]) => boolean;
  /** Whether an initial view could show all these hexes at once. */
  readonly holds: (hexes: readonly HexIndex[]) => boolean;
  /** Whether the map is at least as large as in the initial view. */
  readonly isNear: () => boolean;
  /** Whether the whole map is looked at, as large as what is free allows. */
  readonly isWhole: () => boolean;
  /** What of the board nothing covers, in its pixels. */
  readonly room: () => Rect;
  /** Sets the function that lists buttons and cards over the free part, in the board's pixels: `focus` keeps hexes out from under them. */
  readonly avoid: (taken: () => readonly Rect[]) => void;
  /** Where those buttons and cards are now. */
  readonly taken: () => readonly Rect[];
  /** For the board alone: its grid and size; again whenever one of them changes. */
  readonly attach: (grid: Grid, width: number, height: number, reducedMotion: boolean) => void;
}
