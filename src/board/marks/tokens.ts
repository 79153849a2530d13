import { alpha } from '../paint';
import { paintPattern } from '../counters/patterns';
import { shape } from '../counters/shapes';
import type { ArmyPattern, TokenView } from '../view';
import { centreOf } from '../world';
import type { Marker } from './brush';

const plain: ArmyPattern = 'chevrons';

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

/** What stands on the ground and is nobody. */
export function paintTokens(marker: Marker, tokens: readonly TokenView[]): void {
  for (const { hex, colour } of tokens) {
    const { x, y } = centreOf(marker.grid, hex);
    paintBanner(marker, x, y, colour);
  }
}
