import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Direction, HexIndex } from '../hex';

/** Something that players can look up on the board; it does not affect the game. */
export type Aid =
  /** Where enemies can go and what they threaten; `who`: one enemy, or null for all of them. */
  | { readonly kind: 'threat'; readonly who: string | null }
  /** The hexes that a shooter can see within range. */
  | { readonly kind: 'seen'; readonly who: string }
  /** A line between two hexes; an end is null until it has been touched. */
  | { readonly kind: 'ruler'; readonly from: HexIndex | null; readonly to: HexIndex | null };

/** What enemies could do in their next turn, as hexes. */
export interface Threat {
  /** Hexes on which they could end a move, and those on which they stand. */
  readonly reach: readonly HexIndex[];
  /** Hexes that they could strike from there, or shoot at from where they stand. */
  readonly struck: readonly HexIndex[];
}

/** A line between any two hexes, as the game judges it. */
export interface Ruled<Blocker> {
  readonly range: number;
  readonly clear: boolean;
  /** Everything in the way. */
  readonly blockers: readonly (Blocker & { readonly hex: HexIndex; readonly direction?: Direction })[];
  /** Hexes through which the line runs exactly along a side, so that the choice between two hexes is open. */
  readonly ties: readonly HexIndex[];
}

export interface AidsState {
  readonly aid: Aid | null;
  readonly show: (aid: Aid) => void;
  readonly stop: () => void;
  /** To be called with a touched hex. True if the ruler used it, so that the touch must do nothing else. */
  readonly measure: (hex: HexIndex) => boolean;
}

export type AidsStore = StoreApi<AidsState>;

/** A store of what is being looked up now. */
export function createAids(): AidsStore {
  return createStore<AidsState>()((set, get) => ({
    aid: null,
    show: (aid) => set({ aid }),
    stop: () => set({ aid: null }),
    measure(hex) {
      const { aid } = get();
      if (aid?.kind !== 'ruler') return false;
      const begins = aid.from === null || aid.to !== null;
      set({ aid: begins ? { kind: 'ruler', from: hex, to: null } : { ...aid, to: hex } });
      return true;
    },
  }));
}

/** The union of several threats; each hex once, in order. */
export function together(threats: readonly Threat[]): Threat {
  const once = (hexes: readonly HexIndex[]) => [...new Set(hexes)].sort((a, b) => a - b);
  return { reach: once(threats.flatMap(({ reach }) => reach)), struck: once(threats.flatMap(({ struck }) => struck)) };
}
