import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Direction, HexIndex } from '../hex';

/** Something that players look up on the map beside what they do: it changes nothing of the game. */
export type Aid =
  /** Where enemies can go and what they threaten; `who` null: all of them. */
  | { readonly kind: 'threat'; readonly who: string | null }
  /** What a shooter sees within his reach. */
  | { readonly kind: 'seen'; readonly who: string }
  /** A line between two hexes, each null until it is touched. */
  | { readonly kind: 'ruler'; readonly from: HexIndex | null; readonly to: HexIndex | null };

/** What enemies can do in their next turn, as far as hexes tell. */
export interface Threat {
  /** Where they can end a move, and where they stand. */
  readonly reach: readonly HexIndex[];
  /** What they can strike from there, or shoot at from where they stand. */
  readonly struck: readonly HexIndex[];
}

/** A line between any two hexes, as the game judges it. */
export interface Ruled<Blocker> {
  readonly range: number;
  readonly clear: boolean;
  /** Everything in the way. */
  readonly blockers: readonly (Blocker & { readonly hex: HexIndex; readonly direction?: Direction })[];
  /** Hexes along which it runs exactly: nobody can tell on which side it passes. */
  readonly ties: readonly HexIndex[];
}

export interface AidsState {
  readonly aid: Aid | null;
  readonly show: (aid: Aid) => void;
  readonly stop: () => void;
  /** A touch on a hex: true when the ruler took it, so that nothing else is meant by it. */
  readonly measure: (hex: HexIndex) => boolean;
}

export type AidsStore = StoreApi<AidsState>;

/** What is being looked up now. */
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

/** Several threats as one; every hex once, in order. */
export function together(threats: readonly Threat[]): Threat {
  const once = (hexes: readonly HexIndex[]) => [...new Set(hexes)].sort((a, b) => a - b);
  return { reach: once(threats.flatMap(({ reach }) => reach)), struck: once(threats.flatMap(({ struck }) => struck)) };
}
