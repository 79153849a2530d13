import type { CameraView } from '../camera';
import { makeCanvas, release, type Ctx } from '../paint';
import { worldRadius, type Rect } from '../world';
import type { GroundPainter } from './paint-ground';

/** Device pixels on a tile's edge. */
const tilePixels = 512;
/** Radii in device pixels at which the ground is painted finely: each 1.41 times the one before. */
const steps = [17, 24, 34, 48, 68, 96, 136, 192, 272, 384] as const;
/** Kept while they may be wanted again. */
const budgetBytes = 46e6;
const basePixels = 1.4e6;
const baseRadius = 34;

interface Tile {
  readonly step: number;
  readonly x: number;
  readonly y: number;
  readonly canvas: HTMLCanvasElement;
  /** The ground has changed since: shown until it is painted again. */
  stale: boolean;
  used: number;
}

/** The ground as pictures: one small of the whole, and fine ones of what is looked at. */
export interface GroundTiles {
  /** Draws what is there, at once, in device pixels. Notes what is missing. */
  readonly draw: (ctx: Ctx, view: CameraView, ratio: number, width: number, height: number) => void;
  /** Paints missing tiles until the milliseconds are over, one at least; false when nothing was missing. */
  readonly work: (milliseconds: number) => boolean;
  /** Which rampart sections lie in rubble from now on; false when nothing changes by it. */
  readonly setBroken: (numbers: readonly number[]) => boolean;
  /** Which houses show their floor from now on; what changes is told to `before` while the old picture still stands. */
  readonly setOpen: (houses: readonly number[], before: (rects: readonly Rect[]) => void) => void;
  /** Whether anything was missing at the last drawing. */
  readonly waits: () => boolean;
  readonly bytes: () => number;
  readonly dispose: () => void;
}

/** The step painted for a radius in device pixels: the smallest that is not noticeably too small. */
export const stepFor = (radius: number): number =>
  steps.find((step) => step >= radius * 0.92) ?? (steps.at(-1) as number);

/** On a finer screen than this the eye tells no more of a painted ground, and twice as much would have to be painted. */
const finest = 2.2;

/** The radius at which the ground is painted for one in device pixels. */
export const groundRadius = (radius: number, ratio: number): number => radius * Math.min(1, finest / ratio);

/** What of the sheet lies under a screen, as tile numbers of a step. */
function tilesUnder(sheet: Rect, view: CameraView, size: number, width: number, height: number): Rect {
  const last = {
    x: Math.ceil((sheet.right - sheet.left) / size) - 1,
    y: Math.ceil((sheet.bottom - sheet.top) / size) - 1,
  };
  const tile = (pixel: number, offset: number, from: number): number =>
    Math.floor(((pixel - offset) / view.scale - from) / size);
  return {
    left: Math.max(0, tile(0, view.x, sheet.left)),
    top: Math.max(0, tile(0, view.y, sheet.top)),
    right: Math.min(last.x, tile(width, view.x, sheet.left)),
    bottom: Math.min(last.y, tile(height, view.y, sheet.top)),
  };
}

const nameOf = (step: number, x: number, y: number): string => `${step}/${x}/${y}`;

