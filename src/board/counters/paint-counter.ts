import { alpha, type Ctx } from '../paint';
import { textFace, type ArmyInks, type BoardPalette } from '../palette';
import type { CounterView } from '../view';
import { isCreature } from './creatures/creatures';
import { board, paintBevel, paintGlow, paintRivets } from './cardboard';
import { figureBox } from './figure-box';
import { paintFigure } from './figures';
import { paintBadges, paintCover, paintIcon, paintLives, paintStupor, diceRows } from './paint-signs';
import { paintDottedRim, paintOutlined } from './paint-unseen';
import { paintPattern } from './patterns';
import { icons, shape } from './shapes';
import { waysToCall } from './short-name';
import type { Detail } from './sprite-key';

/** A counter is drawn in a square of 100 units, its picture reaching `spriteReach` beyond it for shadow and rim. */
export const spriteReach = 14;

/** The length of a counter's side in world units: the largest square that fits into a hex with a thin margin. */
export const counterSide = 121;

export interface CounterStyle {
  readonly counter: CounterView;
  readonly palette: BoardPalette;
  readonly inks: ArmyInks;
  readonly detail: Detail;
}

/** The cardboard: shadow, thickness, and a bright rim for one who can do something now. */
function paintCard(ctx: Ctx, style: CounterStyle): void {
  const { palette, counter } = style;
  ctx.save();
  ctx.translate(3.5, 5);
  board(ctx, -1);
  ctx.fillStyle = alpha(palette.shade, 0.42);
  ctx.fill();
  ctx.restore();
  if (counter.ready) {
    board(ctx, -5.5);
    ctx.fillStyle = alpha(palette.ink, 0.85);
    ctx.fill();
    board(ctx, -3.8);
    ctx.fillStyle = palette.ready;
    ctx.fill();
  }
  board(ctx, 0);
  ctx.fillStyle = palette.ink;
  ctx.fill();
}

/** Colour, pattern and a glow behind the figure. */
function paintField(ctx: Ctx, style: CounterStyle, width: number): void {
  ctx.save();
  board(ctx, 1.8);
  ctx.clip();
  paintPattern(ctx, style.inks, style.counter.pattern, 100);
  ctx.beginPath();
  ctx.rect(0, 0, width, 100);
  ctx.clip();
  paintGlow(ctx, style.palette, width / 2, 46, 19 + width * 0.36);
  if (style.counter.invisible) {
    ctx.fillStyle = alpha(style.palette.parchment, 0.62);
    ctx.fillRect(0, 0, width, 100);
  }
  ctx.restore();
}

/** Turned into a gaper by magic: he stands, with stars about his head, and is not lying stunned. */
const isDazed = ({ badges }: CounterView): boolean => badges?.some(({ kind }) => kind === 'stupor') ?? false;

/** The figure in a box; lying down when stunned or behind something. */
function placeFigure(ctx: Ctx, style: CounterStyle, left: number, top: number, width: number, height: number): void {
  const { counter, palette, inks } = style;
  const box = figureBox(counter.figure);
  const scale = Math.min(width / box.width, height / box.height);
  const stunned = counter.stunned && !isDazed(counter);
  if (!stunned && !counter.hidden && !counter.invisible) {
    // The ground he stands on: he casts a shadow to the lower right, like all on the map.
    ctx.beginPath();
    ctx.ellipse(left + width / 2 + 3 * scale, top + height - 3 * scale, 40 * scale, 8 * scale, 0, 0, Math.PI * 2);
    ctx.fillStyle = alpha(palette.shade, 0.4);
    ctx.fill();
  }
  const draw = (onto: Ctx): void => {
    onto.save();
    if (stunned || counter.hidden) {
      const lying = Math.min(width / box.height, height / box.width, scale);
      onto.translate(left + width / 2 + 70 * lying, top + height - (counter.hidden ? 128 : 96) * lying);
      onto.rotate(Math.PI / 2);
      onto.scale(lying, lying);
    } else {
      onto.translate(left + width / 2 - box.middle * scale, top + height - 140 * scale);
      onto.scale(scale, scale);
    }
    paintFigure({ ctx: onto, palette, inks }, counter.figure, counter.weapon);
    onto.restore();
  };
  if (counter.invisible) paintOutlined(ctx, palette, draw);
  else draw(ctx);
  if (stunned) paintStars(ctx, style, left + width / 2, top + height * 0.22, width / 56);
}

