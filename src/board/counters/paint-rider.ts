import type { Point } from '../../hex';
import { alpha, disc, polygon, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import { inradius } from '../world';
import { paintGlow } from './cardboard';
import { paintRider } from './figures';
import { nameWithin, paintValues, type CounterStyle } from './paint-counter';
import { paintPattern } from './patterns';
import { riderHalf, riderOutline } from './rider-card';
import { icons, shape } from './shapes';
import { textFace } from '../palette';

/** A rider's picture is a square around the side between its two hexes, this many world units on a side. */
export const riderReach = 352;

/** Nobody's horse: a plain card, so that it is taken for no army's. */
const isLoose = ({ counter }: CounterStyle): boolean => counter.figure === 'horse';

/** The long card lying along the y axis, its middle at (0, 0) and the head above. */
function card(ctx: Ctx, grow: number): void {
  ctx.beginPath();
  polygon(ctx, riderOutline(grow), 0, -inradius);
}

function paintField(ctx: Ctx, style: CounterStyle): void {
  const { counter, palette, inks } = style;
  ctx.save();
  card(ctx, -2.6);
  ctx.clip();
  if (isLoose(style)) {
    ctx.fillStyle = palette.deepParchment;
    ctx.fillRect(-176, -176, 352, 352);
  } else {
    ctx.translate(-176, -176);
    paintPattern(ctx, inks, counter.pattern, 352);
    ctx.translate(176, 176);
  }
  paintGlow(ctx, palette, 0, counter.values ? -inradius * 0.82 : 0, 90);
  ctx.restore();
  if (!isLoose(style)) return;
  card(ctx, -9);
  ctx.setLineDash([11, 8]);
  ctx.strokeStyle = palette.leather;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The tip in plain cream: where the head looks is seen from afar. */
function paintTip(ctx: Ctx, palette: BoardPalette): void {
  const front = -inradius - 63;
  ctx.beginPath();
  polygon(ctx, [
    { x: 0, y: front },
    { x: 27, y: front + 25 },
    { x: 0, y: front + 15 },
    { x: -27, y: front + 25 },
  ]);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 7;
  ctx.stroke();
  ctx.fillStyle = palette.cream;
  ctx.fill();
}

/** Rivets at the card's corners for one in armour. */
function paintRivets(ctx: Ctx, palette: BoardPalette): void {
  const end = inradius + 45;
  for (const [x, y] of [
    [-riderHalf + 10, end],
    [riderHalf - 10, end],
    [-riderHalf + 9, -inradius - 14],
    [riderHalf - 9, -inradius - 14],
  ] as const) {
    disc(ctx, x, y, 4);
    ctx.fillStyle = palette.steel;
    ctx.fill();
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 1.8;
    ctx.stroke();
  }
}

/** The cardboard: shadow, thickness, a bright rim for one who can do something now, and what lies flat on it. */
function paintCard(ctx: Ctx, style: CounterStyle): void {
  const { counter, palette, detail } = style;
  if (counter.ready) {
    card(ctx, 6.8);
    ctx.fillStyle = alpha(palette.ink, 0.85);
    ctx.fill();
    card(ctx, 4.8);
    ctx.fillStyle = palette.ready;
    ctx.fill();
  }
  card(ctx, 0);
  ctx.fillStyle = palette.ink;
  ctx.fill();
  paintField(ctx, style);
  paintTip(ctx, palette);
  if (counter.armoured && detail !== 'figure') paintRivets(ctx, palette);
}

/** Horse and rider, always upright, looking to the side that they face. */
function paintMount(ctx: Ctx, style: CounterStyle, at: Point, size: number, leftward: boolean): void {
  const { counter, palette, inks } = style;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(leftward ? -size : size, size);
  if (counter.stunned) ctx.rotate(Math.PI / 2);
  ctx.translate(-76, -78);
  paintRider({ ctx, palette, inks }, counter.figure);
  ctx.restore();
}

const plate = { width: 62, height: 94 } as const;

/** Attack, defence and movement on the hindquarters, upright; the name on a ribbon under them. */
function paintPlate(ctx: Ctx, style: CounterStyle, tail: Point): void {
  const { counter, palette, detail } = style;
  const named = detail === 'full' && counter.name !== '';
  const left = tail.x - plate.width / 2;
  const top = tail.y - plate.height / 2 - (named ? 13 : 0);
  ctx.save();
  ctx.translate(left, top);
  ctx.beginPath();
  ctx.roundRect(0, 0, plate.width, plate.height, 9);
  ctx.fillStyle = palette.cream;
  ctx.fill();
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.translate(4, 1);
  ctx.scale(1.12, 1.12);
  // The ribbon lies over the plate's foot.
  paintValues(ctx, style, 0, (plate.width - 8) / 1.12, (plate.height - (named ? 8 : 2)) / 1.12);
  ctx.restore();
  if (named) paintRibbon(ctx, style, { x: tail.x, y: top + plate.height + 11 });
}

/** How wide a name may be on its ribbon. */
const longestName = 88;

function paintRibbon(ctx: Ctx, { counter, palette }: CounterStyle, middle: Point): void {
  ctx.font = `600 20px ${textFace}`;
  const name = nameWithin(ctx, counter.name, longestName);
  const half = Math.max(plate.width / 2 + 4, Math.min(longestName, ctx.measureText(name).width) / 2 + 8);
  // Nearer to the card's middle than the numbers: no ring around the card is drawn over its end.
  const at = { x: middle.x * 0.85, y: middle.y };
  ctx.beginPath();
  ctx.roundRect(at.x - half, at.y - 13, 2 * half, 26, 6);
  ctx.fillStyle = palette.ink;
  ctx.fill();
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 1.6;
  ctx.stroke();
  ctx.fillStyle = palette.cream;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(name, at.x, at.y + 6.4, longestName);
}

/** A wound: a torn rag in red with a drop on it, between the horse and the numbers. */
function paintTear(ctx: Ctx, palette: BoardPalette, at: Point): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  const rag = shape(
    'M-24 -19 L-10 -25 L1 -19 L15 -26 L25 -14 L19 -3 L26 9 L15 22 L3 18 L-9 26 L-20 18 L-26 4 L-19 -6 Z',
  );
  ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 6;
  ctx.stroke(rag);
  ctx.fillStyle = palette.blood;
  ctx.fill(rag);
  ctx.scale(1.6, 1.6);
  ctx.translate(-10, -10.5);
  ctx.fillStyle = palette.cream;
  ctx.fill(shape(icons.drop));
  ctx.restore();
}

function paintTick(ctx: Ctx, palette: BoardPalette, at: Point): void {
  disc(ctx, at.x, at.y, 16);
  ctx.fillStyle = palette.ink;
  ctx.fill();
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 2.6;
  ctx.stroke();
  ctx.save();
  ctx.translate(at.x - 10.5, at.y - 10.5);
  ctx.scale(1.05, 1.05);
  ctx.fillStyle = palette.cream;
  ctx.fill(shape(icons.tick));
  ctx.restore();
}

/**
 * Draws a rider, or a horse alone, on two hexes around (0, 0), the middle of the side between them, in world units.
 * `angle`: the facing, clockwise from north; any angle during a turn. The card turns, its text stays upright.
 */
export function paintRiderCounter(ctx: Ctx, style: CounterStyle, angle: number): void {
  const { counter, palette, detail } = style;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const along = (far: number): Point => ({ x: sin * far, y: -cos * far });
  const turnedCard = (paint: () => void): void => {
    ctx.save();
    ctx.rotate(angle);
    paint();
    ctx.restore();
  };
  ctx.save();
  ctx.translate(4, 6);
  turnedCard(() => {
    card(ctx, 1);
    ctx.fillStyle = alpha(palette.shade, 0.42);
    ctx.fill();
  });
  ctx.restore();
  turnedCard(() => paintCard(ctx, style));
  const valued = detail !== 'figure' && counter.values !== null;
  const head = along(valued ? inradius * 0.82 : 0);
  paintMount(ctx, style, { x: head.x, y: head.y - 3 }, valued ? 0.82 : 1.02, sin < -1e-6);
  if (valued) paintPlate(ctx, style, along(-inradius));
  if (counter.done) {
    turnedCard(() => {
      card(ctx, 0);
      ctx.fillStyle = alpha(palette.deepParchment, 0.34);
      ctx.fill();
    });
  }
  if (counter.wounded) paintTear(ctx, palette, along(detail === 'figure' ? -inradius * 0.95 : 0));
  if (counter.done) {
    const tail = along(-inradius);
    paintTick(ctx, palette, { x: tail.x - plate.width / 2, y: tail.y + (detail === 'full' ? 28 : 40) });
  }
}
