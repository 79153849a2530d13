import type { ArmyId } from '../../game';
import { directions, neighbour } from '../../hex';
import { hexesOf } from '../../skirmish';
import { canStrike } from './contact';
import type { Man, Survey } from './survey';

/**
 * Which men of an army could attack a character on each hex within one move: a mask per hex, one bit per man (with more
 * than 32, two share a bit). Nobody is assumed to be in the way.
 */
export interface Threats {
  readonly masks: Int32Array;
  /** How many of the other army each could come to, by bit. */
  readonly choices: Uint8Array;
}

/** Marks every hex beside the places that a man can reach. */
function mark(survey: Survey, man: Man, masks: Int32Array): void {
  const { game, tables } = survey;
  const { grid } = game.board;
  const travel = tables.travel(man.piece.head, man.rides);
  const { move } = man.piece.values;
  const bit = 1 << (man.bit & 31);
  for (let hex = 0; hex < grid.size; hex++) {
    if (travel[hex]! > move) continue;
    for (const direction of directions) {
      const to = neighbour(grid, hex, direction);
      if (to >= 0 && (masks[to]! & bit) === 0 && canStrike(survey, man.rides, hex, direction, to)) masks[to]! |= bit;
    }
  }
}

function threatsOf(survey: Survey, army: ArmyId): Threats {
  const masks = new Int32Array(survey.game.board.grid.size);
  for (const man of survey.men[army]) if (man.fights) mark(survey, man, masks);
  const choices = new Uint8Array(32);
  for (const other of survey.men[army === 'blue' ? 'red' : 'blue']) {
    const mask = hexesOf(other.piece).reduce((sum, hex) => sum | masks[hex]!, 0);
    for (let bit = 0; bit < 32; bit++) if (mask & (1 << bit)) choices[bit]!++;
  }
  return { masks, choices };
}

const made = new WeakMap<Survey, Partial<Record<ArmyId, Threats>>>();

/** The threats of an army from where it stands. */
export function threatsBy(survey: Survey, army: ArmyId): Threats {
  let known = made.get(survey);
  if (!known) made.set(survey, (known = {}));
  return (known[army] ??= threatsOf(survey, army));
}
