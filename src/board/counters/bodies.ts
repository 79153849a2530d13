import type { HexIndex } from '../../hex';
import type { Direction, Point } from '../../hex';
import { fractions } from '../hash';
import { alpha, disc, type Ctx } from '../paint';
import { textFace, type BoardPalette } from '../palette';

/** The men fallen on a hex, lying about; in world units around the hex's centre. */
export function paintBodies(ctx: Ctx, palette: BoardPalette, hex: HexIndex, count: number, x: number, y: number): void {
  const next = fractions(hex, 7);
  for (let i = 0; i < Math.min(count, 6); i++) {
    ctx.save();
    const angle = i * 2.3 + next();
    const far = i === 0 && count === 1 ? 8 : 34;
    ctx.translate(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9);
    ctx.rotate(next() * Math.PI * 2);
    fallen(ctx, palette);
    ctx.restore();
  }
}

/** One who lies there: a cloak, a head, spread arms, a stain. */
function fallen(ctx: Ctx, palette: BoardPalette): void {
  ctx.fillStyle = alpha(palette.blood, 0.35);
  ctx.beginPath();
  ctx.ellipse(4, 4, 25, 15, 0.4, 0, Math.PI * 2);
  ctx.fill();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const limbs = new Path2D('M-8 -2 L-18 -15 M-6 4 L-15 17 M12 -3 L30 -9 M12 4 L30 8');
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 9.5;
  ctx.stroke(limbs);
  ctx.strokeStyle = '#776a57';
  ctx.lineWidth = 5.5;
  ctx.stroke(limbs);
  ctx.lineWidth = 2.2;
  ctx.strokeStyle = palette.ink;
  ctx.fillStyle = '#8b7d67';
  ctx.beginPath();
  ctx.roundRect(-12, -8, 27, 16, 7);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette.flesh;
  disc(ctx, -18, 0, 7);
  ctx.fill();
  ctx.stroke();
}

/**
 * Where the mark of a hex lies, around its centre: in a corner that no counter fills, beside names and numbers.
 * `facing` is that of a rider who stands on the hex: his card runs along it.
 */
export function bodyMarkAt(facing: Direction | null): Point {
  if (facing === null || facing % 3 === 0) return { x: -84, y: 0 };
  return { x: facing % 3 === 1 ? -43 : 43, y: -75 };
}

/** The mark of a hex with three bodies, or with six: a skull on a dark disc and the number. */
export function paintBodyMark(ctx: Ctx, palette: BoardPalette, count: number, x: number, y: number): void {
  if (count < 3) return;
  ctx.save();
  ctx.translate(x, y);
  ctx.beginPath();
  ctx.roundRect(-27, -17, 54, 34, 17);
  ctx.fillStyle = count >= 6 ? palette.blood : palette.ink;
  ctx.fill();
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.fillStyle = palette.cream;
  ctx.fill(new Path2D('M-20 -3 A10 10 0 0 1 0 -3 L0 3 L-4 6 L-4 11 L-16 11 L-16 6 L-20 3 Z'));
  ctx.fillStyle = count >= 6 ? palette.blood : palette.ink;
  ctx.fill(
    new Path2D('M-16.5 -1 A3 3 0 0 1 -10.5 -1 A3 3 0 0 1 -16.5 -1 Z M-9.5 -1 A3 3 0 0 1 -3.5 -1 A3 3 0 0 1 -9.5 -1 Z'),
  );
  ctx.font = `800 26px ${textFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = palette.cream;
  ctx.fillText(count >= 6 ? '6' : '3', 12, 2);
  ctx.restore();
}
