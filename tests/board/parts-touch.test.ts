import { beforeEach, describe, expect, test } from 'vitest';
import type { Camera } from '../../src/board/camera-api';
import { createCamera } from '../../src/board/camera-controller';
import { createPartsTouch, type PartsTouch } from '../../src/board/parts-touch';
import { noMarks, type MarksView } from '../../src/board/view';
import { toward } from '../../src/board/world';
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
    // Nothing lies over the rider who shows there.
    expect(touch.dial()).toBeNull();
  });

  const inDial = (part: Direction) => {
    const { centre, radius } = touch.dial()!.place;
    const way = toward(part);
    return { x: centre.x + way.x * radius * 0.65, y: centre.y + way.y * radius * 0.65 };
  };

  test('a finger that comes down on one part and slides to another chooses that one', () => {
    touch.tap(point(), at(0), true);
    expect(touch.press(inDial(1))).toBe(true);
    touch.slideIn(inDial(2));
    touch.slideIn(inDial(3));
    expect(touch.dial()?.slid).toBe(3);
    touch.slideEnd(true);
    expect(told).toEqual(['slide 44/1', 'slide 44/2', 'slide 44/3', 'lift 44/3']);
    expect(touch.dial()).toBeNull();
  });

  test('lifted at no part it chooses none, and the parts stay there to be touched', () => {
    touch.tap(point(), at(0), true);
    touch.press(inDial(1));
    touch.slideIn({ x: -500, y: -500 });
    touch.slideEnd(true);
    expect(told).toEqual(['slide 44/1', 'slide 44/-', 'cancel 44/-']);
    expect(touch.dial()?.slid).toBeNull();
    expect(touch.press(touch.dial()!.place.centre)).toBe(false);
  });

  test('a second touch on the hex means the part chosen there; a finger that rests opens its parts once more', () => {
    attach({ pickedPart: { hex: 44, facing: 3 } });
    expect(touch.tap(point(), at(1), true)).toBe(true);
    expect(touch.dial()).toBeNull();
    expect(told).toEqual(['hex 44/3']);
    expect(touch.hold(point(), at(1))).toBe(true);
    expect(touch.dial()?.hex).toBe(44);
    touch.slideIn(inDial(3));
    touch.slideEnd(true);
    expect(told).toEqual(['hex 44/3', 'slide 44/3', 'lift 44/3']);
  });

  test('a finger on the part that was chosen means it', () => {
    touch.tap(point(), at(0), true);
    attach({ pickedPart: { hex: 44, facing: 2 } });
    touch.press(inDial(2));
    touch.slideEnd(true);
    expect(told).toEqual(['slide 44/2', 'cancel 44/-', 'hex 44/2']);
    expect(touch.dial()).toBeNull();
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

test('a magnified hex stays beside its own when a tablet is turned, and does not follow small moves of the map', () => {
  camera = createCamera();
  const wide = makeGrid(40, 40);
  const hex = 20 * 40 + 20;
  camera.attach(wide, 1000, 800, true);
  camera.home([hex]);
  touch = createPartsTouch(camera);
  touch.attach(
    { ...marks, parts: directions.map((facing) => ({ hex, facing, tests: 0, cost: 1 })) },
    { onPart: () => undefined, onHex: () => undefined, magnifies: true },
  );
  touch.tap(camera.screenOf(hex)!, { hex, part: 0 }, true);
  const { place } = touch.dial()!;
  const far = () => {
    const { centre } = touch.dial()!.place;
    const { x, y } = camera.screenOf(hex)!;
    return Math.hypot(centre.x - x, centre.y - y);
  };
  const before = far();
  camera.panBy(6, 4);
  touch.replace();
  expect(touch.dial()!.place).toBe(place);
  camera.attach(wide, 600, 1200, true);
  touch.replace();
  expect(far()).toBeLessThan(before + 40);
});
