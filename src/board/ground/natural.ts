import type { Grid, HexIndex, Point } from '../../hex';
import { noise, throughMiddles } from './noise';
import { movedCorner, outlines } from './outline';

/** How an area that nature drew leaves its hexes. */
export interface Growth {
  /** 0 keeps corners, 0.5 makes one flowing curve. */
  readonly rounding: number;
  /** How far whole corners move. */
  readonly wander: number;
  /** How far its edge strays between them. */
  readonly stray: number;
}

/** Points a curve about one corner is made of. */
const samples = 5;

/**
 * The area of a set of hexes with an edge as coasts and woods have it: corners moved, rounded, and the line between them
 * unsteady in two sizes.
 */
export function naturalArea(grid: Grid, has: (hex: HexIndex) => boolean, growth: Growth, seed: number): Path2D {
  const path = new Path2D();
  for (const edge of edgesOf(grid, has, growth, seed)) throughMiddles(path, edge);
  return path;
}

const edgesOf = (grid: Grid, has: (hex: HexIndex) => boolean, growth: Growth, seed: number): Point[][] =>
  outlines(grid, has).map((chain) =>
    strayedCurve(
      chain.corners.map((corner) => movedCorner(corner, growth.wander, seed)),
      growth,
      seed,
    ),
  );

/** Lines within a natural area that follow its edge, one for each distance from it. */
export function insetLines(
  grid: Grid,
  has: (hex: HexIndex) => boolean,
  growth: Growth,
  seed: number,
  insets: readonly number[],
): Path2D[] {
  const edges = edgesOf(grid, has, growth, seed);
  return insets.map((inset) => {
    const path = new Path2D();
    for (const edge of edges) insetLine(path, edge, inset, seed);
    return path;
  });
}

/**
 * An edge moved inward, left out where that would come nearer to another part of it, and where the pen was lifted: the
 * farther in, the more often.
 */
function insetLine(path: Path2D, edge: readonly Point[], inset: number, seed: number): void {
  const count = edge.length;
  let drawing = false;
  for (let i = 0; i <= count; i++) {
    const here = edge[i % count] as Point;
    const before = edge[(i + count - 2) % count] as Point;
    const after = edge[(i + 2) % count] as Point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    // Edges run clockwise: within is to the right.
    const x = here.x - ((after.y - before.y) / length) * inset;
    const y = here.y + ((after.x - before.x) / length) * inset;
    const near = (0.86 * inset) ** 2;
    const lifted = noise(seed + inset, x, y, 70) < inset / 60 - 0.85;
    const free = !lifted && !edge.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < near);
    if (free && drawing) path.lineTo(x, y);
    else if (free) path.moveTo(x, y);
    drawing = free;
  }
}

function strayedCurve(corners: readonly Point[], { rounding, stray }: Growth, seed: number): Point[] {
  const count = corners.length;
  const points: Point[] = [];
  corners.forEach((at, index) => {
    const before = corners[(index + count - 1) % count] as Point;
    const after = corners[(index + 1) % count] as Point;
    for (let step = 0; step < samples; step++) {
      const part = (step + 0.5) / samples;
      const into = { x: at.x + (before.x - at.x) * rounding, y: at.y + (before.y - at.y) * rounding };
      const out = { x: at.x + (after.x - at.x) * rounding, y: at.y + (after.y - at.y) * rounding };
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      const x = into.x * a + at.x * b + out.x * c;
      const y = into.y * a + at.y * b + out.y * c;
      points.push({
        x: x + stray * (noise(seed + 1, x, y, 58) + 0.5 * noise(seed + 2, x, y, 24)),
        y: y + stray * (noise(seed + 3, x, y, 58) + 0.5 * noise(seed + 4, x, y, 24)),
      });
    }
  });
  return points;
}
