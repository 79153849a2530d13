import type { Refusal } from '../../game';
import type { Command } from '../commands';
import { fieldOf, hasCover } from '../field';
import type { CastleGame } from '../game';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { CastleState } from '../state';
import { actRefusal, idleRefusal } from '../turn/able';

/** Makes a hidden character stand up because it acts. @rule WAL-7 */
export function standUpToAct(script: Script, who: string): void {
  if (script.character(who).hidden) script.emit({ type: 'stoodUp', who, why: 'acting' });
}

/** Those who hid behind a section that is gone stand up, unless something else hides them. @rule WAL-5 @rule WAL-7 */
export function uncover(script: Script): void {
  const { game } = script;
  for (const { id, at, hidden } of script.field().pieces) {
    if (hidden && !hasCover(game, script.state(), at)) script.emit({ type: 'stoodUp', who: id, why: 'uncovered' });
  }
}

/** Why a character may not hide now; null when it may. @rule WAL-7 */
export function hideRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const refusal = actRefusal(game, state, who);
  if (refusal) return refusal;
  const piece = fieldOf(game, state).byId.get(who)!;
  if (piece.hidden) return refuse('already-so', 'WAL-7', { who });
  return hasCover(game, state, piece.at) ? null : refuse('nowhere-to-hide', 'WAL-7', { who, hex: piece.at });
}

/** Why a character may not stand up now, at the start of its turn; null when it may. @rule WAL-7 */
export function standRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const refusal = idleRefusal(game, state, who);
  if (refusal) return refusal;
  if (!state.characters[who]!.hidden) return refuse('not-hidden', 'WAL-7', { who });
  return state.doings.acted.includes(who) ? refuse('already-acted', 'WAL-7', { who }) : null;
}

/** Hides a character, which is its action. Returns the refusal, else null. @rule WAL-7 */
export function decideHide(script: Script, { who }: Extract<Command, { type: 'hide' }>): Refusal | null {
  const refusal = hideRefusal(script.game, script.state(), who);
  if (!refusal) script.emit({ type: 'hid', who });
  return refusal;
}

/** Makes a hidden character stand up, which costs nothing. Returns the refusal, else null. @rule WAL-7 */
export function decideStand(script: Script, { who }: Extract<Command, { type: 'stand' }>): Refusal | null {
  const refusal = standRefusal(script.game, script.state(), who);
  if (!refusal) script.emit({ type: 'stoodUp', who, why: 'free' });
  return refusal;
}
