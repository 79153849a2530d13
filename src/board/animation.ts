import type { Direction, HexIndex } from '../hex';
import type { CounterView } from './view';

/** Where a counter stands; a rider's hex is the one of the head. */
export interface Stance {
  readonly at: HexIndex;
  readonly facing: Direction | null;
}

/** What flies: an arrow on an arc, a bolt or a ball straight ahead, a machine's stone high up, a mage's spark. */
export type Missile = 'bow' | 'crossbow' | 'musket' | 'stone' | 'spark';

/** What a wound changes on a counter. */
export type Numbers = Pick<CounterView, 'values' | 'lives'>;

/** One thing seen. Steps play one after another over a view that is already final. */
export type AnimationStep =
  /** A counter goes along its stances, the first of which is where it stands before. */
  | {
      readonly kind: 'move';
      readonly id: string;
      readonly path: readonly Stance[];
      /** It begins with the step before it: a horse that is led, the men at a machine that is dragged. */
      readonly together?: boolean;
    }
  /** Pushed aside: quicker than a move, with a jolt. */
  | { readonly kind: 'push'; readonly id: string; readonly path: readonly Stance[] }
  | { readonly kind: 'shot'; readonly from: HexIndex; readonly to: HexIndex; readonly weapon: Missile }
  /** Something strikes a hex from above, or works there: fire, hail, a spell. */
  | { readonly kind: 'blast'; readonly at: HexIndex; readonly form: 'fire' | 'hail' | 'spell' }
  /** A rampart section (outside hex, direction inward) falls, or stands again: until then it shows as it was. */
  | { readonly kind: 'crumble' | 'mend'; readonly hex: HexIndex; readonly direction: Direction }
  /** Rises out of the ground: not seen until then. */
  | { readonly kind: 'appear'; readonly id: string }
  /** Attackers lunge at a hex and it shakes. */
  | { readonly kind: 'blow'; readonly at: HexIndex; readonly attackers: readonly string[] }
  /** Somebody dies who is no longer in the view. */
  | { readonly kind: 'fall'; readonly counter: CounterView }
  /** A character that is no longer in the view leaves the board: it fades at the edge to which it has walked. */
  | { readonly kind: 'leave'; readonly counter: CounterView }
  /**
   * A horse goes down where `counter` stands (as it looked before: ridden or alone). `rider`: he sat on it until now, and
   * is left on foot on the hex of its head, to be thrown from there. `bodies`: how many dead it counts as on each of its
   * hexes.
   */
  | {
      readonly kind: 'horseFall';
      readonly counter: CounterView;
      readonly rider: string | null;
      readonly bodies: number;
    }
  /** A rider is thrown off the horse and lands on foot. */
  | { readonly kind: 'throw'; readonly id: string; readonly from: HexIndex; readonly to: HexIndex }
  /** The horse of a rider killed in the saddle (`counter`: the rider) runs off the board. */
  | { readonly kind: 'flee'; readonly counter: CounterView }
  /** A horse of the view is alone from now on: not seen until its rider falls or gets off. */
  | { readonly kind: 'loose'; readonly id: string; readonly rider: string }
  /** From the saddle or into it: `before` is how he looked until then, the horse alone (if it is gone now) beside him. */
  | {
      readonly kind: 'mount';
      readonly id: string;
      readonly path: readonly Stance[];
      readonly before: CounterView;
      readonly horse: CounterView | null;
    }
  /** From now on the wound shows, in mark and numbers: until then those of `before`, where they are not the same. */
  | { readonly kind: 'wound'; readonly id: string; readonly before?: Numbers | null }
  | { readonly kind: 'stun'; readonly id: string }
  /** Up again: from now on the stun no longer shows. */
  | { readonly kind: 'recover'; readonly id: string }
  /** A short text that rises and fades, while the next steps play. */
  | { readonly kind: 'puff'; readonly at: HexIndex; readonly text: string; readonly tone: 'good' | 'bad' | 'plain' };

/** Steps to play once. Another id starts another play. */
export interface BoardAnimation {
  readonly id: string | number;
  readonly steps: readonly AnimationStep[];
  /** Milliseconds that it may take at the most: a longer one is played faster. */
  readonly longest?: number;
  /** Whether the map goes to whatever happens out of sight, and it waits for that. */
  readonly followed?: boolean;
}

/** A step in time: milliseconds from the beginning. */
export interface Timed {
  readonly step: AnimationStep;
  readonly start: number;
  readonly end: number;
}

const stepMilliseconds = 150;
const longMoveMilliseconds = 1100;
/** A puff is read while the rest goes on. */
export const puffMilliseconds = 850;

function duration(step: AnimationStep): number {
  switch (step.kind) {
    case 'move':
      return Math.min(longMoveMilliseconds, stepMilliseconds * Math.max(1, step.path.length - 1));
    case 'push':
      return 180;
    case 'shot':
      return step.weapon === 'stone' ? 620 : 240;
    case 'blast':
      return 420;
    case 'crumble':
    case 'mend':
      return 460;
    case 'appear':
      return 320;
    case 'fall':
      return 240;
    case 'blow':
      return 220;
    case 'leave':
    case 'horseFall':
      return 360;
    case 'flee':
      return 620;
    case 'loose':
      return 0;
    case 'throw':
      return 300;
    case 'mount':
      return 320;
    case 'wound':
    case 'stun':
      return 200;
    case 'recover':
    case 'puff':
      return 120;
  }
}

/** How much of a step is over, 0 to 1. */
export const partOf = ({ start, end }: Timed, now: number): number =>
  end === start ? Number(now >= start) : Math.min(1, Math.max(0, (now - start) / (end - start)));

/** How many times faster it must run to be over in time; 1 when it is short enough. */
export const hurry = (length: number, longest: number | undefined): number =>
  longest === undefined ? 1 : Math.max(1, length / longest);

/** Lays steps out in time; `length` is when the last puff has gone too. */
export function timeline(animation: BoardAnimation): { readonly timed: readonly Timed[]; readonly length: number } {
  let now = 0;
  let length = 0;
  let before = 0;
  const timed = animation.steps.map((step) => {
    const start = step.kind === 'move' && step.together ? before : now;
    before = start;
    now = Math.max(now, start + duration(step));
    length = Math.max(length, step.kind === 'puff' ? start + puffMilliseconds : now);
    return { step, start, end: start + duration(step) };
  });
  return { timed, length };
}
