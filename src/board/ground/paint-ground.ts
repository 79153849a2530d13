import type { Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import { grown, hexesIn, worldRadius, type Rect } from '../world';
import { paintBrush } from './brush';
import { paintCastle, paintCastleGround } from './castle';
import { paintDoors, paintHouses } from './houses';
import { paintNight } from './night';
import type { GroundPlan } from './plan';
import { sectionRect } from './plan-ramparts';
import { paintBridges, paintRoads } from './roads';
import { paintRocks } from './rocks';
import { paintRoofs } from './roofs';
import type { Scene } from './scene';
import { paintGrid, paintMargin, paintSheet } from './sheet';
import { paintSlopes } from './slopes';
import { paintFences, paintWalls } from './walls';
import { makeUndertone } from './undertone';
import { mottleOf, paintGrain, paintGrass, paintWash } from './wash';
import { paintWater } from './water';
import { paintWoods } from './woods';
import { paintGates, paintYards } from './yards';

/** Paints any part of one ground, at any size. */
export interface GroundPainter {
  readonly plan: GroundPlan;
  /** The context's canvas is `rect` at `radius` device pixels a hex's radius. */
  readonly paint: (ctx: Ctx, rect: Rect, radius: number) => void;
  /** From now on these sections lie in rubble, and no others: answers what must be painted again. */
  readonly setBroken: (numbers: readonly number[]) => readonly Rect[];
  /** What must be painted again once these houses, and no others, show their floor. */
  readonly roofsMoved: (open: readonly number[]) => readonly Rect[];
  /** From now on these houses show their floor, and no others. */
  readonly setOpen: (open: readonly number[]) => void;
}

/** Readies a painter. `lines`: those between hexes are drawn. */
export function groundPainter(plan: GroundPlan, palette: BoardPalette, lines = true): GroundPainter {
  const mottle = mottleOf(palette);
  const undertone = makeUndertone(plan, palette);
  let broken: ReadonlySet<number> = new Set();
  let open: ReadonlySet<number> = new Set(plan.floors.keys());
  return {
    plan,
    setBroken(numbers) {
      if (numbers.length === broken.size && numbers.every((number) => broken.has(number))) return [];
      const before = broken;
      broken = new Set(numbers);
      return plan.ramparts.sections.filter(({ number }) => before.has(number) !== broken.has(number)).map(sectionRect);
    },
    roofsMoved: (houses) =>
      plan.floors
        .filter((_house, index) => open.has(index) !== houses.includes(index))
        .map((house) => grown(house.plan.bounds, 40)),
    setOpen(houses) {
      open = new Set(houses);
    },
    paint(ctx, rect, radius) {
      const scale = radius / worldRadius;
      ctx.save();
      ctx.setTransform(scale, 0, 0, scale, -rect.left * scale, -rect.top * scale);
      const scene = { ...sceneOf(ctx, plan, palette, rect, radius), broken, open, lines };
      // Nothing of it lies on the table beside: no dusk, no rim.
      if (!scene.inland) {
        ctx.beginPath();
        ctx.rect(
          plan.sheet.left,
          plan.sheet.top,
          plan.sheet.right - plan.sheet.left,
          plan.sheet.bottom - plan.sheet.top,
        );
        ctx.clip();
      }
      paintSheet(scene);
      ctx.save();
      if (!scene.inland) {
        ctx.beginPath();
        ctx.rect(plan.map.left, plan.map.top, plan.map.right - plan.map.left, plan.map.bottom - plan.map.top);
        ctx.clip();
      }
      paintWash(scene, mottle, undertone);
      paintTerrain(scene);
      paintGrain(scene);
      ctx.restore();
      paintMargin(scene);
      if (plan.view.night) paintNight(scene);
      else dusk(scene);
      ctx.restore();
    },
  };
}

function sceneOf(
  ctx: Ctx,
  plan: GroundPlan,
  palette: BoardPalette,
  rect: Rect,
  radius: number,
): Omit<Scene, 'broken' | 'open' | 'lines'> {
  const hexes = hexesIn(plan.view.grid, grown(rect, 60));
  const { map } = plan;
  const inland =
    rect.left > map.left + 60 &&
    rect.top > map.top + 100 &&
    rect.right < map.right - 60 &&
    rect.bottom < map.bottom - 100;
  const kinds = new Set(hexes.map((hex) => plan.view.terrain[hex] ?? 'open'));
  return { ctx, plan, palette, rect, radius, hexes, kinds, inland };
}

/** From the ground up; a kind that is not there costs nothing. */
function paintTerrain(scene: Scene): void {
  const has = (...kinds: readonly string[]): boolean => kinds.some((kind) => scene.kinds.has(kind));
  if (has('slope')) paintSlopes(scene);
  paintGrass(scene);
  if (has('rocks')) paintRocks(scene);
  if (has('brush')) paintBrush(scene);
  if (has('water', 'ford')) paintWater(scene);
  paintCastleGround(scene);
  if (has('yard', 'gate')) paintYards(scene);
  if (has('road')) {
    paintRoads(scene);
    paintBridges(scene);
  }
  paintHouses(scene);
  paintGrid(scene);
  paintCastle(scene);
  if (has('tree')) paintWoods(scene);
  paintFences(scene);
  paintWalls(scene);
  if (has('gate')) paintGates(scene);
  if (has('door')) paintDoors(scene);
  if (has('house', 'door')) paintRoofs(scene);
}

/** Darkens the whole painting for a candle-lit room. */
function dusk({ ctx, palette, rect }: Scene): void {
  if (palette.dusk === null) return;
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = palette.dusk;
  ctx.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  ctx.globalCompositeOperation = 'source-over';
}
