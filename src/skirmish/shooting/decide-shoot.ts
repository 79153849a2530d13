import type { Refusal } from '../../game';
import { kill, wound } from '../aftermath/afflict';
import { retreatAfterShot } from '../aftermath/retreat';
import { afflictRider } from '../aftermath/rider-results';
import type { Command } from '../commands';
import { fieldOf } from '../field';
import type { SkirmishGame } from '../game';
import { refuse } from '../refusals';
import type { ShotResult } from '../results';
import type { Script } from '../script';
import type { SkirmishState } from '../state';
import { contactRefusal, isRefusal, shotAlong } from './shot';

/** Why this character may not shoot now, whomever at; null when he may. @rule TURN-1 @rule SHT-3 @rule LOF-1 */
export function shootRefusal(game: SkirmishGame, state: SkirmishState, who: string): Refusal | null {
  const { sequence, doings } = state;
  if (sequence !== 1 && sequence !== 3) return refuse('wrong-sequence', 'TURN-1', { needed: 1, sequence });
  const piece = fieldOf(game, state).byId.get(who);
  if (!piece?.sheet || piece.army !== state.active) return refuse('unknown', 'TURN-1', { who });
  if (!piece.standing) return refuse('cannot-act', 'CHR-3', { who });
  if (!piece.sheet.weapon) return refuse('no-weapon', 'SHT-3', { who });
  if (sequence === 3 && !game.ruleset.weapons[piece.sheet.weapon].shootsAgain) {
    return refuse('wrong-sequence', 'TURN-1', { needed: 1, sequence });
  }
  const done = sequence === 1 ? doings.shotFirst : doings.shotAgain;
  if (done.includes(who)) return refuse('already-acted', 'SHT-3', { who });
  return contactRefusal(game, state, piece);
}

/**
 * Rolls one shot along the line given and carries its result out. Returns why it cannot be loosed, else null. @rule
 * SHT-3
 */
export function decideShoot(script: Script, command: Extract<Command, { type: 'shoot' }>): Refusal | null {
  const { game } = script;
  const { who, target: targetId, from, to } = command;
  const refusal = shootRefusal(game, script.state(), who);
  if (refusal) return refusal;
  const shooter = script.field().byId.get(who)!;
  const target = script.field().byId.get(targetId);
  if (!target?.sheet || target.army === shooter.army) return refuse('not-a-target', 'SHT-3', { who: targetId });
  const lies = (piece: typeof shooter, hex: number) => hex >= 0 && (piece.head === hex || piece.tail === hex);
  if (!lies(shooter, from) || !lies(target, to)) return refuse('not-a-target', 'LOF-2', { who: targetId });
  const shot = shotAlong(game, script.state(), { shooter, from, target, to });
  if (isRefusal(shot)) return shot;
  const face = script.roll(10, 'shot', 'SHT', [who, targetId]);
  const result = shot.results[face - 1]!;
  const { range, cover } = shot.sight;
  script.emit({ type: 'shot', who, target: targetId, from, to, range, cover, tally: shot.tally, face, result });
  applyShot(script, result, who, targetId);
  return null;
}

/** @rule SHT */
function applyShot(script: Script, result: ShotResult, shooter: string, target: string): void {
  switch (result) {
    case 'K':
      return kill(script, target, 'SHT');
    case 'W':
      return wound(script, target, 'SHT');
    case 'R':
      return retreatAfterShot(script, target, shooter);
    case 'BK':
    case 'RK':
    case 'HW':
    case 'HK':
      return afflictRider(script, target, result, 'SHT');
    case '-':
      return undefined;
  }
}
