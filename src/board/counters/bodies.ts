import type { Direction, Point } from '../../hex';
import { fractions } from '../hash';
import { alpha, disc, inked, mixed, type Ctx } from '../paint';
import { textFace, type BoardPalette } from '../palette';
import type { BodiesView } from '../view';
import { paintLyingShield } from './patterns';

/** Whose a dead man was: one lies in his army's cloth beside his shield. */
type Arms = NonNullable<BodiesView['of']>[number];

/** One alone lies large; of several each has less room. */
const sizeOf = (count: number): number => (count === 1 ? 1.5 : count === 2 ? 1.25 : 1);

/** The men fallen on a hex, lying about; in world units around the hex's centre. `of`: whose they were, where it is known. */
export function paintBodies(
  ctx: Ctx,
  palette: BoardPalette,
  { hex, men, of = [] }: Pick<BodiesView, 'hex' | 'men' | 'of'>,
  { x, y }: Point,
): void {
  const next = fractions(hex, 7);
  const size = sizeOf(men);
  for (let i = 0; i < Math.min(men, 6); i++) {
    ctx.save();
    const angle = i * 2.3 + next();
    const far = i === 0 && men === 1 ? 8 : 34;
    ctx.translate(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9);
    ctx.rotate(lying(next(), next()));
    ctx.scale(size, size);
    fallen(ctx, palette, next, of[i]);
    ctx.restore();
  }
}

/**
 * The armies of the dead that lie on a hex already while others are still falling: these are taken from the end, each
 * one from its own army.
 */
export function armsLying(of: readonly Arms[], falling: readonly Pick<Arms, 'colour'>[]): readonly Arms[] {
  const left = [...of];
  for (const { colour } of falling) {
    const last = left.findLastIndex((arms) => arms.colour === colour);
    if (last >= 0) left.splice(last, 1);
  }
  return left;
}

/**
 * The direction of a dead character's feet, from two fractions: always to one side, as a body drawn upright would seem
 * to stand.
 */
export const lying = (side: number, turn: number): number => (side < 0.5 ? 0 : Math.PI) + (turn - 0.5) * 1.2;

const cloths = ['#8b7d67', '#7d6a58', '#6f7462', '#8a6f5c'] as const;
const limbs = {
  legs: 'M9 -7 L30 -13 L36 -11 L35 -5 L12 1 Z M9 1 L30 6 L36 4 L37 10 L29 13 L9 8 Z',
  arms: 'M-9 -8 Q-12 -18 -23 -20 L-26 -15 Q-17 -12 -5 -4 Z M-9 7 Q-6 18 3 23 L8 18 Q0 13 -2 7 Z',
  body: 'M-14 -8 Q-3 -13 12 -9 Q17 0 13 9 Q-2 13 -14 8 Q-17 0 -14 -8 Z',
  hair: 'M-16 -7 Q-26 -9 -27 0 Q-26 9 -16 7 Q-21 0 -16 -7 Z',
} as const;

/** One who lies there on his face or on his back: what he bled, his clothes, what he let fall. */
function fallen(ctx: Ctx, palette: BoardPalette, next: () => number, arms: Arms | undefined): void {
  for (const [x, y, wide, high, strength] of [
    [5, 5, 27, 15, 0.22],
    [-1, 3, 17, 10, 0.3],
  ] as const) {
    ctx.fillStyle = alpha(palette.blood, strength);
    ctx.beginPath();
    ctx.ellipse(x, y, wide, high, 0.4, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const lost = new Path2D('M6 27 L34 24 M12 22 L13 31');
  for (const [width, style] of [
    [6, palette.ink],
    [2.6, palette.steel],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.stroke(lost);
  }
  const plain = cloths[Math.floor(next() * cloths.length)] as string;
  const cloth = arms ? mixed(palette.armies[arms.colour].cloth, palette.armies[arms.colour].field, 0.35) : plain;
  inked(ctx, new Path2D(limbs.legs), '#66543f', palette.ink, 2.2);
  inked(ctx, new Path2D(limbs.arms), cloth, palette.ink, 2.2);
  inked(ctx, new Path2D(limbs.body), cloth, palette.ink, 2.2);
  ctx.strokeStyle = palette.leather;
  ctx.lineWidth = 2.6;
  ctx.beginPath();
  ctx.moveTo(7, -9);
  ctx.quadraticCurveTo(10, 0, 8, 9);
  ctx.stroke();
  disc(ctx, -19, 0, 7.5);
  ctx.fillStyle = palette.flesh;
  ctx.fill();
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 2.2;
  ctx.stroke();
  inked(ctx, new Path2D(limbs.hair), next() < 0.5 ? '#5a3c22' : palette.steel, palette.ink, 2);
  if (!arms) return;
  const rims = { ink: palette.ink, boss: palette.steel };
  paintLyingShield(ctx, palette.armies[arms.colour], arms.pattern, { x: 5, y: -22, radius: 13, ...rims });
}

/**
 * The place of a hex's mark, around its centre: in a corner that no counter, name or number fills. `facing`: of a rider
 * on the hex, whose card runs along it.
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
