import { expect, test } from 'vitest';
import type { BoardAnimation, AnimationStep } from '../../../src/board/animation';
import type { BoardView, CounterView } from '../../../src/board/view';
import { makeGrid, parseHex } from '../../../src/hex';
import { withHorses } from '../../../src/ui/table/places';
import { reachInRoom } from '../../../src/ui/table/reach-in-room';
import { scenesOf } from '../../../src/ui/table/use-scene';

const grid = makeGrid(52, 20);
const hex = (label: string) => parseHex(grid, label)!;
const room = { width: 800, height: 600 };
const walk = (id: string, ...labels: readonly string[]): AnimationStep => ({
  kind: 'move',
  id,
  path: labels.map((label) => ({ at: hex(label), facing: null })),
});
const shot = (from: string, to: string): AnimationStep => ({
  kind: 'shot',
  from: hex(from),
  to: hex(to),
  weapon: 'bow',
});
const shown = (...steps: readonly AnimationStep[]): BoardAnimation => ({ id: 'replay', steps, longest: 12_000 });

test('what happens side by side is one scene', () => {
  const [only, ...more] = scenesOf(grid, shown(walk('b1', 'C4', 'C5'), walk('b2', 'E4', 'E5')), room);
  expect(more).toEqual([]);
  expect(only!.at).toBe(0);
  expect(new Set(only!.hexes)).toEqual(new Set(['C4', 'C5', 'E4', 'E5'].map(hex)));
});

test('what happens far off is a scene of its own, and the map goes there before it begins', () => {
  const steps = [walk('b1', 'C4', 'C5', 'C6', 'C7', 'C8'), shot('AM5', 'AX5'), walk('b2', 'C9', 'C10')];
  const scenes = scenesOf(grid, shown(...steps), room);
  expect(scenes).toHaveLength(3);
  expect(scenes[1]!.hexes).toEqual([hex('AM5'), hex('AX5')]);
  expect(scenes[1]!.at).toBeGreaterThan(0);
  expect(scenes[1]!.at).toBeLessThan(600);
});

test('both ends of a shot across the board are one scene, however far apart', () => {
  const [only, ...more] = scenesOf(grid, shown(shot('C4', 'AX5')), room);
  expect(more).toEqual([]);
  expect(only!.hexes).toEqual([hex('C4'), hex('AX5')]);
});

test('a rider is seen with his horse', () => {
  const rider = { hex: hex('E5'), facing: 0 } as CounterView;
  expect(withHorses(grid, [rider], [hex('E5')])).toEqual([hex('E5'), hex('E6')]);
  expect(withHorses(grid, [rider], [hex('G5')])).toEqual([hex('G5')]);
});

test('whoever comes into sight does so with as much of his reach as there is room for, the nearest first', () => {
  const reach = ['E6', 'E9', 'E7', 'E14'].map((label) => ({ hex: hex(label) }));
  const view = { ground: { grid }, marks: { reach, parts: [] } } as unknown as BoardView;
  const camera = {
    screenOf: (at: number) => ({ x: (at % grid.columns) * 60, y: Math.floor(at / grid.columns) * 70 }),
    room: () => ({ left: 0, top: 0, right: 600, bottom: 400 }),
    view: () => ({ x: 0, y: 0, scale: 0.4 }),
  };
  expect(reachInRoom(view, hex('E5'), camera)).toEqual(['E5', 'E6', 'E7', 'E9'].map(hex));
});
