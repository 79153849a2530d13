import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Why } from '../../store/solo/why';
import type { Review } from '../../store/solo/review';
import type { Opponent, OpponentState } from '../../store/solo/opponent';

const nothing = (): void => undefined;

/** The state of an opponent that neither thinks nor gives hints. */
export const idleOpponent: OpponentState = {
  phase: { kind: 'idle' },
  deeds: new Map(),
  hint: { kind: 'none' },
  showing: nothing,
  next: nothing,
  stop: nothing,
  goOn: nothing,
  askHint: nothing,
  takeHint: nothing,
  dropHint: nothing,
};

/** Nobody sits at the table for the computer: a game that is only drawn. */
const nobody: Opponent = createStore<OpponentState>()(() => idleOpponent);

export const OpponentContext = createContext<Opponent | null>(null);

/** Looking back on the game on the table; null where the computer cannot play it. */
export const ReviewContext = createContext<Review | null>(null);

/** Why the computer did what stands in the journal; null where it cannot play the game on the table. */
export const WhyContext = createContext<Why | null>(null);

/** The computer at the table on which this is drawn. */
export const useOpponent = (): Opponent => useContext(OpponentContext) ?? nobody;

/** Whether the computer can play the game on the table. */
export const useHasComputer = (): boolean => useOpponent() !== nobody;

/** A part of what it is doing. */
export const useComputer = <Part>(select: (state: OpponentState) => Part): Part => useStore(useOpponent(), select);

/** Whether a hint stands at the table: its button is then the one that is meant first. */
export const useIsHinted = (): boolean => useComputer(({ hint }) => hint.kind === 'shown');
