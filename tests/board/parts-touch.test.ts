import { beforeEach, describe, expect, test } from 'vitest';
import { createCamera, type Camera } from '../../src/board/camera-controller';
import { createPartsTouch, type PartsTouch } from '../../src/board/parts-touch';
import { noMarks, type MarksView } from '../../src/board/view';
import { directions, makeGrid, type Direction } from '../../src/hex';

const grid = makeGrid(12, 12);
const parts = [44, 45].flatMap((hex) => directions.map((facing) => ({ hex, facing, tests: 0, cost: 1 })));
const marks: MarksView = {
  ...noMarks,
  selected: 'k',
  parts: parts.filter(({ hex, facing }) => hex === 44 || facing < 3),
};

let camera: Camera;
let touch: PartsTouch;
let told: string[];

const attach = (more: Partial<MarksView> = {}, magnifies = true): void =>
  touch.attach(
    { ...marks, ...more },
    {
      onPart: (hex, facing, phase) => void told.push(`${phase} ${hex}/${facing ?? '-'}`),
      onHex: (hex, facing) => void told.push(`hex ${hex}/${facing}`),
      magnifies,
    },
  );

beforeEach(() => {
  told = [];
  camera = createCamera();
  camera.attach(grid, 1000, 800, true);
  touch = createPartsTouch(camera);
  attach();
});

const point = () => camera.screenOf(44)!;
const at = (part: Direction, hex = 44) => ({ hex, part });
const nearer = (): void => {
  while (camera.view().scale < 0.9) camera.zoomBy(1.5, point());
};

describe('where parts are too small for a finger', () => {
  test('a tap opens them magnified, and a tap beside closes that and does nothing else', () => {
    expect(touch.tap(point(), at(0), true)).toBe(true);
    expect(touch.dial()?.hex).toBe(44);
    expect(touch.tap(point(), at(2, 90), true)).toBe(true);
    expect(touch.dial()).toBeNull();
    expect(told).toEqual([]);
  });

  test('a mouse points well enough', () => {
    expect(touch.tap(point(), at(0), false)).toBe(false);
    expect(touch.dial()).toBeNull();
  });

  test('a hex without parts is none of its business', () => {
    expect(touch.tap(point(), at(0, 90), true)).toBe(false);
    expect(touch.hold(point(), at(0, 90))).toBe(false);
  });

  test('without words for the parts nothing opens', () => {
    attach({}, false);
    expect(touch.tap(point(), at(0), true)).toBe(false);
  });

  test('a finger that rests opens them and slides on to one', () => {
    expect(touch.hold(point(), at(0))).toBe(true);
    const { centre, radius } = touch.dial()!.place;
    expect(told).toEqual([]);
    touch.slide({ x: centre.x, y: centre.y + radius * 0.6 }, at(0));
    expect(touch.dial()?.slid).toBe(3);
    touch.slide({ x: centre.x, y: centre.y }, at(0));
    touch.slide({ x: centre.x, y: centre.y - radius * 0.6 }, at(0));
    touch.slideEnd(true);
    expect(told).toEqual(['slide 44/3', 'slide 44/-', 'slide 44/0', 'lift 44/0']);
    expect(touch.dial()?.slid).toBeNull();
  });

  test('a second finger closes what is magnified', () => {
    touch.hold(point(), at(0));
    touch.slideEnd(false);
    expect(touch.dial()).toBeNull();
    expect(told).toEqual([]);
  });
});

describe('where they are large', () => {
  beforeEach(nearer);

  test('a tap is the owner’s, and a slide goes over the board itself, from hex to hex', () => {
    expect(touch.tap(point(), at(0), true)).toBe(false);
    expect(touch.hold(point(), at(0))).toBe(true);
    touch.slide(point(), at(1));
    touch.slide(point(), at(2, 45));
    touch.slide(point(), at(4, 45));
    touch.slide(point(), at(1, 45));
    touch.slideEnd(true);
    expect(told).toEqual(['slide 44/0', 'slide 44/1', 'slide 45/2', 'slide 45/-', 'slide 45/1', 'lift 45/1']);
    expect(touch.dial()).toBeNull();
  });

  test('it begins on a part that there is', () => {
    expect(touch.hold(point(), at(4, 45))).toBe(false);
  });

  test('a slow touch on the picked part is a touch', () => {
    attach({ pickedPart: { hex: 44, facing: 2 } });
    touch.hold(point(), at(2));
    touch.slideEnd(true);
    expect(told).toEqual(['slide 44/2', 'cancel 44/-', 'hex 44/2']);
  });
});

test('what is magnified goes with the choice it is for', () => {
  touch.tap(point(), at(0), true);
  attach({ parts: marks.parts.filter(({ hex }) => hex === 45) });
  expect(touch.dial()).toBeNull();
  attach();
  touch.tap(point(), at(0), true);
  attach({ selected: 'other' });
  expect(touch.dial()).toBeNull();
});

test('it makes way for what comes to cover the board, and stays where it is otherwise', () => {
  touch.tap(point(), at(0), true);
  const before = touch.dial()!.place;
  touch.replace();
  expect(touch.dial()!.place).toBe(before);
  camera.setInsets({ top: Math.ceil(before.centre.y), right: 0, bottom: 0, left: 0 });
  touch.replace();
  const { centre, radius } = touch.dial()!.place;
  expect(centre.y - radius * 0.86).toBeGreaterThanOrEqual(camera.room().top);
});
