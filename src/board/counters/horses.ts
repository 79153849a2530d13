import { inked } from '../paint';
import type { Dresser } from './figure-parts';
import { shape } from './shapes';

const coat = '#8f6a46';
const muleCoat = '#8b7f70';

/** A horse from the side in a box 150 × 150, looking to our right; caparisoned when it is ridden. */
export function paintHorse({ ctx, palette, inks }: Dresser, ridden: boolean): void {
  const ink = palette.ink;
  inked(ctx, shape('M28 78 Q8 78 6 112 Q12 118 18 112 Q16 96 30 92 Z'), '#4a3623', ink, 3);
  for (const leg of [
    'M34 98 L30 138 L26 146 L40 146 L42 136 L50 104 Z',
    'M52 104 L52 138 L48 146 L62 146 L63 136 L66 106 Z',
    'M92 104 L92 138 L89 146 L102 146 L103 136 L106 104 Z',
    'M106 98 L114 136 L112 146 L126 146 L124 134 L118 96 Z',
  ]) {
    inked(ctx, shape(leg), coat, ink, 3);
  }
  inked(
    ctx,
    shape(
      'M26 86 Q30 68 56 70 L92 70 Q104 66 112 46 L116 30 L122 36 L130 34 L128 42 Q140 52 146 64 Q146 74 136 74 L124 66 Q124 92 112 106 Q70 118 38 108 Q24 102 26 86 Z',
    ),
    coat,
    ink,
    3.6,
  );
  inked(ctx, shape('M112 46 L116 28 Q104 34 98 52 Q94 62 96 70 Q106 62 112 46 Z'), '#4a3623', ink, 2.6);
  ctx.fillStyle = ink;
  ctx.fillRect(126, 48, 4, 4);
  // Headstall and bit, and hooves.
  ctx.strokeStyle = palette.leather;
  ctx.lineWidth = 3.4;
  ctx.stroke(shape('M120 36 L117 60 M119 51 L134 66 M134 58 L131 72'));
  ctx.fillStyle = '#3a2c1e';
  ctx.fill(shape('M26 146 L28.6 141 L41 141 L40 146 Z M48 146 L50 141 L62.6 141 L62 146 Z'));
  ctx.fill(shape('M89 146 L90.6 141 L102.6 141 L102 146 Z M112 146 L113 141 L125.4 141 L126 146 Z'));
  if (!ridden) {
    // The reins hang: nobody holds them.
    ctx.lineWidth = 3;
    ctx.stroke(shape('M131 71 Q128 92 116 98'));
    return;
  }
  inked(
    ctx,
    shape(
      'M26 84 Q30 70 54 71 L92 71 Q106 84 116 100 L118 122 Q108 128 100 118 Q88 128 76 120 Q60 128 50 118 Q38 128 26 118 Z',
    ),
    inks.cloth,
    ink,
    3.2,
  );
  ctx.strokeStyle = palette.cream;
  ctx.lineWidth = 3.6;
  ctx.stroke(shape('M30 108 Q70 116 113 108'));
  // Breast strap, and reins up to the rider's hand.
  ctx.strokeStyle = palette.leather;
  ctx.lineWidth = 4;
  ctx.stroke(shape('M92 74 Q108 84 117 84'));
  ctx.lineWidth = 2.8;
  ctx.stroke(shape('M131 71 Q112 78 88 62'));
}

/** The rider's near leg, over the cloth, in the horse's box: mail or hose down to the stirrup. */
export function paintRidersLeg({ ctx, palette }: Dresser, mailed: boolean): void {
  const ink = palette.ink;
  inked(
    ctx,
    shape('M56 66 Q70 62 80 70 L82 96 L92 106 L91 112 L72 112 L70 98 Q58 86 56 66 Z'),
    mailed ? '#9da3a8' : '#7a6247',
    ink,
    3,
  );
  ctx.strokeStyle = palette.leather;
  ctx.lineWidth = 3.2;
  ctx.stroke(shape('M81 74 L82 112 M70 114 L94 114'));
}

/** A laden mule in a box 100 × 140. */
export function paintMule({ ctx, palette, inks }: Dresser): void {
  const ink = palette.ink;
  for (const leg of [
    'M16 100 L14 136 L26 136 L30 104 Z',
    'M34 104 L34 136 L46 136 L46 104 Z',
    'M60 104 L60 136 L71 136 L72 104 Z',
  ]) {
    inked(ctx, shape(leg), muleCoat, ink, 3.4);
  }
  inked(
    ctx,
    shape(
      'M10 84 Q14 70 34 72 L62 72 Q72 66 74 50 L70 30 L77 30 L80 42 L86 29 L92 32 L88 46 Q96 56 99 66 Q98 76 88 74 L83 70 Q86 92 76 106 Q40 114 16 106 Q8 98 10 84 Z',
    ),
    muleCoat,
    ink,
    3.6,
  );
  inked(ctx, shape('M20 66 Q38 58 58 66 L60 92 Q40 98 18 92 Z'), inks.cloth, ink, 3.4);
  inked(ctx, shape('M18 60 Q26 48 38 56 Q50 46 60 60 L58 68 Q38 74 20 68 Z'), '#c9b183', ink, 3.4);
  ctx.strokeStyle = palette.leather;
  ctx.lineWidth = 4.5;
  ctx.stroke(shape('M30 58 L29 96 M48 58 L49 96'));
  ctx.fillStyle = ink;
  ctx.fillRect(83, 53, 4.5, 4.5);
}
