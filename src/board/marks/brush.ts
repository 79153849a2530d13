import type { Grid } from '../../hex';
import type { Sprites } from '../counters/sprites';
import type { Ctx } from '../paint';
import type { BoardPalette } from '../palette';

/** What marks are drawn with. The context is in world units. */
export interface Marker {
  readonly ctx: Ctx;
  readonly grid: Grid;
  readonly palette: BoardPalette;
  /** A hex's radius in CSS pixels. */
  readonly radius: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly sprites: Sprites;
}

/** World units of so many CSS pixels: for what must not shrink with the map. */
export const pixels = (marker: Marker, count: number): number => (count * 100) / marker.radius;
