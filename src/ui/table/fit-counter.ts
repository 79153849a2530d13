import type { CounterView } from '../../board/view';

/** How much of a counter's side its badges stand out above its upper edge. */
const badgesAbove = 0.13;

/**
 * How a counter fills a square of `size` pixels: the radius of its hex, and how far below the square's middle it lies,
 * both in pixels. A counter fills the square with its rim; a rider, or a horse, fills it with both his hexes. Badges
 * stand out above the upper edge, so a counter with badges is smaller and lower.
 */
export function fitCounter(
  { facing, badges = [] }: Pick<CounterView, 'facing' | 'badges'>,
  size: number,
): { readonly radius: number; readonly down: number } {
  if (facing !== null) return { radius: size * 0.34, down: 0 };
  const part = badges.length > 0 ? 1 / (1 + badgesAbove) : 1;
  return { radius: size * 0.72 * part, down: (size * (1 - part)) / 2 };
}
