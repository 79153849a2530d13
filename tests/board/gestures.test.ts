import { beforeEach, describe, expect, test } from 'vitest';
import { createGestures, type Gestures } from '../../src/board/gestures';
import type { Point } from '../../src/hex';

let told: string[];
let gestures: Gestures;
let alarm: (() => void) | null;
let animating: boolean;
let flinging: boolean;
let tapMeansSomething: boolean;
let slidable: boolean;

const at = (x: number, y: number): Point => ({ x, y });

beforeEach(() => {
  told = [];
  alarm = null;
  animating = false;
  flinging = false;
  tapMeansSomething = false;
  slidable = false;
  gestures = createGestures(
    {
      touched: () => animating,
      halt: () => flinging,
      tap: (point, again) => {
        told.push(`tap ${point.x},${point.y}${again ? ' again' : ''}`);
        return tapMeansSomething;
      },
      doubleTap: () => void told.push('double'),
      longPress: () => void told.push('long'),
      pan: (dx, dy) => void told.push(`pan ${dx},${dy}`),
      pinch: () => void told.push('pinch'),
      hold: (point) => {
        if (slidable) told.push(`hold ${point.x},${point.y}`);
        return slidable;
      },
      slide: (point) => void told.push(`slide ${point.x},${point.y}`),
      slideEnd: (lifted) => void told.push(lifted ? 'lift' : 'let go'),
      fling: (vx) => void told.push(`fling ${vx.toFixed(1)}`),
    },
    {
      set: (action) => {
        alarm = () => {
          alarm = null;
          action();
        };
        return 1;
      },
      clear: () => {
        alarm = null;
      },
    },
  );
});

describe('one finger', () => {
  test('nothing happens on touch-down', () => {
    gestures.down(1, at(50, 50), 0);
    expect(told).toEqual([]);
  });

  test('up within ten pixels is a tap', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.move(1, at(56, 54), 40);
    gestures.up(1, at(56, 54), 80);
    expect(told).toEqual(['tap 56,54']);
  });

  test('farther is a pan, and a fling when it is let go in motion', () => {
    gestures.down(1, at(50, 50), 0);
    for (let i = 1; i <= 5; i++) gestures.move(1, at(50 + i * 16, 50), i * 16);
    gestures.up(1, at(130, 50), 84);
    expect(told.filter((line) => line.startsWith('tap'))).toEqual([]);
    expect(told[0]).toBe('pan 16,0');
    expect(told.at(-1)).toBe('fling 1.0');
  });

  test('a finger that rests before it leaves flings nothing', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.move(1, at(90, 50), 30);
    gestures.up(1, at(90, 50), 400);
    expect(told.at(-1)).toBe('fling 0.0');
  });

  test('held, it is a long press and no tap', () => {
    gestures.down(1, at(50, 50), 0);
    alarm?.();
    expect(told).toEqual([]);
    alarm?.();
    gestures.up(1, at(50, 50), 700);
    expect(told).toEqual(['long']);
  });

  test('a moving finger is no long press', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.move(1, at(80, 50), 100);
    expect(alarm).toBeNull();
  });

  test('a touch that stops a fling is no tap', () => {
    flinging = true;
    gestures.down(1, at(50, 50), 0);
    gestures.up(1, at(50, 50), 60);
    expect(told).toEqual([]);
  });

  test('a touch that ends an animation does nothing else', () => {
    animating = true;
    gestures.down(1, at(50, 50), 0);
    animating = false;
    gestures.move(1, at(150, 50), 30);
    gestures.down(2, at(10, 10), 40);
    gestures.move(2, at(30, 30), 50);
    gestures.up(2, at(30, 30), 60);
    gestures.up(1, at(150, 50), 80);
    expect(told).toEqual([]);
    gestures.down(3, at(50, 50), 900);
    gestures.up(3, at(50, 50), 950);
    expect(told).toEqual(['tap 50,50']);
  });
});

