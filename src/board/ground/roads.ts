import { alpha, mixed } from '../paint';
import { centreOf, inradius, toward } from '../world';
import { variety, type Scene } from './scene';

/** The beaten earth between worn edges, its ruts, stones and the grass that creeps in. */
export function paintRoads(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const { surface } = plan.roads;
  ctx.lineCap = 'round';
  ctx.strokeStyle = alpha(palette.roadEdge, 0.72);
  ctx.lineWidth = 5.6;
  ctx.stroke(surface);
  ctx.fillStyle = mixed(palette.road, palette.roadRut, 0.5);
  ctx.fill(surface);
  ctx.fillStyle = palette.road;
  ctx.fill(plan.roads.heart);
  paintRuts(scene);
  if (scene.radius > 20) paintVerges(scene);
}

function paintRuts({ ctx, plan, palette, radius }: Scene): void {
  ctx.lineCap = 'round';
  ctx.strokeStyle = alpha(palette.roadRut, 0.5);
  ctx.lineWidth = 8;
  ctx.stroke(plan.roads.ruts);
  if (radius < 20) return;
  ctx.strokeStyle = alpha(palette.roadEdge, 0.4);
  ctx.lineWidth = 2.6;
  ctx.stroke(plan.roads.ruts);
}

/** Stones on the road, tufts along its edges. */
function paintVerges(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  const [stones, blades] = [new Path2D(), new Path2D()];
  for (const hex of scene.hexes) {
    if (plan.view.terrain[hex] !== 'road' || plan.bridges.has(hex)) continue;
    const next = variety(scene, 'road', hex);
    const centre = centreOf(plan.view.grid, hex);
    for (const way of plan.roads.ways.get(hex) ?? []) {
      const along = toward(way);
      for (let i = 0; i < 6; i++) {
        const far = next() * inradius;
        const side = (next() - 0.5) * 2 * (i < 4 ? 30 : 41);
        const x = centre.x + along.x * far - along.y * side;
        const y = centre.y + along.y * far + along.x * side;
        const size = 1.1 + next() * 2;
        if (Math.abs(side) < 30) {
          stones.moveTo(x + size, y);
          stones.ellipse(x, y, size, size * 0.75, 0, 0, Math.PI * 2);
        } else if (Math.abs(side) > 33) {
          for (const lean of [-5, 0, 6]) {
            blades.moveTo(x, y);
            blades.lineTo(x + lean, y - 7 - size * 2);
          }
        }
      }
    }
  }
  ctx.fillStyle = alpha(palette.roadEdge, 0.5);
  ctx.fill(stones);
  ctx.strokeStyle = alpha(palette.grass, 0.8);
  ctx.lineWidth = 1.7;
  ctx.stroke(blades);
}

/** Planks over the water, with a rail on each hand. */
export function paintBridges(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  for (const hex of scene.hexes) {
    if (!plan.bridges.has(hex)) continue;
    const [way] = plan.roads.ways.get(hex) ?? [];
    if (way === undefined) continue;
    const centre = centreOf(plan.view.grid, hex);
    ctx.save();
    ctx.translate(centre.x, centre.y);
    ctx.rotate((Math.PI / 3) * way);
    const next = variety(scene, 'road', hex);
    ctx.fillStyle = alpha(palette.shade, 0.3);
    ctx.fillRect(-36, -inradius, 84, 2 * inradius);
    ctx.fillStyle = palette.floorInk;
    ctx.fillRect(-41, -inradius - 4, 82, 2 * inradius + 8);
    for (let y = -inradius - 3; y < inradius + 3; y += 12.4) {
      ctx.fillStyle = palette.floors[Math.floor(next() * palette.floors.length)] as string;
      ctx.fillRect(-37 - next() * 4, y, 76 + next() * 5, 10.6);
    }
    ctx.fillStyle = palette.timber;
    for (const x of [-44, 38]) ctx.fillRect(x, -inradius - 6, 7, 2 * inradius + 12);
    ctx.restore();
  }
}
