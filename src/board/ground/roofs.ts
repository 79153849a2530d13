import { directions, neighbour, type HexIndex, type Point } from '../../hex';
import { fraction, fractions } from '../hash';
import { alpha, disc, mixed } from '../paint';
import { centreOf, corners } from '../world';
import type { HousePlan } from './plan';
import type { RoofFacet } from './plan-roofs';
import type { Scene } from './scene';

/** How a kind of roof is laid: from course to course, from joint to joint, and how strongly both are drawn. */
interface Laying {
  readonly course: number;
  readonly joint: number;
  readonly ink: number;
}

const layings: Readonly<Record<string, Laying>> = {
  thatch: { course: 27, joint: 3.2, ink: 0.2 },
  tile: { course: 12.5, joint: 9, ink: 0.42 },
  slate: { course: 14, joint: 13, ink: 0.4 },
  shingle: { course: 13, joint: 8, ink: 0.4 },
};
const layingOf = (roof: string): Laying => layings[roof] ?? (layings['thatch'] as Laying);

/** The roofs of the houses into which nobody looks. */
export function paintRoofs(scene: Scene): void {
  const shown = new Set(scene.hexes);
  for (const [index, house] of scene.plan.floors.entries()) {
    if (scene.open.has(index) || !house.hexes.some((hex) => shown.has(hex))) continue;
    paintRoof(scene, house, shown);
  }
}

function paintRoof(scene: Scene, house: HousePlan, shown: ReadonlySet<HexIndex>): void {
  const { ctx, palette } = scene;
  const base = palette.roofs[house.roof] ?? (palette.roofs['thatch'] as string);
  const { plan } = house;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  cast(scene, plan.area);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 7;
  ctx.stroke(plan.area);
  for (const facet of plan.facets) if (shown.has(facet.hex)) paintFacet(scene, house, facet, base);
  paintEdges(scene, house, base);
  paintChimney(scene, house);
  paintHexes(scene, house);
  ctx.restore();
}

