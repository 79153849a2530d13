import type { Grid, Point } from '../../hex';
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
  /**
   * Whether the player sits on the far side of the table: then words and numbers, except those of counters, are turned
   * round.
   */
  readonly turned: boolean;
}

/** The world units of a number of CSS pixels, for what must not shrink with the map. */
export const pixels = (marker: Marker, count: number): number => (count * 100) / marker.radius;

/** Draws what is to be read about a point: turned about it where the reader sits on the far side of the table. */
export function toReader({ ctx, turned }: Pick<Marker, 'ctx' | 'turned'>, { x, y }: Point, draw: () => void): void {
  if (!turned) return draw();
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(Math.PI);
  ctx.translate(-x, -y);
  draw();
  ctx.restore();
}
