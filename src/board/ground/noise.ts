import type { Point } from '../../hex';
import { fraction } from '../hash';

const smooth = (part: number): number => part * part * (3 - 2 * part);

/**
 * Smooth variety over the plane, from −1 to 1: near places are alike, places farther apart than `size` world units are
 * strangers. The same for the same seed and place, so whatever meets there from two sides meets exactly.
 */
export function noise(seed: number, x: number, y: number, size: number): number {
  const [u, v] = [x / size, y / size];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [across, down] = [smooth(u - column), smooth(v - row)];
  const top = fraction(seed, column, row) * (1 - across) + fraction(seed, column + 1, row) * across;
  const bottom = fraction(seed, column, row + 1) * (1 - across) + fraction(seed, column + 1, row + 1) * across;
  return 2 * (top * (1 - down) + bottom * down) - 1;
}

/** A place pushed aside by an unsteady hand: by at most `amount`, over distances of `size`. */
export function strayed({ x, y }: Point, amount: number, size: number, seed: number): Point {
  return {
    x: x + noise(seed, x, y, size) * amount,
    y: y + noise(seed + 7919, x, y, size) * amount,
  };
}

/** A closed line through the middles between points, so that none of them is a corner. */
export function throughMiddles(path: Path2D, points: readonly Point[]): void {
  const count = points.length;
  for (let i = 0; i <= count; i++) {
    const here = points[i % count] as Point;
    const next = points[(i + 1) % count] as Point;
    const middle = { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    if (i === 0) path.moveTo(middle.x, middle.y);
    else path.quadraticCurveTo(here.x, here.y, middle.x, middle.y);
  }
  path.closePath();
}
