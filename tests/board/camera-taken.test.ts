import { expect, test } from 'vitest';
import { createCamera } from '../../src/board/camera-controller';
import { onScreen } from '../../src/board/camera';
import { hexesRect, overlap } from '../../src/board/world';
import { makeGrid, parseHex } from '../../src/hex';

const grid = makeGrid(52, 40);
const hex = (label: string) => parseHex(grid, label)!;
/** Buttons in both corners below the bars of a phone. */
const buttons = [12, 334].map((left) => ({ left, right: left + 44, top: 138, bottom: 182 }));

function phone() {
  const camera = createCamera();
  camera.setInsets({ left: 0, right: 0, top: 130, bottom: 380 });
  camera.attach(grid, 390, 844, true);
  camera.home([hex('T20')]);
  camera.avoid(() => buttons);
  return camera;
}

test.each(['Q17', 'Q16', 'W17', 'X16', 'P20', 'Y24', 'T10'])(
  '%s, brought into sight, lies under no button',
  (label) => {
    const camera = phone();
    camera.focus([hex(label)]);
    expect(camera.shows([hex(label)])).toBe(true);
    const lies = onScreen(camera.view(), hexesRect(grid, [hex(label)])!);
    expect(buttons.filter((button) => overlap(button, lies))).toEqual([]);
  },
);

test('what has no room beside the buttons is shown as if there were none', () => {
  const [among, alone] = [phone(), phone()];
  alone.avoid(() => []);
  const corners = ['Q17', 'W17', 'Q24', 'W24'].map(hex);
  for (const camera of [among, alone]) camera.focus(corners);
  expect(among.view()).toEqual(alone.view());
});

test('a map that lies well already is not moved', () => {
  const camera = phone();
  const before = camera.view();
  camera.focus([hex('T20')]);
  expect(camera.view()).toEqual(before);
});
