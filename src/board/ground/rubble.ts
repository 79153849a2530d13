import { fractions } from '../hash';
import { alpha, polygon } from '../paint';
import { onSection, type SectionPlan } from './plan-ramparts';
import { oneOf, type Scene } from './scene';

/** A stone with five or six corners. */
function stone(path: Path2D, x: number, y: number, size: number, next: () => number): void {
  const corners = 5 + Math.floor(next() * 2);
  const turn = next() * 6;
  polygon(
    path,
    Array.from({ length: corners }, (_none, index) => {
      const angle = turn + (index / corners) * Math.PI * 2;
      const far = size * (0.75 + next() * 0.4);
      return { x: Math.cos(angle) * far * 1.12, y: Math.sin(angle) * far * 0.88 };
    }),
    x,
    y,
  );
}

/** A broken section: stumps at its ends, between them a heap that one climbs over, spilt to both sides. */
export function paintRubble(
  scene: Scene,
  section: SectionPlan,
  joined: readonly [left: boolean, right: boolean],
): void {
  const { ctx, palette, plan } = scene;
  const next = fractions(plan.view.seed, 137, section.number);
  const middle = onSection(section, 0.5, 0);
  const angle = Math.atan2(section.inward.y, section.inward.x);
  // Dust, and the bare ground of the gap.
  for (const [across, along, opacity] of [
    [74, 58, 0.3],
    [52, 46, 0.4],
  ] as const) {
    ctx.fillStyle = alpha(palette.stoneLight, opacity);
    ctx.beginPath();
    ctx.ellipse(middle.x, middle.y, across, along, angle, 0, Math.PI * 2);
    ctx.fill();
  }
  joined.forEach((whole, hand) => {
    if (whole) paintStump(scene, section, hand);
  });
  const heap = Array.from({ length: scene.radius < 16 ? 16 : 34 }, () => {
    const aside = next() + next() - 1;
    // Highest beside the stumps, low in the middle: a way through.
    const spread = Math.sign(aside || 1) * (0.1 + Math.abs(aside) * 0.4);
    const inward = (next() + next() + next() - 1.5) * 52;
    const size = 4 + next() * 8 * (0.6 + Math.abs(spread)) + (Math.abs(inward) < 20 ? 3 : 0);
    return { at: onSection(section, 0.5 + spread, inward), size };
  }).toSorted((a, b) => a.at.y - b.at.y);
  ctx.lineJoin = 'round';
  for (const { at, size } of heap) {
    const path = new Path2D();
    stone(path, at.x, at.y, size, next);
    ctx.save();
    ctx.translate(2.4, 3.4);
    ctx.fillStyle = alpha(palette.shade, 0.34);
    ctx.fill(path);
    ctx.restore();
    ctx.fillStyle = oneOf([palette.stone, palette.stoneLight, palette.stone, ...palette.rocks], next());
    ctx.fill(path);
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2;
    ctx.stroke(path);
  }
}

/** What still stands at an end, torn off. */
function paintStump(scene: Scene, section: SectionPlan, hand: number): void {
  const { ctx, palette, plan } = scene;
  const next = fractions(plan.view.seed, 139, section.number, hand);
  const path = new Path2D();
  const reach = (): number => (hand === 0 ? 0.05 + next() * 0.13 : 0.95 - next() * 0.13);
  const torn = [-35, -22, -10, 0, 9, 20].map((inward) => onSection(section, reach(), inward));
  polygon(path, [onSection(section, hand, -35), ...torn, onSection(section, hand, 20)]);
  ctx.fillStyle = palette.stone;
  ctx.fill(path);
  ctx.fillStyle = alpha(palette.shade, 0.3);
  ctx.fill(path);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3.4;
  ctx.lineJoin = 'round';
  ctx.stroke(path);
}
