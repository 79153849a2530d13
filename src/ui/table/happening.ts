import { createContext, useContext } from 'react';

/** Whether something is being shown on the board that has been decided already. */
export const HappeningContext = createContext(false);

/** The state in which the armies are told to stand: that before what is being shown, so that no panel tells it first. */
export function useToldState<State>(
  now: State,
  played: { readonly before: State } | null,
  replay: { readonly before: State } | null,
): State {
  const happening = useContext(HappeningContext);
  return happening ? ((replay ?? played)?.before ?? now) : now;
}
