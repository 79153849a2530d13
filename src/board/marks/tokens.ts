import type { HexIndex, Point } from '../../hex';
import { alpha } from '../paint';
import { paintLyingShield, paintPattern } from '../counters/patterns';
import { shape } from '../counters/shapes';
import type { ArmyPattern, TokenView } from '../view';
import { centreOf } from '../world';
import type { Marker } from './brush';

const plain: ArmyPattern = 'chevrons';
/** Behind a counter the banner stands so much higher that its cloth shows above it. */
const behindCounter = 66;

/** A banner on its pole, planted in the ground. */
function paintBanner({ ctx, palette }: Marker, x: number, y: number, colour: TokenView['colour']): void {
  ctx.save();
  ctx.translate(x - 50, y - 78);
  ctx.fillStyle = alpha(palette.shade, 0.4);
  ctx.beginPath();
  ctx.ellipse(38, 128, 34, 11, 0.1, 0, Math.PI * 2);
  ctx.fill();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const pole = shape('M28 128 L28 2');
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 11;
  ctx.stroke(pole);
  ctx.strokeStyle = '#b98a4e';
  ctx.lineWidth = 6;
  ctx.stroke(pole);
  const cloth = shape('M30 8 Q56 0 70 10 Q84 18 96 10 L88 38 L96 64 Q82 70 68 62 Q52 54 30 64 Z');
  ctx.save();
  ctx.clip(cloth);
  paintPattern(ctx, palette.armies[colour], plain, 100);
  ctx.restore();
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 4;
  ctx.stroke(cloth);
  ctx.fillStyle = palette.ready;
  ctx.lineWidth = 3;
  const star = shape('M60 20 L64 31 L75 31 L66 38 L69.5 49 L60 42.5 L50.5 49 L54 38 L45 31 L56 31 Z');
  ctx.stroke(star);
  ctx.fill(star);
  ctx.beginPath();
  ctx.arc(28, 0, 7, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** What one who fell leaves: his shield in his army's colours, a broken spear, a cap. */
function paintFallen(
  { ctx, palette }: Marker,
  { colour, pattern = plain }: TokenView,
  { x, y }: Point,
  turn: number,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.fillStyle = alpha(palette.shade, 0.28);
  ctx.beginPath();
  ctx.ellipse(3, 6, 32, 20, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const [width, ink] of [
    [8, palette.ink],
    [4, '#a77b45'],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = ink;
    ctx.stroke(shape('M-34 14 L-4 4 M4 -2 L30 -14'));
  }
  const rims = { ink: palette.ink, boss: palette.steel };
  paintLyingShield(ctx, palette.armies[colour], pattern, { x: -6, y: -4, radius: 20, ...rims });
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = palette.ink;
  const cap = shape('M10 18 Q10 2 22 2 Q34 2 34 18 Q22 12 10 18 Z');
  ctx.fillStyle = palette.steel;
  ctx.fill(cap);
  ctx.stroke(cap);
  ctx.restore();
}

/** Things on the ground that are nobody; several on one hex lie about in it. */
export function paintTokens(marker: Marker, tokens: readonly TokenView[], isHeld: (hex: HexIndex) => boolean): void {
  const lying = new Map<number, number>();
  for (const token of tokens) {
    const { hex, kind } = token;
    if (kind !== 'fallen') continue;
    const before = lying.get(hex) ?? 0;
    lying.set(hex, before + 1);
    const angle = before * 2.4 + (hex % 7);
    const far = before === 0 ? 12 : 46;
    const { x, y } = centreOf(marker.grid, hex);
    const place = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.8 };
    paintFallen(marker, token, place, (angle % 1.6) - 0.8);
  }
  for (const { hex, kind, colour } of tokens) {
    if (kind !== 'banner') continue;
    const { x, y } = centreOf(marker.grid, hex);
    paintBanner(marker, x, isHeld(hex) ? y - behindCounter : y, colour);
  }
}
