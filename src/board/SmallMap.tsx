import { useEffect, useLayoutEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { Camera } from './camera-api';
import { darkness } from './ground/night';
import { makeCanvas, polygon, type Ctx } from './paint';
import type { BoardPalette } from './palette';
import type { BoardView, GroundView } from './view';
import { centreOf, corners, mapRect, type Rect } from './world';

/** Boards with fewer hexes are seen at a glance. */
const largeFrom = 300;

/** CSS pixels that the frame around what is looked at is broad. */
const broadest = 5;

/** Whether a board is so large that a small map helps. */
export const isLarge = ({ grid }: GroundView): boolean => grid.size >= largeFrom;

function fillOf(palette: BoardPalette, terrain: string): string {
  switch (terrain) {
    case 'road':
    case 'gate':
      return palette.road;
    case 'tree':
      return palette.crowns[0] ?? palette.forestFloor;
    case 'brush':
      return palette.brushFloor;
    case 'water':
    case 'ford':
      return palette.water;
    case 'house':
    case 'door':
      return palette.floorInk;
    case 'yard':
      return palette.paving[0] ?? palette.road;
    case 'rocks':
    case 'tower':
      return palette.stone;
    default:
      return palette.meadow;
  }
}

function paintHexes(ctx: Ctx, { grid, terrain, ramparts = [] }: GroundView, palette: BoardPalette): void {
  for (let hex = 0; hex < grid.size; hex++) {
    const { x, y } = centreOf(grid, hex);
    ctx.beginPath();
    polygon(ctx, corners, x, y);
    ctx.fillStyle = fillOf(palette, terrain[hex] ?? 'open');
    ctx.fill();
  }
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 34;
  ctx.lineCap = 'round';
  for (const { hex, direction } of ramparts) {
    const { x, y } = centreOf(grid, hex);
    const a = corners[(direction + 4) % 6];
    const b = corners[(direction + 5) % 6];
    if (!a || !b) continue;
    ctx.beginPath();
    ctx.moveTo(x + a.x, y + a.y);
    ctx.lineTo(x + b.x, y + b.y);
    ctx.stroke();
  }
}

/** As dark as the board itself. */
function paintDarkness(ctx: Ctx, map: Rect, shade: string | null): void {
  if (shade === null) return;
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = shade;
  ctx.fillRect(map.left, map.top, map.right - map.left, map.bottom - map.top);
  ctx.globalCompositeOperation = 'source-over';
}

/** Counters as dots of their army's colour: round ones, and square ones of the army whose pattern is straight. */
function paintDots(ctx: Ctx, view: BoardView, palette: BoardPalette): void {
  const [first] = view.counters;
  for (const { hex, colour } of view.counters) {
    const { x, y } = centreOf(view.ground.grid, hex);
    ctx.beginPath();
    if (colour === first?.colour) ctx.arc(x, y, 78, 0, Math.PI * 2);
    else ctx.rect(x - 72, y - 72, 144, 144);
    ctx.fillStyle = palette.armies[colour].field;
    ctx.fill();
    ctx.lineWidth = 26;
    ctx.strokeStyle = palette.cream;
    ctx.stroke();
  }
}

/** Where this much of a board is in sight, a small one beside it shows nothing that is not seen. */
const enoughInSight = 0.75;

/** Whether so much of the board is in sight that no small map is needed. False until the board is attached. */
export function isMostInSight(camera: Pick<Camera, 'room' | 'toWorld' | 'screenOf'>, { grid }: GroundView): boolean {
  if (!camera.screenOf(0)) return false;
  const map = mapRect(grid);
  const { left, top, right, bottom } = lookedAt(camera);
  const across = Math.min(right, map.right) - Math.max(left, map.left);
  const down = Math.min(bottom, map.bottom) - Math.max(top, map.top);
  const whole = (map.right - map.left) * (map.bottom - map.top);
  return (Math.max(0, across) * Math.max(0, down)) / whole >= enoughInSight;
}

/** What of the small map is framed: what the screen shows, its lines (`rim` on each hand) never beyond the edge. */
export function framed(shown: Rect, map: Rect, rim: number): Rect {
  const held = (value: number, low: number, high: number): number => Math.min(high - rim, Math.max(low + rim, value));
  return {
    left: held(shown.left, map.left, map.right),
    top: held(shown.top, map.top, map.bottom),
    right: held(shown.right, map.left, map.right),
    bottom: held(shown.bottom, map.top, map.bottom),
  };
}

/** What of the map the screen shows, in world units. */
function lookedAt(camera: Pick<Camera, 'room' | 'toWorld'>): Rect {
  const room = camera.room();
  const from = camera.toWorld({ x: room.left, y: room.top });
  const to = camera.toWorld({ x: room.right, y: room.bottom });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/**
 * The whole board, small, with a frame around what the screen shows. A touch or a drag moves the view there. `width` in
 * CSS pixels. It is hidden from screen readers, and keyboard users do not need it.
 */
export function SmallMap({
  view,
  camera,
  palette,
  width,
  label,
}: {
  readonly view: BoardView;
  readonly camera: Camera;
  readonly palette: BoardPalette;
  readonly width: number;
  readonly label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ground, counters } = view;
  const map = useMemo(() => mapRect(ground.grid), [ground]);
  const height = Math.round((width * map.bottom) / map.right);
  const scale = width / map.right;
  const ratio = Math.min(3, globalThis.devicePixelRatio || 1);
  const hexes = useMemo(() => {
    const made = makeCanvas(width * ratio, height * ratio);
    made.ctx.scale(scale * ratio, scale * ratio);
    // Half a hex lies open at the edges.
    made.ctx.fillStyle = palette.meadow;
    made.ctx.fillRect(0, 0, map.right, map.bottom);
    paintHexes(made.ctx, ground, palette);
    paintDarkness(made.ctx, map, darkness(palette, ground.night === true));
    return made.canvas;
  }, [ground, palette, map, width, height, scale, ratio]);
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });

  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return undefined;
    const paint = () => {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(hexes, 0, 0);
      ctx.setTransform(scale * ratio, 0, 0, scale * ratio, 0, 0);
      paintDots(ctx, latest.current, palette);
      const { left, top, right, bottom } = framed(lookedAt(camera), map, broadest / 2 / scale);
      for (const [broad, style] of [
        [broadest, palette.ink],
        [2.4, palette.cream],
      ] as const) {
        ctx.lineWidth = broad / scale;
        ctx.strokeStyle = style;
        ctx.strokeRect(left, top, right - left, bottom - top);
      }
    };
    paint();
    return camera.subscribe(paint);
  }, [camera, hexes, palette, scale, ratio, counters, map]);

  const look = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    camera.centre({ x: (clientX - box.left) / scale, y: (clientY - box.top) / scale });
  };
  return (
    <canvas
      ref={canvas}
      title={label}
      aria-hidden
      className="small-map"
      width={Math.round(width * ratio)}
      height={Math.round(height * ratio)}
      style={{ width, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={look}
    />
  );
}
