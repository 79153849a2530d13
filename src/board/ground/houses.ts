import { directions, neighbour, opposite, type Direction, type HexIndex } from '../../hex';
import { fraction } from '../hash';
import { alpha } from '../paint';
import type { GroundView } from '../view';
import { centreOf, inradius, toward } from '../world';
import type { HousePlan } from './plan';
import { oneOf, type Scene } from './scene';

const boardWidth = 19;

/** The eaves that show beyond the walls of a house whose roof is lifted off, and its floor. */
export function paintHouses(scene: Scene): void {
  const shown = new Set(scene.hexes);
  for (const house of scene.plan.floors) {
    if (!house.hexes.some((hex) => shown.has(hex))) continue;
    paintEaves(scene, house);
    paintFloor(scene, house);
  }
}

function paintEaves(scene: Scene, house: HousePlan): void {
  const { ctx, palette } = scene;
  ctx.lineJoin = 'round';
  ctx.save();
  ctx.translate(7, 10);
  ctx.strokeStyle = alpha(palette.shade, 0.32);
  ctx.lineWidth = 66;
  ctx.stroke(house.area);
  ctx.restore();
  const roof = palette.roofs[house.roof] ?? (palette.roofs['thatch'] as string);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 64;
  ctx.stroke(house.area);
  ctx.strokeStyle = roof;
  ctx.lineWidth = 58;
  ctx.stroke(house.area);
  // The courses of the roofing: straw in fine strokes, tiles and slates in even steps.
  ctx.strokeStyle = alpha(palette.ink, house.roof === 'thatch' ? 0.3 : 0.42);
  ctx.lineWidth = 58;
  ctx.setLineDash(house.roof === 'thatch' ? [1.6, 4.5, 1.2, 3] : [1.8, 9]);
  ctx.stroke(house.area);
  ctx.setLineDash([]);
}

/** Boards, with their ends staggered. */
function paintFloor(scene: Scene, house: HousePlan): void {
  const { ctx, plan, palette } = scene;
  const { grid, seed } = plan.view;
  ctx.save();
  ctx.clip(house.area);
  ctx.fillStyle = palette.floors[0] as string;
  ctx.fill(house.area);
  const angle = (Math.PI / 3) * house.grain;
  const [first] = house.hexes;
  const name = first ?? 0;
  for (const hex of house.hexes) {
    if (!scene.hexes.includes(hex)) continue;
    const centre = centreOf(grid, hex);
    ctx.save();
    ctx.beginPath();
    ctx.rect(centre.x - 102, centre.y - inradius - 2, 204, 2 * inradius + 4);
    ctx.clip();
    ctx.rotate(angle);
    const u = centre.x * Math.cos(angle) + centre.y * Math.sin(angle);
    const v = -centre.x * Math.sin(angle) + centre.y * Math.cos(angle);
    for (let row = Math.floor((v - 105) / boardWidth); row * boardWidth < v + 105; row++) {
      const shift = fraction(seed, name, row, 1) * 150;
      for (let place = Math.floor((u - 105 - shift) / 150); place * 150 + shift < u + 105; place++) {
        ctx.fillStyle = oneOf(palette.floors, fraction(seed, name, row, place, 2));
        ctx.fillRect(place * 150 + shift + 0.8, row * boardWidth + 0.8, 148.4, boardWidth - 1.6);
      }
    }
    ctx.restore();
  }
  // The walls stand high about it: dusk along them, deepest under those toward the sun.
  for (const [shift, width, strength] of [
    [0, 34, 0.3],
    [7, 52, 0.16],
    [12, 78, 0.12],
  ] as const) {
    ctx.save();
    ctx.translate(shift, shift * 1.3);
    ctx.strokeStyle = alpha(palette.floorInk, strength);
    ctx.lineWidth = width;
    ctx.stroke(house.area);
    ctx.restore();
  }
  ctx.restore();
}

/** Where a door hex opens: its open sides toward the outside, the middle one of them first. */
export function doorWays(view: GroundView, hex: HexIndex): Direction[] {
  const shut = (way: Direction): boolean =>
    [...view.walls, ...view.windows].some(
      (side) =>
        (side.hex === hex && side.direction === way) ||
        (neighbour(view.grid, side.hex, side.direction) === hex && opposite(side.direction) === way),
    );
  const outside = (way: Direction): boolean => {
    const terrain = view.terrain[neighbour(view.grid, hex, way)];
    return terrain !== undefined && terrain !== 'house' && terrain !== 'door';
  };
  return directions.filter((way) => outside(way) && !shut(way));
}

/** A threshold along each open side of a door hex, and the leaf swung open on it. */
export function paintDoors(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  for (const hex of scene.hexes) {
    if (plan.view.terrain[hex] !== 'door') continue;
    const centre = centreOf(plan.view.grid, hex);
    for (const way of doorWays(plan.view, hex)) {
      const out = toward(way);
      ctx.save();
      ctx.translate(centre.x + out.x * inradius, centre.y + out.y * inradius);
      ctx.rotate((Math.PI / 3) * way);
      ctx.strokeStyle = palette.ink;
      ctx.lineWidth = 2.5;
      ctx.fillStyle = palette.stoneLight;
      ctx.fillRect(-48, -10, 96, 22);
      ctx.strokeRect(-48, -10, 96, 22);
      ctx.fillStyle = palette.timber;
      for (const x of [-52, 42]) {
        ctx.fillRect(x, -12, 10, 24);
        ctx.strokeRect(x, -12, 10, 24);
      }
      paintLeaf(scene);
      ctx.restore();
    }
  }
}

/** The door's leaf, hung on the left post and standing open outward, and the arc that it swings through. */
function paintLeaf(scene: Scene): void {
  const { ctx, palette } = scene;
  ctx.save();
  ctx.translate(-44, -8);
  ctx.strokeStyle = alpha(palette.ink, 0.35);
  ctx.lineWidth = 1.8;
  ctx.setLineDash([6, 5]);
  ctx.beginPath();
  ctx.arc(0, 0, 62, -Math.PI * 0.42, 0);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.rotate(-Math.PI * 0.42);
  ctx.fillStyle = palette.leather;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 2.5;
  ctx.fillRect(0, -6, 62, 12);
  ctx.strokeRect(0, -6, 62, 12);
  ctx.fillStyle = palette.ink;
  for (const x of [10, 44]) ctx.fillRect(x, -6, 4, 12);
  ctx.restore();
}
