import type { Point } from '../hex';
import { toWorld, type CameraView } from './camera';
import { grown, type Rect } from './world';

/** A map on a screen, and what of that nothing covers, in its pixels. */
interface Looked {
  readonly camera: CameraView;
  readonly width: number;
  readonly height: number;
  readonly room?: Rect;
  /** What lies over that. */
  readonly taken?: readonly Rect[];
}

function inWorld(camera: CameraView, { left, top, right, bottom }: Rect): Rect {
  const from = toWorld(camera, { x: left, y: top });
  const to = toWorld(camera, { x: right, y: bottom });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** The part of the map on the screen in world units, enlarged by what reaches in from outside. */
export const seenRect = ({ camera, width, height }: Looked): Rect =>
  grown(inWorld(camera, { left: 0, top: 0, right: width, bottom: height }), 180);

/** What nothing covers of it, in world units. */
export const roomRect = ({ camera, width, height, room }: Looked): Rect =>
  inWorld(camera, room ?? { left: 0, top: 0, right: width, bottom: height });

/** What lies over that, in world units. */
export const takenRects = ({ camera, taken = [] }: Looked): readonly Rect[] => taken.map((box) => inWorld(camera, box));

export const within = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
