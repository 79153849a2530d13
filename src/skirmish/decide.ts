import type { Decision, Dice, Refusal } from '../game';
import { decideAdvance, decideStay } from './aftermath/decide-advance';
import type { Command } from './commands';
import type { Event } from './events';
import type { SkirmishGame } from './game';
import { decideAttack } from './melee/decide-attack';
import { decideLeave, decideMove } from './movement/decide-move';
import { decideDismount, decideLead, decideMount } from './movement/decide-saddle';
import { refuse } from './refusals';
import { startScript, type Script } from './script';
import { decideShoot } from './shooting/decide-shoot';
import type { SkirmishState } from './state';
import { decideDeploy } from './turn/deployment';
import { decideEndSequence } from './turn/sequences';
import { outcomeNow } from './turn/victory';

function dispatch(script: Script, command: Command): Refusal | null {
  switch (command.type) {
    case 'deploy':
      return decideDeploy(script, command);
    case 'shoot':
      return decideShoot(script, command);
    case 'move':
      return decideMove(script, command);
    case 'leave':
      return decideLeave(script, command);
    case 'dismount':
      return decideDismount(script, command);
    case 'mount':
      return decideMount(script, command);
    case 'lead':
      return decideLead(script, command);
    case 'attack':
      return decideAttack(script, command);
    case 'advance':
      return decideAdvance(script, command);
    case 'stay':
      return decideStay(script, command);
    case 'endSequence':
      return decideEndSequence(script);
  }
}

/** While an advance is being asked nothing else can be done. @rule ADV-1 */
function outOfOrder(state: SkirmishState, command: Command): Refusal | null {
  if (state.outcome) return refuse('game-over', 'VIC-1');
  const answers = command.type === 'advance' || command.type === 'stay';
  return state.pending && !answers ? refuse('choice-first', 'ADV-1', { who: state.pending.who[0]! }) : null;
}

/**
 * The events of a command, with all die faces, or its refusal. The given state is not changed. Throws `DieNeeded` when
 * given dice run out.
 */
export function decide(game: SkirmishGame, state: SkirmishState, command: Command, dice: Dice): Decision<Event> {
  const early = outOfOrder(state, command);
  if (early) return { kind: 'refused', refusal: early };
  const script = startScript(game, state, dice);
  const refusal = dispatch(script, command);
  if (refusal) return { kind: 'refused', refusal };
  const outcome = script.state().outcome ? null : outcomeNow(game, script.state());
  if (outcome) script.emit({ type: 'armyWon', army: outcome.winner, reason: outcome.reason });
  return { kind: 'done', events: script.events };
}