/** Stars about a stunned man's head. */
function paintStars(ctx: Ctx, { palette }: CounterStyle, x: number, y: number, scale: number): void {
  for (const [dx, dy, size] of [
    [-17, 3, 0.62],
    [0, -3, 0.8],
    [17, 4, 0.62],
  ] as const) {
    ctx.save();
    ctx.translate(x + dx * scale, y + dy * scale);
    ctx.scale(size * scale, size * scale);
    ctx.translate(-10, -10);
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 4;
    ctx.stroke(shape(icons.star));
    ctx.fillStyle = palette.ready;
    ctx.fill(shape(icons.star));
    ctx.restore();
  }
}

function valueRows(
  { values, dice }: CounterView,
  palette: BoardPalette,
): readonly (readonly [path: string, value: number, ink: string])[] {
  if (dice) return diceRows(dice, palette);
  if (!values) return [];
  return [
    [icons.sword, values.attack, palette.attack],
    [icons.shield, values.defence, palette.defence],
    [icons.boot, values.move, palette.move],
  ];
}

/** Attack, defence, movement, one above the other. */
export function paintValues(ctx: Ctx, style: CounterStyle, left: number, width: number, height: number): void {
  const { counter, palette } = style;
  const rows = valueRows(counter, palette);
  const row = height / Math.max(3, rows.length);
  const lead = (height - row * rows.length) / 2;
  const size = Math.min(row * 1.06, 29);
  ctx.font = `800 ${size}px ${textFace}`;
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'right';
  const whole = ctx.globalAlpha;
  rows.forEach(([path, value, colour], index) => {
    const middle = lead + row * (index + 0.5);
    // Of one who lies stunned only the defence counts: the rest he cannot use.
    ctx.globalAlpha = whole * (counter.stunned && !counter.dice && path !== icons.shield ? 0.35 : 1);
    paintIcon(ctx, path, left + 0.8, middle - 6.8, 13.6, colour);
    ctx.fillStyle = colour;
    ctx.fillText(String(value), left + width - 1.2, middle + size * 0.33);
  });
  ctx.globalAlpha = whole;
}

/** Words cut with … where they do not fit. */
function cutToWidth(ctx: Pick<Ctx, 'measureText'>, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  for (let length = text.length - 1; length > 0; length--) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    if (ctx.measureText(cut).width <= width) return cut;
  }
  return '…';
}

/** How narrow the letters of a name may get before it is cut. */
const narrowest = 0.76;

/**
 * A name that fits into a width: a long one is shortened as one would say it, and cut off only where no short form
 * fits.
 */
export function nameWithin(ctx: Pick<Ctx, 'measureText'>, name: string, width: number): string {
  const ways = waysToCall(name);
  const fits = ways.find((way) => ctx.measureText(way).width <= width / narrowest);
  return fits ?? cutToWidth(ctx, ways.at(-1)!, width / narrowest);
}

/** Writes a name within a width, narrowed where necessary. */
export function fillName(ctx: Ctx, name: string, x: number, y: number, width: number): void {
  ctx.fillText(nameWithin(ctx, name, width), x, y, width);
}

