import type { ArmyId, Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import { defenderOf, pieceOf, fieldOf } from '../field';
import type { CastleGame } from '../game';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { CastleState } from '../state';
import { handTo } from '../turn/hand-to';
import { placesForTheRest } from './auto-place';

/** Begins the deployment of an army. @rule CSC-1 */
export function beginDeployment(script: Script, army: ArmyId): void {
  handTo(script, army);
  script.emit({ type: 'phaseBegan', phase: 'deployment', army });
}

const phaseRefusal = ({ phase }: CastleState): Refusal | null =>
  phase === 'deployment' ? null : refuse('wrong-phase', 'CSC-1', { needed: 'deployment', phase });

/**
 * Why a character (or `catapult`) may not be placed on a hex; null when it may, perhaps changing places with a friend.
 * @rule CSC-1
 */
export function deployRefusal(game: CastleGame, state: CastleState, who: string, at: HexIndex): Refusal | null {
  const phase = phaseRefusal(state);
  if (phase) return phase;
  const army = state.active;
  const machine = who === 'catapult' && state.catapult !== null && army === game.options.besieger;
  if (!machine && game.byId.get(who)?.army !== army) return refuse('unknown', 'CSC-1', { who });
  if (!game.zones[army].has(at)) return refuse('not-in-zone', 'CSC-1', { hex: at });
  if (machine) {
    if (!game.ground.drag[at]) return refuse('no-way-through', 'CAT-1', { hex: at });
    return pieceOf(fieldOf(game, state), at, army) ? refuse('place-taken', 'CAT-1', { hex: at }) : null;
  }
  return state.catapult?.at === at ? refuse('place-taken', 'CAT-1', { hex: at }) : null;
}

/**
 * Places a character or the catapult on a hex of its army's zone; a friend who stands there is taken off the board.
 * Returns the refusal, else null. @rule CSC-1
 */
export function decideDeploy(script: Script, who: string, at: HexIndex): Refusal | null {
  const refusal = deployRefusal(script.game, script.state(), who, at);
  if (refusal) return refusal;
  if (who === 'catapult') {
    script.emit({ type: 'catapultDeployed', at });
    return null;
  }
  const holder = pieceOf(script.field(), at, script.state().active);
  const displaced = holder && holder.id !== who ? holder.id : null;
  script.emit({ type: 'deployed', who, at, displaced });
  return null;
}

/** Places all that have no place yet. Returns the refusal, else null. @rule CSC-1 */
export function decideDeployRest(script: Script): Refusal | null {
  const phase = phaseRefusal(script.state());
  if (phase) return phase;
  const placings = placesForTheRest(script.game, script.state());
  if (placings.length === 0) return refuse('already-so', 'CSC-1');
  for (const { who, at } of placings) {
    if (who === 'catapult') script.emit({ type: 'catapultDeployed', at });
    else script.emit({ type: 'deployed', who, at, displaced: null });
  }
  return null;
}

/** Whether any character of the deploying army, or its catapult, has a place. */
export function canClearDeployment(game: CastleGame, state: CastleState): boolean {
  const army = state.active;
  if (state.phase !== 'deployment') return false;
  if (army === game.options.besieger && state.catapult && state.catapult.at >= 0) return true;
  return game.characters.some((sheet) => sheet.army === army && state.characters[sheet.id]!.at >= 0);
}

/** Takes the whole deploying army off the board again. Returns the refusal, else null. @rule CSC-1 */
export function decideClearDeployment(script: Script): Refusal | null {
  const state = script.state();
  const phase = phaseRefusal(state);
  if (phase) return phase;
  if (!canClearDeployment(script.game, state)) return refuse('already-so', 'CSC-1');
  script.emit({ type: 'deploymentCleared', army: state.active });
  return null;
}

/** The ids of those of the deploying army that have no place yet. */
export function unplaced(game: CastleGame, state: CastleState): string[] {
  const ids = game.characters.filter(({ id, army }) => army === state.active && state.characters[id]!.at < 0);
  const machine = state.active === game.options.besieger && state.catapult && state.catapult.at < 0;
  return [...(machine ? ['catapult'] : []), ...ids.map(({ id }) => id)];
}

/** Why the deployment cannot end yet. */
export function endDeploymentRefusal(game: CastleGame, state: CastleState): Refusal | null {
  const [who] = unplaced(game, state);
  return phaseRefusal(state) ?? (who === undefined ? null : refuse('not-placed', 'CSC-1', { who }));
}

/**
 * Ends the deployment of an army: the defenders deploy first, and after the besiegers turn 1 begins with the besiegers.
 * Returns the refusal, else null. @rule CSC-1 @rule CTU-1
 */
export function decideEndDeployment(script: Script): Refusal | null {
  const { game } = script;
  const refusal = endDeploymentRefusal(game, script.state());
  if (refusal) return refusal;
  const { besieger } = game.options;
  if (script.state().active === defenderOf(game)) {
    beginDeployment(script, besieger);
    return null;
  }
  script.emit({ type: 'turnBegan', army: besieger, turn: 1 });
  script.emit({ type: 'phaseBegan', phase: 'play', army: besieger });
  return null;
}
