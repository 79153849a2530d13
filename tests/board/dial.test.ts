import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  dialFits,
  dialPartAt,
  dialParts,
  dialRadii,
  hubShare,
  keptClear,
  outsideHex,
  placeDial,
} from '../../src/board/dial-place';
import { inradius, toward } from '../../src/board/world';
import { directions } from '../../src/hex';

/** What is free of a board: a tablet beside its panel, a phone over its sheet, and all between. */
const anyRoom = fc
  .record({
    left: fc.integer({ min: 0, max: 40 }),
    top: fc.integer({ min: 0, max: 140 }),
    width: fc.integer({ min: 360, max: 1200 }),
    height: fc.integer({ min: 290, max: 1100 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('where a magnified hex opens', () => {
  property.prop([anyRoom, share, share, fc.double({ min: 12, max: 75, noNaN: true }), share])(
    'always wholly in the room, and never under the finger',
    (room, across, down, radius, off) => {
      const hex = {
        x: room.left + (room.right - room.left) * across,
        y: room.top + (room.bottom - room.top) * down,
      };
      const finger = { x: hex.x + (off - 0.5) * radius, y: hex.y };
      const place = placeDial(keptClear(finger, hex, radius), room);
      expect(dialFits(place, room)).toBe(true);
      const away = { x: finger.x - place.centre.x, y: finger.y - place.centre.y };
      expect(outsideHex(away, place.radius)).toBeGreaterThan(8);
    },
  );

  test('above the touched hex where there is room, leaving it in sight', () => {
    const room = { left: 0, top: 0, right: 1180, bottom: 820 };
    const place = placeDial(keptClear({ x: 600, y: 500 }, { x: 604, y: 496 }, 46), room);
    expect(place.radius).toBe(dialRadii[0]);
    expect(place.centre.x).toBeCloseTo(604, 6);
    expect(place.centre.y + place.radius * 0.866).toBeLessThanOrEqual(496 - 41);
  });

  test('beside it where an enemy stands above, and over him only where there is no other room', () => {
    const room = { left: 0, top: 0, right: 1180, bottom: 820 };
    const kept = keptClear({ x: 600, y: 500 }, { x: 600, y: 500 }, 46);
    const enemy = { x: 600, y: 420, around: 28 };
    const { centre, radius } = placeDial(kept, room, [enemy]);
    expect(outsideHex({ x: enemy.x - centre.x, y: enemy.y - centre.y }, radius)).toBeGreaterThanOrEqual(28);
    expect(outsideHex({ x: 600 - centre.x, y: 500 - centre.y }, radius)).toBeGreaterThanOrEqual(kept.around - 0.5);
    const around = directions.map((direction) => {
      const way = toward(direction);
      return { x: 600 + way.x * 80, y: 500 + way.y * 80, around: 28 };
    });
    expect(placeDial(kept, room, around).radius).toBeGreaterThan(0);
    expect(dialFits(placeDial(kept, room, around), room)).toBe(true);
  });

  test('beside it at the upper edge', () => {
    const room = { left: 0, top: 0, right: 1180, bottom: 820 };
    const { centre, radius } = placeDial(keptClear({ x: 600, y: 40 }, { x: 600, y: 40 }, 46), room);
    expect(dialFits({ centre, radius }, room)).toBe(true);
    expect(Math.abs(centre.x - 600)).toBeGreaterThan(radius * 0.8);
  });
});

describe('parts of a magnified hex', () => {
  test.each(dialRadii)('radius %i: each is at least 48 pixels across, and its middle is its own', (radius) => {
    const place = { centre: { x: 0, y: 0 }, radius };
    for (const part of dialParts(radius)) {
      expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(48);
      expect((radius * Math.sqrt(3) * (1 - hubShare)) / 2).toBeGreaterThanOrEqual(48);
      const middle = { x: part.left + part.width / 2, y: part.top + part.height / 2 };
      expect(dialPartAt(place, middle)).toBe(part.facing);
    }
  });

  test.each(directions)('part %i lies toward its side', (facing) => {
    const place = { centre: { x: 300, y: 200 }, radius: 120 };
    const at = (far: number) => ({
      x: 300 + (toward(facing).x * far * 120 * inradius) / 100,
      y: 200 + (toward(facing).y * far * 120 * inradius) / 100,
    });
    expect(dialPartAt(place, at(0.75))).toBe(facing);
    expect(dialPartAt(place, at(hubShare - 0.05))).toBeNull();
    expect(dialPartAt(place, at(1.05))).toBeNull();
  });
});
