import type { Direction, HexIndex } from '../hex';
import { samePart, type PartRef } from './parts';

/** `slide`: a finger is at it. `lift`: it left the glass there. `cancel`: nothing was chosen after all. */
export type SlidePhase = 'slide' | 'lift' | 'cancel';

export interface SlideReports {
  /** `facing` null: the finger is at no part. */
  readonly part: (hex: HexIndex, facing: Direction | null, phase: SlidePhase) => void;
  /** A slow touch on what was chosen already: the second touch, that means it. */
  readonly again: (part: PartRef) => void;
}

/** A finger that slides over parts: it is given places and reports changes. */
export interface Slide {
  readonly active: () => boolean;
  /** It begins at a part, or (null) at a hex of which a part is still to be chosen. `chosen`: what was before. */
  readonly begin: (hex: HexIndex, part: PartRef | null, chosen: PartRef | null) => void;
  readonly move: (part: PartRef | null) => void;
  readonly lift: () => void;
  readonly cancel: () => void;
}

/** Where a slide is. `left`: it has been elsewhere than where it began. */
interface Course {
  readonly hex: HexIndex;
  readonly at: PartRef | null;
  readonly chosen: PartRef | null;
  readonly left: boolean;
  /** Something was reported that must be ended. */
  readonly told: boolean;
}

/** Builds the state machine of a slide; it is idle. */
export function createSlide(reports: SlideReports): Slide {
  let course: Course | null = null;

  const tell = (hex: HexIndex, part: PartRef | null, phase: SlidePhase): void =>
    reports.part(part?.hex ?? hex, part?.facing ?? null, phase);

  const end = (): Course | null => {
    const ended = course;
    course = null;
    return ended;
  };

  return {
    active: () => course !== null,
    begin(hex, part, chosen) {
      course = { hex, at: part, chosen, left: false, told: part !== null };
      if (part) tell(hex, part, 'slide');
    },
    move(part) {
      if (!course || samePart(part, course.at)) return;
      course = { ...course, hex: part?.hex ?? course.hex, at: part, left: true, told: true };
      tell(course.hex, part, 'slide');
    },
    lift() {
      const ended = end();
      if (!ended) return;
      const { hex, at, chosen, left, told } = ended;
      if (at && (left || !samePart(at, chosen))) tell(hex, at, 'lift');
      else if (told) tell(hex, null, 'cancel');
      if (at && !left && samePart(at, chosen)) reports.again(at);
    },
    cancel() {
      const ended = end();
      if (ended?.told) tell(ended.hex, null, 'cancel');
    },
  };
}
