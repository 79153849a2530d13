import type { Refusal } from '../../game';
import type { Command } from '../commands';
import { standUpToAct } from '../fighting/hiding';
import { refuse } from '../refusals';
import type { Script } from '../script';
import { moveRefusal } from '../turn/able';
import { isExitFor } from '../turn/exits';
import { arrive } from './arrive';
import { pointsOf } from './reach';
import { pathCost } from './step';

/** A walk along a path that the player chose. @rule CTU-2 */
export function decideMove(script: Script, command: Extract<Command, { type: 'move' }>): Refusal | null {
  const { game } = script;
  const { who, path } = command;
  const refusal = moveRefusal(game, script.state(), who);
  if (refusal) return refusal;
  const mover = script.field().byId.get(who)!;
  const last = path.at(-1);
  if (last === undefined || last === mover.at) return refuse('no-path', 'CTU-2', { from: mover.at, to: mover.at });
  const cost = pathCost(game, script.state(), mover, path);
  if (typeof cost !== 'number') return cost;
  const have = pointsOf(game, script.state(), who);
  if (cost > have) return refuse('too-far', 'CTU-2', { who, need: cost, have });
  standUpToAct(script, who);
  script.emit({ type: 'moved', who, path, why: 'walk' });
  arrive(script, who);
  return null;
}

/** With the banner, off the board. @rule CSC-3 */
export function decideLeave(script: Script, command: Extract<Command, { type: 'leave' }>): Refusal | null {
  const { game } = script;
  const { who, path } = command;
  const refusal = moveRefusal(game, script.state(), who);
  if (refusal) return refusal;
  if (script.state().banner?.carrier !== who) return refuse('not-the-carrier', 'CSC-3', { who });
  const mover = script.field().byId.get(who)!;
  const at = path.at(-1) ?? mover.at;
  if (!isExitFor(game, at)) return refuse('not-an-exit', 'CSC-3', { who, hex: at });
  const walked = pathCost(game, script.state(), mover, path);
  if (typeof walked !== 'number') return walked;
  const cost = walked + game.ruleset.values.move.leavingCost;
  const have = pointsOf(game, script.state(), who);
  if (cost > have) return refuse('too-far', 'CTU-2', { who, need: cost, have });
  standUpToAct(script, who);
  if (path.length > 0) script.emit({ type: 'moved', who, path, why: 'leave' });
  script.emit({ type: 'bannerCarriedOff', who });
  return null;
}
