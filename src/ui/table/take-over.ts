import { createContext, useContext } from 'react';

/** Takes a game over from the tab that plays it. */
export const TakeOver = createContext<(() => void) | null>(null);

/** Takes over the game that another tab plays; null where no other tab does. */
export const useTakeOver = (): (() => void) | null => useContext(TakeOver);
