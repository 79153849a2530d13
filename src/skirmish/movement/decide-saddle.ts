import type { Refusal } from '../../game';
import { leaveHorse } from '../aftermath/afflict';
import type { Command } from '../commands';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { SkirmishGame } from '../game';
import type { SkirmishState } from '../state';
import { moveRefusal } from './decide-move';
import { pointsOf, startsAnew } from './points';
import { dismountHexes, leadReach, ledPoses, mountableHorse, saddleTesters } from './saddle';
import { takeTests, walkPath } from './tests';

/**
 * Why a character may not mount, dismount or lead now, else null: as for a move, except that one that has moved may
 * spend its remaining points on this. @rule MOV-13
 */
export function saddleRefusal(game: SkirmishGame, state: SkirmishState, who: string): Refusal | null {
  const refusal = moveRefusal(game, state, who);
  return refusal?.code === 'already-acted' ? null : refusal;
}

/**
 * Dismounts; the horse stays. With the points left, up to its movement on foot, the character may walk on. Returns the
 * refusal, else null. @rule MOV-13
 */
export function decideDismount(script: Script, command: Extract<Command, { type: 'dismount' }>): Refusal | null {
  const { game } = script;
  const { who, at } = command;
  const refusal = saddleRefusal(game, script.state(), who);
  if (refusal) return refusal;
  if (!dismountHexes(game, script.state(), who).includes(at)) return refuse('no-room-to-dismount', 'MOV-13', { who });
  const rider = script.field().byId.get(who)!;
  if (!takeTests(script, who, rider.head, saddleTesters(game, script.state(), who))) return null;
  const before = script.character(who);
  const left = pointsOf(script.state(), rider) - game.ruleset.values.mounting.dismount;
  const { foot } = rider.sheet!;
  const walking = (before.health === 'wounded' ? foot.wounded : foot.fit).move;
  script.emit({ type: 'dismounted', who, at, pointsLeft: Math.min(left, walking) });
  leaveHorse(script, who, before);
  return null;
}

/** Mounts the character's own horse; the points left may be ridden. Returns the refusal, else null. @rule MOV-13 */
export function decideMount(script: Script, command: Extract<Command, { type: 'mount' }>): Refusal | null {
  const { game } = script;
  const { who } = command;
  const refusal = saddleRefusal(game, script.state(), who);
  if (refusal) return refusal;
  const horse = mountableHorse(game, script.state(), who);
  if (!horse) return refuse('no-horse', 'MOV-13', { who });
  const walker = script.field().byId.get(who)!;
  if (!takeTests(script, who, walker.head, saddleTesters(game, script.state(), who))) return null;
  const pointsLeft = pointsOf(script.state(), walker) - game.ruleset.values.mounting.mount;
  script.emit({ type: 'mounted', who, horse: horse.id, pointsLeft });
  return null;
}

/** Walks while leading a horse. Returns the refusal, else null. @rule MOV-13 */
export function decideLead(script: Script, command: Extract<Command, { type: 'lead' }>): Refusal | null {
  const { game } = script;
  const { who, horse: horseId, path } = command;
  const refusal = moveRefusal(game, script.state(), who);
  if (refusal) return refusal;
  const state = script.state();
  const to = path.at(-1)?.at;
  const place = leadReach(game, state, who, horseId).find(({ pose }) => pose.at === to);
  const same = place?.path.length === path.length && place.path.every(({ at }, index) => at === path[index]!.at);
  if (!same) return refuse('cannot-lead', 'MOV-13', { who });
  const horse = state.horses.find(({ id }) => id === horseId)!;
  const walker = script.field().byId.get(who)!;
  const poses = ledPoses(game, walker, horse, path);
  const pointsLeft = pointsOf(state, walker) - place.cost;
  const testStart = startsAnew(state, who);
  if (walkPath(script, who, path, { why: 'move', testLast: game.options.testLastHex, testStart })) {
    script.emit({ type: 'horseMoved', horse: horseId, path: poses, why: 'led' });
  }
  script.emit({ type: 'moveEnded', who, pointsLeft });
  return null;
}
