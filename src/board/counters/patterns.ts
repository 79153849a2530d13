import { disc, type Ctx } from '../paint';
import type { ArmyInks } from '../palette';
import type { ArmyPattern } from '../view';

/** Fills the current clip, a square from (0, 0) to (size, size), with an army's colour and pattern. */
export function paintPattern(ctx: Ctx, inks: ArmyInks, pattern: ArmyPattern, size: number): void {
  ctx.fillStyle = inks.field;
  ctx.fillRect(0, 0, size, size);
  ctx.strokeStyle = inks.pattern;
  ctx.fillStyle = inks.pattern;
  ctx.lineWidth = 5;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  patterns[pattern](ctx, size);
}

/** A round shield that lies on the ground, in its army's colour and pattern. */
export function paintLyingShield(
  ctx: Ctx,
  inks: ArmyInks,
  pattern: ArmyPattern,
  { x, y, radius, ink, boss }: { readonly x: number; readonly y: number; readonly radius: number } & Rims,
): void {
  ctx.save();
  disc(ctx, x, y, radius);
  ctx.clip();
  ctx.translate(x - radius, y - radius);
  // Of a pattern made for a whole counter so much that it is still told from another.
  ctx.scale((2 * radius) / shieldPart, (2 * radius) / shieldPart);
  paintPattern(ctx, inks, pattern, shieldPart);
  ctx.restore();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2.6;
  disc(ctx, x, y, radius);
  ctx.stroke();
  disc(ctx, x, y, radius * 0.27);
  ctx.fillStyle = boss;
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.stroke();
}

interface Rims {
  readonly ink: string;
  readonly boss: string;
}

/** How much of a counter's pattern, a hundred broad, a shield shows. */
const shieldPart = 56;

const patterns: Readonly<Record<ArmyPattern, (ctx: Ctx, size: number) => void>> = {
  chevrons(ctx, size) {
    for (let x = 0; x < size; x += 26) {
      for (let y = -13; y < size + 26; y += 17) {
        ctx.moveTo(x, y + 12);
        ctx.lineTo(x + 13, y);
        ctx.lineTo(x + 26, y + 12);
      }
    }
    ctx.stroke();
  },
  hatch(ctx, size) {
    ctx.lineWidth = 3.6;
    for (let x = -size; x < size; x += 16) {
      ctx.moveTo(x, 0);
      ctx.lineTo(x + size, size);
      ctx.moveTo(x + size, 0);
      ctx.lineTo(x, size);
    }
    ctx.stroke();
  },
  bars(ctx, size) {
    ctx.lineWidth = 8;
    for (let x = 8; x < size; x += 18) {
      ctx.moveTo(x, 0);
      ctx.lineTo(x, size);
    }
    ctx.stroke();
  },
  dots(ctx, size) {
    for (let row = 0; row * 13 < size + 13; row++) {
      for (let x = (row % 2) * 9; x < size + 9; x += 18) {
        ctx.moveTo(x + 4, row * 13);
        ctx.arc(x, row * 13, 4, 0, Math.PI * 2);
      }
    }
    ctx.fill();
  },
  waves(ctx, size) {
    for (let y = 6; y < size; y += 16) {
      ctx.moveTo(-2, y);
      for (let x = 0; x < size; x += 20) ctx.bezierCurveTo(x + 5, y - 9, x + 15, y + 9, x + 20, y);
    }
    ctx.stroke();
  },
  checks(ctx, size) {
    for (let row = 0; row * 15 < size; row++) {
      for (let x = (row % 2) * 15; x < size; x += 30) ctx.rect(x, row * 15, 15, 15);
    }
    ctx.fill();
  },
};
