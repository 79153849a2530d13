import { castle } from '../../castle';
import type { Library, SavedGame } from '../../game';
import { createSession } from '../session';
import type { SessionPorts } from '../session-types';
import type { CastleSession } from './play';

/** A session over a stored siege; nothing in it happens before a player's touch. Throws where it cannot be used. */
export function openCastle(saved: SavedGame, ports: SessionPorts, library: Library, readOnly: boolean): CastleSession {
  const game = castle.build(saved.header.setup, library);
  return createSession({ system: castle, game, saved, ports, readOnly, opening: () => null });
}
