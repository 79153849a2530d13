import { createStore, type StoreApi } from 'zustand/vanilla';

/** A bar at the foot of the screen. Another one with the same key replaces it. */
export interface Bar {
  readonly key: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Null: stays until it is closed. */
  readonly milliseconds: number | null;
  /** Whether it stays when the player goes to another screen. */
  readonly anywhere?: true;
}

export interface Notices {
  readonly bars: readonly Bar[];
  show(bar: Bar): void;
  close(key: string): void;
  /** To be called when the player goes to another screen: closes the notices of the last one. */
  leave(): void;
}

export type NoticesStore = StoreApi<Notices>;

/** Long enough to read a sentence and reach for "Undo". */
export const barTime = 10_000;
/** Long enough to read a sentence that asks for nothing. */
export const readingTime = 6000;

/** The bars that are shown now, the newest last; three at most. */
export function createNotices(): NoticesStore {
  return createStore<Notices>()((set) => ({
    bars: [],
    show: (bar) => set(({ bars }) => ({ bars: [...bars.filter((other) => other.key !== bar.key), bar].slice(-3) })),
    leave: () => set(({ bars }) => ({ bars: bars.filter(({ anywhere }) => anywhere) })),
    close: (key) => set(({ bars }) => ({ bars: bars.filter((bar) => bar.key !== key) })),
  }));
}