describe('sliding', () => {
  beforeEach(() => {
    slidable = true;
  });

  test('a finger that rests where something can be slid over moves no map any more, and is no long press', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.move(1, at(55, 52), 100);
    alarm?.();
    expect(alarm).toBeNull();
    gestures.move(1, at(90, 50), 300);
    gestures.move(1, at(120, 70), 400);
    gestures.up(1, at(120, 70), 460);
    expect(told).toEqual(['hold 50,50', 'slide 90,50', 'slide 120,70', 'lift']);
  });

  test('one that moves before it has rested pans', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.move(1, at(90, 50), 100);
    expect(alarm).toBeNull();
    gestures.move(1, at(100, 50), 400);
    expect(told).toEqual(['pan 40,0', 'pan 10,0']);
  });

  test('a quick touch is a tap', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.up(1, at(50, 50), 120);
    expect(told).toEqual(['tap 50,50']);
  });

  test('a second finger lets go, and the two pinch', () => {
    gestures.down(1, at(50, 50), 0);
    alarm?.();
    gestures.down(2, at(150, 50), 300);
    gestures.move(2, at(180, 50), 320);
    gestures.up(2, at(180, 50), 340);
    gestures.up(1, at(50, 50), 360);
    expect(told.filter((line) => !line.startsWith('fling'))).toEqual(['hold 50,50', 'let go', 'pinch']);
  });

  test('a finger taken away by the system lets go', () => {
    gestures.down(1, at(50, 50), 0);
    alarm?.();
    gestures.cancel(1);
    expect(told).toEqual(['hold 50,50', 'let go']);
  });

  test('the touch that stops a fling slides over nothing', () => {
    flinging = true;
    gestures.down(1, at(50, 50), 0);
    alarm?.();
    gestures.up(1, at(50, 50), 300);
    expect(told).toEqual([]);
  });
});

describe('tapping twice', () => {
  const twice = (gap: number): void => {
    gestures.down(1, at(50, 50), 0);
    gestures.up(1, at(50, 50), 50);
    gestures.down(1, at(52, 50), 50 + gap);
    gestures.up(1, at(52, 50), 100 + gap);
  };

  test('zooms where the first tap meant nothing', () => {
    twice(100);
    expect(told).toEqual(['tap 50,50', 'double']);
  });

  test('is two taps where the first one meant something', () => {
    tapMeansSomething = true;
    twice(100);
    expect(told).toEqual(['tap 50,50', 'tap 52,50 again']);
  });

  test('slowly is two taps', () => {
    twice(600);
    expect(told).toEqual(['tap 50,50', 'tap 52,50']);
  });
});

describe('two fingers', () => {
  test('are never a tap', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.down(2, at(90, 50), 10);
    gestures.up(2, at(90, 50), 40);
    gestures.up(1, at(50, 50), 60);
    expect(told.filter((line) => !line.startsWith('fling'))).toEqual([]);
    expect(alarm).toBeNull();
  });

  test('pinch, and the one that stays goes on panning', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.down(2, at(90, 50), 10);
    gestures.move(2, at(120, 50), 20);
    gestures.up(2, at(120, 50), 30);
    gestures.move(1, at(52, 50), 40);
    expect(told).toEqual(['pinch', 'pan 2,0']);
  });

  test('a third finger changes nothing', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.down(2, at(90, 50), 10);
    gestures.down(3, at(10, 10), 20);
    gestures.up(3, at(10, 10), 30);
    gestures.move(1, at(40, 50), 40);
    expect(told).toEqual(['pinch']);
  });

  test('a cancelled finger leaves nothing behind', () => {
    gestures.down(1, at(50, 50), 0);
    gestures.cancel(1);
    expect(alarm).toBeNull();
    gestures.down(2, at(50, 50), 10);
    gestures.up(2, at(50, 50), 20);
    expect(told).toEqual(['tap 50,50']);
  });
});
