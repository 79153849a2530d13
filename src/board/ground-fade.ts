import type { CameraView } from './camera';
import type { GroundTiles } from './ground/tiles';
import { makeCanvas, release, type Ctx } from './paint';
import type { Rect } from './world';

/** Milliseconds in which a roof goes or comes. */
const fading = 220;

interface Patch {
  readonly rect: Rect;
  readonly canvas: HTMLCanvasElement;
}

/** The former look of the ground, fading out over the new one. */
export interface GroundFade {
  /** Keeps the picture of some parts of the ground as they show now. Sizes are in device pixels. */
  readonly keep: (tiles: GroundTiles, rects: readonly Rect[], screen: Screen) => void;
  /** Draws what was kept; true while there is more to come. `waits`: the new picture is not whole yet. */
  readonly draw: (ctx: Ctx, view: CameraView, ratio: number, now: number, waits: boolean) => boolean;
  readonly dispose: () => void;
}

export interface Screen {
  readonly view: CameraView;
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the ground that shows, kept as a picture; null when nothing of it does. */
function patchOf(tiles: GroundTiles, rect: Rect, { view, ratio, width, height }: Screen): Patch | null {
  const scale = view.scale * ratio;
  const [x, y] = [view.x * ratio, view.y * ratio];
  const left = Math.max(0, Math.floor(x + rect.left * scale));
  const top = Math.max(0, Math.floor(y + rect.top * scale));
  const right = Math.min(width, Math.ceil(x + rect.right * scale));
  const bottom = Math.min(height, Math.ceil(y + rect.bottom * scale));
  if (right <= left || bottom <= top) return null;
  const { canvas, ctx } = makeCanvas(right - left, bottom - top);
  const moved = { ...view, x: view.x - left / ratio, y: view.y - top / ratio };
  tiles.draw(ctx, moved, ratio, canvas.width, canvas.height);
  const world = (pixel: number, offset: number): number => (pixel - offset) / scale;
  return {
    canvas,
    rect: { left: world(left, x), top: world(top, y), right: world(right, x), bottom: world(bottom, y) },
  };
}

export function createGroundFade(): GroundFade {
  let patches: readonly Patch[] = [];
  let begun: number | null = null;
  const dispose = (): void => {
    for (const { canvas } of patches) release(canvas);
    patches = [];
    begun = null;
  };
  return {
    keep(tiles, rects, screen) {
      dispose();
      patches = rects.flatMap((rect) => patchOf(tiles, rect, screen) ?? []);
    },
    draw(ctx, view, ratio, now, waits) {
      if (patches.length === 0) return false;
      if (begun === null && !waits) begun = now;
      const part = begun === null ? 0 : (now - begun) / fading;
      if (part >= 1) {
        dispose();
        return false;
      }
      const scale = view.scale * ratio;
      ctx.globalAlpha = (1 + Math.cos(Math.PI * part)) / 2;
      for (const { canvas, rect } of patches) {
        const [x, y] = [view.x * ratio + rect.left * scale, view.y * ratio + rect.top * scale];
        ctx.drawImage(canvas, x, y, (rect.right - rect.left) * scale, (rect.bottom - rect.top) * scale);
      }
      ctx.globalAlpha = 1;
      return true;
    },
    dispose,
  };
}
