/** A second touch within so many milliseconds cannot be deliberate: nothing has been read yet. */
const blink = 350;

/**
 * Remembers the time of the last touch that pointed at something, so that a double tap does not roll dice by mistake.
 */
export interface DoubleTap {
  /**
   * To be called when a touch has pointed at something. Undefined: not by touch (keyboard, list), which cannot be
   * doubled by mistake.
   */
  readonly pointed: (at: number | undefined) => void;
  /** Whether a touch comes too soon after the one that pointed. */
  readonly tooSoon: (at: number | undefined) => boolean;
}

/** Times are in milliseconds, from any clock, and come with the touches. */
export function createDoubleTap(): DoubleTap {
  let last = -Infinity;
  return {
    pointed(at) {
      last = at ?? -Infinity;
    },
    tooSoon: (at) => at !== undefined && at - last < blink,
  };
}

/** What of a table a touch can change. */
interface Hand {
  readonly interaction: { readonly kind: string };
  readonly refusal: object | null;
  readonly inspected: number | null;
}

/** Whether a touch had an effect (something is or was selected, refused or reported). If not, a second tap zooms. */
export const meantSomething = (before: Hand, after: Hand): boolean =>
  before.interaction.kind !== 'idle' ||
  after.interaction.kind !== 'idle' ||
  after.refusal !== null ||
  after.inspected !== null;
