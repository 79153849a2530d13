import { otherArmy, type Refusal } from '../../game';
import { refuse } from '../refusals';
import type { Script } from '../script';
import { outcomeAtLimit, outcomeAtTurnEnd, type Outcome } from './victory';

/** One of the turns in which they do nothing has gone by. @rule MAG-2 */
function easeStupor(script: Script): void {
  const { active } = script.state();
  for (const { id, army, stupor } of script.field().pieces) {
    if (army === active && stupor > 0) script.emit({ type: 'stuporEased', who: id, turns: stupor - 1 });
  }
}

function endGame(script: Script, outcome: Outcome): null {
  script.emit({ type: 'armyWon', army: outcome.winner, reason: outcome.reason });
  return null;
}

/**
 * Ends the turn: the other army's turn begins, or the game is over. Returns the refusal, else null. @rule CTU-1 @rule
 * CSC-1
 */
export function decideEndTurn(script: Script): Refusal | null {
  const { game } = script;
  const { phase, active, turn } = script.state();
  if (phase !== 'play') return refuse('wrong-phase', 'CTU-1', { needed: 'play', phase });
  easeStupor(script);
  const outcome = outcomeAtTurnEnd(game, script.state());
  if (outcome) return endGame(script, outcome);
  const army = otherArmy(active);
  const next = army === game.options.besieger ? turn + 1 : turn;
  if (next > game.mission.turnLimit) return endGame(script, outcomeAtLimit(game));
  script.emit({ type: 'turnBegan', army, turn: next });
  return null;
}