/** A shadow on the ground to the lower right: a house stands high. */
function cast({ ctx, palette }: Scene, area: Path2D): void {
  for (const [x, y, strength] of [
    [24, 30, 0.15],
    [16, 20, 0.17],
    [8, 10, 0.2],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.fillStyle = alpha(palette.shade, strength);
    ctx.fill(area, 'nonzero');
    ctx.restore();
  }
}

/** A slope's own colour: warmer in the light, toward ink out of it. */
const lit = (scene: Scene, base: string, light: number): string =>
  light < 0
    ? mixed(base, scene.palette.shade, Math.min(0.58, -light * 0.72))
    : mixed(base, scene.palette.cream, light * 0.5);

function span(points: readonly Point[], along: Point): readonly [number, number] {
  const places = points.map(({ x, y }) => x * along.x + y * along.y);
  return [Math.min(...places), Math.max(...places)];
}

function paintFacet(scene: Scene, house: HousePlan, facet: RoofFacet, base: string): void {
  const { ctx } = scene;
  const [a, b, c] = facet.points;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  ctx.lineTo(c.x, c.y);
  ctx.closePath();
  const colour = lit(scene, base, facet.light);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.5;
  ctx.stroke();
  // From far away the courses are a tint of their own.
  if (scene.radius > 11) {
    ctx.clip();
    if (house.roof === 'thatch') layStraw(scene, facet);
    else layCourses(scene, house, facet);
  }
  ctx.restore();
}

/** Rows of tiles, slates or shingles, the joints of each row between those of the row below; a few weathered. */
function layCourses(scene: Scene, house: HousePlan, { points, down }: RoofFacet): void {
  const { ctx, palette, plan } = scene;
  const { course, joint, ink } = layingOf(house.roof);
  const along = { x: -down.y, y: down.x };
  const [low, high] = span(points, down);
  const [from, to] = span(points, along);
  const stroke = (at: number, width: number, style: string, dash: readonly number[], shift: number): void => {
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.setLineDash([...dash]);
    ctx.lineDashOffset = shift;
    ctx.beginPath();
    ctx.moveTo(down.x * at + along.x * from, down.y * at + along.y * from);
    ctx.lineTo(down.x * at + along.x * to, down.y * at + along.y * to);
    ctx.stroke();
  };
  ctx.lineCap = 'butt';
  for (let row = Math.floor(low / course); row * course < high; row++) {
    const at = row * course;
    const next = fractions(plan.view.seed, house.hexes[0] ?? 0, row, Math.round(down.x * 8));
    const shift = from + (row & 1) * (joint / 2);
    const middle = at + course / 2;
    const worn = [joint, joint * (2 + Math.floor(next() * 7)), joint, joint * (1 + Math.floor(next() * 5))];
    stroke(middle, course, alpha(palette.cream, 0.13), worn, shift);
    stroke(middle, course, alpha(palette.shade, 0.14), [...worn].reverse(), shift + joint * Math.floor(next() * 9));
    stroke(middle + 1.5, course - 3, alpha(palette.ink, ink * 0.62), [1.3, joint - 1.3], shift);
    stroke(at, 1.7, alpha(palette.ink, ink), [], 0);
    stroke(at + 1.9, 1.3, alpha(palette.cream, 0.16), [], 0);
  }
  ctx.setLineDash([]);
}

/** Straw laid downhill, in thick layers with ragged edges. */
function layStraw(scene: Scene, { points, down, hex }: RoofFacet): void {
  const { ctx, palette, plan } = scene;
  const { course, joint } = layingOf('thatch');
  const along = { x: -down.y, y: down.x };
  const [low, high] = span(points, down);
  const [from, to] = span(points, along);
  const next = fractions(plan.view.seed, hex, 67, Math.round(down.x * 8));
  const paths = [new Path2D(), new Path2D(), new Path2D()] as const;
  for (let row = Math.floor(low / course); row * course < high + course; row++) {
    for (let place = from; place < to; place += joint) {
      const start = row * course + (next() - 0.5) * 9;
      const length = course * (0.5 + next() * 0.6);
      const lean = (next() - 0.5) * 3;
      const path = paths[Math.floor(next() * 3)] as Path2D;
      path.moveTo(down.x * start + along.x * place, down.y * start + along.y * place);
      path.lineTo(
        down.x * (start + length) + along.x * (place + lean),
        down.y * (start + length) + along.y * (place + lean),
      );
    }
  }
  ctx.lineWidth = 1.5;
  const inks = [alpha(palette.floorInk, 0.3), alpha(palette.cream, 0.3), alpha(palette.floorInk, 0.16)];
  for (const [index, path] of paths.entries()) {
    ctx.strokeStyle = inks[index] as string;
    ctx.stroke(path);
  }
  ctx.lineWidth = 2.4;
  ctx.strokeStyle = alpha(palette.floorInk, 0.3);
  ctx.setLineDash([7, 3, 4, 4]);
  for (let row = Math.floor(low / course); row * course < high; row++) {
    const at = row * course;
    ctx.beginPath();
    ctx.moveTo(down.x * at + along.x * from, down.y * at + along.y * from);
    ctx.lineTo(down.x * at + along.x * to, down.y * at + along.y * to);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** Dark valleys, hips and the ridge with its caps. */
function paintEdges(scene: Scene, house: HousePlan, base: string): void {
  const { ctx, palette } = scene;
  const { ridges, hips, valleys, peaks } = house.plan;
  const cap = house.roof === 'thatch' ? mixed(base, palette.floorInk, 0.24) : mixed(base, palette.cream, 0.16);
  const hip = mixed(base, palette.floorInk, 0.2);
  const strokes: readonly (readonly [Path2D, number, string, readonly number[]])[] = [
    [valleys, 6, alpha(palette.shade, 0.3), []],
    [valleys, 1.8, alpha(palette.ink, 0.55), []],
    [hips, 5, alpha(palette.ink, 0.34), []],
    [hips, 3.2, hip, []],
    [ridges, 14, palette.ink, []],
    [ridges, 10.5, cap, []],
  ];
  for (const [path, width, style, dash] of strokes) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.setLineDash([...dash]);
    ctx.stroke(path);
  }
  ctx.lineCap = 'butt';
  ctx.lineWidth = 10.5;
  ctx.strokeStyle = alpha(palette.ink, 0.45);
  ctx.setLineDash(house.roof === 'thatch' ? [2, 9] : [1.5, 12]);
  ctx.stroke(ridges);
  ctx.setLineDash([]);
  for (const { x, y } of peaks) {
    disc(ctx, x, y, 6);
    ctx.fillStyle = cap;
    ctx.fill();
    ctx.strokeStyle = alpha(palette.ink, 0.6);
    ctx.lineWidth = 2;
    ctx.stroke();
  }
}

/** One stack of stone beside the ridge, with its shadow down the slope. */
function paintChimney(scene: Scene, house: HousePlan): void {
  const { ctx, palette, plan } = scene;
  const { hexes } = house;
  const [first = 0] = hexes;
  const hex = hexes[Math.floor(fraction(plan.view.seed, first, 71) * hexes.length)] ?? first;
  const { x, y } = centreOf(plan.view.grid, hex);
  const angle = fraction(plan.view.seed, first, 73) * Math.PI * 2;
  ctx.save();
  ctx.translate(x + Math.cos(angle) * 33, y + Math.sin(angle) * 33);
  ctx.fillStyle = alpha(palette.shade, 0.36);
  ctx.fillRect(-6, -6, 36, 32);
  ctx.fillStyle = palette.stone;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.fillRect(-15, -13, 30, 26);
  ctx.strokeRect(-15, -13, 30, 26);
  ctx.fillStyle = palette.stoneLight;
  ctx.fillRect(-13, -11, 26, 8);
  ctx.fillStyle = palette.ink;
  ctx.fillRect(-7, -6, 14, 12);
  ctx.restore();
}

/** The grid goes on over a roof, faintly: distances are counted across it. */
function paintHexes(scene: Scene, house: HousePlan): void {
  const { ctx, palette, plan } = scene;
  const { grid } = plan.view;
  const own = new Set(house.hexes);
  const path = new Path2D();
  for (const hex of house.hexes) {
    const centre = centreOf(grid, hex);
    for (const direction of directions) {
      if (direction > 2 && own.has(neighbour(grid, hex, direction))) continue;
      const a = corners[(direction + 4) % 6];
      const b = corners[(direction + 5) % 6];
      if (!a || !b) continue;
      path.moveTo(centre.x + a.x, centre.y + a.y);
      path.lineTo(centre.x + b.x, centre.y + b.y);
    }
  }
  ctx.strokeStyle = alpha(palette.grid, (palette.gridStrength + 0.07) * Math.min(1, scene.radius / 22));
  ctx.lineWidth = Math.max(1.4, 100 / scene.radius);
  ctx.stroke(path);
}
