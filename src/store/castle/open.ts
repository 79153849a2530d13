import { castle } from '../../castle';
import type { Library, SavedGame } from '../../game';
import { createSession } from '../session';
import type { SessionPorts } from '../session-types';
import type { CastleSession } from './play';

/**
 * Opens a session of a stored siege. Nothing happens in it until a player acts. Throws where the game cannot be used.
 */
export function openCastle(saved: SavedGame, ports: SessionPorts, library: Library, readOnly: boolean): CastleSession {
  const game = castle.build(saved.header.setup, library);
  return createSession({ system: castle, game, saved, ports, readOnly, opening: () => null });
}
