import { describe, expect, test } from 'vitest';
import { partAt, pick } from '../../src/board/pick';
import { centreOf, inradius, toward } from '../../src/board/world';
import { directions, makeGrid, neighbour } from '../../src/hex';

const grid = makeGrid(9, 7);

describe('picking', () => {
  test('every hex is found at its centre', () => {
    for (let hex = 0; hex < grid.size; hex++) expect(pick(grid, centreOf(grid, hex)).hex).toBe(hex);
  });

  test('a point beside the map is no hex', () => {
    expect(pick(grid, { x: -20, y: 50 }).hex).toBe(-1);
    expect(pick(grid, { x: 4000, y: 50 }).hex).toBe(-1);
  });

  test.each(directions)('near side %i one is in that part, and across it in the neighbour', (direction) => {
    const hex = 3 * 9 + 4;
    const centre = centreOf(grid, hex);
    const way = toward(direction);
    for (const far of [0.3, 0.55, 0.65, 0.95]) {
      const at = { x: centre.x + way.x * inradius * far, y: centre.y + way.y * inradius * far };
      expect(pick(grid, at)).toEqual({ hex, part: direction, rim: far > 0.6 });
    }
    const beyond = { x: centre.x + way.x * inradius * 1.2, y: centre.y + way.y * inradius * 1.2 };
    expect(pick(grid, beyond).hex).toBe(neighbour(grid, hex, direction));
  });

  test('each part is a sixth of the turn', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let degree = 0; degree < 360; degree++) {
      const angle = ((degree + 0.5) * Math.PI) / 180;
      counts[partAt(Math.cos(angle), Math.sin(angle))]! += 1;
    }
    expect(counts).toEqual([60, 60, 60, 60, 60, 60]);
  });
});
