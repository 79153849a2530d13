import { opposite } from '../../hex';
import { makeCanvas, release, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import type { CounterView } from '../view';
import { inradius, toward, worldRadius } from '../world';
import { counterSide, paintCounter, spriteReach } from './paint-counter';
import { paintRiderCounter, riderReach } from './paint-rider';
import { detailFor, spriteKey, spriteStep, type Detail } from './sprite-key';

/** World units on a side of a counter's picture, shadow and rim included. */
const spriteWorld = (counterSide * (100 + 2 * spriteReach)) / 100;
const budgetBytes = 20e6;

/** Pictures of counters, each painted once and shared by all counters that look the same. */
export interface Sprites {
  /**
   * Draws a counter in world units, its middle (a rider's head) at a point. `radius`: of a hex in CSS pixels; `size`:
   * the scale on the hex, 1 by default.
   */
  readonly draw: (
    ctx: Ctx,
    counter: CounterView,
    x: number,
    y: number,
    radius: number,
    ratio: number,
    size?: number,
  ) => void;
  /**
   * Begins a frame: once the milliseconds are over, counters whose picture is not there in the right size are drawn from
   * the one that is. Without it every picture is made at once.
   */
  readonly hurry: (milliseconds: number) => void;
  /** Whether any picture had to wait since then. */
  readonly waits: () => boolean;
  /** Forgets all: the letters have arrived, or the theme changed. */
  readonly clear: () => void;
  /** They are read from the far side of the table. */
  readonly turned: boolean;
  readonly bytes: () => number;
}

function paintSprite(counter: CounterView, palette: BoardPalette, detail: Detail, step: number): HTMLCanvasElement {
  const scale = step / worldRadius;
  const world = counter.facing === null ? spriteWorld : riderReach;
  const { canvas, ctx } = makeCanvas(world * scale, world * scale);
  const style = { counter, palette, inks: palette.armies[counter.colour], detail };
  if (counter.facing === null) {
    const unit = canvas.width / (100 + 2 * spriteReach);
    ctx.setTransform(unit, 0, 0, unit, spriteReach * unit, spriteReach * unit);
    paintCounter(ctx, style);
  } else {
    ctx.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
    paintRiderCounter(ctx, style, (Math.PI / 3) * counter.facing);
  }
  return canvas;
}

/** An empty store of pictures for one theme. What was used longest ago goes when there are too many bytes. `turned`: read from the far side. */
export function createSprites(palette: BoardPalette, turned = false): Sprites {
  const sprites = new Map<string, HTMLCanvasElement>();
  /** The newest picture of every look, in whatever size. */
  const newest = new Map<string, string>();
  let bytes = 0;
  let end = Number.POSITIVE_INFINITY;
  let waiting = false;

  const drop = (key: string, canvas: HTMLCanvasElement): void => {
    bytes -= canvas.width * canvas.height * 4;
    release(canvas);
    sprites.delete(key);
  };

  const get = (counter: CounterView, detail: Detail, step: number): HTMLCanvasElement => {
    const key = spriteKey(counter, detail, step);
    const known = sprites.get(key);
    if (known) {
      // A map keeps the order of insertion: the one just used goes to its end.
      sprites.delete(key);
      sprites.set(key, known);
      return known;
    }
    const look = spriteKey(counter, 'full', 0);
    if (performance.now() > end) {
      const at = newest.get(look) ?? '';
      const standIn = sprites.get(at);
      if (standIn) {
        waiting = true;
        sprites.delete(at);
        sprites.set(at, standIn);
        return standIn;
      }
    }
    const canvas = paintSprite(counter, palette, detail, step);
    sprites.set(key, canvas);
    newest.set(look, key);
    bytes += canvas.width * canvas.height * 4;
    for (const [oldKey, old] of sprites) {
      if (bytes <= budgetBytes || oldKey === key) break;
      drop(oldKey, old);
    }
    return canvas;
  };

  return {
    draw(ctx, counter, x, y, radius, ratio, size = 1) {
      const { facing } = counter;
      // A rider's card lies as he looks, whoever reads it: turned about, it is that of one who looks the other way.
      const read = turned && facing !== null ? { ...counter, facing: opposite(facing) } : counter;
      const canvas = get(read, detailFor(radius * size), spriteStep(radius * ratio * size));
      const world = (facing === null ? spriteWorld : riderReach) * size;
      const back = facing === null ? { x: 0, y: 0 } : toward(facing);
      const middle = { x: x - back.x * inradius, y: y - back.y * inradius };
      if (!turned) {
        ctx.drawImage(canvas, middle.x - world / 2, middle.y - world / 2, world, world);
        return;
      }
      ctx.save();
      ctx.translate(middle.x, middle.y);
      ctx.rotate(Math.PI);
      ctx.drawImage(canvas, -world / 2, -world / 2, world, world);
      ctx.restore();
    },
    hurry(milliseconds) {
      end = performance.now() + milliseconds;
      waiting = false;
    },
    waits: () => waiting,
    clear() {
      newest.clear();
      for (const [key, canvas] of sprites) drop(key, canvas);
    },
    turned,
    bytes: () => bytes,
  };
}
