import { alpha, type Ctx } from '../paint';
import { textFace, type BoardPalette } from '../palette';
import type { BadgeView, CounterView, DiceView } from '../view';
import { icons, shape } from './shapes';

/** An icon of a 20 × 20 box, its corner at a point. */
export function paintIcon(ctx: Ctx, path: string, x: number, y: number, size: number, fill: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 20, size / 20);
  ctx.fillStyle = fill;
  ctx.fill(shape(path));
  ctx.restore();
}

/** An icon with an edge around it. */
function edgedIcon(ctx: Ctx, path: string, x: number, y: number, size: number, fill: string, edge: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 20, size / 20);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 5;
  ctx.strokeStyle = edge;
  ctx.stroke(shape(path));
  ctx.fillStyle = fill;
  ctx.fill(shape(path));
  ctx.restore();
}

/** How dice and defence are written: an icon, a number, an ink a row; what is 0 is left out. */
export function diceRows(
  dice: DiceView,
  palette: BoardPalette,
): readonly (readonly [path: string, value: number, ink: string])[] {
  const rows = [
    [icons.sword, dice.melee, palette.attack],
    [icons.arrow, dice.shooting, palette.attack],
    [icons.spark, dice.magic, palette.move],
    [icons.shield, dice.defence, palette.defence],
  ] as const;
  return rows.filter(([, value]) => value > 0);
}

/** Lives as hearts, those lost as hollows. */
export function paintLives(
  ctx: Ctx,
  palette: BoardPalette,
  lives: NonNullable<CounterView['lives']>,
  left: number,
  middle: number,
  size: number,
): void {
  for (let i = 0; i < lives.of; i++) {
    const lost = i >= lives.left;
    const x = left + i * size * 1.12;
    edgedIcon(ctx, icons.heart, x, middle - size / 2, size, lost ? '#3b3029' : palette.blood, palette.cream);
    if (lost) paintIcon(ctx, icons.crack, x, middle - size / 2, size, palette.cream);
  }
}

const badgeIcons: Readonly<Record<BadgeView['kind'], string>> = {
  crystals: icons.crystal,
  shots: icons.stone,
  stupor: icons.star,
  haste: icons.wing,
  banner: icons.flag,
};

const badgeInks: Readonly<Record<BadgeView['kind'], string>> = {
  crystals: '#8fd0e8',
  shots: '#cfc9bc',
  stupor: '#ffe08a',
  haste: '#c9f0a4',
  banner: '#f0b95c',
};

/** Small plates astride the counter's upper edge, from the left. `height`: taller where the counter is small. */
export function paintBadges(ctx: Ctx, palette: BoardPalette, badges: readonly BadgeView[], height: number): void {
  let left = -4;
  const top = -12;
  const size = height * 0.72;
  ctx.font = `800 ${height * 0.9}px ${textFace}`;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  for (const { kind, count } of badges) {
    const text = count === null ? '' : String(count);
    const width = height + (text === '' ? 0 : ctx.measureText(text).width + height * 0.1);
    ctx.beginPath();
    ctx.roundRect(left, top, width, height, height / 2);
    ctx.fillStyle = palette.ink;
    ctx.fill();
    ctx.lineWidth = 2;
    ctx.strokeStyle = badgeInks[kind];
    ctx.stroke();
    paintIcon(ctx, badgeIcons[kind], left + height * 0.14, top + height * 0.14, size, badgeInks[kind]);
    ctx.fillStyle = palette.cream;
    if (text !== '') ctx.fillText(text, left + height * 0.94, top + height * 0.54);
    left += width + 2;
  }
}

/** Battlements before one who lies low: over the lower part of a box. */
export function paintCover(ctx: Ctx, palette: BoardPalette, width: number, height: number): void {
  const top = height * 0.6;
  const wall = new Path2D();
  const merlon = width / 3.5;
  const step = height * 0.13;
  wall.moveTo(-2, height + 2);
  wall.lineTo(-2, top);
  for (let i = 0; i < 4; i++) {
    const x = i * merlon - merlon * 0.25;
    wall.lineTo(x, top + step);
    wall.lineTo(x, top);
    wall.lineTo(x + merlon * 0.58, top);
    wall.lineTo(x + merlon * 0.58, top + step);
  }
  wall.lineTo(width + 2, top + step);
  wall.lineTo(width + 2, height + 2);
  wall.closePath();
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, height);
  ctx.clip();
  ctx.lineJoin = 'miter';
  ctx.fillStyle = palette.stone;
  ctx.fill(wall);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.stroke(wall);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = alpha(palette.ink, 0.55);
  ctx.beginPath();
  const course = height * 0.86;
  ctx.moveTo(0, course);
  ctx.lineTo(width, course);
  for (let i = 0; i < 5; i++) {
    ctx.moveTo(width * (0.1 + i * 0.22), top + step + 1);
    ctx.lineTo(width * (0.1 + i * 0.22), course);
    ctx.moveTo(width * (0.2 + i * 0.22), course);
    ctx.lineTo(width * (0.2 + i * 0.22), height);
  }
  ctx.stroke();
  ctx.restore();
}

/** Stars that circle about a dazed head. */
export function paintStupor(ctx: Ctx, palette: BoardPalette, x: number, y: number, width: number): void {
  const scale = width / 56;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.lineWidth = 2.2;
  ctx.strokeStyle = palette.ready;
  ctx.setLineDash([4, 4]);
  ctx.beginPath();
  ctx.ellipse(0, 0, 24, 8, 0, 0, Math.PI * 2);
  ctx.stroke();
  ctx.setLineDash([]);
  for (const [dx, dy, size] of [
    [-23, 0, 12],
    [0, 6, 15],
    [22, -2, 12],
  ] as const)
    edgedIcon(ctx, icons.star, dx - size / 2, dy - size / 2, size, palette.ready, palette.ink);
  ctx.restore();
}
