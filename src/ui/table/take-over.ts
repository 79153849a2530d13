import { createContext, useContext } from 'react';

/** Takes a game over from the page that plays it. */
export const TakeOver = createContext<(() => void) | null>(null);

/** How to take the game over that another page plays; null where there is no other page. */
export const useTakeOver = (): (() => void) | null => useContext(TakeOver);
