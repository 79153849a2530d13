import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AreaView, BoardView, LineView } from '../../../board/view';
import type { Direction, HexIndex } from '../../../hex';
import type { Aid, AidsState, AidsStore, Threat } from '../../../store/aids';

/** One thing that blocks a line, in the game's words. */
export interface BlockerLine {
  readonly hex: HexIndex;
  readonly direction: Direction | null;
  readonly words: string;
  readonly rule: string;
}

export interface RuledLine {
  readonly range: number;
  readonly clear: boolean;
  readonly blockers: readonly BlockerLine[];
  readonly ties: readonly HexIndex[];
  /** Further notes on a shot along the line, in the game's words. */
  readonly notes: readonly { readonly words: string; readonly rule: string }[];
}

/** Something on the map that players may leave out or have shown: a setting's name. */
export type Layer = 'coordinates' | 'grid' | 'tests' | 'costs' | 'roofs' | 'walls';

/** What each game answers to those who look something up on the map. The same object while the state is the same. */
export interface TableAids {
  /** What of its map can be left out or shown. */
  readonly layers: readonly Layer[];
  /** Whose card is open: what can be asked of him. */
  readonly chosen: {
    readonly who: string;
    readonly name: string;
    readonly enemy: boolean;
    readonly shoots: boolean;
  } | null;
  /** What the marks of threatened hexes mean, for one enemy or for all, in the game's words. */
  readonly threatened: (who: string | null) => string;
  readonly threat: (who: string | null) => Threat;
  readonly seen: (who: string) => readonly HexIndex[];
  readonly ruled: (from: HexIndex, to: HexIndex) => RuledLine;
  readonly name: (who: string) => string;
  readonly hex: (hex: HexIndex) => string;
  /** The rule about lines along a side. */
  readonly tieRule: string;
}

export interface AidsAtTable {
  readonly store: AidsStore;
  readonly game: TableAids;
}

export const AidsContext = createContext<AidsAtTable | null>(null);

export function useAidsAtTable(): AidsAtTable {
  const aids = useContext(AidsContext);
  if (!aids) throw new Error('an AidsContext is needed around this component');
  return aids;
}

/** A part of the state of the aids. */
export const useAids = <Part>(select: (state: AidsState) => Part): Part => useStore(useAidsAtTable().store, select);

/** What is looked up, as the board shows it. */
interface OnBoard {
  readonly areas: readonly AreaView[];
  readonly line: LineView | null;
  readonly ties: readonly HexIndex[];
  readonly ends: readonly HexIndex[];
}

function onBoard(game: TableAids, aid: Aid | null, range: (hexes: number) => string): OnBoard | null {
  const nothing = { areas: [], line: null, ties: [], ends: [] };
  if (!aid) return null;
  if (aid.kind === 'seen') return { ...nothing, areas: [{ kind: 'seen', hexes: game.seen(aid.who) }] };
  if (aid.kind === 'threat') {
    const { reach, struck } = game.threat(aid.who);
    const areas = [{ kind: 'threatened', hexes: struck } as const, { kind: 'enemy', hexes: reach } as const];
    return { ...nothing, areas };
  }
  const { from, to } = aid;
  if (from === null || to === null) return { ...nothing, ends: from === null ? [] : [from] };
  const { clear, blockers, ties, range: hexes } = game.ruled(from, to);
  const line = { from, to, clear, label: range(hexes), blockers };
  return { ...nothing, line, ties, ends: [from, to] };
}

/** The board's view with the aid that is shown laid over it; the same object while neither changes. */
export function useWithAids(view: BoardView, range: (hexes: number) => string): BoardView {
  const { game } = useAidsAtTable();
  const aid = useAids((now) => now.aid);
  // The words of a language are the same for the same aid.
  // oxlint-disable-next-line react/exhaustive-deps
  const shown = useMemo(() => onBoard(game, aid, range), [game, aid]);
  const measuring = aid?.kind === 'ruler';
  return useMemo(() => {
    if (!shown) return view;
    const { marks } = view;
    const ties = shown.ties.map((hex) => ({ hex, kind: 'tie' as const }));
    const ends = shown.ends.map((hex) => ({ hex, kind: 'cursor' as const }));
    const outlines = [...marks.outlines, ...ties, ...ends];
    if (!measuring) return { ...view, marks: { ...marks, areas: shown.areas, outlines } };
    // While something is measured a touch means no place.
    return { ...view, marks: { ...marks, reach: [], parts: [], targets: [], path: null, line: shown.line, outlines } };
  }, [view, shown, measuring]);
}
