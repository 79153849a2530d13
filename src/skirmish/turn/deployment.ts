import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import type { Command } from '../commands';
import { fieldOf, pieceAt } from '../field';
import type { SkirmishGame } from '../game';
import { footGroundCost, impassable } from '../ground';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { SkirmishState } from '../state';

/** Why a character may not be set up on that hex; null when he may (changing places with a friend there). @rule VIC-1 */
export function deployRefusal(game: SkirmishGame, state: SkirmishState, who: string, at: HexIndex): Refusal | null {
  if (state.sequence !== 0) return refuse('wrong-sequence', 'VIC-1', { needed: 0, sequence: state.sequence });
  const field = fieldOf(game, state);
  const piece = field.byId.get(who);
  if (!piece?.sheet || piece.army !== state.active) return refuse('unknown', 'VIC-1', { who });
  if (!game.zones[state.active]?.has(at)) return refuse('not-in-zone', 'VIC-1', { hex: at });
  if (footGroundCost(game, state.bodies, at) === impassable) return refuse('no-way-through', 'TER', { hex: at });
  const holder = pieceAt(field, at);
  if (holder && holder.army !== state.active) return refuse('place-taken', 'MOV-2', { hex: at });
  return null;
}

/** @rule VIC-1 */
export function decideDeploy(script: Script, command: Extract<Command, { type: 'deploy' }>): Refusal | null {
  const { who, at } = command;
  const refusal = deployRefusal(script.game, script.state(), who, at);
  if (refusal) return refusal;
  const mover = script.field().byId.get(who)!;
  const holder = pieceAt(script.field(), at);
  if (holder && holder.id !== who) {
    script.emit({ type: 'deployed', who: holder.id, at: mover.head, facing: holder.facing });
  }
  script.emit({ type: 'deployed', who, at, facing: mover.facing });
  return null;
}
