import type { Library, SavedGame } from '../../game';
import { legal, skirmish, type Command, type Event, type SkirmishGame, type SkirmishState } from '../../skirmish';
import { createSession } from '../session';
import type { Session, SessionPorts } from '../session-types';

export type SkirmishSession = Session<SkirmishGame, SkirmishState, Command, Event>;

/** Where no army sets up, turn 1 opens by itself. @rule VIC-1 */
const opening = (game: SkirmishGame, state: SkirmishState): Command | null =>
  legal(game, state).deployers.length === 0 ? { type: 'endSequence' } : null;

/** Opens a session of a stored skirmish. Throws where its scenario or its journal cannot be used. */
export function openSkirmish(
  saved: SavedGame,
  ports: SessionPorts,
  library: Library,
  readOnly: boolean,
): SkirmishSession {
  const game = skirmish.build(saved.header.setup, library);
  return createSession({ system: skirmish, game, saved, ports, readOnly, opening });
}
