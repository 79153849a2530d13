import type { Refusal } from '../../game';
import { fieldOf } from '../field';
import type { Command } from '../commands';
import type { SkirmishGame } from '../game';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { SkirmishState } from '../state';
import { isExitFor } from '../turn/exits';
import { mayEnd } from './crossing';
import { hexesOfPose } from './riding';
import { pathCost } from './path';
import { pointsOf, startsAnew } from './points';
import { walkPath } from './tests';

/** Why this character may not move now, wherever to; null when he may. @rule MOV-1 @rule TURN-2 */
export function moveRefusal(game: SkirmishGame, state: SkirmishState, who: string): Refusal | null {
  if (state.sequence !== 2) return refuse('wrong-sequence', 'TURN-1', { needed: 2, sequence: state.sequence });
  const piece = fieldOf(game, state).byId.get(who);
  if (!piece?.sheet || piece.army !== state.active) return refuse('unknown', 'TURN-1', { who });
  if (!piece.standing) return refuse('cannot-act', 'CHR-3', { who });
  if (state.doings.moved.includes(who)) return refuse('already-acted', 'MOV-1', { who });
  const weapon = piece.sheet.weapon && game.ruleset.weapons[piece.sheet.weapon];
  if (weapon && !weapon.movesAfterShooting && state.doings.shotFirst.includes(who)) {
    return refuse('shot-already', 'TURN-2', { who });
  }
  return null;
}

/** A move along the path that the player chose. Returns the refusal, else null. @rule MOV-1 @rule MOV-2 @rule MOV-3 */
export function decideMove(script: Script, command: Extract<Command, { type: 'move' }>): Refusal | null {
  const { game } = script;
  const { who, path } = command;
  const refusal = moveRefusal(game, script.state(), who);
  if (refusal) return refusal;
  const mover = script.field().byId.get(who)!;
  const last = path.at(-1);
  if (!last || (last.at === mover.head && last.facing === mover.facing)) {
    return refuse('no-path', 'MOV-1', { from: mover.head, to: mover.head });
  }
  const cost = pathCost(game, script.state(), mover, path);
  if (typeof cost !== 'number') return cost;
  const have = pointsOf(script.state(), mover);
  if (cost > have) return refuse('too-far', 'MOV-1', { who, need: cost, have });
  const taken = hexesOfPose(game, last).find((hex) => !mayEnd(script.field(), mover, hex));
  if (taken !== undefined) return refuse('place-taken', 'MOV-2', { hex: taken });
  const testStart = startsAnew(script.state(), who);
  walkPath(script, who, path, { why: 'move', testLast: game.options.testLastHex, testStart });
  script.emit({ type: 'moveEnded', who, pointsLeft: have - cost });
  return null;
}

/**
 * Leaves the board over an edge that the scenario names for the army; leaving the edge hex causes tests too. Returns
 * the refusal, else null. @rule VIC-1
 */
export function decideLeave(script: Script, command: Extract<Command, { type: 'leave' }>): Refusal | null {
  const { game } = script;
  const { who, path } = command;
  const refusal = moveRefusal(game, script.state(), who);
  if (refusal) return refusal;
  const mover = script.field().byId.get(who)!;
  const at = path.at(-1)?.at ?? mover.head;
  if (!isExitFor(game, mover.sheet!, at)) return refuse('not-an-exit', 'VIC-1', { who, hex: at });
  const walked = pathCost(game, script.state(), mover, path);
  if (typeof walked !== 'number') return walked;
  const cost = walked + game.ruleset.values.leavingCost;
  const have = pointsOf(script.state(), mover);
  if (cost > have) return refuse('too-far', 'MOV-1', { who, need: cost, have });
  const testStart = startsAnew(script.state(), who);
  const walk = { why: 'leave', testLast: path.length > 0, testStart } as const;
  if (walkPath(script, who, path, walk)) script.emit({ type: 'left', who });
  script.emit({ type: 'moveEnded', who, pointsLeft: 0 });
  return null;
}
