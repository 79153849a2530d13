import type { Direction, HexIndex, Point } from '../hex';
import type { Camera } from './camera-api';
import { dialFits, dialPartAt, keptClear, placeDial, type DialPlace, type Kept } from './dial-place';
import { partOf, partsByHex, tooSmall, type PartRef } from './parts';
import type { Picked } from './pick';
import { createSlide, type Slide, type SlidePhase } from './slide';
import { noMarks, type MarksView } from './view';
import { inradius, worldRadius, type Rect } from './world';

/** A magnified hex that is open. */
export interface DialOpen {
  readonly hex: HexIndex;
  /** What it leaves in sight. */
  readonly kept: Kept;
  /** Where its hex lay on the screen when that was reckoned. */
  readonly about: Point;
  readonly place: DialPlace;
  /** The part that a finger slides over. */
  readonly slid: Direction | null;
}

export interface PartsReports {
  readonly onPart: ((hex: HexIndex, facing: Direction | null, phase: SlidePhase) => void) | undefined;
  readonly onHex: ((hex: HexIndex, part: Direction) => unknown) | undefined;
  /** Whether a hex can be magnified: the words for its parts are known. */
  readonly magnifies: boolean;
  /** Hexes of those who had better stay in sight beside a magnified hex. */
  readonly standing?: readonly HexIndex[];
}

/** What fingers do with six parts: they slide over them, and a magnified hex opens where parts are too small. */
export interface PartsTouch {
  /** The magnified hex that is open; null: none. */
  readonly dial: () => DialOpen | null;
  /** Calls back when another is open, or none; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
  /** True when the tap is used up: it opened a magnified hex, closed one, or meant the part chosen there. */
  readonly tap: (point: Point, picked: Picked, finger: boolean) => boolean;
  /** A finger comes down within the magnified hex: true when it is on a part, from which it may slide to another. */
  readonly press: (point: Point) => boolean;
  /** A finger rests: true when a slide begins. */
  readonly hold: (point: Point, picked: Picked) => boolean;
  readonly slide: (point: Point, picked: Picked) => void;
  /** As `slide`, of a finger that came down within the magnified hex. */
  readonly slideIn: (point: Point) => void;
  readonly slideEnd: (lifted: boolean) => void;
  /** What covers the board has changed: the magnified hex makes way. */
  readonly replace: () => void;
  /** For the board only: the present marks, and where to report. */
  readonly attach: (marks: MarksView, reports: PartsReports) => void;
}

/** Pixels at the top of the board that words need while a finger slides; on a low board they lie over the dial. */
const bannerHeight = 72;
const lowBoard = 380;
/** From a counter's middle to its edge, as a share of a hex's radius. */
const counterShare = 0.6;

function dialRoom(camera: Camera): Rect {
  const room = camera.room();
  return room.bottom - room.top < lowBoard ? room : { ...room, top: room.top + bannerHeight };
}

const refOf = ({ hex, part }: Picked): PartRef => ({ hex, facing: part });

/** Those of the hexes that touch one, as far as a counter goes around the middle of each. */
function besideIt(camera: Camera, about: Point, hexes: readonly HexIndex[]): readonly Kept[] {
  const { scale } = camera.view();
  return hexes.flatMap((hex) => {
    const at = camera.screenOf(hex);
    const far = at ? Math.hypot(at.x - about.x, at.y - about.y) / (scale * inradius) : Infinity;
    return at && far > 0.1 && far < 2.5 ? [{ ...at, around: counterShare * scale * worldRadius }] : [];
  });
}

