/** How fast the computer's commands follow one another. `step`: each waits for a touch. */
export const paces = ['step', 'slow', 'fast', 'instant'] as const;
export type Pace = (typeof paces)[number];

/** Milliseconds between the end of what was to be seen and the next command; null: until a touch. */
export const pauseOf: Readonly<Record<Pace, number | null>> = { step: null, slow: 1100, fast: 250, instant: 0 };

/** Whether what comes next is pointed at before it is done. */
export const pointsFirst = (pace: Pace): boolean => pace === 'step' || pace === 'slow';

/** The pace in force, and how to be told of another. */
export interface PaceSource {
  readonly now: () => Pace;
  readonly subscribe: (listener: () => void) => () => void;
}
