/** Milliseconds within which a second touch has not been thought of: nothing has been read yet. */
const blink = 350;

/** Remembers when something was pointed at, so that a double tap does not roll dice unseen. */
export interface DoubleTap {
  /** A touch has pointed at something; undefined: not a touch (a key, a list), which cannot be doubled by mistake. */
  readonly pointed: (at: number | undefined) => void;
  /** Whether a touch comes too soon after the one that pointed. */
  readonly tooSoon: (at: number | undefined) => boolean;
}

/** Times are milliseconds from any one clock: they come with the touches. */
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

/** Whether a touch meant something there: somebody is or was chosen, something was refused or told. Else a second one zooms. */
export const meantSomething = (before: Hand, after: Hand): boolean =>
  before.interaction.kind !== 'idle' ||
  after.interaction.kind !== 'idle' ||
  after.refusal !== null ||
  after.inspected !== null;