/** Builds the touch of six parts for one board's camera. */
export function createPartsTouch(camera: Camera): PartsTouch {
  let marks: MarksView = noMarks;
  let told: PartsReports = { onPart: undefined, onHex: undefined, magnifies: false };
  let open: DialOpen | null = null;
  const listeners = new Set<() => void>();
  const slide: Slide = createSlide({
    part: (hex, facing, phase) => told.onPart?.(hex, facing, phase),
    again: ({ hex, facing }) => void told.onHex?.(hex, facing),
  });

  const show = (next: DialOpen | null): void => {
    if (next === open) return;
    open = next;
    for (const listener of listeners) listener();
  };
  const hasParts = (hex: HexIndex): boolean => partsByHex(marks.parts).has(hex);
  const small = (finger: boolean): boolean => told.magnifies && tooSmall(camera.view().scale * worldRadius, finger);
  const place = (kept: Kept, about: Point, room: Rect): DialPlace =>
    placeDial(kept, room, besideIt(camera, about, told.standing ?? []));
  const magnify = (hex: HexIndex, finger: Point): void => {
    const about = camera.screenOf(hex) ?? finger;
    const kept = keptClear(finger, about, camera.view().scale * worldRadius);
    show({ hex, kept, about, place: place(kept, about, dialRoom(camera)), slid: null });
  };

  /** The finger is at a facing of a hex; of no part, where there is none. */
  const slideTo = (facing: Direction | null, hex: HexIndex): void => {
    const part = facing === null ? null : { hex, facing };
    const there = partOf(marks.parts, part) ? part : null;
    if (open && open.slid !== (there?.facing ?? null)) show({ ...open, slid: there?.facing ?? null });
    slide.move(there);
  };

  return {
    dial: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => show(null),
    tap(point, { hex }, finger) {
      if (open) {
        show(null);
        return true;
      }
      if (!hasParts(hex) || !small(finger)) return false;
      // Chosen there already, and shown: the second touch means it. A finger that rests opens it once more.
      const { pickedPart } = marks;
      if (finger && pickedPart?.hex === hex && partOf(marks.parts, pickedPart)) {
        told.onHex?.(hex, pickedPart.facing);
        return true;
      }
      magnify(hex, point);
      return true;
    },
    press(point) {
      const facing = open && dialPartAt(open.place, point);
      if (!open || facing === null || !partOf(marks.parts, { hex: open.hex, facing })) return false;
      const chosen = marks.pickedPart;
      show({ ...open, slid: facing });
      slide.begin(open.hex, { hex: open.hex, facing }, chosen);
      return true;
    },
    hold(point, picked) {
      if (!told.onPart || !hasParts(picked.hex)) return false;
      const magnifies = small(true);
      const part = magnifies ? null : refOf(picked);
      if (part && !partOf(marks.parts, part)) return false;
      if (magnifies) magnify(picked.hex, point);
      else show(null);
      slide.begin(picked.hex, part, marks.pickedPart);
      return true;
    },
    slide(point, picked) {
      if (open) slideTo(dialPartAt(open.place, point), open.hex);
      else slideTo(picked.part, picked.hex);
    },
    slideIn(point) {
      if (open) slideTo(dialPartAt(open.place, point), open.hex);
    },
    slideEnd(lifted) {
      // Once a part is chosen nothing lies over the rider who shows at it.
      const stays = lifted && open?.slid === null;
      if (lifted) slide.lift();
      else slide.cancel();
      if (!stays) show(null);
    },
    replace() {
      if (!open) return;
      const about = camera.screenOf(open.hex) ?? open.about;
      // A tablet that is turned takes the hex elsewhere: the dial goes with it.
      const away = Math.hypot(about.x - open.about.x, about.y - open.about.y) > open.place.radius;
      // Else it stays under the finger that may touch it again, unless it must not: words may lie over its top.
      if (!away && dialFits(open.place, camera.room())) return;
      const kept = away ? keptClear(about, about, camera.view().scale * worldRadius) : open.kept;
      show({ ...open, kept, about: away ? about : open.about, place: place(kept, about, camera.room()) });
    },
    attach(nextMarks, reports) {
      const changed = nextMarks.selected !== marks.selected;
      marks = nextMarks;
      told = reports;
      // Another choice, or none: nothing is left to magnify.
      if (open && (changed || !hasParts(open.hex))) show(null);
    },
  };
}
