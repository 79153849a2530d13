import type { Decision, Dice, Refusal } from '../game';
import { decideDrag } from './catapult/drag';
import { decideClimb } from './climbing/decide-climb';
import type { Command } from './commands';
import { decideClearDeployment, decideDeploy, decideDeployRest, decideEndDeployment } from './deployment/decide-deploy';
import type { Event } from './events';
import { decideAttack } from './fighting/decide-attack';
import { decideHide, decideStand } from './fighting/hiding';
import type { CastleGame } from './game';
import { decideCast } from './magic/decide-cast';
import { decideChooseSpell, decideRollMagic } from './magic/prologue';
import { refuse } from './refusals';
import { startScript, type Script } from './script';
import type { CastleState } from './state';
import { decideEndTurn } from './turn/end-turn';
import { outcomeNow } from './turn/victory';
import { decideLeave, decideMove } from './walking/decide-move';

function dispatch(script: Script, command: Command): Refusal | null {
  switch (command.type) {
    case 'rollMagic':
      return decideRollMagic(script);
    case 'chooseSpell':
      return decideChooseSpell(script, command.spell);
    case 'deploy':
      return decideDeploy(script, command.who, command.at);
    case 'deployRest':
      return decideDeployRest(script);
    case 'clearDeployment':
      return decideClearDeployment(script);
    case 'endDeployment':
      return decideEndDeployment(script);
    case 'move':
      return decideMove(script, command);
    case 'climb':
      return decideClimb(script, command);
    case 'attack':
      return decideAttack(script, command);
    case 'cast':
      return decideCast(script, command);
    case 'drag':
      return decideDrag(script, command);
    case 'hide':
      return decideHide(script, command);
    case 'stand':
      return decideStand(script, command);
    case 'leave':
      return decideLeave(script, command);
    case 'endTurn':
      return decideEndTurn(script);
  }
}

/** Somebody has won by what was just done: the banner is gone, or an army has nobody left. @rule CSC-1 @rule CSC-3 */
function closeGame(script: Script): void {
  if (script.state().outcome) return;
  if (script.events.some(({ type }) => type === 'bannerCarriedOff')) {
    script.emit({ type: 'armyWon', army: script.game.options.besieger, reason: 'banner' });
    return;
  }
  const outcome = outcomeNow(script.game, script.state());
  if (outcome) script.emit({ type: 'armyWon', army: outcome.winner, reason: outcome.reason });
}

/** The result of a command: its events and the state after them, or its refusal. */
export type Resolution =
  | { readonly kind: 'done'; readonly events: readonly Event[]; readonly state: CastleState }
  | Extract<Decision<Event>, { readonly kind: 'refused' }>;

/** Like `decide`, but with the state after the events, for callers that play many commands. */
export function resolve(game: CastleGame, state: CastleState, command: Command, dice: Dice): Resolution {
  if (state.outcome) return { kind: 'refused', refusal: refuse('game-over', 'CSC-1') };
  const script = startScript(game, state, dice);
  const refusal = dispatch(script, command);
  if (refusal) return { kind: 'refused', refusal };
  closeGame(script);
  return { kind: 'done', events: script.events, state: script.state() };
}

/**
 * The events of a command, with all die faces, or its refusal. The given state is not changed. Throws `DieNeeded` when
 * given dice run out.
 */
export function decide(game: CastleGame, state: CastleState, command: Command, dice: Dice): Decision<Event> {
  const resolution = resolve(game, state, command, dice);
  return resolution.kind === 'refused' ? resolution : { kind: 'done', events: resolution.events };
}
