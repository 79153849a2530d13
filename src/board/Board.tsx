/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an application takes its own keys, see use-keys */
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type Konva from 'konva';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Direction, HexIndex } from '../hex';
import type { BoardAnimation } from './animation';
import { brokenAt } from './animation-walls';
import type { Camera } from './camera-api';
import { Banner } from './Banner';
import { createSprites } from './counters/sprites';
import { createGroundFade } from './ground-fade';
import { houseGroups, openHouses } from './ground/house-groups';
import { groundPainter } from './ground/paint-ground';
import { planGround } from './ground/plan';
import { groundTiles } from './ground/tiles';
import { whenFacesLoad } from './faces';
import { paintPieces } from './paint-pieces';
import { Magnified, type PartWords } from './Magnified';
import type { PartRef } from './parts';
import type { SlidePhase } from './slide';
import { lightPalette, type BoardPalette } from './palette';
import { useKeys } from './use-keys';
import { useParts } from './use-parts';
import { usePlayer } from './use-player';
import { useSize } from './use-size';
import { useTouch, type OnHex } from './use-touch';
import type { BoardView } from './view';
import { worldRadius } from './world';
import './board.css';

export interface BoardProps {
  readonly view: BoardView;
  readonly camera: Camera;
  /** What a screen reader calls the board. */
  readonly label: string;
  /**
   * A tap, or a key. Answer true when it meant something there: a quick second tap is then a tap too, not a zoom.
   */
  readonly onHex?: OnHex;
  /** A tap beside the map. */
  readonly onOutside?: () => void;
  /** The mouse or the keyboard's cursor is at a hex; null: at none. */
  readonly onHover?: (hex: HexIndex | null, part: Direction) => void;
  readonly onLongPress?: (hex: HexIndex) => void;
  /**
   * A finger that rested on one of six parts slides over them: reported at each (`facing` null: at none), where it is
   * lifted, and when nothing comes of it. Without it no finger slides.
   */
  readonly onPart?: (hex: HexIndex, facing: Direction | null, phase: SlidePhase) => void;
  /** Words of a magnified hex; without them none opens where parts are too small for a finger. */
  readonly partWords?: PartWords;
  /** Words at the top of the board, clear of the finger: what the part looked at costs. */
  readonly banner?: string | null;
  readonly animation?: BoardAnimation | null;
  /** It waits at its beginning: dice are still rolling. */
  readonly held?: boolean;
  /** Played to its end, or ended by a touch. */
  readonly onAnimationEnd?: (id: string | number) => void;
  readonly reducedMotion?: boolean;
  /** Letters and numbers along the edges. */
  readonly coordinates?: boolean;
  /** The lines between hexes. */
  readonly lines?: boolean;
  readonly palette?: BoardPalette;
  /** The board is read from the far side of the table: its words and numbers turn, the map stays as it lies. */
  readonly turned?: boolean;
  /** Counters turn too. */
  readonly turnedCounters?: boolean;
}

/** No wall lies in rubble. */
const whole: readonly number[] = [];

/** Milliseconds a frame that painting fine ground may take. */
const paintingBudget = 7;

/** Milliseconds a frame that pictures of counters may take, and those for which a scale must rest before ground is painted. */
const spritesBudget = 5;
const zoomRest = 130;

/** The 2d context beneath Konva's, and its device pixels a CSS pixel. */
function brushOf(context: Konva.Context): { readonly ctx: CanvasRenderingContext2D; readonly ratio: number } {
  return { ctx: context._context as CanvasRenderingContext2D, ratio: context.canvas.getPixelRatio() };
}

