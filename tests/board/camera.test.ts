import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  clamped,
  clearRect,
  fitted,
  focused,
  heldTogether,
  homed,
  pinched,
  placed,
  scaleLimits,
  toScreen,
  toWorld,
  zoomedAbout,
  type CameraView,
  type Frame,
} from '../../src/board/camera';
import { centreOf, grown, hexesRect, pointsRect, sheetRect } from '../../src/board/world';
import { makeGrid, parseHex } from '../../src/hex';

const sheet = sheetRect(makeGrid(52, 20));
const frame: Frame = { sheet, width: 1180, height: 820, insets: { top: 0, right: 320, bottom: 0, left: 0 } };

const anyView = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 5, noNaN: true }),
});
const anyPoint = fc.record({
  x: fc.double({ min: 0, max: 1180, noNaN: true }),
  y: fc.double({ min: 0, max: 820, noNaN: true }),
});

/** How far the sheet's edges lie from where they may be: never inside what is free, unless the sheet is smaller. */
function gaps(view: CameraView, bounds: Frame): number[] {
  const clear = clearRect(bounds);
  const [left, top] = [view.x + bounds.sheet.left * view.scale, view.y + bounds.sheet.top * view.scale];
  const [right, bottom] = [view.x + bounds.sheet.right * view.scale, view.y + bounds.sheet.bottom * view.scale];
  const across = right - left > clear.right - clear.left ? [left - clear.left, clear.right - right] : [];
  const down = bottom - top > clear.bottom - clear.top ? [top - clear.top, clear.bottom - bottom] : [];
  return [...across, ...down];
}

describe('clamping', () => {
  property.prop([anyView])('never shows beyond the edge of a sheet larger than the screen', (view) => {
    const result = clamped(view, frame);
    for (const gap of gaps(result, frame)) expect(gap).toBeLessThan(1e-6);
    const [smallest, largest] = scaleLimits(frame);
    expect(result.scale).toBeGreaterThanOrEqual(smallest);
    expect(result.scale).toBeLessThanOrEqual(largest);
  });

  property.prop([anyView])('done twice is done once', (view) => {
    const once = clamped(view, frame);
    const twice = clamped(once, frame);
    expect(twice.x).toBeCloseTo(once.x, 6);
    expect(twice.y).toBeCloseTo(once.y, 6);
    expect(twice.scale).toBe(once.scale);
  });

  test('a sheet smaller than what is free stands in its middle', () => {
    const small: Frame = { ...frame, sheet: sheetRect(makeGrid(3, 3)) };
    const view = clamped({ x: 900, y: -400, scale: 0.2 }, small);
    const left = view.x + small.sheet.left * view.scale;
    const right = view.x + small.sheet.right * view.scale;
    expect(left).toBeCloseTo(860 - right, 6);
  });
});

describe('pinching and zooming', () => {
  const wide: Frame = { ...frame, sheet: { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 } };

  property.prop([anyPoint, anyPoint, anyPoint, anyPoint])(
    'what was between the fingers stays between them',
    (a, b, c, d) => {
      const view = placed({ x: 100, y: 100 }, { x: 590, y: 410 }, 0.4);
      const between = toWorld(view, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const result = pinched(view, wide, [a, b], [c, d]);
      const now = toScreen(result, between);
      expect(now.x).toBeCloseTo((c.x + d.x) / 2, 3);
      expect(now.y).toBeCloseTo((c.y + d.y) / 2, 3);
    },
  );

  test('fingers twice as far apart make the map twice as large', () => {
    const view = placed({ x: 0, y: 0 }, { x: 500, y: 400 }, 0.4);
    const result = pinched(
      view,
      wide,
      [
        { x: 450, y: 400 },
        { x: 550, y: 400 },
      ],
      [
        { x: 400, y: 400 },
        { x: 600, y: 400 },
      ],
    );
    expect(result.scale).toBeCloseTo(0.8, 9);
  });

  property.prop([anyPoint, fc.double({ min: 0.2, max: 5, noNaN: true })])('zooming holds the point', (at, factor) => {
    const view = placed({ x: 0, y: 0 }, { x: 590, y: 410 }, 0.4);
    const held = toWorld(view, at);
    const now = toScreen(zoomedAbout(view, wide, at, factor), held);
    expect(now.x).toBeCloseTo(at.x, 4);
    expect(now.y).toBeCloseTo(at.y, 4);
  });
});

describe('looking at hexes', () => {
  const grid = makeGrid(52, 20);

  property.prop([anyView, fc.integer({ min: 0, max: grid.size - 1 })])(
    'a focused hex is free of what covers the screen',
    (from, hex) => {
      const covered: Frame = { ...frame, insets: { top: 60, right: 320, bottom: 300, left: 0 } };
      const rect = hexesRect(grid, [hex]);
      if (!rect) throw new Error('a hex of the grid');
      const view = focused(clamped(from, covered), covered, grown(rect, 10));
      const clear = clearRect(covered);
      expect(view.x + rect.left * view.scale).toBeGreaterThanOrEqual(clear.left - 1e-6);
      expect(view.x + rect.right * view.scale).toBeLessThanOrEqual(clear.right + 1e-6);
      expect(view.y + rect.top * view.scale).toBeGreaterThanOrEqual(clear.top - 1e-6);
      expect(view.y + rect.bottom * view.scale).toBeLessThanOrEqual(clear.bottom + 1e-6);
    },
  );

  test('a first look at two groups far apart opens on the larger, not on the ground between them', () => {
    const on = makeGrid(28, 22);
    const bounds: Frame = { ...frame, sheet: sheetRect(on) };
    const at = (labels: readonly string[]) => labels.map((label) => centreOf(on, parseHex(on, label)!));
    const larger = at(['N9', 'M10', 'N10', 'O10', 'Q10', 'O9']);
    const smaller = at(['K21', 'L20']);
    expect(heldTogether(bounds, [...smaller, ...larger])).toEqual(larger);
    expect(heldTogether(bounds, larger)).toEqual(larger);
    expect(heldTogether(bounds, [])).toEqual([]);
    // Of a wide zone, its middle.
    const row = Array.from({ length: 28 }, (_, column) => centreOf(on, 28 * 20 + column));
    const xs = heldTogether(bounds, row).map(({ x }) => x);
    expect(xs[0]! + xs.at(-1)!).toBeCloseTo(row[0]!.x + row.at(-1)!.x, -3);
    const view = homed(bounds, pointsRect(larger)!);
    const clear = clearRect(bounds);
    for (const place of larger) {
      const { x, y } = toScreen(view, place);
      expect(x >= clear.left && x <= clear.right && y >= clear.top && y <= clear.bottom).toBe(true);
    }
  });

  test('a hex already in sight moves nothing', () => {
    const view = homed(frame, frame.sheet);
    const hex = hexesRect(grid, [10 * 52 + 26]);
    if (!hex) throw new Error('a hex of the grid');
    expect(focused(view, frame, hex)).toEqual(view);
  });

  test('fit shows the whole sheet', () => {
    const view = fitted(frame);
    expect(view.x + sheet.left * view.scale).toBeGreaterThanOrEqual(-1e-6);
    expect(view.x + sheet.right * view.scale).toBeLessThanOrEqual(860 + 1e-6);
  });
});
