/** How fast the computer gives its commands. `step`: each one waits for a tap. */
export const paces = ['step', 'slow', 'fast', 'instant'] as const;
export type Pace = (typeof paces)[number];

/** Milliseconds between the end of an animation and the next command; null: until a tap. */
export const pauseOf: Readonly<Record<Pace, number | null>> = { step: null, slow: 1100, fast: 250, instant: 0 };

/** Whether the next command is pointed at before it is given. */
export const pointsFirst = (pace: Pace): boolean => pace === 'step' || pace === 'slow';

/** The present pace, and how to be notified of changes. */
export interface PaceSource {
  readonly now: () => Pace;
  readonly subscribe: (listener: () => void) => () => void;
}