/** Readies the pictures of one ground. The small one is painted at the first drawing. */
export function groundTiles(painter: GroundPainter): GroundTiles {
  const { sheet } = painter.plan;
  const area = ((sheet.right - sheet.left) * (sheet.bottom - sheet.top)) / worldRadius ** 2;
  const smallRadius = Math.min(baseRadius, Math.sqrt(basePixels / area));
  const tiles = new Map<string, Tile>();
  let base: HTMLCanvasElement | null = null;
  let shownStep = 0;
  let missing: { readonly step: number; readonly x: number; readonly y: number; readonly far: number }[] = [];
  let clock = 0;

  const paintBase = (): HTMLCanvasElement => {
    const scale = smallRadius / worldRadius;
    const { canvas, ctx } = makeCanvas((sheet.right - sheet.left) * scale, (sheet.bottom - sheet.top) * scale);
    painter.paint(ctx, sheet, smallRadius);
    return canvas;
  };

  /** Whether all tiles of a step that show are there. */
  const complete = (view: CameraView, step: number, width: number, height: number): boolean => {
    const under = tilesUnder(sheet, view, (tilePixels * worldRadius) / step, width, height);
    for (let y = under.top; y <= under.bottom; y++) {
      for (let x = under.left; x <= under.right; x++) if (!tiles.has(nameOf(step, x, y))) return false;
    }
    return true;
  };

  /** Draws those tiles of a step that are there; notes the others if asked. */
  const drawStep = (ctx: Ctx, view: CameraView, step: number, width: number, height: number, note: boolean): void => {
    const size = (tilePixels * worldRadius) / step;
    const under = tilesUnder(sheet, view, size, width, height);
    const left = (x: number): number => Math.round(view.x + (sheet.left + x * size) * view.scale);
    const top = (y: number): number => Math.round(view.y + (sheet.top + y * size) * view.scale);
    for (let y = under.top; y <= under.bottom; y++) {
      for (let x = under.left; x <= under.right; x++) {
        const tile = tiles.get(nameOf(step, x, y));
        if (tile) {
          tile.used = clock;
          ctx.drawImage(tile.canvas, left(x), top(y), left(x + 1) - left(x), top(y + 1) - top(y));
          if (!tile.stale) continue;
        }
        const far = Math.abs(left(x + 0.5) - width / 2) + Math.abs(top(y + 0.5) - height / 2);
        if (note) missing.push({ step, x, y, far });
      }
    }
  };

  const paintTile = (step: number, x: number, y: number): void => {
    const size = (tilePixels * worldRadius) / step;
    const left = sheet.left + x * size;
    const top = sheet.top + y * size;
    const { canvas, ctx } = makeCanvas(tilePixels, tilePixels);
    painter.paint(ctx, { left, top, right: left + size, bottom: top + size }, step);
    const name = nameOf(step, x, y);
    const before = tiles.get(name);
    if (before) release(before.canvas);
    tiles.set(name, { step, x, y, canvas, stale: false, used: clock });
  };

  /** Paints a part of the small picture again, and lets the fine ones of it wait their turn. */
  const repaint = (rect: Rect): void => {
    for (const tile of tiles.values()) {
      const size = (tilePixels * worldRadius) / tile.step;
      const [left, top] = [sheet.left + tile.x * size, sheet.top + tile.y * size];
      const meets = left < rect.right && rect.left < left + size && top < rect.bottom && rect.top < top + size;
      tile.stale ||= meets;
    }
    if (!base) return;
    const scale = smallRadius / worldRadius;
    const x = Math.max(0, Math.floor((rect.left - sheet.left) * scale));
    const y = Math.max(0, Math.floor((rect.top - sheet.top) * scale));
    const width = Math.ceil((rect.right - sheet.left) * scale) - x;
    const height = Math.ceil((rect.bottom - sheet.top) * scale) - y;
    const { canvas, ctx } = makeCanvas(width, height);
    const [left, top] = [sheet.left + x / scale, sheet.top + y / scale];
    painter.paint(ctx, { left, top, right: left + width / scale, bottom: top + height / scale }, smallRadius);
    base.getContext('2d')?.drawImage(canvas, x, y);
    release(canvas);
  };

  /** Forgets what was not shown for longest, other steps first. What shows now of the step wanted is always kept. */
  const trim = (wanted: number): void => {
    const room = Math.floor(budgetBytes / (tilePixels * tilePixels * 4));
    if (tiles.size <= room) return;
    const worth = (tile: Tile): number => tile.used + (tile.step === wanted ? 1e9 : 0);
    for (const [name, tile] of [...tiles].sort((one, other) => worth(one[1]) - worth(other[1]))) {
      if (tiles.size <= room || (tile.used === clock && tile.step === wanted)) break;
      release(tile.canvas);
      tiles.delete(name);
    }
  };

  return {
    draw(ctx, view, ratio, width, height) {
      clock++;
      base ??= paintBase();
      const device = { x: view.x * ratio, y: view.y * ratio, scale: view.scale * ratio };
      const radius = device.scale * worldRadius;
      missing = [];
      const place = (edge: number, offset: number): number => Math.round(offset + edge * device.scale);
      const x = place(sheet.left, device.x);
      const y = place(sheet.top, device.y);
      const drawBase = (): void =>
        ctx.drawImage(
          base as HTMLCanvasElement,
          x,
          y,
          place(sheet.right, device.x) - x,
          place(sheet.bottom, device.y) - y,
        );
      const step = stepFor(groundRadius(radius, ratio));
      if (radius <= smallRadius * 1.05) {
        drawBase();
        return;
      }
      if (complete(device, step, width, height)) {
        // All there: noted is only what is out of date.
        drawStep(ctx, device, step, width, height, true);
        shownStep = step;
        return;
      }
      const stands = shownStep !== 0 && shownStep !== step;
      if (!stands || !complete(device, shownStep, width, height)) drawBase();
      if (stands) drawStep(ctx, device, shownStep, width, height, false);
      drawStep(ctx, device, step, width, height, true);
    },
    work(milliseconds) {
      if (missing.length === 0) return false;
      const end = performance.now() + milliseconds;
      missing.sort((a, b) => a.far - b.far);
      const wanted = missing[0]?.step ?? shownStep;
      do {
        const next = missing.shift();
        if (next) paintTile(next.step, next.x, next.y);
      } while (missing.length > 0 && performance.now() < end);
      trim(wanted);
      return true;
    },
    setBroken(numbers) {
      const changed = painter.setBroken(numbers);
      for (const rect of changed) repaint(rect);
      return changed.length > 0;
    },
    setOpen(houses, before) {
      const moved = painter.roofsMoved(houses);
      if (moved.length === 0) return;
      if (base) before(moved);
      painter.setOpen(houses);
      for (const rect of moved) repaint(rect);
    },
    waits: () => missing.length > 0,
    bytes: () => tiles.size * tilePixels * tilePixels * 4 + (base ? base.width * base.height * 4 : 0),
    dispose() {
      for (const tile of tiles.values()) release(tile.canvas);
      tiles.clear();
      if (base) release(base);
      base = null;
    },
  };
}
