import { clash } from './clash';
import { open, type Figures } from './figures';
import type { Cast } from './cast';
import { stroll } from './stroll';
import type { Table, Temper } from './table';
import { atLimit, settle, settleTurn } from './tally';
import { armyNumber } from './cast';
import { volley } from './volley';

/** Those stunned before this turn stand again. @rule TURN-3 */
function recover(cast: Cast, figures: Figures): void {
  for (const man of cast.order[figures.active]!) {
    if (figures.stunned[man]! >= 0 && figures.stunned[man]! < figures.playerTurn) figures.stunned[man] = -1;
  }
}

/** The other army's turn, or the end at the limit. @rule TURN-1 */
function pass(cast: Cast, figures: Figures): void {
  settleTurn(cast, figures);
  if (figures.winner !== open) return;
  const next = 1 - figures.active;
  if (next === armyNumber(cast.game.firstArmy) && figures.turn === cast.game.turnLimit) {
    figures.winner = atLimit(cast, figures);
    return;
  }
  if (next === armyNumber(cast.game.firstArmy)) figures.turn++;
  figures.playerTurn++;
  figures.active = next;
  figures.sequence = 1;
  figures.done.fill(0);
}

/** Plays the rest of the active army's turn. */
export function playTurn(table: Table, temper: Temper): void {
  const { cast, figures } = table;
  if (figures.sequence <= 1) volley(table, false);
  if (figures.sequence <= 2) stroll(table, temper);
  settle(cast, figures);
  if (figures.winner !== open) return;
  if (figures.sequence <= 3) volley(table, true);
  if (figures.sequence <= 4) clash(table);
  settle(cast, figures);
  if (figures.winner !== open) return;
  recover(cast, figures);
  pass(cast, figures);
}

/** Plays on for some turns, or to the end of the game, each army with its temper. */
export function playOn(table: Table, turns: number, tempers: readonly [Temper, Temper]): void {
  const { figures } = table;
  for (let turn = 0; turn < turns && figures.winner === open; turn++) {
    playTurn(table, tempers[figures.active]!);
  }
}
