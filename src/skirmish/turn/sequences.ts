import { otherArmy, type ArmyId, type Refusal } from '../../game';
import { canAct } from '../legal';
import { refuse } from '../refusals';
import type { Script } from '../script';
import type { Sequence } from '../state';
import { outcomeAtLimit, outcomeAtTurnEnd, type Outcome } from './victory';

/** Those stunned before this turn stand again. @rule TURN-3 */
function recover(script: Script): void {
  const { characters, active, playerTurn } = script.state();
  for (const { id, army } of script.game.characters) {
    const { stunnedIn } = characters[id]!;
    if (army === active && stunnedIn !== null && stunnedIn < playerTurn) script.emit({ type: 'recovered', who: id });
  }
}

function begin(script: Script, sequence: Sequence, army: ArmyId): void {
  script.emit({ type: 'sequenceBegan', sequence, army });
  if (sequence === 5) recover(script);
}

/** Ends the game when the scenario says so; true when it did. @rule VIC-1 */
function endGame(script: Script, outcome: Outcome | null): boolean {
  if (!outcome) return false;
  script.emit({ type: 'armyWon', army: outcome.winner, reason: outcome.reason });
  return true;
}

/** The other army's turn, or the end of the game at the limit. @rule TURN-1 @rule VIC-1 */
function nextTurn(script: Script): void {
  const { game } = script;
  const state = script.state();
  if (endGame(script, outcomeAtTurnEnd(game, state))) return;
  const army = otherArmy(state.active);
  const turn = army === game.firstArmy ? state.turn + 1 : state.turn;
  if (turn > game.turnLimit) {
    endGame(script, outcomeAtLimit(game, state));
    return;
  }
  script.emit({ type: 'turnBegan', army, turn });
  begin(script, 1, army);
}

/** The second army sets up after the first; then turn 1 begins. @rule VIC-1 */
function afterDeployment(script: Script): void {
  const { game } = script;
  const { active } = script.state();
  const other = otherArmy(active);
  if (active === game.firstArmy && game.zones[other]) {
    script.emit({ type: 'turnBegan', army: other, turn: 1 });
    begin(script, 0, other);
    return;
  }
  script.emit({ type: 'turnBegan', army: game.firstArmy, turn: 1 });
  begin(script, 1, game.firstArmy);
}

function step(script: Script): void {
  const { sequence, active } = script.state();
  if (sequence === 0) afterDeployment(script);
  else if (sequence === 5) nextTurn(script);
  else begin(script, (sequence + 1) as Sequence, active);
}

/** Passes over sequences in which nothing can be done; never more than one whole turn. @rule TURN-4 */
export function passEmpty(script: Script): void {
  if (!script.game.options.passEmptySequences) return;
  const began = script.state().playerTurn;
  while (!script.state().outcome && !canAct(script.game, script.state())) {
    if (script.state().playerTurn > began && script.state().sequence === 5) return;
    step(script);
  }
}

/**
 * Goes on to the next sequence, or the other army's turn, past those in which nobody could act where the options say
 * so. Returns why not (an advance is still being asked), else null. @rule TURN-1
 */
export function decideEndSequence(script: Script): Refusal | null {
  const { pending } = script.state();
  if (pending) return refuse('choice-first', 'ADV-1', { who: pending.who[0]! });
  step(script);
  passEmpty(script);
  return null;
}
