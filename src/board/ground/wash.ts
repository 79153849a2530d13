import { fractions } from '../hash';
import { alpha, makeCanvas, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import { centreOf } from '../world';
import { oneOf, variety, type Scene } from './scene';

/** World units that one repeat of the mottling covers. */
const mottlePeriod = 1150;
const mottlePixels = 256;

/** A soft blot that goes on over the canvas's edges. */
function blot(ctx: Ctx, x: number, y: number, radius: number, colour: string, strength: number): void {
  for (const dx of [-mottlePixels, 0, mottlePixels]) {
    for (const dy of [-mottlePixels, 0, mottlePixels]) {
      if (x + dx < -radius || x + dx > mottlePixels + radius || y + dy < -radius || y + dy > mottlePixels + radius)
        continue;
      const gradient = ctx.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, radius);
      gradient.addColorStop(0, alpha(colour, strength));
      gradient.addColorStop(0.6, alpha(colour, strength * 0.7));
      gradient.addColorStop(1, alpha(colour, 0));
      ctx.fillStyle = gradient;
      ctx.fillRect(x + dx - radius, y + dy - radius, radius * 2, radius * 2);
    }
  }
}

/** A repeating picture of watercolour mottling, made once a ground. */
export function makeMottle(palette: BoardPalette, seed: number): HTMLCanvasElement {
  const { canvas, ctx } = makeCanvas(mottlePixels, mottlePixels);
  const next = fractions(seed, 5);
  ctx.fillStyle = palette.meadow;
  ctx.fillRect(0, 0, mottlePixels, mottlePixels);
  for (let i = 0; i < 46; i++) {
    blot(ctx, next() * mottlePixels, next() * mottlePixels, 16 + next() * 46, oneOf(palette.meadowTints, next()), 0.34);
  }
  for (let i = 0; i < 130; i++) {
    blot(ctx, next() * mottlePixels, next() * mottlePixels, 3 + next() * 9, oneOf(palette.meadowTints, next()), 0.22);
  }
  return canvas;
}

/** Lays the mottling over what is painted, in world units, so that neighbouring tiles meet. */
export function paintWash(scene: Scene, mottle: HTMLCanvasElement): void {
  const { ctx, plan, rect } = scene;
  const pattern = ctx.createPattern(mottle, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(mottlePeriod / mottlePixels));
  ctx.fillStyle = pattern;
  if (scene.inland) ctx.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  else ctx.fill(plan.mapPath);
}

/** Tufts, stalks and a few flowers on open ground. */
export function paintGrass(scene: Scene): void {
  if (scene.radius < 16) return;
  const { ctx, plan, palette } = scene;
  const blades = new Path2D();
  for (const hex of scene.hexes) {
    const terrain = plan.view.terrain[hex] ?? 'open';
    const meadow = ['road', 'yard', 'gate', 'house', 'door', 'water', 'ford', 'tree', 'rocks'].includes(terrain);
    const next = variety(scene, 'grass', hex);
    if (meadow) continue;
    const centre = centreOf(plan.view.grid, hex);
    const many = terrain === 'open' ? 2 + Math.floor(next() * 4) : 2;
    for (let i = 0; i < many; i++) {
      const x = centre.x + (next() - 0.5) * 140;
      const y = centre.y + (next() - 0.5) * 130;
      const size = 6 + next() * 6;
      for (const lean of [-0.6, 0, 0.55]) {
        blades.moveTo(x + lean * 4, y);
        blades.quadraticCurveTo(x + lean * 5, y - size * 0.6, x + lean * 11, y - size * (1 - Math.abs(lean) * 0.3));
      }
      if (next() < 0.12 && terrain === 'open') {
        ctx.fillStyle = next() < 0.5 ? palette.cream : (palette.meadowTints[3] ?? palette.cream);
        for (let petal = 0; petal < 3; petal++) ctx.fillRect(x + next() * 26 - 13, y + next() * 20 - 4, 3.4, 3.4);
      }
    }
  }
  ctx.strokeStyle = alpha(palette.grass, 0.75);
  ctx.lineWidth = 1.7;
  ctx.lineCap = 'round';
  ctx.stroke(blades);
}
