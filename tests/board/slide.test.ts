import { beforeEach, describe, expect, test } from 'vitest';
import { createSlide, type Slide } from '../../src/board/slide';
import type { Direction } from '../../src/hex';

let told: string[];
let slide: Slide;

const part = (hex: number, facing: Direction) => ({ hex, facing });

beforeEach(() => {
  told = [];
  slide = createSlide({
    part: (hex, facing, phase) => void told.push(`${phase} ${hex}/${facing ?? '-'}`),
    again: ({ hex, facing }) => void told.push(`again ${hex}/${facing}`),
  });
});

describe('a slide over parts', () => {
  test('tells each part once, and where it is lifted', () => {
    slide.begin(7, part(7, 0), null);
    slide.move(part(7, 0));
    slide.move(part(7, 1));
    slide.move(part(7, 1));
    slide.move(part(8, 4));
    slide.lift();
    expect(told).toEqual(['slide 7/0', 'slide 7/1', 'slide 8/4', 'lift 8/4']);
    expect(slide.active()).toBe(false);
  });

  test('lifted where it began, that part is chosen', () => {
    slide.begin(7, part(7, 3), part(7, 2));
    slide.lift();
    expect(told).toEqual(['slide 7/3', 'lift 7/3']);
  });

  test('a slow second touch on the part chosen before means it, as a quick one does', () => {
    slide.begin(7, part(7, 3), part(7, 3));
    slide.lift();
    expect(told).toEqual(['slide 7/3', 'cancel 7/-', 'again 7/3']);
  });

  test('but not when the finger went elsewhere and came back', () => {
    slide.begin(7, part(7, 3), part(7, 3));
    slide.move(part(7, 4));
    slide.move(part(7, 3));
    slide.lift();
    expect(told.at(-1)).toBe('lift 7/3');
    expect(told).not.toContain('again 7/3');
  });

  test('over no part nothing is chosen', () => {
    slide.begin(7, part(7, 3), null);
    slide.move(null);
    slide.move(null);
    slide.lift();
    expect(told).toEqual(['slide 7/3', 'slide 7/-', 'cancel 7/-']);
  });

  test('a second finger ends it', () => {
    slide.begin(7, part(7, 3), null);
    slide.move(part(9, 3));
    slide.cancel();
    slide.move(part(9, 4));
    slide.lift();
    expect(told).toEqual(['slide 7/3', 'slide 9/3', 'cancel 9/-']);
  });

  test('from the opening touch of a magnified hex it begins at no part', () => {
    slide.begin(7, null, null);
    slide.lift();
    expect(told).toEqual([]);
    slide.begin(7, null, part(7, 5));
    slide.move(part(7, 5));
    slide.lift();
    expect(told).toEqual(['slide 7/5', 'lift 7/5']);
  });
});
