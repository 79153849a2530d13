import type { Point } from '../../hex';
import { fractions } from '../hash';
import { alpha, polygon } from '../paint';
import { onSection, type SectionPlan } from './plan-ramparts';
import type { Scene } from './scene';

/** Across a wall, in world units inward from its middle: its foot outside, the battlements, the walk, the inner edge. */
const across = { foot: -35, face: -17, behind: -3, walk: 14, edge: 20 } as const;

/** The strip of a section between two lines along it. */
function strip(path: Path2D, section: SectionPlan, from: number, to: number, start = 0, end = 1): void {
  polygon(path, [
    onSection(section, start, from),
    onSection(section, end, from),
    onSection(section, end, to),
    onSection(section, start, to),
  ]);
}

function strips(sections: readonly SectionPlan[], from: number, to: number): Path2D {
  const path = new Path2D();
  for (const section of sections) strip(path, section, from, to);
  return path;
}

/** A line along sections; where they meet it is one. */
function lines(sections: readonly SectionPlan[], inward: number): Path2D {
  const path = new Path2D();
  for (const section of sections) {
    const [a, b] = [onSection(section, 0, inward), onSection(section, 1, inward)];
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
  }
  return path;
}

/** Trodden ground along both feet of the wall, broken or not: under everything. */
export function paintWallGround(scene: Scene, sections: readonly SectionPlan[]): void {
  const { ctx, palette } = scene;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  // Many faint layers: the bare ground goes over into the grass without an edge.
  const middle = lines(sections, -8);
  ctx.strokeStyle = alpha(palette.road, 0.16);
  for (let width = 210; width >= 90; width -= 24) {
    ctx.lineWidth = width;
    ctx.stroke(middle);
  }
  ctx.fillStyle = alpha(palette.hachure, 0.4);
  if (scene.radius < 20) return;
  for (const section of sections) {
    const next = fractions(scene.plan.view.seed, 127, section.number);
    for (let i = 0; i < 7; i++) {
      const at = onSection(section, next(), -44 - next() * 40);
      ctx.beginPath();
      ctx.ellipse(at.x, at.y, 1.6 + next() * 3, 1.2 + next() * 1.8, next() * 3, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

/** Whole sections: shadow and foot outside, masonry, the walk behind the battlements. */
export function paintWholeSections(scene: Scene, sections: readonly SectionPlan[]): void {
  if (sections.length === 0) return;
  const { ctx, palette } = scene;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  paintShadow(scene, sections);
  const whole = strips(sections, across.foot, across.edge);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 7;
  ctx.stroke(whole);
  ctx.fillStyle = palette.stone;
  ctx.fill(whole);
  // The outer face is in the shade: one sees that it goes down there.
  ctx.fillStyle = alpha(palette.shade, 0.34);
  ctx.fill(strips(sections, across.foot, across.face));
  ctx.fillStyle = alpha(palette.shade, 0.22);
  ctx.fill(strips(sections, across.foot, across.foot + 9));
  ctx.fillStyle = palette.stoneLight;
  ctx.fill(strips(sections, across.behind, across.walk));
  ctx.fillStyle = alpha(palette.shade, 0.2);
  ctx.fill(strips(sections, across.behind, across.behind + 5));
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.stroke(lines(sections, across.face));
  ctx.lineWidth = 2;
  ctx.strokeStyle = alpha(palette.ink, 0.75);
  ctx.stroke(lines(sections, across.walk));
  if (scene.radius >= 16) for (const section of sections) paintJoints(scene, section);
  for (const section of sections) {
    paintMerlons(scene, section);
    if (section.gate) paintGatehouse(scene, section);
    else if (section.number % 3 === 1) paintStair(scene, section);
    paintEnds(scene, section);
  }
}

function paintShadow(scene: Scene, sections: readonly SectionPlan[]): void {
  const { ctx, palette } = scene;
  for (const [by, strength] of [
    [26, 0.1],
    [17, 0.16],
    [9, 0.22],
  ] as const) {
    ctx.fillStyle = alpha(palette.shade, strength);
    ctx.fill(strips(sections, across.foot - by, across.foot));
  }
  ctx.save();
  ctx.translate(7, 10);
  ctx.fillStyle = alpha(palette.shade, 0.26);
  ctx.fill(strips(sections, across.foot, across.edge + 3));
  ctx.restore();
}

/** Courses of the outer face, slabs of the walk. */
function paintJoints(scene: Scene, section: SectionPlan): void {
  const { ctx, palette, plan } = scene;
  const next = fractions(plan.view.seed, 131, section.number);
  ctx.beginPath();
  const joint = (along: number, from: number, to: number): void => {
    const [a, b] = [onSection(section, along, from), onSection(section, along, to)];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  };
  // Two courses of large stones, their joints never one above the other.
  const course = (across.foot + across.face) / 2;
  for (const [start, from, to] of [
    [0.05, across.foot, course],
    [0.11, course, across.face],
  ] as const) {
    for (let along = start + next() * 0.03; along < 0.98; along += 0.11 + next() * 0.05) joint(along, from, to);
  }
  const [left, right] = [onSection(section, 0, course), onSection(section, 1, course)];
  ctx.moveTo(left.x, left.y);
  ctx.lineTo(right.x, right.y);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = alpha(palette.ink, 0.5);
  ctx.stroke();
  ctx.beginPath();
  for (let along = 0.08 + next() * 0.1; along < 0.98; along += 0.14 + next() * 0.08) {
    joint(along, across.behind + 1, across.walk);
  }
  for (let along = 0.1; along < 1; along += 0.2) joint(along, across.walk, across.edge);
  ctx.strokeStyle = alpha(palette.ink, 0.3);
  ctx.stroke();
}

/** Teeth of stone along the outer edge, each with its shadow on the walk. */
function paintMerlons(scene: Scene, section: SectionPlan): void {
  const { ctx, palette } = scene;
  const teeth = new Path2D();
  const lights = new Path2D();
  for (let i = 0; i < 4; i++) {
    const middle = (i + 0.5) / 4;
    strip(teeth, section, across.face - 3, across.behind, middle - 0.082, middle + 0.082);
    strip(lights, section, across.face + 1, across.behind - 4, middle - 0.05, middle + 0.05);
  }
  ctx.save();
  ctx.translate(3, 4);
  ctx.fillStyle = alpha(palette.shade, 0.34);
  ctx.fill(teeth);
  ctx.restore();
  ctx.lineJoin = 'miter';
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 4;
  ctx.stroke(teeth);
  ctx.fillStyle = palette.stoneLight;
  ctx.fill(teeth);
  ctx.fillStyle = alpha('#ffffff', 0.3);
  ctx.fill(lights);
}

/** A flight of steps up to the walk, inside. */
function paintStair(scene: Scene, section: SectionPlan): void {
  const { ctx, palette } = scene;
  const flight = new Path2D();
  strip(flight, section, across.edge - 1, across.edge + 15, 0.3, 0.72);
  ctx.save();
  ctx.translate(4, 5);
  ctx.fillStyle = alpha(palette.shade, 0.3);
  ctx.fill(flight);
  ctx.restore();
  for (let step = 0; step < 5; step++) {
    const tread = new Path2D();
    strip(tread, section, across.edge, across.edge + 14, 0.3 + step * 0.084, 0.3 + (step + 1) * 0.084);
    ctx.fillStyle = palette.stoneLight;
    ctx.fill(tread);
    ctx.fillStyle = alpha(palette.shade, 0.34 - step * 0.08);
    ctx.fill(tread);
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2;
    ctx.stroke(tread);
  }
}

/** Where a wall just ends: a square head of stones. */
function paintEnds(scene: Scene, section: SectionPlan): void {
  const { ctx, palette } = scene;
  for (const along of [0, 1]) {
    const end = along === 0 ? section.left : section.right;
    if (end.meets !== 'open') continue;
    const pier = new Path2D();
    strip(pier, section, across.foot - 2, across.edge + 4, along - 0.12, along + 0.12);
    ctx.fillStyle = palette.stone;
    ctx.fill(pier);
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 3.4;
    ctx.stroke(pier);
  }
}

/** Two square turrets, timber between them, and the barred leaves of the gate in the outer face. */
function paintGatehouse(scene: Scene, section: SectionPlan): void {
  const { ctx, palette } = scene;
  const leaves = new Path2D();
  strip(leaves, section, across.foot - 8, across.face + 2, 0.27, 0.73);
  const bridge = new Path2D();
  strip(bridge, section, across.face + 2, across.edge + 8, 0.27, 0.73);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3.4;
  ctx.fillStyle = palette.timber;
  ctx.fill(leaves);
  ctx.stroke(leaves);
  ctx.fillStyle = palette.leather;
  ctx.fill(bridge);
  ctx.stroke(bridge);
  const planks = new Path2D();
  for (let i = 1; i < 6; i++) {
    const along = 0.27 + (0.46 * i) / 6;
    for (const [from, to] of [
      [across.foot - 8, across.face + 2],
      [across.face + 2, across.edge + 8],
    ] as const) {
      const [a, b] = [onSection(section, along, from), onSection(section, along, to)];
      planks.moveTo(a.x, a.y);
      planks.lineTo(b.x, b.y);
    }
  }
  ctx.lineWidth = 2;
  ctx.stroke(planks);
  ctx.strokeStyle = palette.steel;
  ctx.lineWidth = 3;
  const iron = new Path2D();
  const [a, b] = [onSection(section, 0.28, across.foot - 3), onSection(section, 0.72, across.foot - 3)];
  iron.moveTo(a.x, a.y);
  iron.lineTo(b.x, b.y);
  ctx.stroke(iron);
  for (const middle of [0.15, 0.85]) paintTurret(scene, section, middle);
}

function paintTurret(scene: Scene, section: SectionPlan, middle: number): void {
  const { ctx, palette } = scene;
  const block = (half: number, from: number, to: number): Path2D => {
    const path = new Path2D();
    strip(path, section, from, to, middle - half, middle + half);
    return path;
  };
  const body = block(0.15, across.foot - 12, across.edge + 12);
  ctx.save();
  ctx.translate(6, 8);
  ctx.fillStyle = alpha(palette.shade, 0.34);
  ctx.fill(body);
  ctx.restore();
  ctx.fillStyle = palette.stone;
  ctx.fill(body);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 4;
  ctx.stroke(body);
  const roof = block(0.085, across.foot - 2, across.edge + 2);
  ctx.fillStyle = palette.stoneLight;
  ctx.fill(roof);
  ctx.lineWidth = 2;
  ctx.stroke(roof);
  const notches: Point[] = [];
  for (const inward of [-38, -10, 17]) {
    for (const along of [-0.118, 0.118]) notches.push(onSection(section, middle + along, inward));
  }
  ctx.fillStyle = palette.stoneLight;
  for (const { x, y } of notches) {
    ctx.fillRect(x - 4.5, y - 4.5, 9, 9);
    ctx.strokeRect(x - 4.5, y - 4.5, 9, 9);
  }
}
