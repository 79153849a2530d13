import { towerRadii, paintTowers } from './towers';
import { paintWallGround, paintWholeSections } from './ramparts';
import { sectionRect, towerCentre } from './plan-ramparts';
import { paintRubble } from './rubble';
import type { Scene } from './scene';
import type { Rect } from '../world';

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Castle walls, whole and broken, and towers: over the ground, under woods and counters. */
export function paintCastle(scene: Scene): void {
  const { plan, rect, broken } = scene;
  const { sections, towers } = plan.ramparts;
  if (sections.length + towers.length === 0) return;
  const near = sections.filter((section) => overlap(sectionRect(section), rect));
  const stands = (number: number): boolean => number >= 0 && !broken.has(number);
  for (const section of near) {
    if (stands(section.number)) continue;
    const { left, right } = section;
    const joined = [left, right].map((end) => end.meets === 'tower' || end.meets === 'edge' || stands(end.next));
    paintRubble(scene, section, [joined[0] === true, joined[1] === true]);
  }
  paintWholeSections(
    scene,
    near.filter(({ number }) => stands(number)),
  );
  const reach = towerRadii.foot + 30;
  paintTowers(
    scene,
    towers.filter((hex) => {
      const { x, y } = towerCentre(plan.view, hex);
      return overlap({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }, rect);
    }),
  );
}

/** The trodden ground about the walls: under roads and everything that stands. */
export function paintCastleGround(scene: Scene): void {
  const near = scene.plan.ramparts.sections.filter((section) => overlap(sectionRect(section), scene.rect));
  if (near.length > 0) paintWallGround(scene, near);
}
