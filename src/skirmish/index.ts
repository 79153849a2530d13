import type { GameSystem } from '../game';
import { build } from './build';
import type { Command } from './commands';
import { decide } from './decide';
import type { Event } from './events';
import { evolve, initialState } from './evolve';
import type { SkirmishGame } from './game';
import { legal, type Legal } from './legal';
import type { SkirmishState } from './state';
import { pointsOf } from './turn/victory';

export { advancesOf } from './aftermath/advance';
export { horseRetreat } from './aftermath/horse-retreat';
export { footRetreat, type Retreat } from './aftermath/retreat';
export { unhorsedTo } from './aftermath/unhorse';
export { makeGame } from './build';
export type { Command } from './commands';
export { decide } from './decide';
export { eventSchemas } from './event-schemas';
export type { Event } from './events';
export { covers, type Cover, type MeleeResult, type ShotResult } from './results';
export { evolve, initialState } from './evolve';
export {
  conditionOf,
  defenceOf,
  fieldOf,
  hexesOf,
  pieceAt,
  threatsAt,
  valuesOf,
  type Field,
  type Piece,
} from './field';
export type { CharacterSheet, Pose, Values, ValueSet, Weapon } from './character';
export type { Options, SkirmishGame } from './game';
export {
  advanceReachOf,
  attacksOf,
  canAct,
  exitsOf,
  leadReachOf,
  legal,
  reachOf,
  saddleChoiceOf,
  targetsOf,
  type Legal,
  type SaddleChoice,
} from './legal';
export { attackNow } from './melee/decide-attack';
export { strikable } from './melee/contact';
export { oddsOf, sherwoodColumn, vikingsColumn, type Odds } from './melee/odds';
export { moveRefusal } from './movement/decide-move';
export type { Reachable } from './movement/crossing';
export { eachRideStep } from './movement/riding';
export { chanceUnhurt, testsAlong, type Going, type TestsOnHex } from './movement/tests-along';
export { whyNotThere } from './movement/why-not-there';
export { reachableBy } from './movement/reach';
export type { RefusalCode } from './refusals';
export { houseRuleset, type RosterType, type Ruleset } from './ruleset';
export { shootRefusal } from './shooting/decide-shoot';
export { blockerRules, isRefusal, shotAlong, shotsAt, type Shot } from './shooting/shot';
export { sight, type Aim, type Blocker, type Sight } from './shooting/sight';
export { gauge } from './statistics';
export type { AdvanceChoice, CharacterState, Condition, Sequence, SkirmishState } from './state';
export { deployPosesOf, deployRefusal, deploySwap } from './turn/deployment';
export { isExitFor } from './turn/exits';
export { idleRefusal } from './turn/idle';
export { pointsOf, progressOf } from './turn/victory';
export { couldStrike } from './field';
export { footGroundCost, impassable, mountedGroundCost } from './ground';
export { dealtTo } from './melee/dealt';
export { hexesOfPose } from './movement/riding';
export { ledPoses } from './movement/saddle';
export { testResult } from './movement/tests';
export { refuse } from './refusals';
export { aimsAt } from './shooting/shot';
export type { Outcome } from './turn/victory';

/** The skirmish as a `GameSystem`. */
export const skirmish: GameSystem<SkirmishGame, SkirmishState, Command, Event, Legal> = {
  id: 'skirmish',
  rulesVersion: 1,
  build,
  initial: initialState,
  decide,
  evolve,
  legal,
  score: (game, state) => ({ blue: pointsOf(game, state, 'blue'), red: pointsOf(game, state, 'red') }),
};
