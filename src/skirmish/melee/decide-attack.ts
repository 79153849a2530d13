import type { Refusal } from '../../game';
import { offerAdvance } from '../aftermath/offer-advance';
import type { Command } from '../commands';
import { fieldOf } from '../field';
import type { SkirmishGame } from '../game';
import { refuse } from '../refusals';
import type { Script } from '../script';
import { isRefusal } from '../shooting/shot';
import type { SkirmishState } from '../state';
import { applyResult } from './apply-result';
import { oddsOf, type Odds } from './odds';

/** Why this attack may not be made now; null when it may. @rule MEL-1 @rule TURN-1 */
export function attackRefusal(
  game: SkirmishGame,
  state: SkirmishState,
  attackers: readonly string[],
  defenders: readonly string[],
): Refusal | null {
  if (state.sequence !== 4) return refuse('wrong-sequence', 'TURN-1', { needed: 4, sequence: state.sequence });
  const { byId } = fieldOf(game, state);
  for (const who of attackers) {
    if (byId.get(who)?.army !== state.active) return refuse('unknown', 'TURN-1', { who });
    if (state.doings.attacked.includes(who)) return refuse('already-acted', 'MEL-1', { who });
  }
  for (const who of defenders) {
    if (state.doings.wereAttacked.includes(who)) return refuse('already-attacked', 'MEL-1', { who });
  }
  return null;
}

/** The odds of an attack that may be made now, or the refusal. */
export function attackNow(
  game: SkirmishGame,
  state: SkirmishState,
  attackers: readonly string[],
  defenders: readonly string[],
): Odds | Refusal {
  return attackRefusal(game, state, attackers, defenders) ?? oddsOf(game, state, attackers, defenders);
}

/** Rolls one melee and applies its result; advances are offered. Returns the refusal, else null. @rule MEL-1 */
export function decideAttack(script: Script, command: Extract<Command, { type: 'attack' }>): Refusal | null {
  const attackers = [...command.attackers].sort();
  const defenders = [...command.defenders].sort();
  const odds = attackNow(script.game, script.state(), attackers, defenders);
  if (isRefusal(odds)) return odds;
  const { byId } = script.field();
  const before = defenders.map((id) => byId.get(id)!);
  const face = script.roll(10, 'melee', 'MEL', [...attackers, ...defenders]);
  const result = odds.results[face - 1]!;
  const { attack, defence, column, tally } = odds;
  script.emit({ type: 'fought', attackers, defenders, attack, defence, column, tally, face, result });
  applyResult(script, result, attackers, defenders);
  offerAdvance(script, attackers, before);
  return null;
}
