import type { Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import { grown, hexesIn, worldRadius, type Rect } from '../world';
import { paintDoors, paintHouses } from './houses';
import type { GroundPlan } from './plan';
import { paintBridges, paintRoads } from './roads';
import { paintRocks } from './rocks';
import type { Scene } from './scene';
import { paintGrid, paintLabels, paintSheet } from './sheet';
import { paintSlopes } from './slopes';
import { paintFences, paintWalls } from './walls';
import { makeMottle, paintGrass, paintWash } from './wash';
import { paintWater } from './water';
import { paintBrush, paintWoods } from './woods';
import { paintGates, paintYards } from './yards';

/** Paints any part of one ground, at any size. */
export interface GroundPainter {
  readonly plan: GroundPlan;
  /** The context's canvas is `rect` at `radius` device pixels a hex's radius. */
  readonly paint: (ctx: Ctx, rect: Rect, radius: number) => void;
}

/** Readies a painter; its mottling is made once. */
export function groundPainter(plan: GroundPlan, palette: BoardPalette): GroundPainter {
  const mottle = makeMottle(palette, plan.view.seed);
  return {
    plan,
    paint(ctx, rect, radius) {
      const scale = radius / worldRadius;
      ctx.save();
      ctx.setTransform(scale, 0, 0, scale, -rect.left * scale, -rect.top * scale);
      const scene: Scene = { ctx, plan, palette, rect, radius, hexes: hexesIn(plan.view.grid, grown(rect, 60)) };
      paintSheet(scene);
      ctx.save();
      ctx.clip(plan.mapPath);
      paintWash(scene, mottle);
      paintSlopes(scene);
      paintGrass(scene);
      paintRocks(scene);
      paintBrush(scene);
      paintWater(scene);
      paintYards(scene);
      paintRoads(scene);
      paintBridges(scene);
      paintHouses(scene);
      paintGrid(scene);
      paintWoods(scene);
      paintFences(scene);
      paintWalls(scene);
      paintGates(scene);
      paintDoors(scene);
      ctx.restore();
      paintLabels(scene);
      dusk(scene);
      ctx.restore();
    },
  };
}

/** Darkens the whole painting for a candle-lit room. */
function dusk({ ctx, palette, rect }: Scene): void {
  if (palette.dusk === null) return;
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = palette.dusk;
  ctx.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  ctx.globalCompositeOperation = 'source-over';
}
