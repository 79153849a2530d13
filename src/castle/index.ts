import type { GameSystem } from '../game';
import { build } from './build';
import type { Command } from './commands';
import { decide } from './decide';
import type { Event } from './events';
import { evolve, initialState } from './evolve';
import type { CastleGame } from './game';
import { legal, type Legal } from './legal';
import { livesOf } from './lives';
import type { CastleState } from './state';

export { awayFrom, charactersOf, makeGame, missionOf, readScenario } from './build';
export { dragsOf, type Drag } from './catapult/drag';
export type { Climb } from './climbing/climb';
export type { ClimbNow } from './climbing/decide-climb';
export type { AttackKind, Cast, Command, Target } from './commands';
export { insideOf } from './deployment/zones';
export { eventSchemas } from './event-schemas';
export type { Event } from './events';
export { resolve } from './decide';
export { initialState } from './evolve';
export { defenderOf, fieldOf, hasCover, piecesAt, touches, type Field, type Piece } from './field';
export { attackOf, type Attack } from './fighting/attack';
export { attackNow } from './fighting/decide-attack';
export { chanceToWound, type Fraction } from './fighting/fraction';
export type { CastleGame, CharacterSheet, Mission, Options } from './game';
export { distanceToSection, impassable, sectionAt, sectionOf, type Section } from './ground';
export { climbsNow, exitsOf, reachOf, type Legal } from './legal';
export { castChoices, type CastChoice } from './magic/choices';
export { castNowRefusal } from './magic/decide-cast';
export { reachOfSpell } from './magic/spells';
export { isRefusal, type RefusalCode } from './refusals';
export { houseRuleset, type RosterType, type Ruleset, spellUses, type Spell, type SpellUse } from './ruleset';
export { castleScenarioSchema, type CastleScenario } from './scenario';
export { sight, type Blocker, type Sight } from './sight/sight';
export { gauge } from './statistics';
export type { CastleState, CharacterState, Phase } from './state';
export { isExitFor } from './turn/exits';
export { pointsOf, reachableBy, type Reachable } from './walking/reach';
export { stepCost } from './walking/step';
export { catapultFor, silentRefusal } from './catapult/crew';
export { dragRefusal } from './catapult/drag';
export { climbsOf } from './climbing/climb';
export { deployRefusal } from './deployment/decide-deploy';
export { reachOfShots } from './fighting/attack';
export { hailedBy, hastedBy } from './magic/spells';
export { refuse } from './refusals';
export { actRefusal, idleRefusal, moveRefusal } from './turn/able';
export { inTheYard } from './turn/victory';
export { occupantRefusal } from './walking/step';

/** The castle as a `GameSystem`. */
export const castle: GameSystem<CastleGame, CastleState, Command, Event, Legal> = {
  id: 'castle',
  rulesVersion: 1,
  build,
  initial: initialState,
  decide,
  evolve,
  legal,
  score: (game, state) => ({ blue: livesOf(game, state, 'blue'), red: livesOf(game, state, 'red') }),
};