/** Draws a board and reports what is touched. It fills its parent. */
export function Board(props: BoardProps) {
  const { view, camera, palette = lightPalette, reducedMotion = false, coordinates = true, animation = null } = props;
  const { lines = true, turned = false, turnedCounters = false, held = false } = props;
  const { grid } = view.ground;
  const broken = view.broken ?? whole;
  const frame = useRef<HTMLDivElement>(null);
  const groundLayer = useRef<Konva.Layer>(null);
  const piecesLayer = useRef<Konva.Layer>(null);
  const size = useSize(frame);
  const plan = useMemo(() => planGround(view.ground), [view.ground]);
  const tiles = useMemo(() => groundTiles(groundPainter(plan, palette, lines)), [plan, palette, lines]);
  const houses = useMemo(() => houseGroups(view.ground), [view.ground]);
  // As words, so that a view in which no roof moved draws no ground anew.
  const opened = useMemo(() => openHouses(houses, view).join(' '), [houses, view]);
  const open = useMemo(() => (opened === '' ? [] : opened.split(' ').map(Number)), [opened]);
  const fade = useMemo(() => createGroundFade(), []);
  const sprites = useMemo(() => createSprites(palette, turnedCounters), [palette, turnedCounters]);
  const redraw = useCallback(() => void piecesLayer.current?.batchDraw(), []);
  const player = usePlayer(animation, view, { reducedMotion, held, camera }, redraw, props.onAnimationEnd);
  const { onHex, onOutside, onHover, onLongPress, onPart, partWords } = props;
  // Who would ride is seen within the dial.
  const standing = view.counters.filter(({ id }) => id !== view.marks.selected).map((counter) => counter.hex);
  const magnifies = partWords !== undefined;
  const { touch: parts, dial } = useParts(camera, view.marks, { onPart, onHex, magnifies, standing });
  const pointed = useRef<PartRef | null>(null);
  const hover = (hex: HexIndex | null, facing: Direction): void => {
    pointed.current = hex === null ? null : { hex, facing };
    if (view.marks.parts.length > 0) redraw();
    onHover?.(hex, facing);
  };
  const reports = { grid, finish: player.finish, onHex, onOutside, onHover: hover, onLongPress, parts };
  useTouch(frame, camera, reports);
  const middle = useCallback(() => {
    const selected = view.counters.find((counter) => counter.id === view.marks.selected) ?? view.counters[0];
    return selected?.hex ?? Math.trunc(grid.size / 2);
  }, [view, grid]);
  const keys = useKeys({ camera, reports, parts: view.marks.parts, start: middle, redraw });

  const paintSoon = useRef<() => void>(() => undefined);
  const drawGround = useCallback(
    (context: Konva.Context) => {
      const { ctx, ratio } = brushOf(context);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      tiles.setBroken(brokenAt(broken, player.moment()?.blows.walls));
      const screen = { view: camera.view(), ratio, width: ctx.canvas.width, height: ctx.canvas.height };
      tiles.setOpen(open, (rects) => {
        if (!reducedMotion) fade.keep(tiles, rects, screen);
      });
      tiles.draw(ctx, screen.view, ratio, screen.width, screen.height);
      if (fade.draw(ctx, screen.view, ratio, performance.now(), tiles.waits()))
        requestAnimationFrame(() => groundLayer.current?.batchDraw());
      paintSoon.current();
    },
    [tiles, camera, broken, player, open, fade, reducedMotion],
  );
  const cursor = keys.cursor;
  const magnified = dial?.hex;
  // A hex that opens magnified is looked at, at no part of it yet.
  const looked = useEffectEvent((hex: HexIndex) => onPart?.(hex, null, 'slide'));
  useEffect(() => {
    if (magnified !== undefined) looked(magnified);
  }, [magnified]);
  const drawPieces = useCallback(
    (context: Konva.Context) => {
      const { ctx, ratio } = brushOf(context);
      const radius = camera.view().scale * worldRadius;
      const marker = { ctx, grid, palette, radius, ratio, sprites, turned };
      const { width, height } = size;
      const moment = player.moment();
      // A wall falls in the middle of an animation: the ground follows.
      if (tiles.setBroken(brokenAt(broken, moment?.blows.walls))) groundLayer.current?.batchDraw();
      sprites.hurry(spritesBudget);
      paintPieces({
        marker,
        view,
        moment,
        camera: camera.view(),
        width,
        height,
        coordinates: coordinates ? camera.room() : null,
        room: camera.room(),
        taken: moment && moment.puffs.length > 0 ? camera.taken() : [],
        cursor: magnified ?? cursor(),
        pointed: pointed.current,
      });
      if (sprites.waits()) requestAnimationFrame(redraw);
    },
    [camera, grid, palette, sprites, tiles, view, broken, player, size, coordinates, cursor, magnified, redraw, turned],
  );

  useLayoutEffect(
    () => camera.attach(grid, size.width, size.height, reducedMotion),
    [camera, grid, size, reducedMotion],
  );

  // The stage follows the camera by itself: React renders nothing while fingers move.
  useLayoutEffect(() => {
    let painting = 0;
    let zoomed = { scale: camera.view().scale, at: Number.NEGATIVE_INFINITY };
    const paintOn = (): void => {
      painting = 0;
      // While fingers zoom, each size is seen for a moment only: what is there is drawn larger or smaller.
      if (performance.now() - zoomed.at < zoomRest) paintSoon.current();
      else if (tiles.work(paintingBudget)) groundLayer.current?.batchDraw();
    };
    paintSoon.current = () => {
      if (painting === 0) painting = requestAnimationFrame(paintOn);
    };
    const follow = (): void => {
      const { x, y, scale } = camera.view();
      if (scale !== zoomed.scale) zoomed = { scale, at: performance.now() };
      piecesLayer.current?.getStage()?.setAttrs({ x, y, scaleX: scale, scaleY: scale });
      // Where the map lies, for whoever must touch a hex from outside: what is drawn has no elements to ask.
      if (frame.current) frame.current.dataset['camera'] = `${x} ${y} ${scale}`;
      groundLayer.current?.batchDraw();
      piecesLayer.current?.batchDraw();
    };
    follow();
    const stop = camera.subscribe(follow);
    return () => {
      stop();
      cancelAnimationFrame(painting);
    };
  }, [camera, tiles, size]);

  useEffect(
    () =>
      whenFacesLoad(() => {
        sprites.clear();
        tiles.dispose();
        groundLayer.current?.batchDraw();
        piecesLayer.current?.batchDraw();
      }),
    [sprites, tiles],
  );
  useEffect(() => () => tiles.dispose(), [tiles]);
  useEffect(() => fade.dispose, [fade]);

  const board = (
    <div
      ref={frame}
      className="board"
      role="application"
      aria-label={props.label}
      tabIndex={0}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
      style={{ background: `radial-gradient(circle, ${palette.table[0]}, ${palette.table[1]})` }}
    >
      {size.width > 0 && (
        <Stage width={size.width} height={size.height} listening={false} className="board-stage">
          <Layer ref={groundLayer} listening={false}>
            <Shape sceneFunc={drawGround} listening={false} perfectDrawEnabled={false} />
          </Layer>
          <Layer ref={piecesLayer} listening={false}>
            <Shape sceneFunc={drawPieces} listening={false} perfectDrawEnabled={false} />
          </Layer>
        </Stage>
      )}
    </div>
  );
  return (
    <>
      {board}
      {props.banner && <Banner camera={camera} text={props.banner} palette={palette} />}
      {partWords && dial && (
        <Magnified
          marks={view.marks}
          counters={view.counters}
          dial={dial}
          onClose={parts.close}
          words={partWords}
          palette={palette}
          reducedMotion={reducedMotion}
          onPoint={hover}
          onChoose={(hex, facing) => {
            parts.close();
            onHex?.(hex, facing);
          }}
          onTouch={parts}
        />
      )}
    </>
  );
}
