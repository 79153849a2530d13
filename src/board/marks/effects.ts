import type { Moment } from '../animation-frame';
import { textFace } from '../palette';
import { paintBlows } from './blasts';
import { pixels, toReader, type Marker } from './brush';
import { paintMissile } from './missiles';

/** Missiles in flight, what strikes and falls, and the puffs of text. */
export function paintEffects(marker: Marker, moment: Moment): void {
  for (const missile of moment.missiles) paintMissile(marker, missile);
  paintBlows(marker, moment.blows);
  for (const puff of moment.puffs) paintPuff(marker, puff);
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
  const y = puff.at.y - 30 - 90 * (1 - (1 - puff.part) ** 2) - puff.lifted * size * 1.15;
  ctx.fillStyle = inks[puff.tone];
  toReader(marker, puff.at, () => {
    ctx.strokeText(puff.text, puff.at.x, y);
    ctx.fillText(puff.text, puff.at.x, y);
  });
  ctx.restore();
}
