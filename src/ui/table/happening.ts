import { createContext, useContext } from 'react';

/** Whether something is being shown on the board that has been decided already. */
export const HappeningContext = createContext(false);

/**
 * The state from which panels show the armies: the one before what is being animated, so that no panel anticipates it.
 */
export function useToldState<State>(
  now: State,
  played: { readonly before: State } | null,
  replay: { readonly before: State } | null,
): State {
  const happening = useContext(HappeningContext);
  return happening ? ((replay ?? played)?.before ?? now) : now;
}
