import type { Moment } from '../animation-frame';
import { textFace } from '../palette';
import { pixels, type Marker } from './brush';

/** Missiles in flight and the puffs of text. */
export function paintEffects(marker: Marker, moment: Moment): void {
  for (const missile of moment.missiles) paintMissile(marker, missile);
  for (const puff of moment.puffs) paintPuff(marker, puff);
}

/** An arrow on a low arc, or a bolt straight ahead. */
function paintMissile({ ctx, palette }: Marker, missile: Moment['missiles'][number]): void {
  const { from, to, part, weapon } = missile;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = weapon === 'bow' ? Math.min(160, length * 0.14) : 0;
  const x = from.x + (to.x - from.x) * part;
  const y = from.y + (to.y - from.y) * part - Math.sin(Math.PI * part) * rise;
  const slope = Math.atan2(to.y - from.y - Math.cos(Math.PI * part) * Math.PI * rise, to.x - from.x);
  const shaft = weapon === 'bow' ? 64 : 44;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(slope);
  ctx.lineCap = 'round';
  for (const [width, style] of [
    [9, palette.cream],
    [5, palette.ink],
  ] as const) {
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(-shaft, 0);
    ctx.lineTo(6, 0);
    ctx.moveTo(-8, -8);
    ctx.lineTo(6, 0);
    ctx.lineTo(-8, 8);
    ctx.moveTo(-shaft - 10, -9);
    ctx.lineTo(-shaft, 0);
    ctx.lineTo(-shaft - 10, 9);
    ctx.stroke();
  }
  ctx.restore();
}

/** A text that rises out of a hex and fades. */
function paintPuff(marker: Marker, puff: Moment['puffs'][number]): void {
  const { ctx, palette } = marker;
  const size = Math.max(64, pixels(marker, 26));
  const inks = { good: palette.clear, bad: palette.blocked, plain: palette.ink } as const;
  ctx.save();
  ctx.globalAlpha = Math.min(1, (1 - puff.part) * 2.4, 0.3 + puff.part * 8);
  ctx.font = `800 ${size}px ${textFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.26;
  ctx.strokeStyle = palette.cream;
  const y = puff.at.y - 30 - 90 * (1 - (1 - puff.part) ** 2);
  ctx.strokeText(puff.text, puff.at.x, y);
  ctx.fillStyle = inks[puff.tone];
  ctx.fillText(puff.text, puff.at.x, y);
  ctx.restore();
}
