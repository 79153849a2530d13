import { fraction, fractions } from '../hash';
import { alpha, makeCanvas, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import { centreOf } from '../world';
import { oneOf, variety, type Scene } from './scene';

/** World units that one repeat of the mottling covers. */
const mottlePeriod = 2100;
const mottlePixels = 512;
/** Device pixels of one repeat of the paper's grain. */
const grainPixels = 256;

/** What many grounds share: made once a palette. */
const mottles = new WeakMap<BoardPalette, HTMLCanvasElement>();
let grain: HTMLCanvasElement | null = null;

/** Draws something again wherever it goes on over the canvas's edges. */
function wrapped(ctx: Ctx, x: number, y: number, reach: number, draw: () => void): void {
  for (const dx of [-mottlePixels, 0, mottlePixels]) {
    for (const dy of [-mottlePixels, 0, mottlePixels]) {
      const outside =
        x + dx < -reach || x + dx > mottlePixels + reach || y + dy < -reach || y + dy > mottlePixels + reach;
      if (outside) continue;
      ctx.setTransform(1, 0, 0, 1, x + dx, y + dy);
      draw();
    }
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

/** A blot of watercolour: thin in the middle, its pigment gathered toward the edge. */
function bloom(ctx: Ctx, radius: number, colour: string, strength: number): void {
  const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, alpha(colour, strength * 0.75));
  gradient.addColorStop(0.62, alpha(colour, strength));
  gradient.addColorStop(0.78, alpha(colour, strength * 0.85));
  gradient.addColorStop(1, alpha(colour, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
}

/** Strokes of a flat brush, as a hand lays them when it fills a field. */
function dabs(ctx: Ctx, palette: BoardPalette, next: () => number): void {
  ctx.lineCap = 'round';
  for (let i = 0; i < 620; i++) {
    const [x, y] = [next() * mottlePixels, next() * mottlePixels];
    const length = 5 + next() * 17;
    const lean = (next() - 0.35) * 0.9;
    ctx.strokeStyle = alpha(oneOf(palette.meadowTints, next()), 0.1 + next() * 0.16);
    ctx.lineWidth = 1.2 + next() * 3.4;
    wrapped(ctx, x, y, 26, () => {
      ctx.beginPath();
      ctx.moveTo(-length, lean * length);
      ctx.quadraticCurveTo(0, -2 - lean * 3, length, -lean * length);
      ctx.stroke();
    });
  }
}

function paintMottle(palette: BoardPalette): HTMLCanvasElement {
  const { canvas, ctx } = makeCanvas(mottlePixels, mottlePixels);
  const next = fractions(5, 1214);
  ctx.fillStyle = palette.meadow;
  ctx.fillRect(0, 0, mottlePixels, mottlePixels);
  for (const [count, from, to, strength] of [
    [44, 40, 96, 0.3],
    [70, 14, 40, 0.24],
    [120, 4, 13, 0.2],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const radius = from + next() * (to - from);
      const colour = oneOf(palette.meadowTints, next());
      wrapped(ctx, next() * mottlePixels, next() * mottlePixels, radius, () => bloom(ctx, radius, colour, strength));
    }
  }
  dabs(ctx, palette, next);
  return canvas;
}

/** A repeating picture of a hand-laid wash, made once a palette. */
export function mottleOf(palette: BoardPalette): HTMLCanvasElement {
  const made = mottles.get(palette) ?? paintMottle(palette);
  mottles.set(palette, made);
  return made;
}

/** Lays the mottling, then the undertone, under what is painted, in world units, so that neighbouring tiles meet. */
export function paintWash(scene: Scene, mottle: HTMLCanvasElement, undertone: HTMLCanvasElement): void {
  const { ctx, plan, rect } = scene;
  const pattern = ctx.createPattern(mottle, 'repeat');
  if (!pattern) return;
  const { seed } = plan.view;
  pattern.setTransform(
    new DOMMatrix()
      .translate(fraction(seed, 5) * mottlePeriod, fraction(seed, 6) * mottlePeriod)
      .scale(mottlePeriod / mottlePixels),
  );
  ctx.fillStyle = pattern;
  ctx.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  const { left, top, right, bottom } = plan.sheet;
  ctx.drawImage(undertone, left, top, right - left, bottom - top);
}

/** The tooth of the paper: specks of shade and light, no two beside each other alike. */
function makeGrain(): HTMLCanvasElement {
  const { canvas, ctx } = makeCanvas(grainPixels, grainPixels);
  const image = ctx.createImageData(grainPixels, grainPixels);
  const next = fractions(31, 7);
  for (let i = 0; i < image.data.length; i += 4) {
    // Two rolls together: most specks are faint.
    const tone = next() + next() - 1;
    image.data.fill(tone < 0 ? 40 : 255, i, i + 3);
    image.data[i + 3] = Math.abs(tone) * 26;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** The paper shows through everything that is painted on it, always as fine as the screen. */
export function paintGrain({ ctx, plan, palette, rect, radius }: Scene): void {
  if (!palette.grain) return;
  grain ??= makeGrain();
  const pattern = ctx.createPattern(grain, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().translate(plan.sheet.left, plan.sheet.top).scale(100 / radius));
  ctx.fillStyle = pattern;
  ctx.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
}

const bare = new Set(['road', 'yard', 'gate', 'house', 'door', 'water', 'ford', 'tree', 'rocks', 'tower', 'citadel']);
const flowers = ['#f6edd6', '#e9d27a', '#c98b7a', '#9aa6c4'] as const;

/** Tufts, stalks and a few flowers on open ground: thick here, thin there. */
export function paintGrass(scene: Scene): void {
  if (scene.radius < 16) return;
  const { ctx, plan, palette } = scene;
  const [dark, pale] = [new Path2D(), new Path2D()];
  const petals = flowers.map(() => new Path2D());
  for (const hex of scene.hexes) {
    if (bare.has(plan.view.terrain[hex] ?? 'open')) continue;
    const next = variety(scene, 'grass', hex);
    const centre = centreOf(plan.view.grid, hex);
    const clumps = 1 + Math.floor(next() * 3);
    for (let clump = 0; clump < clumps; clump++) {
      const x = centre.x + (next() - 0.5) * 130;
      const y = centre.y + (next() - 0.5) * 120;
      const many = 2 + Math.floor(next() * 4);
      for (let i = 0; i < many; i++) {
        tuft(next() < 0.6 ? dark : pale, x + (next() - 0.5) * 44, y + (next() - 0.5) * 26, 5 + next() * 7);
      }
      if (next() > 0.16) continue;
      const path = petals[Math.floor(next() * petals.length)] as Path2D;
      for (let i = 0; i < 5; i++) {
        const [px, py] = [x + (next() - 0.5) * 46, y + (next() - 0.5) * 30];
        path.moveTo(px + 2.4, py);
        path.arc(px, py, 2.4, 0, Math.PI * 2);
      }
    }
  }
  ctx.lineWidth = 1.6;
  ctx.lineCap = 'round';
  ctx.strokeStyle = alpha(palette.grass, 0.62);
  ctx.stroke(dark);
  ctx.strokeStyle = alpha(palette.crownLight, 0.8);
  ctx.stroke(pale);
  petals.forEach((path, index) => {
    ctx.fillStyle = flowers[index] as string;
    ctx.fill(path);
  });
}

function tuft(path: Path2D, x: number, y: number, size: number): void {
  for (const lean of [-0.6, 0, 0.55]) {
    path.moveTo(x + lean * 4, y);
    path.quadraticCurveTo(x + lean * 5, y - size * 0.6, x + lean * 11, y - size * (1 - Math.abs(lean) * 0.3));
  }
}
