import type { Blows } from '../animation-walls';
import { fractions } from '../hash';
import { alpha, disc, type Ctx } from '../paint';
import type { Marker } from './brush';

/** Fire, hail, sparks, dust. */
export function paintBlows(marker: Marker, { blasts, dusts }: Blows): void {
  const { ctx } = marker;
  for (const { at, part } of dusts) paintDust(marker, at.x, at.y, part);
  for (const { at, part, form } of blasts) {
    ctx.save();
    ctx.translate(at.x, at.y);
    forms[form](marker, part);
    ctx.restore();
  }
}

function paintDust({ ctx, palette }: Marker, x: number, y: number, part: number): void {
  const next = fractions(Math.round(x), Math.round(y), 3);
  for (let i = 0; i < 16; i++) {
    const angle = next() * Math.PI * 2;
    const far = (16 + next() * 96) * (1 - (1 - part) ** 3);
    const size = (18 + next() * 30) * (0.5 + part * 0.8);
    disc(ctx, x + Math.cos(angle) * far, y + Math.sin(angle) * far - part * 20, size);
    ctx.fillStyle = alpha(i % 3 === 0 ? palette.stone : palette.stoneLight, 0.72 * (1 - part) ** 0.7);
    ctx.fill();
  }
}

function flame(ctx: Ctx, radius: number, fill: string, turn: number): void {
  ctx.beginPath();
  for (let i = 0; i <= 18; i++) {
    const angle = turn + (i / 18) * Math.PI * 2;
    const far = i % 2 === 0 ? radius : radius * 0.68;
    ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
}

const forms: Readonly<Record<Blows['blasts'][number]['form'], (marker: Marker, part: number) => void>> = {
  fire({ ctx, palette }, part) {
    const grow = 1 - (1 - part) ** 3;
    ctx.globalAlpha = Math.min(1, (1 - part) * 2);
    ctx.lineJoin = 'round';
    flame(ctx, 40 + 66 * grow, palette.blood, part);
    flame(ctx, 30 + 52 * grow, '#e8862a', -part * 1.4);
    flame(ctx, 18 + 34 * grow, '#ffdf7a', part * 2);
    disc(ctx, 0, 0, 10 + 14 * grow);
    ctx.fillStyle = '#fff8e0';
    ctx.fill();
  },
  hail({ ctx, palette }, part) {
    const next = fractions(5, 11);
    ctx.lineWidth = 3;
    for (let i = 0; i < 14; i++) {
      const x = (next() - 0.5) * 130;
      const y = (next() - 0.5) * 120;
      const fall = Math.min(1, Math.max(0, part * 1.9 - next() * 0.9));
      if (fall <= 0 || fall >= 1) continue;
      const height = (1 - fall) * 190;
      ctx.strokeStyle = alpha('#d8eef6', 0.7);
      ctx.beginPath();
      ctx.moveTo(x + height * 0.25, y - height - 26);
      ctx.lineTo(x + height * 0.25 - 4, y - height - 8);
      ctx.stroke();
      disc(ctx, x + height * 0.25, y - height, 9);
      ctx.fillStyle = '#eef8fc';
      ctx.fill();
      ctx.strokeStyle = palette.ink;
      ctx.stroke();
    }
  },
  spell({ ctx, palette }, part) {
    const radius = 30 + 62 * (1 - (1 - part) ** 2);
    ctx.globalAlpha = Math.min(1, (1 - part) * 2);
    for (const [width, ink] of [
      [12, palette.cream],
      [6, palette.move],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = ink;
      disc(ctx, 0, 0, radius);
      ctx.stroke();
    }
    ctx.fillStyle = palette.ready;
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2.4;
    for (let i = 0; i < 7; i++) {
      const angle = (i / 7) * Math.PI * 2 + part * 2;
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      ctx.beginPath();
      for (let corner = 0; corner < 8; corner++) {
        const far = corner % 2 === 0 ? 15 : 5;
        ctx.lineTo(x + Math.cos((corner * Math.PI) / 4) * far, y + Math.sin((corner * Math.PI) / 4) * far);
      }
      ctx.closePath();
      ctx.stroke();
      ctx.fill();
    }
  },
};