function paintName(ctx: Ctx, style: CounterStyle, top: number): void {
  const { counter, palette } = style;
  ctx.fillStyle = palette.ink;
  ctx.fillRect(0, top, 100, 100 - top);
  ctx.font = `600 16.5px ${textFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = palette.cream;
  fillName(ctx, counter.name, 50, top + 14.6, 91);
}

/** A wound: a torn corner in red with a drop, told by its form. */
function paintWound(ctx: Ctx, palette: BoardPalette, size: number): void {
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(size, 0);
  ctx.lineTo(size * 0.72, size * 0.2);
  ctx.lineTo(size * 0.66, size * 0.4);
  ctx.lineTo(size * 0.42, size * 0.5);
  ctx.lineTo(size * 0.3, size * 0.76);
  ctx.lineTo(0, size);
  ctx.closePath();
  ctx.fillStyle = palette.blood;
  ctx.fill();
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 2.4;
  ctx.lineJoin = 'round';
  ctx.stroke();
  paintIcon(ctx, icons.drop, size * 0.04, size * 0.05, size * 0.46, palette.cream);
}

/** Done for now: veiled, with a tick. */
function paintDone(ctx: Ctx, palette: BoardPalette, x: number, y: number, scale: number): void {
  board(ctx, 0);
  ctx.fillStyle = alpha(palette.deepParchment, 0.3);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, 11 * scale, 0, Math.PI * 2);
  ctx.fillStyle = palette.ink;
  ctx.fill();
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 2;
  ctx.stroke();
  paintIcon(ctx, icons.tick, x - 7 * scale, y - 7 * scale, 14 * scale, palette.cream);
}

/** Lives, what has been cast on somebody, what he carries. */
function paintSigns(ctx: Ctx, style: CounterStyle, height: number): void {
  const { counter, palette, detail } = style;
  const small = detail === 'figure';
  const { lives, badges, done } = counter;
  if (lives && lives.of > 1) {
    const size = small ? 25 : 13.5;
    paintLives(ctx, palette, lives, done && !small ? 26 : 5, height - size * 0.5 - 4, size);
  }
  if (badges && badges.length > 0) paintBadges(ctx, palette, badges, small ? 33 : 22);
}

/** The panel of the values: printed paper, a little darker toward its edge, with a hair line between the rows. */
function paintRules(ctx: Ctx, { counter, palette }: CounterStyle, left: number, height: number): void {
  const tone = ctx.createLinearGradient(left, 0, 100, height);
  tone.addColorStop(0, alpha(palette.deepParchment, 0));
  tone.addColorStop(1, alpha(palette.deepParchment, 0.55));
  ctx.fillStyle = tone;
  ctx.fillRect(left, 0, 100 - left, height);
  const rows = Math.max(3, valueRows(counter, palette).length);
  ctx.fillStyle = alpha(palette.fadedInk, 0.28);
  for (let row = 1; row < rows; row++) ctx.fillRect(left + 5, (height / rows) * row - 0.5, 100 - left - 10, 0.9);
}

/** Draws a counter on one hex, in a square of 100 units. */
export function paintCounter(ctx: Ctx, style: CounterStyle): void {
  const { counter, palette, detail } = style;
  const named = detail === 'full' && counter.name !== '';
  const dice = counter.dice ?? null;
  const valued = detail !== 'figure' && (counter.values !== null || dice !== null);
  const height = named ? 81 : 100;
  const width = !valued ? 100 : dice ? 64 : 54;
  paintCard(ctx, style);
  paintField(ctx, style, width);
  ctx.save();
  board(ctx, 1.8);
  ctx.clip();
  if (valued) {
    ctx.fillStyle = palette.cream;
    ctx.fillRect(width, 0, 100 - width, height);
    paintRules(ctx, style, width, height);
    ctx.fillStyle = palette.ink;
    ctx.fillRect(width - 1.4, 0, 2, height);
  }
  if (counter.armoured && detail !== 'figure') paintRivets(ctx, palette, width, height);
  const edge = dice || isCreature(counter.figure) ? 1.5 : 3;
  placeFigure(ctx, style, edge, 4, width - 2 * edge, height - 7);
  if (counter.hidden) paintCover(ctx, palette, width - (valued ? 1.4 : 0), height);
  if (isDazed(counter)) paintStupor(ctx, palette, width / 2, height * 0.15, width * 0.9);
  if (valued) paintValues(ctx, style, width + 1, 100 - width - 3.2, height);
  if (named) paintName(ctx, style, height);
  if (counter.wounded && !counter.lives) paintWound(ctx, palette, detail === 'figure' ? 46 : 37);
  ctx.restore();
  paintBevel(ctx, palette);
  if (counter.done) paintDone(ctx, palette, detail === 'figure' ? 82 : 12, detail === 'figure' ? 82 : height - 12, 1);
  if (counter.invisible) paintDottedRim(ctx, palette);
  paintSigns(ctx, style, height);
}
