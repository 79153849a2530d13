import type { Refusal } from '../../game';
import type { Command } from '../commands';
import { fieldOf, hasCover } from '../field';
import type { CastleGame } from '../game';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { CastleState } from '../state';
import { actRefusal, idleRefusal } from '../turn/able';

/** Who does something is up again. @rule WAL-7 */
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

/** Why he may not hide now. @rule WAL-7 */
export function hideRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const refusal = actRefusal(game, state, who);
  if (refusal) return refusal;
  const piece = fieldOf(game, state).byId.get(who)!;
  if (piece.hidden) return refuse('already-so', 'WAL-7', { who });
  return hasCover(game, state, piece.at) ? null : refuse('nowhere-to-hide', 'WAL-7', { who, hex: piece.at });
}

/** Why he may not stand up now, at the start of his turn. @rule WAL-7 */
export function standRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const refusal = idleRefusal(game, state, who);
  if (refusal) return refusal;
  if (!state.characters[who]!.hidden) return refuse('not-hidden', 'WAL-7', { who });
  return state.doings.acted.includes(who) ? refuse('already-acted', 'WAL-7', { who }) : null;
}

/** Hides somebody: his action. Returns why he cannot, else null. @rule WAL-7 */
export function decideHide(script: Script, { who }: Extract<Command, { type: 'hide' }>): Refusal | null {
  const refusal = hideRefusal(script.game, script.state(), who);
  if (!refusal) script.emit({ type: 'hid', who });
  return refusal;
}

/** Lets somebody who hides stand up, free of charge. Returns why he cannot, else null. @rule WAL-7 */
export function decideStand(script: Script, { who }: Extract<Command, { type: 'stand' }>): Refusal | null {
  const refusal = standRefusal(script.game, script.state(), who);
  if (!refusal) script.emit({ type: 'stoodUp', who, why: 'free' });
  return refusal;
}
