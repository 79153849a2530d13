import type { Moment } from '../animation-frame';
import { alpha, disc } from '../paint';
import { pixels, type Marker } from './brush';

type Flight = Moment['missiles'][number];

/** How high each flies at its highest: a part of its way, and no more than so many units. */
const arcs: Readonly<Record<Flight['weapon'], readonly [part: number, most: number]>> = {
  bow: [0.14, 160],
  crossbow: [0, 0],
  musket: [0, 0],
  stone: [0.42, 420],
  spark: [0.04, 40],
};

/** Something on its way: an arrow, a bolt, a ball, a stone, a spark. */
export function paintMissile(marker: Marker, missile: Flight): void {
  const { from, to, part, weapon } = missile;
  const [share, most] = arcs[weapon];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(most, length * share);
  const x = from.x + (to.x - from.x) * part;
  const ground = from.y + (to.y - from.y) * part;
  const y = ground - Math.sin(Math.PI * part) * rise;
  const slope = Math.atan2(to.y - from.y - Math.cos(Math.PI * part) * Math.PI * rise, to.x - from.x);
  const { ctx } = marker;
  if (weapon === 'stone') {
    ctx.fillStyle = alpha(marker.palette.shade, 0.35);
    ctx.beginPath();
    ctx.ellipse(x, ground, 22, 13, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(slope);
  if (weapon === 'bow' || weapon === 'crossbow') paintShaft(marker, weapon === 'bow' ? 64 : 44);
  else if (weapon === 'stone') paintBall(marker, 24 * (1 + 0.45 * Math.sin(Math.PI * part)), marker.palette.stone);
  else if (weapon === 'musket') paintShot(marker);
  else paintSpark(marker, part);
  ctx.restore();
}

/** An arrow or a bolt, its head at (6, 0). */
function paintShaft({ ctx, palette }: Marker, shaft: number): void {
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
}

function paintBall({ ctx, palette }: Marker, radius: number, fill: string): void {
  disc(ctx, 0, 0, radius);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 4;
  ctx.strokeStyle = palette.ink;
  ctx.stroke();
}

/** A leaden ball and its smoke behind it. */
function paintShot(marker: Marker): void {
  const { ctx, palette } = marker;
  for (const [back, radius, opacity] of [
    [80, 20, 0.2],
    [52, 16, 0.32],
    [26, 12, 0.5],
  ] as const) {
    disc(ctx, -back, 0, radius);
    ctx.fillStyle = alpha(palette.cream, opacity);
    ctx.fill();
  }
  paintBall(marker, Math.max(8, pixels(marker, 3)), palette.ink);
}

function paintSpark(marker: Marker, part: number): void {
  const { ctx, palette } = marker;
  for (const [far, ink] of [
    [34, palette.move],
    [26, palette.cream],
    [16, palette.ready],
  ] as const) {
    ctx.beginPath();
    for (let corner = 0; corner < 8; corner++) {
      const angle = (corner * Math.PI) / 4 + part * 9;
      const radius = corner % 2 === 0 ? far : far * 0.36;
      ctx.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    ctx.closePath();
    ctx.fillStyle = ink;
    ctx.fill();
  }
}
