import { alpha, disc } from '../paint';
import { centreOf, inradius, toward } from '../world';
import { variety, type Scene } from './scene';

/** The beaten earth, its worn edges and its ruts. */
export function paintRoads(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const layers: readonly (readonly [width: number, style: string, dash: readonly number[]])[] = [
    [84, alpha(palette.roadEdge, 0.16), []],
    [74, alpha(palette.roadEdge, 0.55), [26, 9, 44, 7]],
    [66, palette.road, []],
    [58, alpha(palette.roadRut, 0.4), [60, 34, 22, 40]],
    [48, palette.road, []],
  ];
  for (const [width, style, dash] of layers) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.setLineDash([...dash]);
    ctx.stroke(plan.roads.lines);
  }
  if (scene.radius > 20) paintRuts(scene);
  ctx.fillStyle = palette.road;
  ctx.fill(plan.roads.plazas);
  ctx.setLineDash([]);
}

/** Two wheel ruts: a broad line with its middle taken out again. */
function paintRuts(scene: Scene): void {
  const { ctx, plan, palette } = scene;
  ctx.setLineDash([70, 18, 38, 26]);
  ctx.lineWidth = 27;
  ctx.strokeStyle = alpha(palette.roadRut, 0.75);
  ctx.stroke(plan.roads.lines);
  ctx.setLineDash([]);
  ctx.lineWidth = 20;
  ctx.strokeStyle = palette.road;
  ctx.stroke(plan.roads.lines);
  for (const hex of scene.hexes) {
    if (plan.view.terrain[hex] !== 'road' || plan.bridges.has(hex)) continue;
    const next = variety(scene, 'road', hex);
    const centre = centreOf(plan.view.grid, hex);
    for (const way of plan.roads.ways.get(hex) ?? []) {
      const along = toward(way);
      for (let i = 0; i < 5; i++) {
        const far = next() * inradius;
        const side = (next() < 0.5 ? -1 : 1) * (24 + next() * 14);
        ctx.fillStyle = alpha(palette.roadEdge, 0.35 + next() * 0.4);
        disc(
          ctx,
          centre.x + along.x * far - along.y * side,
          centre.y + along.y * far + along.x * side,
          1.2 + next() * 2.2,
        );
        ctx.fill();
      }
    }
  }
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
