/**
 * Reasoned modifiers. One list makes the preview, the resolution, the log line and the test.
 */
export interface Modifier {
  /** What it is for, as a code of the game's closed list (worded in the interface). */
  readonly reason: string;
  readonly rule: string;
  readonly value: number;
  /** The hex or character that it comes from, where that helps the player. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Tally = readonly Modifier[];

/** What all of its modifiers add up to. */
export const total = (tally: Tally): number => tally.reduce((sum, modifier) => sum + modifier.value, 0);
