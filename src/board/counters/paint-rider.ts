import { alpha, type Ctx } from '../paint';
import { inradius } from '../world';
import { paintRider } from './figures';
import { paintValues, paintWound, type CounterStyle } from './paint-counter';
import { paintPattern } from './patterns';
import { icons, shape } from './shapes';

/** A rider's picture is a square around the side between its two hexes, this many world units on a side. */
export const riderReach = 320;

const half = 56;
const length = inradius + 54;

/** The long card, its head end pointed, lying along the y axis with the head above. */
function card(ctx: Ctx, grow: number): void {
  const w = half + grow;
  const l = length + grow;
  ctx.beginPath();
  ctx.moveTo(-w, -l + 40);
  ctx.lineTo(-w * 0.62, -l);
  ctx.lineTo(w * 0.62, -l);
  ctx.lineTo(w, -l + 40);
  ctx.lineTo(w, l - 14);
  ctx.quadraticCurveTo(w, l, w - 14, l);
  ctx.lineTo(-w + 14, l);
  ctx.quadraticCurveTo(-w, l, -w, l - 14);
  ctx.closePath();
}

function paintCard(ctx: Ctx, { counter, palette, inks }: CounterStyle): void {
  ctx.save();
  ctx.translate(4, 6);
  card(ctx, 1);
  ctx.fillStyle = alpha(palette.shade, 0.42);
  ctx.fill();
  ctx.restore();
  if (counter.ready) {
    card(ctx, 6);
    ctx.fillStyle = palette.ink;
    ctx.fill();
    card(ctx, 4);
    ctx.fillStyle = palette.ready;
    ctx.fill();
  }
  card(ctx, 0);
  ctx.fillStyle = palette.ink;
  ctx.fill();
  ctx.save();
  card(ctx, -2.4);
  ctx.clip();
  ctx.translate(-150, -150);
  paintPattern(ctx, inks, counter.pattern, 300);
  ctx.restore();
  // The head end bears an arrow's point, so that the facing is told by form.
  ctx.beginPath();
  ctx.moveTo(-17, -length + 21);
  ctx.lineTo(0, -length + 6);
  ctx.lineTo(17, -length + 21);
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 6;
  ctx.lineJoin = 'round';
  ctx.stroke();
}

/** Draws a rider on two hexes around (0, 0), the middle of the side between them, in world units. */
export function paintRiderCounter(ctx: Ctx, style: CounterStyle): void {
  const { counter, palette, inks, detail } = style;
  const facing = counter.facing ?? 0;
  const angle = (Math.PI / 3) * facing;
  ctx.save();
  ctx.rotate(angle);
  paintCard(ctx, style);
  ctx.restore();
  const head = { x: Math.sin(angle) * inradius, y: -Math.cos(angle) * inradius };
  const valued = detail !== 'figure' && counter.values !== null;
  ctx.save();
  ctx.translate(valued ? head.x * 0.78 : 0, valued ? head.y * 0.78 : 0);
  const size = valued ? 0.72 : 0.95;
  // It looks to the side it faces.
  ctx.scale(facing > 3 ? -size : size, size);
  if (counter.stunned) ctx.rotate(Math.PI / 2);
  ctx.translate(-76, -78);
  paintRider({ ctx, palette, inks }, counter.figure);
  ctx.restore();
  if (valued) {
    ctx.save();
    ctx.translate(-head.x - 25, -head.y - 43);
    ctx.beginPath();
    ctx.roundRect(-3, -3, 56, 92, 9);
    ctx.fillStyle = palette.cream;
    ctx.fill();
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2.4;
    ctx.stroke();
    paintValues(ctx, style, 1, 48, 86);
    ctx.restore();
  }
  paintCondition(ctx, style, head);
}

function paintCondition(
  ctx: Ctx,
  { counter, palette }: CounterStyle,
  head: { readonly x: number; readonly y: number },
): void {
  if (counter.wounded) {
    ctx.save();
    ctx.translate(head.x * 0.1 - 48, head.y * 0.1 - 30);
    paintWound(ctx, palette, 42);
    ctx.restore();
  }
  if (!counter.done) return;
  ctx.save();
  ctx.rotate((Math.PI / 3) * (counter.facing ?? 0));
  card(ctx, 0);
  ctx.fillStyle = alpha(palette.deepParchment, 0.3);
  ctx.fill();
  ctx.restore();
  ctx.save();
  ctx.translate(-10, -10);
  ctx.fillStyle = palette.ink;
  ctx.beginPath();
  ctx.arc(10, 10, 14, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = palette.cream;
  ctx.fill(shape(icons.tick));
  ctx.restore();
}
