/** Modifiers with their reasons. The same list serves the preview, the resolution, the log line and the tests. */
export interface Modifier {
  /** The reason, a code from the game's closed list, which the interface words. */
  readonly reason: string;
  readonly rule: string;
  readonly value: number;
  /** The hex or character that causes it, where that helps the player. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Tally = readonly Modifier[];

/** The sum of all modifiers. */
export const total = (tally: Tally): number => tally.reduce((sum, modifier) => sum + modifier.value, 0);
