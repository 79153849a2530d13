import type { HexIndex } from '../hex';
import { createSprites } from './counters/sprites';
import { figureRect } from './figure-rect';
import { groundPainter } from './ground/paint-ground';
import { planGround } from './ground/plan';
import { paintPlate } from './marks/plate';
import { paintPieces } from './paint-pieces';
import type { BoardPalette } from './palette';
import type { BoardView } from './view';
import { centreOf, worldRadius } from './world';

/** A view, and small words on its hexes. */
export interface FigureView extends BoardView {
  readonly plates: readonly { readonly hex: HexIndex; readonly text: string }[];
}

/**
 * Paints a whole small board with all its marks on a canvas, which is sized for it: a picture in a text, which nobody
 * touches. `width` is in CSS pixels, `ratio` device pixels to one of them.
 */
export function paintFigure(
  canvas: HTMLCanvasElement,
  view: FigureView,
  { width, ratio, palette }: { readonly width: number; readonly ratio: number; readonly palette: BoardPalette },
): void {
  const { grid } = view.ground;
  const rect = figureRect(grid);
  const scale = width / (rect.right - rect.left);
  const height = (rect.bottom - rect.top) * scale;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const radius = scale * worldRadius;
  groundPainter(planGround(view.ground), palette).paint(ctx, rect, radius * ratio);
  const camera = { x: -rect.left * scale, y: -rect.top * scale, scale };
  const device = scale * ratio;
  ctx.setTransform(device, 0, 0, device, -rect.left * device, -rect.top * device);
  const sprites = createSprites(palette);
  const marker = { ctx, grid, palette, radius, ratio, sprites, turned: false };
  paintPieces({ marker, view, moment: null, camera, width, height, coordinates: null, cursor: -1, pointed: null });
  for (const { hex, text } of view.plates) paintPlate(marker, text, centreOf(grid, hex), palette.ink);
  sprites.clear();
}
